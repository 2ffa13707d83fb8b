## about: the game on the first page

name = Gears

time = 10 min

about = Set a gear in secret, then turn your neighbour's.

reconstructed = The abilities of the characters and the night effects are our reconstruction; the option “By the text only” plays without them.

## facts: options, score lines and what earned them

line-entered = Entered
line-check = On check
line-total = Total

item-entered = a code card entered
item-check = a code card on check

tie = The highest score that nobody shares wins.

variant-strict-on = By the text only
variant-characters-off = No characters
variant-night_effects-off = No night effects

option-strict-name = By the text only
option-strict-about-off = With characters and night effects, as the next two options say.
option-strict-about-on = Neither characters nor night effects: only what the rulebook prints.
option-characters-name = Characters
option-characters-about-on = Everybody gets a character with an ability by day and one by night.
option-characters-about-off = No characters, as for a first game.
option-night_effects-name = Night effects
option-night_effects-about-on = In rounds 6 to 10 each round card adds an effect.
option-night_effects-about-off = By night the round cards keep their rule only.

field-shift = shift
field-effect = night effect
field-reconstructed = reconstructed
field-token = token
field-open = open
field-check = on check
field-entered = entered
field-discard = discard
field-character = character
field-character_side = its side
field-ability = ability
field-ready = gear set
field-up = turned up
field-gear = gear
field-side = side
field-value = number
field-oiled = oiled
field-winners_of_round = winners of the round

value-day = day shift
value-night = night shift
value-gone = out of the game
value-red = red
value-purple = purple
value-yellow = yellow
value-blue = blue
value-grey = grey
value-multi = multi
value-highest = Highest
value-lowest = Lowest
value-highest_even = Highest even
value-highest_odd = Highest odd
value-lowest_even = Lowest even
value-lowest_odd = Lowest odd
value-even = Even
value-odd = Odd
value-all_but_lowest = All but lowest
value-all_but_highest = All but highest
value-half_turn = Half-Turn
value-reverse_drive = Reverse Drive
value-rust = Rust
value-no_idling = No Idling
value-own_hands = Own Hands
value-blackout = Blackout
value-factory_settings = Factory Settings
value-double_drive = Double Drive
value-test_run = Test Run
value-sparks = Sparks
value-mechanic = Mechanic
value-clockmaker = Clockmaker
value-inspector = Patent Inspector
value-countess = Countess
value-oil = Oil
value-tuning = Fine Tuning
value-ratchet = Ratchet
value-pendulum = Pendulum
value-search = Patent Search
value-swapout = Swap-Out
value-computation = Parallel Computation
value-solution = Elegant Solution
value-characters = characters
value-night_effects = night effects

move-turn-plus = increase (clockwise)
move-turn-minus = decrease (counter-clockwise)
move-turn-0 = leave
move-turn-2 = two steps
move-deal = a code card: { $what }
move-drop = without the gear { $what }
move-character = a character: { $what }
move-token = the token: seat { $what }
move-round = the round card: { $what }
move-set = set { $what }
move-enter = enter { $what }
move-check = send { $what } to check
move-return = take back { $what }
move-use = use { $what }
move-pass = pass

## table: what the drawn table says

ability-oil = Your gear counts as grey in jams this round.
ability-tuning = Your open gear turns one step on.
ability-ratchet = Your gear, about to be turned, must be left.
ability-pendulum = Your right neighbour's open gear turns one step on.
ability-search = Look at your left neighbour's gear, then set yours anew if you like.
ability-swapout = Take your gear back and set another one, which must be left.
ability-computation = You are not the only winner: send one more open card to check.
ability-solution = Enter any card, whatever it shows.

act-gear = Gear
act-gear-name = { $gear }, sides { $sides }
act-side = Number at the corner
act-side-name = { $value }; decreased { $less }, increased { $more }
act-side-later = Then choose which of its four numbers shall count.
act-choose-gear = Choose a gear
act-choose-way = Choose how to turn
act-choose-one = Choose one
act-set = Set { $gear } face down
act-turn-plus = Increase
act-turn-minus = Decrease
act-turn-leave = Leave
act-turn-two = Two steps
act-use = Use { $ability }
act-pass = Pass
act-keep = Keep it as it is
act-enter = Enter { $what }
act-enter-check = Enter { $what }
act-check = Send { $what } to check
act-return = Take back { $what }
act-computation = Also send { $what } to check
act-solution = Elegant Solution: enter { $what }
act-other = Do this
act-secret = In secret: the others only learn that you are ready.
act-ended = Round { $round } is over
act-next = On to round { $round }
act-skip = Skip ahead

