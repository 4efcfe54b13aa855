//! What the rules foresee for each role is what its phase then brings.
#![cfg(feature = "wire")]

use puerto_rico::wire::{RolePreview, RoleShare};
use puerto_rico::{Action, Decision, Event, RoleCard, Setup, State, Tile};
use tabletop::wire::WireGame;
use tabletop::{FastRandom, Game, Playout, Seat};

/// How often something was compared.
#[derive(Default)]
struct Compared {
    people: u32,
    goods: u32,
    doubloons: u32,
    purchases: u32,
    tiles: u32,
    sales: u32,
    loads: u32,
}

fn previews(game: &State, observer: Option<Seat>) -> Vec<RolePreview> {
    game.outlook(observer, None).expect("an outlook").roles
}

fn legal(game: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

/// Chooses the card and takes the worker of the mayor's privilege.
fn begin(game: &State, seat: Seat, card: RoleCard) -> (State, Vec<Event>) {
    let (mut after, mut events) = (*game, Vec::new());
    after
        .apply(seat, Action::ChooseRole(card), &mut events)
        .expect("a free card");
    if matches!(after.decision(), Decision::MayorPrivilege(_)) {
        after
            .apply(seat, Action::TakeWorker, &mut events)
            .expect("a worker in the supply");
    }
    (after, events)
}

impl Compared {
    /// What happens at once, before anybody is asked.
    fn at_once(&mut self, role: &RolePreview, events: &[Event]) {
        let mut arrived = vec![0; role.seats.len()];
        for event in events {
            match *event {
                Event::WorkersArrived { seat, workers } => arrived[seat.index()] += workers,
                Event::WorkerTaken { seat, .. } => arrived[seat.index()] += 1,
                Event::Produced { seat, goods, .. } => match &role.seats[seat.index()] {
                    RoleShare::Goods { goods: foreseen, .. } => {
                        assert_eq!(goods, *foreseen);
                        self.goods += 1;
                    }
                    RoleShare::Nothing => assert_eq!(goods.total(), 0),
                    other => panic!("{other:?}"),
                },
                Event::ProspectorPaid { seat, doubloons } => {
                    let count = doubloons;
                    assert_eq!(role.seats[seat.index()], RoleShare::Doubloons { count });
                    self.doubloons += 1;
                }
                _ => {}
            }
        }
        if role.card == RoleCard::Mayor {
            for (share, arrived) in role.seats.iter().zip(arrived) {
                match *share {
                    RoleShare::People { count } => assert_eq!(count, arrived),
                    _ => assert_eq!(arrived, 0),
                }
                self.people += 1;
            }
        }
    }

    /// What the seat that is asked first can do.
    fn first(&mut self, share: &RoleShare, seat: Seat, game: &State) {
        let actions = legal(game, seat);
        match (game.decision(), share) {
            (Decision::Build(_), RoleShare::Buildings { buildings }) => {
                assert_eq!(actions.len(), buildings.len() + 1, "and the pass");
                for buy in buildings {
                    assert!(actions.contains(&Action::Build(buy.building)));
                    assert_eq!(game.price(seat, buy.building).paid(), buy.price);
                }
                self.purchases += 1;
            }
            (Decision::TakeTile(_), &RoleShare::Tile { plantations, quarry }) => {
                assert!(plantations <= game.plantations().total());
                assert_eq!(actions.contains(&Action::TakeTile(Tile::Quarry)), quarry);
                self.tiles += 1;
            }
            (Decision::Sell(_), RoleShare::Sales { sales }) => {
                for sale in sales {
                    assert!(actions.contains(&Action::Sell(sale.good)));
                    assert_eq!(game.sale(seat, sale.good).doubloons(), sale.doubloons);
                }
                self.sales += 1;
            }
            (Decision::Load(_), RoleShare::Loads { loads }) => {
                for load in loads {
                    let (good, hold) = (load.good, load.hold);
                    let action = Action::Load { good, hold };
                    // Others may have had to load before without being asked.
                    if actions.contains(&action) && game.loading_points(seat, load.amount) == load.points {
                        self.loads += 1;
                    }
                }
            }
            (Decision::Build(_) | Decision::Sell(_), _) => panic!("{share:?} before {actions:?}"),
            _ => {}
        }
    }
}

/// Looks at every free card whenever somebody chooses a role in random games.
fn compare(setup: &str, compared: &mut Compared) {
    let setup: Setup = setup.parse().expect("a setup");
    let mut random = FastRandom::new(9);
    let mut playout = Playout::with_capacity(64);
    for _ in 0..12 {
        let mut game = State::new(&setup).expect("a game of this setup");
        loop {
            if let Decision::ChooseRole(chooser) = game.decision() {
                let roles = previews(&game, Some(chooser));
                let cards: Vec<Action> = roles.iter().map(|role| Action::ChooseRole(role.card)).collect();
                assert_eq!(cards, legal(&game, chooser));
                for role in &roles {
                    let (after, events) = begin(&game, chooser, role.card);
                    compared.at_once(role, &events);
                    if after.phase().is_some_and(|phase| phase.role == role.card.role())
                        && let Some(seat) = after.turn().seat()
                    {
                        compared.first(&role.seats[seat.index()], seat, &after);
                    }
                }
            }
            if !playout.step(&mut game, &mut random) {
                break;
            }
        }
    }
}

#[test]
fn roles_bring_what_was_foreseen() {
    let mut compared = Compared::default();
    compare("players=2 edition=2020", &mut compared);
    compare("players=4 edition=2020", &mut compared);
    compare("players=5 edition=2002", &mut compared);
    assert!(compared.people > 100 && compared.goods > 100 && compared.doubloons > 100);
    assert!(compared.purchases > 100 && compared.tiles > 100);
    assert!(compared.sales > 100 && compared.loads > 100);
}

#[test]
fn only_whoever_chooses_a_role_is_told() {
    let setup: Setup = "players=3 edition=2020".parse().expect("a setup");
    let mut game = State::new(&setup).expect("a game of this setup");
    let mut random = FastRandom::new(3);
    let mut playout = Playout::with_capacity(64);
    let mut told = 0;
    while playout.step(&mut game, &mut random) {
        let chooser = match game.decision() {
            Decision::ChooseRole(seat) => Some(seat),
            _ => None,
        };
        for observer in Seat::all(3).map(Some).chain([None]) {
            let is_told = !previews(&game, observer).is_empty();
            assert_eq!(is_told, observer.is_some() && observer == chooser);
            told += u32::from(is_told);
        }
    }
    assert!(told > 5);
}
