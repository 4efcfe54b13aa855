# Words of the arena (`meseta arena`), English: bots against each other, and what came out.
# A block is one lineup of bots rotated through all seats on the same draws, one game for each seat.

## What is played

arena-head =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }.
arena-seed = Seed { $seed }, plan { $digest }.
arena-resumed = { $games ->
        [one] { $games } game had already been played.
       *[other] { $games } games had already been played.
    }
# How far it is; left is a time such as 1:05.
arena-progress = { $done } of { $all } games, { $speed } per second, { $left } left

## What came out

arena-counts = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }
arena-nothing = No block was finished, so there is nothing to report yet.
arena-all-tables = All tables
arena-bot = Bot
arena-share = Win share
# The win share that each seat would have if all bots were equal.
arena-even = Even
arena-rank = Mean place
# Points more than the best rival.
arena-margin = Lead
arena-points = Points
arena-seat = Seat { $number }
arena-time = Time per choice
arena-longest = Longest
arena-forfeits = Forfeits
arena-ratings = Ratings (Plackett-Luce)
arena-rating = Rating
arena-interval = 95% interval
arena-ahead = How often the row’s bot finishes ahead of the column’s bot
arena-alone = Win share of the row’s bot, alone against a field of the column’s bot
arena-intervals = ± and intervals: 95%, over blocks.
arena-sprt-h1 = { $candidate } is better than { $field }: H1 (win share { $high } above even) was accepted after { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }, log-likelihood ratio { $ratio }.
arena-sprt-h0 = { $candidate } is not better than { $field }: H0 (win share { $low } above even) was accepted after { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }, log-likelihood ratio { $ratio }.
arena-sprt-open = Whether { $candidate } is better than { $field } is still undecided after { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }, log-likelihood ratio { $ratio }.
arena-forfeited = { $count ->
        [one] { $count } game was forfeited:
       *[other] { $count } games were forfeited:
    }
arena-forfeit = { $bot }, seat { $seat }, game seed { $seed }, choice { $choice }: { $fault } ({ $detail })
arena-fault-no-start = it did not start
arena-fault-crash = it crashed
arena-fault-timeout = it did not answer in time
arena-fault-unreadable = its answer could not be read
arena-fault-illegal = its action was not legal
arena-written = Written: { $file }
arena-interrupted = Interrupted; { $games ->
        [one] { $games } game is left.
       *[other] { $games } games are left.
    }
arena-go-on = To continue: { $command }
arena-lost = Without --jsonl FILE it can’t be continued.

## What is wrong

arena-no-bots = Name at least two bots with --bot, or a results file to continue with --jsonl.
arena-bot-count = An arena needs 2 to 64 bots, not { $bots }. A bot can play against itself under another name: --bot again=greedy.
arena-bad-bot = There is no bot called “{ $bot }”. Known bots: { $known }. To enter a program of your own, write NAME="COMMAND".
arena-bad-name = “{ $bot }” can’t be the name of a bot: use 1 to 40 characters without spaces.
arena-name-twice = Two bots are called “{ $bot }”. Give one of them another name: --bot NAME=KEY.
arena-not-here = The bot “{ $bot }” can’t play { $game }.
arena-bad-game = There is no game called “{ $game }”. Known games: { $known }.
arena-bad-setup = This table can’t be set up: { $table }: { $reason }
arena-bad-lineups = There are no lineups called “{ $word }”.
arena-other-rules = The plan was made for version { $found } of the rules of { $game }; this program plays by version { $known }.
arena-lineup-count = There are { $lineups } lineups, too many to play. Let each block draw one: --lineups drawn.
arena-block-count = Play at least one block, and fewer than 4294967296 games.
arena-sprt-two = --sprt compares exactly two bots, not { $bots }.
arena-sprt-bad = --h1 must be larger than --h0, both between -0.5 and 0.5, and --alpha and --beta 0 or between 0.0001 and 0.4.
arena-no-start = The bot “{ $bot }” did not start ({ $command }): { $reason }
arena-file-failed = { $file }: { $reason }
arena-file-no-plan = { $file } is not a results file of the arena: its first line is not a plan.
arena-file-digest = { $file } has been changed: its plan does not match its digest.
arena-file-other-plan = { $file } belongs to another plan: its “{ $what }” is { $found }, but you asked for { $asked }. Choose another file, or continue with its plan: meseta arena --jsonl { $file }
arena-file-bad-line = { $file }, line { $line }: this is not a game of the file’s plan.
arena-file-busy = { $file } is in use by another arena.

## The page (--html)

arena-page-title = Arena: { $bots }
arena-choices = Choices per game
arena-page-by-seat = Win share by seat
arena-page-running = Win share as the blocks came in
arena-page-block-axis = Blocks
arena-page-spread = Points: the whole range, the middle half and the median
arena-page-least = Minimum
arena-page-quarter = First quartile
arena-page-median = Median
arena-page-three-quarters = Third quartile
arena-page-most = Maximum
arena-page-test = The test: log-likelihood ratio after every block, between its two bounds
arena-page-how = How this was measured
arena-page-blocks = A block is one lineup of bots rotated through all seats on the same draws, one game for each seat. The luck of the seat and of the draw is therefore the same for all bots in a block, and blocks, not games, are the samples behind every 95% interval. The dashed line is what every bot would get if all were equal.
arena-page-rating = Ratings follow the Plackett-Luce model (Weng and Lin, Journal of Machine Learning Research 12, 2011): a bot about which nothing is known has a rating of 25. The intervals come from resampling the blocks with replacement.
arena-page-forfeit = A bot that crashes, does not answer in time or answers with an illegal action forfeits its game: the game goes on with random play in its seat, and the bot takes last place. Points and leads count only games without a forfeit.
arena-page-sprt = The test is a sequential probability ratio test (Wald 1945, in its generalized form) over blocks of one candidate against a field of the other bot. Because it stops early, the win share of a decided test is slightly exaggerated.
arena-page-again = To play the same games again:
