# Reglamentacja w przeglądarce: co widać, gdy coś się dzieje, i co każdy zrobił ostatnio

## Sceny

reg-stage-next = Dotknij, żeby przejść dalej
reg-stage-raid = Spekulant idzie na zakupy
reg-stage-rolling = Rzuca kostką…
reg-stage-still = Póki nie odejdzie, nikt nie handluje, a bączek stoi w miejscu.
reg-stage-lost = Było cię na nią stać
reg-stage-paid = { $seat_me ->
    [yes] Oddajesz { $stamps } i zabierasz ją do domu.
   *[no] { $seat } oddaje { $stamps } i zabiera ją do domu.
}

## Ostatnia tura

reg-stage-final = Ostatnia tura
reg-stage-final_different = Teraz wszystko jest inaczej
reg-stage-final_everyone = Każdy handluje z każdym: kartkami i miejscami w kolejce.
reg-stage-final_speculator = Spekulanta już nie ma: nie pohandlujesz z nim, ale i niczego nie sprzątnie ci sprzed nosa.
reg-stage-final_stamps = Każdy dobiera trzy kartki i nikt nie musi odrzucać do sześciu.
reg-stage-final_top = Bączka nie wolno zatrzymać: musi paść sam.
reg-stage-final_last = Potem każdy, po kolei od lady, może kupić jeszcze jedną, ostatnią kartę.
reg-stage-final_go = Do ostatniej tury
reg-stage-final_sign = każdy z każdym

## O co pytamy

reg-shop-ask_word_final = Ostatnia tura: handluj, z kim chcesz, albo milcz.
reg-shop-ask_word_final_of = Ostatnia tura: głos ma { $seat }.
reg-shop-ask_flick_final = Ostatnia tura: zakręć! Bączek padnie sam.
reg-shop-ask_spin_final = Ostatnia tura: zakręć! Bączek padnie sam.
# dla kogoś nowego, gdy handlują inni
reg-shop-ask_trade_of_new = Bączka ma { $seat }: handluj albo po prostu patrz.
reg-shop-ask_final_new = Ostatni handel, każdy z każdym: dołącz albo po prostu patrz.
reg-shop-ask_word_of_new = Głos ma { $seat }: możesz po prostu patrzeć.
reg-shop-ask_word_final_of_new = Ostatnia tura: głos ma { $seat }. Możesz po prostu patrzeć.
reg-stage-watch_trade = Pierwszy raz tutaj? Możesz po prostu patrzeć: handlować nikt nie musi.

## Co kto zrobił ostatnio, w paru słowach

reg-stage-did_top_spun = kręci bączkiem
reg-stage-did_top_stopped = zatrzymuje bączka
reg-stage-did_offer_made = daje { $give }
reg-stage-did_dealt = umowa stoi
reg-stage-did_declined = odmawia
reg-stage-did_called = „{ $phrase ->
    [who_has] { call-who_has }
    [gives] { call-gives }
    [sells_place] { call-sells_place }
    [wants_place_of] { call-wants_place_of }
    [too_dear] { call-too_dear }
   *[last_chance] { call-last_chance }
}”
reg-stage-did_kept_quiet = milczy
reg-stage-did_paid_speculator = płaci spekulantowi
reg-stage-did_discarded = odrzuca { $stamp_one }
reg-stage-did_bought = kupuje „{ $card }”
reg-stage-did_bought_nothing = nic nie kupuje
reg-stage-did_last = Ostatni ruch: { $deed }

## Na liście: oferty tak, jak widzą je ludzie, bez numerów

reg-stage-slip = { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}
reg-stage-place_of = { $whose_me ->
    [yes] twoje miejsce w kolejce
   *[no] miejsce w kolejce ({ $whose })
}
reg-stage-told_offer_made = { $seat_me ->
    [yes] Ty
   *[no] { $seat }
} → { $all ->
    [yes] wszyscy
   *[no] { $to_me ->
        [yes] ty
       *[no] { $to }
    }
}{ $counter ->
    [yes] , w odpowiedzi
   *[no] { "" }
}: { $slip }.
reg-stage-told_dealt = Umowa stoi!{ event-dealt_what }
reg-stage-told_declined = { $seat_me ->
    [yes] Nie przyjmujesz oferty ({ $whose }): { $slip }.
   *[no] { $whose_me ->
        [yes] { $seat } nie przyjmuje twojej oferty: { $slip }.
       *[no] { $seat } nie przyjmuje oferty ({ $whose }): { $slip }.
    }
}
reg-stage-told_offer_gone = { $why ->
    [withdrawn] { $seat_me ->
        [yes] Wycofujesz ofertę: { $slip }.
       *[no] { $seat } wycofuje ofertę: { $slip }.
    }
    [replaced] { $seat_me ->
        [yes] Twoja poprzednia oferta ({ $slip }) ustępuje nowej.
       *[no] { $seat }: poprzednia oferta ({ $slip }) ustępuje nowej.
    }
    [declined] { $seat_me ->
        [yes] Twoja oferta jest nieaktualna: { $slip }.
       *[no] Oferta ({ $seat }) jest nieaktualna: { $slip }.
    }
    [cannot_keep] { $seat_me ->
        [yes] Twoja oferta przepada: { $slip }. Takie kartki właśnie poszły w inne ręce. Masz ich więcej? Złóż ją jeszcze raz.
       *[no] Oferta ({ $seat }) przepada: { $slip }. Takie kartki właśnie poszły w inne ręce.
    }
   *[pawn_moved] { $seat_me ->
        [yes] Twoja oferta przepada, bo pionek zmienił miejsce: { $slip }.
       *[no] Oferta ({ $seat }) przepada, bo pionek zmienił miejsce: { $slip }.
    }
}
