# The page about openings: who wins among equally strong bots. Loaded with that page only.

openings-lead = Equally strong bots have played against each other, and this is who won (games with this setup: { $games }). The strokes in the bars are 95 % intervals; the line in the middle is an equal share. People play differently from bots: take it as a map, not as a law.
openings-setup = Edition or expansion
openings-players = Players
openings-all-expansions = All four expansions
openings-without-missions = Without Missions
openings-what = What
openings-percent = { $percent } % ± { $error }
openings-wins = Games won
openings-times = How often
openings-points = Points
openings-seat = Seat { $number }
openings-too-few = too few games

openings-seats = Seats
openings-seats-words = Seat 1 begins the game, the others follow clockwise. A fair bid is what a seat would have to give away at the end, in points, so that all seats win equally often; it is worked out from the final points of games without bids.
openings-bid = Fair bid
openings-give = { $points } ± { $error }

openings-roles = The first role
openings-roles-words = The share of the wins when a seat takes this role as its first one. In these games a seat drawn by lot began with a role drawn by lot, so that a role gets no credit for the situations in which strong players choose it.
openings-dealt-roles = Roles
openings-dealt-roles-words = The share of the wins by the role that a seat was dealt.

openings-first-building = The first building
openings-first-building-words = What seats bought first, compared with how often the same seats win in all games. Good players buy what suits them, so a high share doesn’t mean that the building is right for everybody.
openings-owned-building = Buildings in the end
openings-owned-building-words = What seats owned when the game was over, compared in the same way. Whoever does well can afford more: that is part of these numbers too.
openings-first-extension = The first extension
openings-first-extension-words = What seats bought first, compared with how often the same seats win in all games.
openings-owned-extension = Extensions in the end
openings-owned-extension-words = What seats owned when the game was over, compared in the same way. Whoever does well can afford more: that is part of these numbers too.

openings-lengths = How long games are
openings-lengths-words = Rounds until the end.
openings-rounds = Rounds
openings-games = Games
openings-of-games = { $percent } %

openings-sources = Where points come from
openings-sources-words = Points per seat, on average.
openings-everybody = Everybody
openings-winners = Winners
openings-large-buildings = Extra points of large buildings
