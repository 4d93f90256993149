### Raggiungere gli altri: inviti, assenti, reazioni.

reach-alone = Per ora questo link si apre soltanto da questo computer. Per gli amici sulla stessa rete Wi-Fi, riavvia la casa con l’opzione --lan: i tuoi tavoli restano come sono.
