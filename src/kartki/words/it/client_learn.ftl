# Il browser: regolamenti, note storiche, prime partite guidate

## La striscia in alto

learn-pages = Pagine di questo gioco
learn-page_rules = Regole
learn-page_learn = Prima partita
learn-page_history = Storia
learn-page_teach = Lezione
learn-languages = Lingua

## Regolamenti

learn-shelf = I regolamenti
learn-book_house = Le buone maniere della casa
learn-about_house = Quel che vale a ogni tavolo, qualunque sia il gioco.
learn-contents = Indice
learn-search = Cerca parole o codici di regola
learn-search_short = Cerca…
learn-found = { $number ->
    [0] Nessuna regola ne parla.
    [one] 1 regola
   *[other] { $number } regole
}
learn-print = Stampa
learn-opening = Stiamo prendendo il libro…
learn-away = Ora non si riesce a prendere il libro. Riprova tra un momento.

## Le carte da consultare

learn-cards = Le carte
learn-queue_cards = { $number ->
    [10] Dieci carte coda, uguali per tutti
   *[other] { $number } carte coda, uguali per tutti
}
learn-deliveries = Carte consegna
learn-delivery_line = In { $players }: le carte { $cards } di ogni negozio; ogni giorno { $day ->
    [one] se ne scopre una
   *[other] se ne scoprono { $day }
}.
learn-lists = Liste della spesa
learn-windows = I numeri buoni degli Uffici
learn-release_cards = Carte di soccorso
learn-shopping_cards = Carte spesa
learn-visits = Sei visite: chi potrebbe arrivare
learn-stamps = I bollini
learn-hold = DA TENERE

## Note storiche

learn-no_notes = Su questo non abbiamo ancora scritto niente
learn-handout = Scheda per la classe
learn-to_handout = Da stampare: la scheda per la classe
learn-to_teaching = Alla pagina per insegnanti

## Prime partite guidate

learn-guide = La tua guida
learn-which = A che cosa giochiamo insieme?
learn-no_lesson = Per { $game } non c’è ancora una partita guidata. Nel regolamento c’è tutto, e per giocare contro i bot basta un clic.
learn-step = { $number } di { $total }
learn-back = Indietro
learn-next = Avanti
learn-show = Fammi vedere
learn-skip = Esci
learn-fold = Riduci
learn-unfold = Leggi
learn-menu = Menu
learn-close = Chiudi
learn-astray = Si può fare anche così! Ma in questa prima partita proviamo qualcos’altro:
learn-yours = Tocca a te.
learn-real_game = E ora si gioca davvero!
learn-to_rules = Leggi le regole
learn-to_history = Com’era davvero?
refusal-learn-not_here = Qui non si può. La guida dice che cosa si può fare.

# Kolejka, un lunedì qualunque

