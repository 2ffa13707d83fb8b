## shell: the first page, and what every screen needs

brand = Tinkertable
close = Close
retry = Try again
offline = You are offline. You can read the rules; tables open when the connection is back.

nav-back = Back
nav-home = Home
nav-settings = Settings
nav-rules = Rules
nav-skip = Skip to the content

settings-language = Language
settings-language-en = English
settings-language-ru = Русский

home-greeting = What shall we play?
home-about = Games of roads, gears, robots and pipes. Alone, with bots or with friends.
home-continue = Continue
home-start = Start a game
home-takes = Takes about, against a bot:
home-players = Players:
home-play-now = Play now
home-play-now-of = Play now: { $game }
home-new-table = New table
home-new-table-of = New table: { $game }
home-join = Join a table
home-join-hint = Link or code
home-join-go = Join
home-join-what = That is neither a link nor a code of a table. Paste the whole link you were sent.
home-more = More
home-watch = Tables to join or watch
home-mine = Your tables
home-bring-in = Open a saved game
home-not-log = That file is not a saved game. Choose a .json file that was saved here.
learn-start = Learn in ten steps

reconstructed-label = Reconstructed: what does this mean?
explained-label = What does this mean?
reconstructed-game = Some components of this game are our own reconstruction; an edition file can replace them.

me-guest = Guest
seat-you = You
seat-open = Open seat
player-n = Player { $n }
# Two people of one name.
seat-again = { $name } { $n }

