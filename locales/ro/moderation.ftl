# What the host of a server tells people, and bots that people bring.

seat-program = { $name } (bot)
announcement = De la administrator:
host-menu = Administrarea serverului
sanction-mute = { $for ->
    [good] Administratorul serverului nu te mai lasă să scrii în chat. Motivul: { $reason }
   *[time] Administratorul serverului nu te lasă să scrii în chat până la: { $time }. Motivul: { $reason }
}
sanction-ban = { $for ->
    [good] Administratorul serverului nu te mai lasă să joci aici. Motivul: { $reason }
   *[time] Administratorul serverului nu te lasă să joci aici până la: { $time }. Motivul: { $reason }
}
enter-title = Pe acest server se intră cu invitație
enter-words = Administratorul a împărțit coduri. Introdu-l pe al tău o singură dată; după aceea, dispozitivul este cunoscut aici.
enter-code = Codul tău
enter = Intră
programs = Boții mei
programs-of-people = Boți
new-programs = Se pot așeza și boți
new-programs-words = Programe scrise de jucători. Sunt marcate ca boți; într-o partidă care contează pentru clasament nimeni nu joacă împotriva propriilor boți.
error-invitation-needed = Pe acest server se intră cu invitație: introdu pe prima pagină codul primit de la administrator.
error-unknown-entrance = Administratorul nu a dat un asemenea cod sau codul a fost deja folosit.
error-bad-token = Acest token nu aparține niciunui bot sau nu mai este valabil.
error-host-only = Doar un administrator al serverului poate face asta.
error-unknown = Nu mai există.
error-muted = Administratorul serverului nu te lasă să scrii în chat.
error-banned = Administratorul serverului nu te lasă să joci aici.
error-no-programs = La această masă nu se pot așeza boți, iar într-o partidă care contează pentru clasament nimeni nu joacă împreună cu propriii boți.