learn-kolejka_welcome = Buongiorno! Polonia, anni Ottanta: i soldi ci sono, è la merce che manca. Viviamo insieme una giornata intera. Bastano pochi minuti.
learn-kolejka_list = Questa è la tua lista della spesa: dieci merci per una casa nuova, e quattro sono mobili. Vince chi per primo ha tutto quello che c’è sulla lista. Quanto si paga non conta; conta chi arriva al banco.
learn-kolejka_pawns = Hai cinque pedine: la tua famiglia. La mattina ciascuno le manda, una alla volta, ai cinque negozi e al mercato. Comincia Zbigniew, poi Grażyna.
learn-kolejka_furniture = Nessuno sa ancora dove ci sarà una consegna. Ma a te servono mobili, quindi metti lì una pedina: tocca quella coda.
learn-kolejka_kiosk = Non puntare tutto su un negozio solo. Al chiosco non c’è ancora nessuno: la tua prossima pedina sarà la prima.
learn-kolejka_rest = E avanti così, a turno, finché tutte le pedine sono in coda. Le prossime due le mettiamo noi: un’altra per i mobili, una per i vestiti.
learn-kolejka_market = L’ultima pedina va al mercato. Quel che ti tocca e non ti serve, lì lo puoi scambiare.
learn-kolejka_speculators = Sono tutti in coda. E in fondo alla coda di ogni negozio si è messo uno speculatore, quello in nero. Quel che compra lui non arriva a te: finisce al mercato.
learn-kolejka_delivery = Ecco i camion: due mobili, due elettrodomestici, per oggi nient’altro. Al mobilificio sei al terzo e al quarto posto. Per te non resterebbe niente.
learn-kolejka_cards = A questo servono le carte. Ognuno ha le stesse dieci carte coda e ne tiene in mano tre. Ci sono tre giri: a ogni giro ciascuno ne gioca una. Prima Zbigniew e Grażyna.
learn-kolejka_mother = «Signore… questo non è il suo posto!» Grażyna è passata davanti a Zbigniew. Ora tu: tocca Mamma con bambino, poi la tua prima pedina nella coda dei mobili, e conferma. Va dritta in testa.
learn-kolejka_criticised = Zbigniew sostiene che la tua pedina ha criticato le autorità: due posti indietro! Una carta può disfare ciò che ha fatto un’altra, e qui tutti hanno buona memoria.
learn-kolejka_sir = Grażyna ha un amico nel comitato e ha sbirciato le prossime consegne; tu no. Ma a Zbigniew puoi rispondere: «Signore… questo non è il suo posto!» Un posto avanti, e tra i due che saranno serviti ci sei anche tu.
learn-kolejka_error = Un «errore» di consegna: Zbigniew ha mandato un elettrodomestico al mobilificio, così ce n’è anche per lui. La merce resta quella che è: chi arriva al banco può sceglierla.
learn-kolejka_increased = Grażyna passa e tiene le carte per dopo: dieci devono bastare per tutta la settimana. A te ne resta una: Maggiore consegna. Con una quarta merce saranno servite tutte e due le tue pedine.
learn-kolejka_opening = I negozi aprono tutti insieme: prima comprano tutti i primi, poi tutti i secondi, e così via. Zbigniew ha già il suo elettrodomestico. Qui la prima a scegliere è Grażyna.
learn-kolejka_take = Grażyna è stata servita; ora tu. Un mobile o l’elettrodomestico? La lista dice mobili.
learn-kolejka_bought = Al negozio di elettrodomestici l’ultimo pezzo l’ha preso lo speculatore. Da adesso lo vedi al mercato.
learn-kolejka_exchange = L’altra tua pedina ha avuto quel che restava: un elettrodomestico che non ti serve. Allora al mercato! Dove sta l’operatore di mercato basta una merce per una. Oggi è alla bancarella degli alimentari, e un alimento ti serve: paga con l’elettrodomestico e prendilo.
learn-kolejka_home = Un buono scambio. A qualunque altra bancarella avresti dato due merci per una. Ora manda a casa la pedina.
learn-kolejka_close = Chiusura. L’operatore di mercato passa alla bancarella successiva e ognuno pesca fino ad avere tre carte. Poi si possono riportare a casa le pedine; chi resta tiene il posto per domani.
learn-kolejka_recall = Al chiosco sei al primo posto: restaci, mi raccomando. Al negozio di abbigliamento sei solo al terzo. Riporta a casa quella pedina: domani potrà mettersi altrove.
learn-kolejka_done = Può bastare. L’altra tiene il posto: tocca «Le lascio in coda».
learn-kolejka_tuesday = Martedì, comincia Grażyna. Hai un mobile e un alimento: due merci in casa, otto da trovare. Il sabato tornano tutte le carte giocate.
learn-kolejka_end = È tutto qui: mettersi in coda, spingere, farsi servire, scambiare. Vince chi completa per primo la lista. Ora ne sai abbastanza per giocare davvero.

# Ration Board, il primo viaggio