table-your-turn = Your turn
table-waiting-for = { $n ->
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
table-paused = Paused
table-unreadable = Cannot be opened
# Nobody has been there for long.
table-goes = Kept until { $day }. Open it, and it stays.
home-going = { $n ->
    [one] One of your tables has not been opened for long and will soon be deleted.
   *[other] { $n } of your tables have not been opened for long and will soon be deleted.
}
home-going-look = See which
home-forgotten = Good to see you again, { $name }!
home-forgotten-about = You had not been here for so long that this server does not know you any more, nor the tables that were yours alone. You can simply start anew.
home-forgotten-go = Start anew as { $name }
lobby-nobody = Nobody yet
lobby-open-seats = { $n ->
    [one] { $n } open seat
   *[other] { $n } open seats
}
lobby-watch = Watch

value-on = on
value-off = off
value-none = none

error-unknown = That did not work. Reload the page and try again.
error-offline = The server could not be reached. Check the connection and try again.

# The bots by their levels, six of each; who they are is told below.
bot-random-1 = Dado
bot-random-2 = Fritzi
bot-random-3 = Zuzu
bot-random-4 = Hopla
bot-random-5 = Kiki
bot-random-6 = Lumpi
bot-greedy-1 = Goldie
bot-greedy-2 = Rasmus
bot-greedy-3 = Magda
bot-greedy-4 = Silas
bot-greedy-5 = Petra
bot-greedy-6 = Bertil
bot-easy-1 = Pip
bot-easy-2 = Momo
bot-easy-3 = Tilly
bot-easy-4 = Bobbin
bot-easy-5 = Junie
bot-easy-6 = Otto
bot-normal-1 = Ada
bot-normal-2 = Bruno
bot-normal-3 = Mira
bot-normal-4 = Felix
bot-normal-5 = Nell
bot-normal-6 = Tomas
bot-hard-1 = Vera
bot-hard-2 = Gregor
bot-hard-3 = Ines
bot-hard-4 = Casper
bot-hard-5 = Thea
bot-hard-6 = Roland
bot-expert-1 = Sibylla
bot-expert-2 = Corvin
bot-expert-3 = Isolde
bot-expert-4 = Maxim
bot-expert-5 = Leonora
bot-expert-6 = Teodor

edition-unnamed = own box
edition-played = edition “{ $name }”

## screens: every other screen; fetched with the first of them

of = { $what }: { $whom }
cancel = Cancel
copy = Copy
copied = Copied
not-copied = The browser did not allow copying. Select the link and copy it by hand.
yes = yes
no = no

me-name = Your name

level-random = Random
level-random-about = plays any legal move; good for a first look
level-greedy = Greedy
level-greedy-about = takes what scores most right now
level-easy = Easy
level-easy-about = makes mistakes and forgives yours
level-normal = Normal
level-normal-about = plays sensibly; a fair opponent for a first few games
level-hard = Hard
level-hard-about = looks ahead and plans for what others do
level-expert = Expert
level-expert-about = thinks up to a second a move; hard to beat
level-unknown-about = a bot of its own kind

bot-with-level = { $name } · { $level }
bot-random-1-about = trusts the dice with everything
bot-random-2-about = closes her eyes and points
bot-random-3-about = surprised by her own moves
bot-random-4-about = tries everything once
bot-random-5-about = goes where the wind blows
bot-random-6-about = has no plan and likes it that way
bot-greedy-1-about = takes the most first, thinks later
bot-greedy-2-about = says a point today is a point
bot-greedy-3-about = leaves no crumb behind
bot-greedy-4-about = grabs first, reads the rules later
bot-greedy-5-about = cannot wait for the next round
bot-greedy-6-about = counts his points every minute
bot-easy-1-about = curious, forgets half of what she planned
bot-easy-2-about = picks whatever looks prettiest
bot-easy-3-about = in a hurry even without a clock
bot-easy-4-about = daydreams while others play
bot-easy-5-about = cheers for everybody at the table
bot-easy-6-about = learned the rules this morning
bot-normal-1-about = tidy, counts everything twice
bot-normal-2-about = steady, takes his time
bot-normal-3-about = likes a plan and mostly keeps to it
bot-normal-4-about = friendly, but keeps the score
bot-normal-5-about = learns from every defeat
bot-normal-6-about = takes the safe road
bot-hard-1-about = sees three moves ahead and says nothing
bot-hard-2-about = patient, waits for your mistake
bot-hard-3-about = knows what you want before you do
bot-hard-4-about = calm until the last round
bot-hard-5-about = gives no point away
bot-hard-6-about = builds quietly, then all at once
bot-expert-1-about = seems to have seen this game before
bot-expert-2-about = thinks to the end and back
bot-expert-3-about = exact, wastes nothing
bot-expert-4-about = forgives no mistake
bot-expert-5-about = weighs every point
bot-expert-6-about = plays as if he had written the rules

seat-n = Seat { $n }
seat-rival = Opponent
seat-here = here
seat-away = away
# For { $time }, and so much longer the others wait.
seat-away-for = away for { $time }, waited for { $left } more
seat-away-long = away for { $time }
seat-stand-in = a bot stands in ({ $level })
seat-resigned = resigned
seat-voted = { $who ->
    [you] you want to end
   *[other] wants to end
}

new-game = Game
new-seats = Who plays
new-seats-about = Each seat is yours, a bot’s or open for somebody else.
new-me = Me
new-here = Somebody else, on this device
new-open = Open: somebody joins
new-bot = Bot: { $level }
new-name = Name of player { $n }
new-add-seat = Add a seat
new-remove-seat = Remove seat { $n }
new-none-me = No seat is yours: you will watch.
new-hot-seat = You share this device: pass it on at each turn, and nobody sees what is not theirs.
new-options = Options
new-finer = Finer points of the rules
new-visibility = Who may join
new-invited = Those with the link
new-public = Everybody
new-invited-about = Only people you send the link to can join or watch.
new-public-about = The table is listed; anybody can join or watch.
new-clock = Clock
new-no-clock = None
new-minutes = { $n ->
    [one] { $n } minute each
   *[other] { $n } minutes each
}
new-clock-about = Time to think for each player, for the whole match. When it runs out, a bot plays on.
new-hurry = We play now, together
new-hurry-about = Whoever is away for two minutes may be replaced by a bot.
new-no-hurry-about = Everybody plays when they find the time, over days if need be. Only whoever is away for a whole day may be replaced by a bot.
new-edition = Components
new-edition-choose = Choose a file
new-edition-enter = Enter your components
new-edition-go-on = Go on entering
new-edition-share = Copy the link
new-edition-link = Link to a new table with this edition
new-edition-leave = Play with ours
new-edition-about = If you own the box, what its components show can replace ours: enter it here, or choose an edition file. Whoever gets the link can play with it, too.
new-not-edition = That file is no edition. An edition file says which game it is for and what differs; “{ new-edition-enter }” makes one.
new-other-edition = That is an edition of { $given }, not of { $game }.
new-no-edition = This edition is not here. Ask for its file, or for another link.
new-open-table = Open the table
new-start = Start the game

lobby-heading = Waiting for players
lobby-waiting = { $n ->
    [one] The game starts when one more seat is taken.
   *[other] The game starts when { $n } more seats are taken.
}
lobby-basic = Base game
lobby-invite = Invite
lobby-invite-about = Whoever opens this link can join or watch.
lobby-public-about = The table is listed for everybody; the link leads straight to it.
lobby-link = Link to this table
lobby-new-invite = New link (the old one stops working)
lobby-seats = Seats
lobby-sit = Sit down
lobby-to-bot = Let a bot play
lobby-leave = Leave the seat
lobby-close = Close the table

table-heading = Table
table-menu = Table menu
table-side = Beside the table
table-opening = Opening the table…
table-not-found = There is no such table
table-not-found-about = It may have been closed, or it is for invited players only. Ask for the whole link.
table-unreadable-host = You can save what is left of the match as a file, with the moves of all seats, or delete the table.
table-unreadable-others = Only whoever made the table can save what is left of the match, or delete it.
table-unreadable-save = Save what is left
table-unreadable-delete = Delete the table
table-unreadable-sure = Delete it for good, for everybody?
table-round = Round { $round }
table-round-of = Round { $round } of { $rounds }
table-your-turn-in = Your turn · { $game }
table-away = Waiting, not here now: { $names }
table-thinking = { $n ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
table-showing = See what happened
table-paused-about = The table is paused. Clocks stand still.
table-pause = Pause
table-resume = Play on
table-past = As it was after move { $n } of { $of }
table-to-now = Back to now
table-undo = Undo
table-no-undo = nothing to undo now
table-connected = Connected again.
table-reconnecting = The connection is gone; trying again. Your moves are safe.
table-bot-plays-for-you = A bot plays for you.
table-take-back = Take the seat back
table-stand-in = Let a bot stand in
table-away-for = { $name } has been away for { $time }. A bot may take the seat in { $left }.
table-away-long = { $name } has been away for { $time }.
# $who: you, with-you (you and $names) or other.
table-votes = { $who ->
    [you] You want to end the match as it stands.
    [with-you] You and { $names } want to end the match as it stands.
   *[other] { $n ->
        [one] { $names } wants to end the match as it stands.
       *[other] { $names } want to end the match as it stands.
    }
}
table-votes-asked = Still asked: { $names }.
table-vote = Vote to end
table-vote-too = Agree
table-unvote = Withdraw the vote
table-resign = Resign
table-resign-sure = Resign this match? It cannot be undone.
table-resign-yes = Yes, resign
table-leave = Leave the table
table-leave-sure = Leave the table? A bot plays for you; you can take the seat back later.
table-leave-yes = Yes, leave
table-sure = Are you sure?
table-export = Save the game
table-copy-link = Copy the link
table-saved = Every move is saved at once. Close the window whenever you like and come back.
table-keeps = { $n ->
    [one] If none of its players opens this table for a day, it is deleted. It says so before.
   *[other] If none of its players opens this table for { $n } days, it is deleted. It says so before.
}
table-fair = Fair dice
table-fair-about = This number was fixed before the first move. At the end the secret behind it is shown, and anybody can check the dice.
table-fair-over = The second line is the secret: its SHA-256 is the first, and every draw follows from it.
table-watching = You are watching.
table-warming = Bots are warming up

notice-bots-warming = The bots are warming up. They answer already, a little weaker than they will.
notice-bot-retried = { $name } did not answer in time and was asked again.
notice-bot-weaker = { $name } did not answer; a simpler bot made this move.
notice-clock-out = { $who ->
    [you] You are out of time; a bot plays on for you.
   *[other] { $name } is out of time; a bot plays on.
}

notice-seat-back = { $who ->
    [you] You are back in your seat; the bot’s moves stand.
   *[other] { $name } is back and plays on.
}

handover-pass = Pass the device to { $name }
handover-about = The table is covered until the next player is ready.
handover-show = I have it: show my table

chat-heading = Chat
chat-unread = { $n ->
    [one] Chat: { $n } new message
   *[other] Chat: { $n } new messages
}
chat-none = No messages yet.
chat-write = Write a message
chat-send = Send
chat-said = { $name }: { $text }
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }

log-heading = Log
log-none = No moves yet.
# For games that do not tell their moves themselves.
log-line = { $who ->
    [you] You: { $text }
   *[other] { $name }: { $text }
}
log-jump = Move { $n }: { $text } – show the table after it

score-heading = Score
score-cell = { $who ->
    [you] { $line }, you: { $points }
   *[other] { $line }, { $name }: { $points }
}
score-nothing = nothing
score-hint = Choose a number to see what earned it.
line-total = Total

result-over = The game is over
result-winner = winner
result-solo = { $n ->
    [one] The game is over: { $n } point
   *[other] The game is over: { $n } points
}
result-nobody = The game is over: nobody wins
result-unbeaten = The game is over: { $name } was not beaten
# $who: you, with-you (you and $names) or other.
result-wins = { $who ->
    [you] The game is over: you win!
    [with-you] The game is over: you share the victory with { $names }
   *[other] { $n ->
        [one] The game is over: { $names } wins
       *[other] The game is over: { $names } share the victory
    }
}
# The same where there is little room.
result-brief-solo = { hint-points }
result-brief-nobody = Nobody wins
result-brief-unbeaten = { $name } was not beaten
result-brief-wins = { $who ->
    [you] You win
    [with-you] You win with { $names }
   *[other] { $n ->
        [one] { $names } wins
       *[other] { $names } win
    }
}
result-by-vote = Ended by vote, as it stood.
result-by-resigned = { $who ->
    [you] You resigned.
    [with-you] You and { $names } resigned.
   *[other] { $names } resigned.
}
result-by-operator = Ended by whoever runs the server.
result-by-forgotten = Ended because every player erased their data.
result-bests = Your best with these options
result-new-best = A new personal best!
result-this-one = this game
result-rematch = Rematch
result-rematch-ready = A rematch is ready.
result-to-rematch = To the rematch

hint-ask = Hint
hint-thinking = Thinking…
hint-heading = What Expert would do
hint-best = Expert would play: { $move }
hint-by-choice = Expert’s choice first.
hint-by-points = The best first, with the points to expect at the end.
hint-mixed = Whoever always does the same is found out: vary, each about this often.
hint-simulated = Chance to win: the share of matches simulated from there that you win ({ $n } of them, ± { $error } %).
hint-hasty = Simulated matches are played in haste: whoever takes care wins more often.
hint-only = There is no other move.
hint-now = at once: { $what }
hint-chance = { $n } % to win
hint-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hint-often = { $n } % of the time

replay-heading = Replay
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-run = Play by itself
replay-stop = Stop
replay-slider = Move
replay-at = Move { $n } of { $of }
replay-before = Before the first move
replay-seen-by = As seen by
replay-all-open = All open

analysis-ask = Analyse
analysis-heading = Analysis
analysis-progress = Progress of the analysis
analysis-done = { $n } of { $of } decisions
analysis-on = Go on
analysis-warming = The bots are still warming up; then it begins.
analysis-ready = The analysis is ready.
analysis-cancelled = The analysis was cancelled.
analysis-about-chance = Chance to win, by move: the share of matches simulated from there that a player wins. Press the graph to go there.
analysis-about-points = Points to expect at the end, as Expert sees it, by move. Press the graph to go there.
analysis-graph = Graph of what each player could expect, by move. The table below says the same.
analysis-at = At move { $n }
analysis-percent = { $n } %
analysis-nobody = Nobody
analysis-then = { $who ->
    [you] You, then
   *[other] { $name }, then
}
analysis-swings = Where it mattered most
analysis-swing-chance = { $who ->
    [you] Move { $move }, you: { $played }. Expert would have played: { $best } (chance { $from } → { $to })
   *[other] Move { $move }, { $name }: { $played }. Expert would have played: { $best } (chance { $from } → { $to })
}
analysis-swing-points = { $who ->
    [you] Move { $move }, you: { $played }. Expert would have played: { $best } (points { $from } → { $to })
   *[other] Move { $move }, { $name }: { $played }. Expert would have played: { $best } (points { $from } → { $to })
}
analysis-none = No move cost much: everybody played about as Expert would have.
analysis-none-yet = None so far.
analysis-nothing = Nobody had anything to decide.
analysis-table = All decisions as a table
analysis-who = Who
analysis-played = Played
analysis-best = Expert
analysis-expected = Expected
analysis-same = the same
analysis-jump = To move { $n }

continue-ask = Continue from here
continue-heading = Continue after move { $n }
continue-about = A new table of your own begins with this position. Dice and draws from here on are new.
continue-seat = Your seat
continue-option = { $n }: { $name }
continue-bots = Bots on the other seats
continue-go = Play on
continue-over = The match ends here. Go back a move or more.

rules-find = Find in the rules
rules-contents = Contents
rules-table = Table in paragraph { $number }
rules-nothing = Nothing found. Try another word or a number such as R12.

learn-heading = Learn
learn-about = Ten short steps on a real table. You can leave at any time.
learn-steps = In ten steps
learn-step = Step { $n } of { $of }
learn-said = Step { $n } of { $of }: { $sentence }
learn-next = Next
learn-back = Previous step
learn-skip-step = Skip this step
learn-stop = Leave the tutorial
learn-finish = Play on
learn-done = That was the tutorial. Play on as you like.
learn-strayed = That is allowed too. To follow the tutorial, undo it and do what the step says.

settings-look = Language and look
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-still = Less motion
settings-still-about = Nothing moves; what happened is shown at once.
settings-playing = While playing
settings-confirm = Confirm moves on touch screens
settings-confirm-about = The first tap shows the move, the second makes it.
settings-notify = Notify me when it is my turn
settings-notify-about = Only while the window is in the background.
settings-notify-refused = The browser does not allow notifications. Allow them for this page in the browser’s settings first.
settings-who = Who you are
settings-keep-name = Save the name
settings-name-kept = The name is saved.
settings-recovery = Make a recovery link
settings-recovery-about = There are no passwords. A recovery link makes you the same guest on another device; it works once.
settings-recovery-link = Recovery link
settings-data = Your data
settings-data-about = The server keeps your name, your seats and what you wrote in chats. This browser keeps the settings.
settings-export = Save all my data
settings-exported = Everything that the server keeps of you is in the file.
settings-clear = Reset the settings
settings-cleared = The settings are reset.
settings-forget = Erase my data
settings-forget-sure = Your name, messages, seats and whatever else names you are erased; bots take over. This cannot be undone.
settings-forget-yes = Yes, erase
settings-forgotten = Your data is erased. At the next table you are a new guest.

recover-heading = Recovery
recover-about = This link makes this device yours, with your name and tables. It works once.
recover-use = Continue here
recover-sure = This device knows you as { $name }. If you continue, you are somebody else here, and come back to { $name } and those tables only by a recovery link made before.
recover-yes = Yes, become that guest
recover-done = Welcome back, { $name }.

watch-join = Waiting for players
watch-running = Being played
watch-none-open = No public table waits for players. Open one yourself.
watch-none-running = No public table is being played now.
watch-again = Look again
tables-running = Not finished
tables-finished = Finished
tables-none = You have no unfinished tables.

# A game without a drawing of its own.
fallback-view = The table
fallback-moves = Your moves
fallback-filter = Filter the moves
fallback-found = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
fallback-more = Show { $n } more
fallback-wait = Others are to move; there is nothing to do right now.
field-round = round
field-rounds = rounds
field-acting = to act
field-boards = boards
field-you = your seat
field-winners = winners
field-score = score
field-total = total
field-dice = dice
field-card = card
field-hand = hand

## edition: the form for the components of one's own box; fetched with it

edition-title = Your box of { $game }
edition-about = Change whatever is different in your box, and tick what you have checked: it is no longer marked ≈. What you enter is kept on this device.
edition-name = Name of the edition
edition-read = Read from a file
edition-forget = Start afresh
edition-forget-sure = Forget all I have entered
edition-count = { $n ->
    [0] Nothing is changed yet
    [one] { $n } entry changed or checked
   *[other] { $n } entries changed or checked
}
edition-stated = { $n } yours
edition-save = Save as a file
edition-play = Play with these
edition-sure = as in my box
edition-all-sure = All as in my box
edition-changed = changed
edition-restore = As it was
edition-remove = Take away
edition-gone = Taken away:
edition-new-name = Its name
edition-taken = There is one of that name.
edition-else = Something else …
edition-less = { $what }: one less
edition-more = { $what }: one more
edition-shorter = { $what }: without the last one
edition-longer = { $what }: one more place
edition-with = Also shows
edition-without = { $what }: leave out
edition-way = How it is told
edition-another = One more
edition-put = Add

## errors: what is said when something cannot be done

error-bad-request = The server did not understand this. Reload the page to get the newest client.
error-no-identity = This device is not known yet. Reload the page and try again.
error-not-found = There is no such thing here, or it is not for you. Ask for the whole link.
error-banned = You may not play here any more: whoever runs this server has shut you out.
error-not-yours = That belongs to somebody else at the table.
error-not-acting = It is not your turn now. Wait until the others have acted.
error-not-legal = That move is not possible any more. Choose one of those offered.
error-stale = The table had moved on already. Look again and repeat the move if you still want it.
error-not-known = That would show what others still hide, so it cannot be tried out beforehand.
error-nothing-to-undo = There is nothing to undo now.
error-bad-token = This does not open the table: { $why }. Ask for a new link.
error-taken = Somebody has just taken this seat. Choose another.
error-no-such-seat = The table has no such seat.
error-too-slow = That took too long to arrive. Try again.
error-no-such-method = The server does not know this request. Reload the page.
error-bad-table = Such a table is not possible: { $why }.
error-wrong-version = This match was begun with other rules and cannot be continued here.
error-unreadable = This table cannot be opened: { $why }.
error-awaited = A bot cannot take this seat now: { $why }.
error-wrong-status = This cannot be done now: { $why }.
error-too-many = That was a little too fast. Wait a few seconds and try again.
error-too-many-here = Not any more at this table: { $why }.
error-over-limit = That is more than is possible at once: { $why }.
error-too-large = That is too large. Use a smaller file or a shorter text.
error-bad-log = This game cannot be opened: { $why }.
error-bad-edition = This edition cannot be used: { $why }.
error-no-hint = No hint could be thought of in time. Try again.
error-no-analysis = The bots did not answer in time. What is known stays; go on in a while.
error-not-saved = The server could not save this just now. Nothing was changed; try again.

# What was wrong: clauses. The English ones the core says by itself, so they make no choices.
why-action-number = expected a number from 0 to { $most }, got { $got }
why-action-verb = expected one of { $known }, got { $got }
why-action-form = expected something like { $example }, got { $got }
why-mover = expected * or a seat from 1 to { $most }, got { $got }
why-not-acting = seat { $seat } may not act (now acting: { $acting })
why-over = seat { $seat } may not act (the game is over)
why-not-legal = { $move } is not legal for seat { $seat }; { $others } other moves are
why-nothing-to-undo = seat { $seat } has nothing to undo
why-move-count = expected a move from 0 to { $most }, got { $got }
why-no-seed = this match has no seed to draw from: nature's moves must be given
why-json = expected JSON, but line { $line }, column { $column } is none
why-game = expected a game ({ $known }), got { $got }
why-seats = { $game } takes { $least } to { $most } seats, got { $got }
why-option = expected an option of { $game } ({ $known }), got { $got }
why-option-value = expected { $option } to be one of { $known }, got { $got }
why-bot = expected a bot ({ $known }), got { $got }
why-bot-parameter = expected NAME=NUMBER in { $bot }, got { $got }
why-bot-command = expected a command in { $bot }
why-deal-rounds = expected 'dice' as a list of rounds, got { $got }
why-deal-dice = expected { $count } dice a round, got { $got }
why-deal-short = the deal is too short: { $moves } moves were played
why-log-size = expected a log of at most { $most } bytes, got { $got }
why-log-moves = expected at most { $most } moves, got { $got }
why-log-object = expected a log as a JSON object, got { $got }
why-log-key = expected the key { $key } in the log, got { $got }
why-log-text = expected { $key } to be a text, got { $got }
why-log-number = expected { $key } to be a number, got { $got }
why-log-list = expected { $key } to be a list, got { $got }
why-log-object-key = expected { $key } to be an object, got { $got }
why-log-move-text = move { $move }: expected a move as text, got { $got }
why-log-move = move { $move }: { $why }
why-log-game = this is { $game }, the log is of { $got }
why-log-version = this is { $game } version { $version }, the log's is { $got }
why-log-players = expected { $count } players besides you, got { $got }
why-log-no-edition = the log was played with the game's own components, not with the edition { $given }
why-log-edition-missing = the log was played with the edition { $played }, which is not here
why-log-edition = the log was played with the edition { $played }, not with { $given }
why-edition-game = expected an edition of { $game }, got one of { $got }
why-edition-none = { $game } has nothing that an edition could replace
why-edition-name = expected 'name' as a text of one line, got { $got }
why-edition-data = expected 'data' as an object, got { $got }
why-edition-size = expected an edition of at most { $most } bytes, got { $got }
why-edition-object = expected an edition as a JSON object with a 'game', got { $got }
why-edition-twice = expected every key once, got { $key } twice
why-edition-missing = { $where }: { $key } is missing
why-edition-table = { $where }: expected an object, got { $got }
why-edition-text = { $where }: expected a text, got { $got }
why-edition-one-of = { $where }: expected one of { $known }, got { $got }
why-edition-number = { $where }: expected a number from { $least } to { $most }, got { $got }
why-edition-numbers = { $where }: expected a list of { $count } numbers, got { $got }
why-edition-letters = { $where }: expected { $count } of { $known }, got { $got }
why-edition-cards = { $where }: expected { $count } cards, got { $got }
why-edition-most = { $where }: expected { $most } at most, got { $got }
why-edition-least = { $where }: expected { $least } at least, got { $got }
why-edition-list = { $where }: expected a list, got { $got }
why-edition-different = { $where }: expected different numbers, got { $got }
why-edition-does = { $where }: expected what it does, one or more of { $known } (of an entry only one)
why-edition-bot = { $where }: expected a list of a condition and two corners, got { $got }
why-edition-formula = { $where }: { $word } cannot stand where it does in { $got }
why-edition-formula-text = { $where }: expected a formula of at most { $most } characters, got { $got }
why-edition-formula-end = { $where }: { $got } ends too early
why-edition-formula-test = { $where }: expected a test such as L < R, got a number in { $got }
why-edition-formula-number = { $where }: expected a number such as L + R, got a test in { $got }
why-edition-formula-deep = { $where }: expected brackets at most { $most } deep
why-edition-formula-points = { $where }: expected as many points as tests or one more, got { $points } for { $tests }
why-edition-formulas = { $where }: expected formulas of at most { $most } characters in all, got { $got }
why-edition-earned = { $where }: expected at most { $most } points, got { $got } for the dice { $left } and { $right }
why-edition-locations = { $where }: expected a list of locations, got { $got }
why-edition-location-twice = { $where }: expected no location twice, got { $got }
why-edition-repeated = { $where }: { $got } is there twice
why-edition-exits = { $where }: expected one at least, got none
why-edition-sides = { $where }: expected { $count } sides in all, got { $got }
why-edition-route = { $where }: expected a route as four sides of H, R and . (x behind them if highway and railway do not join), got { $got }
why-edition-lava = { $where }: expected lava as four sides of L, H, R and ., got { $got }
why-edition-special = { $where }: { $got } is on a die too, and a log could not tell them apart
why-edition-drawings = { $where }: expected { $count } drawings, got { $got }
why-edition-rondel = { $where }: expected all { $count } locations, got { $got }
why-edition-letters-most = { $where }: expected { $most } of { $known } at most, got { $got }
why-edition-long = { $where }: expected a text of { $least } to { $most } letters, got { $got }
why-edition-columns = { $where }: expected each of { $known } once, got { $got }
why-edition-starting = { $where }: expected one starting pipe or a list of { $count }, got { $got }
why-edition-idle = { $where }: { $key } does nothing there, got { $got }
why-edition-gain = { $where }: expected that something is gained
why-edition-again = { $where }: expected { $most } cards for another turn at most, got { $got }
why-edition-harvey = { $where }: expected a robot among those of { $known }
why-board-word = expected a cell such as D5RHRHx, D3* or D3o, got { $got }
why-board-dot = expected one dot on the board, got a second at { $cell }
why-board-twice = expected each cell once, got { $cell } twice
why-board-drawing = expected a drawing of the game in { $cell }, got { $got }
why-board-clash = a highway meets a rail between { $cell } and { $other }
why-board-expansion = what is in { $cell } needs the option expansion={ $expansion }
why-seat-taken = seat { $seat } is taken
why-banned = whoever runs the server has shut this person out
why-not-host = only the host of the table may do that
why-seat-present = whoever sits on seat { $seat } is here
why-seat-awaited = whoever sits on seat { $seat } is waited for, { $left } longer (hours:minutes:seconds)
why-seat-given-up = seat { $seat } was given up for good
why-not-your-seat = seat { $seat } is not yours
why-not-finished = the match is not over yet
why-not-seated = only those who sit at the table may do that
why-table-open = the match has not begun
why-table-playing = the match is being played
why-table-paused = the table is paused
why-table-over = the match is over
why-table-ended = the match was ended
why-table-unreadable = what was kept of it is damaged
why-bot-plays = a bot plays seat { $seat }: take the seat back first
why-stale = seat { $seat } is at turn { $turn }, not { $got }
why-not-known = what { $move } leads to is hidden until it is played
why-no-answer = nobody could think of an answer in time
why-table-version = the table was begun with { $game } version { $got }, the server plays version { $version }
why-table-game = there is no game { $game } here
why-table-edition = the edition it is played with is missing here, or cannot be used
why-table-entry = entry { $entry } of its journal is missing or makes no sense
why-too-many-undos = seat { $seat } has taken back { $most } moves; each move that stays allows some more
why-too-many-events = besides moves, { $most } things have been done here already
why-no-such-seat = expected a seat from 1 to { $most }, got { $got }
why-query = query: expected { $known }, got { $got }
why-query-twice = query: expected { $key } once
why-field = { $where }: { $problem }
why-not-text = expected text, not binary data
why-no-message = expected a message of docs/protocol.md as JSON
why-http = status { $status }
why-nothing-here = there is nothing here
why-other-host = this server does not answer to that name
why-other-origin = expected a request from this server's own pages
why-too-fast = too many requests at once
why-too-much-new = too many new tables or guests from here; again in { $seconds } s
why-most-tables = at most { $most } unfinished tables for one host
why-most-public = at most { $most } public tables for one host
why-most-alone = at most { $most } tables for one host at which nobody but bots plays
why-most-sockets = at most { $most } tables open at the same time
why-most-connections = at most { $most } connections from one address
why-most-hints = at most { $most } hints at the same time
why-most-analyses = at most { $most } analyses at the same time
why-most-exports = at most { $most } exports of all data at the same time
why-most-imports = at most { $most } games opened at the same time
why-bytes = expected at most { $most } bytes
why-body-late = expected a body within { $seconds } seconds
why-method = expected { $known }
why-no-table = there is no such table, or it is not for you
why-no-edition = there is no such edition here
why-invitation = this table needs an invitation that still holds
why-others-play = others play here
why-used-link = this link was used before, is too old, or never was one
why-branch = expected { $seats } seats and a move up to { $most }
why-edition-other = the log was played with another edition ({ $played })
why-others-quicker = others were quicker each time
why-not-invited = only those who were invited may do that
why-seat-token = this token is for one seat's moves only
why-seat-token-old = the seat belongs to somebody else by now
why-one-hint = one hint at a time, and not too many of them
why-one-analysis = one analysis at a time, and not too many of them
why-other-view = seat { $seat } is not the one you look through
why-no-identity = who are you? POST /api/me first
why-no-store = the store does not answer

## terminal: what only a terminal says

terminal-no-terminal = terminal: needs a terminal to play in (standard input, output and error must be one)
terminal-busy = terminal: { $game } is being played in another terminal already
terminal-too-small = This window is { $width }×{ $height }. The table needs { $least }×{ $low }: please make it larger.

# The game that was left unfinished.
terminal-saved = { $n ->
    [one] There is an unfinished game of { $game }: { $n } move.
   *[other] There is an unfinished game of { $game }: { $n } moves.
}
terminal-saved-options = Played with { $options }.
terminal-saved-bots = Against { $names }.
terminal-continue-or-new =
    c or Enter  continue it
    n           start a new one instead
    q           leave it as it is
terminal-missing-bots =
    To continue it, start again with --bots { $names }.

    n           start a new one (the unfinished one is set aside)
    q           leave it as it is
terminal-aside = The saved game could not be read ({ $reason }); it now lies in { $path }.
terminal-unreadable = The saved game could not be read: { $reason }
terminal-kept = The other game is kept in { $path }.
terminal-not-saved = This move could not be saved: { $reason }

# While playing.
terminal-waiting = Waiting for the others. u undoes what you did last.
terminal-no-undo = There is nothing to undo now.
terminal-no-change = no change
terminal-bot-failed = { $name } made no legal move ({ $reason }); one was made instead.
# Among the seats: lower case, after a number.
terminal-you = you
terminal-board-of = Board { $seat }: { $name }

# Personal bests of matches alone.
terminal-best = A new personal best with these options! b shows the list.
terminal-bests = { $game } alone: your best
terminal-bests-none = No game has been played to its end yet.
terminal-bests-none-won = No game has been won yet.
terminal-no-bests = The list cannot be read: { $reason }

# Keys.
terminal-scroll = ↑ ↓ scroll{ "   " }
terminal-close = Esc back   L русский
terminal-over-tips = n new game  ↑↓ what earned it  o other boards  h moves  L русский  q quit
terminal-list-tips = ↑↓ Enter play  / filter  PgUp PgDn scroll  u undo  h moves  ? help  ^C quit
terminal-help =
    KEYS IN EVERY GAME
      u  undo your last move, as long as nothing new was shown since
      h  the moves so far        L  English, русский
      ?  this page               Ctrl+C  leave; the game is saved after every move
      b  your best scores, when you play alone
