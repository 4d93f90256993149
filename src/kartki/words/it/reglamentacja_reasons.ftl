# Perché la bottegaia lo farebbe: quanto rende, quanto è probabile e quanto renderebbe l’idea successiva

reason-haggle_offer = Su 100 mani che { $seat } può avere, { $chance } direbbero di sì, e allora guadagni { $gain_whole },{ $gain_tenth } punti, tolto già quello che ci guadagna { $seat }.{ reason-haggle_next }
reason-haggle_offer_all = In { $chance } casi su 100 qualcuno dice di sì, e allora guadagni { $gain_whole },{ $gain_tenth } punti, tolto già quello che ci guadagna l’altro.{ reason-haggle_next }
reason-haggle_take = Ci guadagni { $gain_whole },{ $gain_tenth } punti, anche se conviene pure a { $seat }.{ reason-haggle_next }
reason-haggle_stamp = Quei due bollini ti servono poco; uno del mazzo vale in media { $gain_whole },{ $gain_tenth } punti in più.{ reason-haggle_next }
reason-haggle_place = Il posto dello speculatore ti rende { $gain_whole },{ $gain_tenth } punti in più di questi due bollini.{ reason-haggle_next }
reason-haggle_buy = Per i tuoi ospiti vale { $number }, e quello che ti resta in mano e nella fila è ciò che ti conviene di più.{ reason-haggle_next }
reason-haggle_buy_last = Per i tuoi ospiti vale { $number }, e con questa vinci in { $chance } casi su 100.{ reason-haggle_next }
reason-haggle_buy_nothing = I tuoi bollini compreranno di più se li tieni per un altro giorno.{ reason-haggle_next }
reason-haggle_discard = È il bollino che ti costa meno perdere, { $stamp }: { $gain_whole },{ $gain_tenth } punti.{ reason-haggle_next }
reason-haggle_quiet = Nessuna offerta promette abbastanza da valere una parola, e con quelle degli altri ci rimetteresti.
reason-haggle_stop = La tua offerta ancora sul tavolo ormai ti danneggerebbe, e non c’è altro da guadagnare.
reason-haggle_withdraw = Se ora qualcuno accettasse questa offerta, ci rimetteresti.
reason-spin = Un buon colpo ti dà tempo per contrattare; quello perfetto è fortuna.
# l’idea successiva
reason-haggle_next = { $next ->
    [none] { "" }
    [offer] { "" } La seconda idea migliore, offrire { $next_give } per { $next_ask }, promette { $less_whole },{ $less_tenth } punti in meno.
    [take] { "" } La seconda idea migliore, accettare { $next_give } per { $next_ask }, promette { $less_whole },{ $less_tenth } punti in meno.
    [pay] { "" } La seconda idea migliore, dare allo speculatore { $next_give }, promette { $less_whole },{ $less_tenth } punti in meno.
    [card] { "" } La seconda carta migliore, { $next_what }, resta indietro di { $less_whole },{ $less_tenth } punti.
    [stamp] { "" } Il successivo, { $next_what }, ti costerebbe { $less_whole },{ $less_tenth } punti in più.
   *[nothing] { "" } Non fare niente renderebbe { $less_whole },{ $less_tenth } punti in meno.
}