learn-ration_board_welcome = È il 1943. Burro, caffè, carne, zucchero e benzina sono razionati, e le tessere nessuno te le porta. Andiamo insieme a prendere la prima. Bastano pochi minuti.
learn-ration_board_trip = Da Casa segui la strada rossa, attraverso il bosco e la periferia, fino agli Uffici razionamento in città. Poi torni a Casa per la strada blu. Cinque viaggi, cinque tessere, per primo il burro. Con te gioca June.
learn-ration_board_call = Sulla strada rossa chiami un numero e poi lanci. Se esce quel numero o di più, avanzi esattamente di quanto hai chiamato. Se esce di meno, non ti muovi. Il bosco comincia alla quarta casella: chiama 3, è quasi sicuro.
learn-ration_board_roll = Numero chiamato. Ora lancia i dadi.
learn-ration_board_drove = Sette! Ma hai chiamato tre, e avanzi di tre, mai di più. Il resto è perso.
learn-ration_board_woods = June ha chiamato otto e ha fatto sette: non si è mossa. L’audacia ha un prezzo. Ora chiama 6. Porta dritto nel bosco, ma una volta bisogna pur esserci stati.
learn-ration_board_card = Tra gli alberi peschi una carta di soccorso, e poi un’altra, finché non ne esci. Questa è stata gentile: dietro la corriera della contea avanzi di quattro caselle…
learn-ration_board_short_cut = … e quelle quattro finiscono su una Scorciatoia. Per il sentiero recintato sei già alla casella rossa 18. Non va sempre così.
learn-ration_board_hold = A June infatti è andata peggio. Prima un’esercitazione antiaerea: è una carta DA TENERE, e le resta finché non ha saltato un turno. Poi la strada sbagliata: due caselle indietro, e fuori dal bosco.
learn-ration_board_two = L’Ufficio del burro è a due caselle. Chiama 2: due dadi non fanno mai di meno. Anche se chiami di più ti fermi lì, ma rischi di fare troppo poco.
learn-ration_board_board = La domanda per il burro è presentata, e June ha già saltato il suo turno. A questo sportello va bene un cinque, o un doppio qualsiasi. Qui non si chiama: lancia e basta.
learn-ration_board_refused = Quattro. «Torni domani.» Resti allo sportello e riprovi al prossimo turno. Non c’è altro modo di andarsene.
learn-ration_board_again = Ancora una volta: un cinque, o un doppio qualsiasi.
learn-ration_board_approved = Doppio tre: approvata! La tessera del burro è tua, e l’auto è all’Uscita.
learn-ration_board_blue = A Casa per la strada blu. Qui non si chiama: lanci e avanzi del totale. A metà strada c’è il temporale, e funziona come il bosco.
learn-ration_board_storm = Sei caselle, ed è di nuovo una Scorciatoia: tutto il temporale evitato. Te la sei meritata.
learn-ration_board_nearly = Casa è a due caselle. Lancia!
learn-ration_board_home = A Casa, con il burro! Sarebbero bastate due caselle. Con le altre tre sei già di nuovo in viaggio, verso l’Ufficio del caffè.
learn-ration_board_end = Altri quattro viaggi come questo. Vince chi torna per primo a Casa con tutte e cinque le tessere. Ora ne sai abbastanza per giocare davvero.

# Reglamentacja, i primi turni e l’ultimo

