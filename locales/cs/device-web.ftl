## Stoly na tomto zařízení

lobby-own = Připravit vlastní stůl
lobby-own-words = Vyber místa, úrovně, rozšíření a domácí pravidla; na ostatní místa si sednou boti.
lobby-own-game = 2–5 míst, proti botům
here-title = Na tomto zařízení
here-words = Proti botům, bez serveru: pravidla běží ve tvém prohlížeči a stůl zůstává zde.
here-play = { $game }: hrát hned
here-set-up = Připravit
here-new-lead = Stůl zůstává na tomto zařízení a nepotřebuje server. Změň, co chceš, a pak stůl otevři.
device-kept = Tvé stoly jsou uloženy jen v tomto prohlížeči, na tomto zařízení.
device-not-kept = Tento prohlížeč stránkám nedovoluje nic ukládat, možná proto, že je okno soukromé. Tvé stoly vydrží do zavření stránky; chceš-li si hru nechat, ulož si její záznam.
device-save = Uložit stůl jako soubor
device-import = Otevřít soubor
device-import-failed = Tento soubor nelze otevřít. Musí to být stůl nebo záznam dohrané hry, jak je uložila Meseta.
error-device-storage = Prohlížeč nemohl ukládat, možná už nemá místo. Nic se nezměnilo. Uvolni trochu místa a zkus to znovu; hra je v bezpečí až po tvůj poslední tah.
error-device-broken = Na tomto zařízení se něco pokazilo. Hra je v bezpečí až po tvůj poslední tah; zkus to znovu, a pokud to nepomůže, načti stránku znovu.
error-device-unable = V tomto prohlížeči nelze pravidla spustit. Zkontroluj spojení a načti stránku znovu. Pokud to nepomůže, použij aktuální verzi prohlížeče Firefox, Chrome, Edge nebo Safari.
end-fair-words-here = Před hrou toto zařízení určilo otisk svého tajemství. Pomocí tajemství může každý všechna losování ověřit.
update-ready = Je připravena nová verze Mesety.
update-take = Načíst znovu
update-later = Později
new-here = Někdo další u tohoto zařízení
new-here-words = Na tomto zařízení se střídáte.
new-here-name = Hráč { $number }
curtain-title = Předej zařízení: { $player }
curtain-words = Na tahu je { $player }. Stůl je zakrytý, aby nikdo jiný neviděl, co smí vidět jen { $player }.
curtain-ready = To jsem já, { $player }