approx-effect = { $name }: { $rule } The night sides are our reconstruction.
approx-ability = { $name }: { $rule } The characters are our reconstruction.
approx-gone = Both abilities are used up or lost. The characters are our reconstruction.

ask-set = Set a gear
ask-set-hint = Choose a gear and which of its numbers lies at the corner of the round card.
ask-set-anew = Set yours anew, or keep it
ask-looked = You looked at { $name }: { $gear }.
ask-replace = Set another gear
ask-replace-hint = Your gear is back in your hand; the others see only that you swapped. What you set now must be left.
ask-turn = Turn the gear of { $name }
ask-turn-hint = You do not see its face. It is turned up at once.
ask-turn-dark = You do not see its face. All gears come up together at the end.
ask-turn-own = Turn your own gear
ask-turn-own-hint = Then it is turned up.
ask-use = Use { $ability }?
ask-enter = You won: enter a code card
ask-enter-hint = Cards of your gear's number or colour, and those on check.
ask-enter-check = You won: enter or check a card
ask-check = You won: send a card to check
ask-check-hint = No open card matches by number or colour this round.
ask-sparked = Sparks: send a card to check
ask-sparked-hint = Your gear jammed, and not on the highest number.
ask-return = Take a gear back
ask-return-hint = Your blue gear did not win: one gear returns from your discard.
ask-test-hint = Test Run: nothing is entered by match this round.

character-ready = { $who }: { $ability }
character-later = { $who }: used; by night { $ability }
character-gone = { $who }: out of the game

claims-lowest = lowest loses
claims-highest = highest loses

code-open = { $card }, open
code-check = { $card }, on check
code-entered = { $card }, entered

effect-half_turn = Gears are turned by two steps or left.
effect-reverse_drive = Counter-clockwise: each turns its right neighbour's gear.
effect-rust = Nobody turns a gear; no Fine Tuning, no Pendulum.
effect-no_idling = A gear must be turned, it cannot be left.
effect-own_hands = Everybody turns its own gear, the token holder first.
effect-blackout = Gears come up together, after all have turned.
effect-factory_settings = Blue, grey and multicolour lose their powers.
effect-double_drive = A gear may also be turned by two steps.
effect-test_run = No entry by match: send to check, or enter from check.
effect-sparks = Whoever jams, but not on the highest number, sends a card to check.

gear-shows = { $gear } { $value }

hand-title = Your hand
hand-next = for the next rounds

idle-showing = The gears are turned up …
idle-past = An earlier moment of this game
idle-window = An ability may be used now
idle-setting = { $n ->
    [one] { $n } gear is still to be set
   *[other] { $n } gears are still to be set
}
idle-working = The mechanism turns …
idle-turns-yours = { $name } turns your gear
idle-waiting = Waiting for { $names }
idle-watching = You are watching

known-swap = { $a } ⇄ { $b }: multicolour swaps numbers with the gear on its right.
known-oiled = Oil ({ $name }): this gear counts as grey in jams.
known-locked = { $ability } ({ $name }): this gear must be left.
known-dealing = Code cards and gears are dealt.

log-deal = code card: { $card }
log-drop = onto the discard: { $gear }
log-character = character: { $character }
log-token = the token goes to seat { $seat }
log-round = Round card: { $card }
log-set = set { $gear }
log-set-full = set { $gear } (− { $less }, + { $more })
log-set-hidden = set a gear
log-turn-plus = increase the gear
log-turn-minus = decrease the gear
log-turn-leave = leave the gear as it is
log-turn-two = turn the gear two steps
log-enter = enter { $card }
log-check = send { $card } to check
log-return = take back { $gear }
log-use = use { $ability }
log-use-card = use { $ability }: { $card }
log-pass = pass

outcome-nobody = Nobody wins round { $round }
outcome-you = You win round { $round }
outcome-won = { $n ->
    [one] { $names } wins round { $round }
   *[other] { $names } win round { $round }
}

over-nobody = The game is over: nobody wins, all scores are shared
over-you = The game is over: you win!
over-winner = The game is over: { $name } wins

