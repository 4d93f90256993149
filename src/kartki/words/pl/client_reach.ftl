### Jak dotrzeć do innych: zaproszenia, nieobecni, reakcje.

reach-alone = Na razie ten link otworzy się tylko na tym komputerze. Żeby mogli wejść znajomi z tej samej sieci Wi-Fi, uruchom dom ponownie z opcją --lan; stoły zostaną takie, jakie są.
