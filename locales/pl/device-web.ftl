## Stoły na tym urządzeniu

lobby-own = Przygotuj własny stół
lobby-own-words = Wybierz miejsca, poziomy, dodatki i zasady domowe; pozostałe miejsca zajmą boty.
lobby-own-game = 2–5 miejsc, przeciwko botom
here-title = Na tym urządzeniu
here-words = Przeciwko botom, bez serwera: zasady działają w twojej przeglądarce, a stół zostaje tutaj.
here-play = { $game }: zagraj teraz
here-set-up = Przygotuj
here-new-lead = Stół zostaje na tym urządzeniu i nie potrzebuje serwera. Zmień, co chcesz, a potem otwórz stół.
device-kept = Twoje stoły są przechowywane tylko na tym urządzeniu, w tej przeglądarce.
device-not-kept = Ta przeglądarka nie pozwala stronom niczego zapisywać, być może dlatego, że okno jest prywatne. Twoje stoły znikną po zamknięciu strony; aby zachować grę, zapisz jej przebieg.
device-save = Zapisz stół jako plik
device-import = Otwórz plik
device-import-failed = Nie można otworzyć tego pliku. Musi to być stół albo zapis zakończonej gry, zapisany przez Mesetę.
error-device-storage = Przeglądarka nie mogła zapisać zmian, być może brakuje jej miejsca. Nic nie zostało zrobione. Zwolnij trochę miejsca i spróbuj ponownie; gra jest bezpieczna do twojego ostatniego ruchu.
error-device-broken = Coś się zepsuło na tym urządzeniu. Gra jest bezpieczna do twojego ostatniego ruchu; spróbuj ponownie, a jeśli to nie pomoże, odśwież stronę.
error-device-unable = W tej przeglądarce nie można uruchomić zasad gry. Sprawdź połączenie i odśwież stronę. Jeśli to nie pomoże, użyj aktualnej wersji przeglądarki Firefox, Chrome, Edge lub Safari.
end-fair-words-here = Przed grą to urządzenie ustaliło odcisk swojej tajemnicy. Znając tajemnicę, każdy może sprawdzić każde losowanie.
update-ready = Nowa wersja Mesety jest gotowa.
update-take = Odśwież
update-later = Później
new-here = Ktoś jeszcze przy tym urządzeniu
new-here-words = Gracie na zmianę na tym urządzeniu.
new-here-name = Gracz { $number }
curtain-title = Przekaż urządzenie: { $player }
curtain-words = Teraz gra { $player }. Stół jest zakryty, żeby nikt inny nie zobaczył tego, co widzieć może tylko ta osoba.
curtain-ready = To ja, { $player }