panel-name = Seat: { $name }
panel-score = score
panel-discard = Discard
panel-none = empty
panel-choosing = choosing a gear
panel-ready = ready, face down
panel-down = face down
panel-down-yours = { $gear }, face down: only you see it
panel-down-seen = { $gear }, face down: you looked
panel-last = turned up last
panel-turn-this = you turn this one
panel-turn-own = you turn it yourself
panel-oiled = oiled
panel-winner = wins the game

pick-enter = Enter { $what }
pick-enter-check = Enter { $what }, on check
pick-check = Send { $what } to check
pick-return = Take back { $what }
pick-computation = Also send { $what } to check
pick-solution = Elegant Solution: enter { $what }
pick-other = { $what }
pick-short-enter = enter
pick-short-enter-check = enter
pick-short-check = check
pick-short-return = take back
pick-short-computation = check
pick-short-solution = Elegant ≈
pick-short-other = do

rule-highest = the highest number that is not jammed wins.
rule-lowest = the lowest number that is not jammed wins.
rule-highest_even = 4 wins; if jammed or absent, 2 does.
rule-highest_odd = 3 wins; if jammed or absent, 1 does.
rule-lowest_even = 2 wins; if jammed or absent, 4 does.
rule-lowest_odd = 1 wins; if jammed or absent, 3 does.
rule-even = 2 and 4 win, unless jammed.
rule-odd = 1 and 3 win, unless jammed.
rule-all_but_lowest = the lowest number shown loses, the others win unless jammed.
rule-all_but_highest = the highest number shown loses, the others win unless jammed.

said-up = { $name }: { $gear }.
said-swap = { $a } and { $b } swap numbers: { $x } and { $y }.
said-night = Night falls: new hands.

stage = The mechanism and the seats

steps-title = This round
steps-set = Set
steps-rotate = Rotate
steps-swap = Swap
steps-winners = Winners and code
steps-prepare = Prepare
steps-done = , done
steps-ready = { $ready } of { $of } set
steps-up = { $up } of { $of } turned up

token = Token: begins this round

turned-plus = increased
turned-minus = decreased
turned-leave = left
turned-two = two steps

tutorial-welcome = This is the mechanism: the round card in the middle, a gear for every seat at its corners. Yours lies at the bottom.
tutorial-code = These four cards are your code. One entered is a point, one on check half a point. Whoever has most, and shares it with nobody, wins.
tutorial-card = The round card says which number wins. Here it stands in words. Equal numbers jam: then the card looks on.
tutorial-set = Choose a gear of your hand and which of its four numbers shall lie at the corner, then set it. Below each number you see what it becomes when somebody turns it.
tutorial-turn = The belts show who turns whose gear, and when. Each turns the left neighbour's gear without seeing it. When it is your turn, decide and press the button.
tutorial-outcome = When all gears are up, you read here who won the round and why each other gear did not.
tutorial-enter = A winner enters a card of its gear's number or colour, or sends one to check. If you won, do so; then go on to the next round.
tutorial-gears = Played gears wait in the discard. Blue brings one back when it does not win, grey takes jams, multicolour fits every card and swaps numbers with the right neighbour.
tutorial-token = The brass token begins and moves on clockwise each round. The gear of its holder comes up last.
tutorial-night = After five rounds night falls and all gears return. In full games there are characters and night effects too; the sign ≈ marks what is our own reconstruction. Good luck!

way-plus = Increase
way-minus = Decrease
way-leave = Leave
way-two = Two steps

why-won = wins
why-grey = wins, grey takes the jam
why-jammed = jammed with { $names }
why-beaten = loses to the grey { $value }
why-later = { $first } comes first
why-not-asked = { $value } is not asked for
why-lowest = the lowest number loses
why-highest = the highest number loses
why-not-locked = { $ability }: this gear must be left.
why-not-half_turn = Half-Turn: two steps or nothing.
why-not-no_idling = No Idling: “Leave” is off this round.

you = you

over-hint = The highest score that nobody shares wins.

## terminal: what only a terminal says

