# The page about openings: who wins among equally strong bots. Loaded with that page only.

openings-lead = Equally strong bots played against each other, and this is who won (games with this setup: { $games }). The thin lines in the bars are 95% intervals; the line in the middle is an equal share. People play differently from bots: take it as a map, not as a law.
openings-setup = Edition or expansion
openings-players = Players
openings-all-expansions = All four expansions
openings-without-missions = Without Missions
openings-what = What
openings-percent = { $percent }% ± { $error }
openings-wins = Games won
openings-times = How often
openings-points = Points
openings-seat = Seat { $number }
openings-too-few = too few games

openings-seats = Seats
openings-seats-words = Seat 1 begins the game, and the others follow clockwise. A fair bid is how many points a seat would have to give up at the end for all seats to win equally often; it is worked out from the final points of games without bids.
openings-bid = Fair bid
openings-give = { $points } ± { $error }

openings-roles = The first role
openings-roles-words = How often a seat wins when it takes this role first. In these games, a randomly drawn seat began with a randomly drawn role, so that a role gets no credit for the situations in which strong players choose it.
openings-dealt-roles = Roles
openings-dealt-roles-words = How often a seat wins with the role it was dealt.

openings-first-building = The first building
openings-first-building-words = What seats bought first, compared with how often the same seats win in all games. Good players buy what suits them, so a high share doesn’t mean that the building is right for everybody.
openings-owned-building = Buildings at the end
openings-owned-building-words = What seats owned when the game was over, compared in the same way. Whoever does well can afford more: that is part of these numbers too.
openings-first-extension = The first extension
openings-first-extension-words = What seats bought first, compared with how often the same seats win in all games.
openings-owned-extension = Extensions at the end
openings-owned-extension-words = What seats owned when the game was over, compared in the same way. Whoever does well can afford more: that is part of these numbers too.

openings-lengths = How long games last
openings-lengths-words = Rounds until the end.
openings-rounds = Rounds
openings-games = Games
openings-of-games = { $percent }%

openings-sources = Where points come from
openings-sources-words = Points per seat, on average.
openings-everybody = Everybody
openings-winners = Winners
openings-large-buildings = Extra points of large buildings
