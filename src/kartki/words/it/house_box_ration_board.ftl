# Che cosa non va in una scatola di Ration Board

flaw-black = «{ $found }» non è né una somma di due dadi (da 2 a 12) né "doubles".
flaw-amount_needed = una carta con l’effetto { $found } deve avere amount.
flaw-amount_idle = una carta con l’effetto { $found } non ha amount.
flaw-hold = hold non va d’accordo con l’effetto { $found }: le carte DA TENERE sono quelle che si tengono fino all’uso.
flaw-no_way_out = nessuna carta porta sempre fuori da una zona, quindi la pesca potrebbe non finire; ne serve almeno una con uno di questi effetti: { $allowed }.
flaw-order = { $found } è fuori ordine: prima Casa, poi la strada rossa, quella blu (che comincia dall’Uscita), quella della Deviazione.
flaw-belongs = una casella del tipo { $found } appartiene a: { $allowed }.
flaw-one_home = ci vuole una sola Casa, ed è la prima; trovate: { $found }.
flaw-one_exit = ci vuole una sola Uscita, prima sulla strada blu e seguita da strada; trovate: { $found }.
flaw-red_end = la strada rossa deve finire con un Ufficio razionamento.
flaw-detour = ci vuole una casella Deviazione se c’è la strada della Deviazione, e nessuna altrimenti; trovate: { $found }.
flaw-window = { $found } dovrebbe essere l’Ufficio per { $allowed }: gli Uffici seguono l’ordine dei viaggi, una casella ciascuno.
flaw-windows = ci sono { $found } caselle per { $allowed } Uffici.
flaw-to_missing = { $found } deve dire dove porta: to = "…".
flaw-to_idle = { $found } non porta da nessuna parte, quindi non ha «to».
flaw-dangling = non c’è una casella chiamata «{ $found }».
flaw-leads = «{ $found }» non può essere il punto d’arrivo: una Scorciatoia porta avanti, su strada normale dello stesso percorso e non oltre un Ufficio; la Deviazione alla prima casella della sua strada; l’ultima di queste alla strada blu, oltre la Deviazione.
flaw-area_end = davanti a { $found } non c’è una casella fuori zona della stessa strada.
flaw-area_wide = { $found } rende la zona troppo larga: dodici caselle così non le attraversa nessuno.