terminal-name = Gears
terminal-round = Gears · round { $round } of { $rounds } · { $shift }
terminal-token = { $sign } token: { $seat }
terminal-wins = { $card }: { $rule }
terminal-effect = ≈ { $effect }: { $rule }
terminal-no-effect = By day the card has no effect of its own.
terminal-no-night-effect = Night effects are not in play.
terminal-head-seat = seat
terminal-head-code = code: ½ on check, ✓ entered
terminal-head-gear = gear: [side at the corner]
terminal-head-score = score
terminal-discard = discard
terminal-gear-none = not set
terminal-gear-down = face down
terminal-gear-mine = face down: { $gear } { $sides }
terminal-gear-up = { $gear } { $sides } counts { $value }
terminal-gear-oiled = oiled
terminal-ability = { $character }: { $ability } ≈
terminal-later = { $character }: { $ability } ≈ by night
terminal-gone = { $character }: out of the game
terminal-winner = The game is over: seat { $seat }, { $name }, wins with { $score }.
terminal-you-win = The game is over: you win with { $score }!
terminal-waiting = Waiting for seat { $seats }.
terminal-nobody-wins = The game is over: nobody wins, all scores are shared.
terminal-no-undo = Nothing to take back: others have acted or gears were shown since.
terminal-tips = ↑↓ choose  Enter do it  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-grid = ↑↓ gear  ←→ side  Enter set it  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-wait = u undo  h moves  ? help  L русский  ^C quit
terminal-tips-over = n new game  h moves  ? help  L русский  q quit
terminal-help-game =
    GEARS
    All set a gear face down and choose which of its four numbers lies at the
    corner of the round card. Then, from the token on, each turns the gear of its
    left neighbour blind: increase, decrease or leave; it is turned up at once.
    The round card says which number wins; equal numbers jam. A winner enters a
    code card whose number or colour its gear has; if none matches, it enters one
    on check or sends an open one to check. Four cards entered, or ten rounds, end
    the game. A card entered is a point, one on check half a point; the highest
    score that nobody shares wins.

      arrows  choose a move, or a gear and its side      Enter  do it
      Home End  the first, the last move

    SIGNS
      ◆ token    … to act now    ★ won the round    ≈ our reconstruction
      red4 open    red4½ on check    red4✓ entered
      1[4]1 4  the four sides clockwise, the one at the corner in brackets

    GEARS AND WHAT IS SPECIAL ABOUT THEM
      red      1 4 1 4
      purple   2 2 3 3
      yellow   4 3 2 1   increase makes it smaller
      blue     1 2 3 4   if it does not win, a gear returns from the discard
      grey     1 2 3 4   has no colour; wins a jam against gears that are not grey
      multi    1 2 3 4   has every colour; swaps numbers with the right