learn-reglamentacja_welcome = Buonasera! Polonia, gennaio 1983. Aspetti ospiti, e tutto quello che vorresti mettere in tavola è razionato. Contrattiamo, facciamo la coda e poi la spesa, insieme. Bastano pochi minuti.
learn-reglamentacja_visit = Ecco chi viene a trovarti, e lo sai solo tu: Incontro con le amiche. Per loro dolci e faccende valgono doppio. Anche gli altri aspettano qualcuno.
learn-reglamentacja_shop = In negozio ci sono sei carte. Ognuna costa tre bollini, e ogni sua icona vale un punto. La torta di ricotta ha tre icone dolce; la tua visita le raddoppia, e fanno sei punti. Costa due bollini della farina e uno dello zucchero.
learn-reglamentacja_stamps = Questi sono i tuoi bollini. Di farina ne hai due, di zucchero nessuno. Che cosa hanno gli altri è un segreto: a Halina e Ryszard bisogna chiederlo.
learn-reglamentacja_queue = I bollini da soli non bastano: compra soltanto chi è in testa alla coda. Il tuo posto è il terzo, e dietro di te c’è lo speculatore.
learn-reglamentacja_spin = La trottola ce l’hai tu: in questo turno ogni accordo passa da te. Falla girare! Si contratta finché gira. A un tavolo dal vivo la lanci con un colpo di dita, e al massimo dura un minuto. Qui aspetta che tu abbia finito di leggere.
learn-reglamentacja_call = Ora chiedi quello che ti manca: tocca il bollino vuoto dello zucchero, tra i tuoi. «Chi ha dello zucchero?» è solo un annuncio. Non impegna nessuno.
learn-reglamentacja_offer = Halina ha dello zucchero e ti fa un’offerta: uno zucchero per due bollini qualsiasi, e quali due lo scegli tu. «Troppo caro!» esclama Ryszard. Ha ragione.
learn-reglamentacja_counter = Allora rilancia: tocca i due bollini sul suo foglietto, poi «Rilancia». Nella risposta ci sono già due tuoi bollini; tocca il tuo cioccolato, e torna da te. Carne per zucchero, così è giusto: dillo.
learn-reglamentacja_agreed = Affare fatto! Halina ha accettato, e ora hai tutto quello che costa la torta di ricotta.
learn-reglamentacja_any = Ryszard cerca cioccolato, e del tuo puoi fare a meno. Chiedi molto: tocca il cioccolato, poi il 3 accanto al bollino vuoto, cioè tre qualsiasi, e dillo a tutti.
learn-reglamentacja_speculator = Tre per uno! Quali tre, l’ha scelto Ryszard. Adesso hai nove bollini, e ne puoi tenere solo sei. Lo speculatore tratta con chi ha la trottola: per due qualsiasi ti dà il primo della pila. Dagli carne e alcol.
learn-reglamentacja_place = Di nuovo alcol: lo speculatore non regala niente. Ma senti Halina: è in testa alla coda, e per un bollino dell’alcol ti lascia il posto. Un tocco su «Accetta», e vi scambiate di posto.
learn-reglamentacja_stop = Sei in testa alla coda e la torta di ricotta te la puoi pagare. Che vuoi di più? Metti una mano sulla trottola: così si smette di contrattare. A un tavolo dal vivo, chi aspetta troppo la vede cadere.
learn-reglamentacja_discard = Chi aveva la trottola adesso scarta fino a restare con sei bollini. Due saponi non ti servono: toccane uno.
learn-reglamentacja_buy = La trottola passa a Halina, e fa la spesa chi è in testa alla coda: tocca a te. Compra la torta di ricotta.
learn-reglamentacja_bought = Sei punti! Vai in fondo alla coda e peschi un bollino della farina. Halina ne ha pescati due: comincia il suo turno.
learn-reglamentacja_decline = Ora la trottola è di Halina, e tutti contrattano soltanto con lei. Vorrebbe del burro. Ma i tuoi due e la farina pagano i biscotti al burro, altri sei punti. Rifiuta: tocca la ✕ sul suo foglietto.
learn-reglamentacja_he_shops = Appena lo speculatore è in testa alla coda, fa la spesa: il dado ha scelto lo zucchero per il tè, e addio. Adesso lui è in fondo, e in testa ci sei di nuovo tu.
learn-reglamentacja_onwards = Si va avanti così, turno dopo turno. Comprerai i biscotti al burro, qualcosa per lo spazzacamino e un pranzo di tre portate. Saltiamo all’ultimo turno.
learn-reglamentacja_final = La fila di carte non si può più completare: è il turno finale. Lo speculatore è andato a casa, e tutti hanno ricevuto tre bollini. Fai girare la trottola per l’ultima volta!
learn-reglamentacja_everyone = Adesso tutti possono contrattare con tutti, e nessuno può fermare la trottola. Ancora una farina, e la ciambella lievitata ti dà otto punti. Halina ha farina e le serve sapone: tocca il tuo sapone, poi la farina nella tua offerta, poi Halina, e dillo.
learn-reglamentacja_silence = Halina ha accettato, e poi si è messa d’accordo con Ryszard: nel turno finale si può. Quello che ti serve ce l’hai. Non dire nulla: quando tutti tacciono, la trottola cade.
learn-reglamentacja_last_card = Tutti possono comprare un’ultima carta, nell’ordine della coda. Cominci tu: compra la ciambella lievitata.
learn-reglamentacja_scoring = Suonano alla porta! Si scoprono le visite e si conta carta per carta. I tuoi dolci e lo spazzacamino valgono doppio: 28 punti. Halina ne ha 21, Ryszard 20.
learn-reglamentacja_end = È tutto qui: annunciare, offrire, accettare e fermarsi in tempo. Vince chi si è preparato meglio alla visita. Ora ne sai abbastanza per giocare davvero.

# A replay with everything open

learn-open_eyes = Tutto scoperto
learn-open_hands = Le carte di tutti
learn-open_none = Nessuna carta in mano
learn-open_stamps = I bollini di tutti
learn-open_no_stamps = Nessun bollino in mano
learn-turn = Turno { $number }
learn-coming = Carte ancora da venire
learn-coming_note = Nell’ordine in cui arriveranno, fino alla prossima mescolata
learn-coming_truck = { $shop } { $number }
learn-coming_none = Nessun’altra
