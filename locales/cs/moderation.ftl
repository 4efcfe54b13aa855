# What the host of a server tells people, and bots that people bring.

seat-program = { $name } (bot)
announcement = Správce oznamuje:
host-menu = Správa serveru
sanction-mute = { $for ->
    [good] Správce serveru ti natrvalo zakázal psát do chatu. Důvod: { $reason }
   *[time] Správce serveru ti zakázal psát do chatu. Zákaz končí: { $time }. Důvod: { $reason }
}
sanction-ban = { $for ->
    [good] Správce serveru ti tady natrvalo zakázal hrát. Důvod: { $reason }
   *[time] Správce serveru ti tady zakázal hrát. Zákaz končí: { $time }. Důvod: { $reason }
}
enter-title = Na tento server se vstupuje s pozvánkou
enter-words = Správce rozdal kódy. Zadej svůj jednou, potom už tady bude toto zařízení známé.
enter-code = Tvůj kód
enter = Vstoupit
programs = Moji boti
programs-of-people = Boti
new-programs = Smějí hrát i boti
new-programs-words = Programy, které napsali hráči. Jsou označené jako boti; hodnocenou partii nikdo nehraje proti svým vlastním.
error-invitation-needed = Na tento server se vstupuje s pozvánkou: zadej na první stránce kód od správce.
error-unknown-entrance = Takový kód správce nevydal, nebo už je vyčerpaný.
error-bad-token = Tento token nepatří žádnému botovi, nebo už neplatí.
error-host-only = To může jen správce serveru.
error-unknown = To už tady není.
error-muted = Správce serveru ti zakázal psát do chatu.
error-banned = Správce serveru ti tady zakázal hrát.
error-no-programs = K tomuto stolu si boti sednout nemohou a hodnocenou partii nikdo nehraje se svými vlastními boty.