terminal-shift-day = day shift
terminal-shift-night = night shift
terminal-card-highest = Highest
terminal-card-lowest = Lowest
terminal-card-highest_even = Highest even
terminal-card-highest_odd = Highest odd
terminal-card-lowest_even = Lowest even
terminal-card-lowest_odd = Lowest odd
terminal-card-even = Even
terminal-card-odd = Odd
terminal-card-all_but_lowest = All but lowest
terminal-card-all_but_highest = All but highest
terminal-rule-highest = the highest number that is not jammed wins
terminal-rule-lowest = the lowest number that is not jammed wins
terminal-rule-highest_even = 4 wins; if jammed or absent, 2 does
terminal-rule-highest_odd = 3 wins; if jammed or absent, 1 does
terminal-rule-lowest_even = 2 wins; if jammed or absent, 4 does
terminal-rule-lowest_odd = 1 wins; if jammed or absent, 3 does
terminal-rule-even = 2 and 4 win, unless jammed
terminal-rule-odd = 1 and 3 win, unless jammed
terminal-rule-all_but_lowest = the lowest number shown loses, the others win unless jammed
terminal-rule-all_but_highest = the highest number shown loses, the others win unless jammed
terminal-effect-name-half_turn = Half-Turn
terminal-effect-name-reverse_drive = Reverse Drive
terminal-effect-name-rust = Rust
terminal-effect-name-no_idling = No Idling
terminal-effect-name-own_hands = Own Hands
terminal-effect-name-blackout = Blackout
terminal-effect-name-factory_settings = Factory Settings
terminal-effect-name-double_drive = Double Drive
terminal-effect-name-test_run = Test Run
terminal-effect-name-sparks = Sparks
terminal-effect-rule-half_turn = gears are turned by two steps or left
terminal-effect-rule-reverse_drive = counter-clockwise, each turns its right neighbour's gear
terminal-effect-rule-rust = nobody turns; no Fine Tuning, no Pendulum
terminal-effect-rule-no_idling = leave is not allowed
terminal-effect-rule-own_hands = everybody turns its own gear, the token first
terminal-effect-rule-blackout = gears come up together, after all have turned
terminal-effect-rule-factory_settings = blue, grey and multi lose their special powers
terminal-effect-rule-double_drive = a gear may also be turned by two steps
terminal-effect-rule-test_run = no entry by match: send to check, or enter from check
terminal-effect-rule-sparks = whoever jams (not with the highest) checks a card
terminal-character-mechanic = Mechanic
terminal-character-clockmaker = Clockmaker
terminal-character-inspector = Patent Inspector
terminal-character-countess = Countess
terminal-ability-name-oil = Oil
terminal-ability-name-tuning = Fine Tuning
terminal-ability-name-ratchet = Ratchet
terminal-ability-name-pendulum = Pendulum
terminal-ability-name-search = Patent Search
terminal-ability-name-swapout = Swap-Out
terminal-ability-name-computation = Parallel Computation
terminal-ability-name-solution = Elegant Solution
terminal-ability-rule-oil = your gear counts as grey in jams this round
terminal-ability-rule-tuning = your gear turns one step on
terminal-ability-rule-ratchet = your gear, about to be turned, must be left
terminal-ability-rule-pendulum = your right neighbour's gear turns one step on
terminal-ability-rule-search = look at your left neighbour's gear, set yours anew
terminal-ability-rule-swapout = take your gear back and set another, which must be left
terminal-ability-rule-computation = send one more open card to check
terminal-ability-rule-solution = enter any card
terminal-gear-red = red
terminal-gear-purple = purple
terminal-gear-yellow = yellow
terminal-gear-blue = blue
terminal-gear-grey = grey
terminal-gear-multi = multi
terminal-short-red = red
terminal-short-purple = pur
terminal-short-yellow = yel
terminal-short-blue = blu
terminal-short-grey = gry
terminal-short-multi = mul
terminal-ask-set = Set a gear and a side.
terminal-ask-set-anew = You looked at seat { $seat }'s gear: { $gear }. Set yours anew, or keep it.
terminal-ask-replace = Swap-Out: set another gear and a side.
terminal-ask-turn = Turn seat { $seat }'s gear blind.
terminal-ask-turn-own = Turn your own gear.
terminal-ask-turn-locked = { $ability }: seat { $seat }'s gear must be left.
terminal-ask-enter = You won: enter a code card.
terminal-ask-enter-check = You won: enter a card from check, or send one to check.
terminal-ask-check = You won, but nothing matches: send a code card to check.
terminal-ask-sparked = Sparks: your gear jammed, send a code card to check.
terminal-ask-return = Your blue did not win: take a gear back from the discard.
terminal-ask-use = Use { $ability } or pass: { $rule }.
terminal-move-turn-plus = increase (clockwise)
terminal-move-turn-minus = decrease (counter-clockwise)
terminal-move-turn-leave = leave
terminal-move-turn-two = two steps
terminal-move-enter = enter { $gear } { $number }
terminal-move-enter-from-check = enter { $gear } { $number }, on check
terminal-move-check = send { $gear } { $number } to check
terminal-move-return = take back { $gear }
terminal-move-use = use { $ability }
terminal-move-solution = { $ability }: enter { $gear } { $number }
terminal-move-pass = pass
terminal-move-keep = keep your gear
terminal-log-round = Round { $round }: { $card }
terminal-log-turn-plus = { $seat }: increase
terminal-log-turn-minus = { $seat }: decrease
terminal-log-turn-leave = { $seat }: leave
terminal-log-turn-two = { $seat }: two steps
terminal-log-then = { $cause } → { $shown }
terminal-log-use-card = { $seat }: { $ability }, { $code }
terminal-log-shown = { $seat }:{ $gear }{ $value }
terminal-log-result = counts { $shown }
terminal-log-nobody = nobody won
terminal-log-use = { $seat }: uses { $ability }
terminal-log-enter = { $seat }: enters { $code }
terminal-log-check = { $seat }: sends { $code } to check
terminal-log-return = { $seat }: takes back { $gear }
