## about: the game on the first page

name = Gears
time = 10 min
about = Set a gear in secret, then turn your neighbour's.
reconstructed = The characters' abilities and the night effects are our own reconstruction. The option “Rulebook only” plays without them.

## facts: options, score lines and what earned them

line-entered = Entered
line-check = On check

item-entered = a code card entered
item-check = a code card on check

tie = The highest score that nobody else has wins.

variant-strict-on = Rulebook only
variant-characters-off = No characters
variant-night_effects-off = No night effects

option-strict-name = Rulebook only
option-strict-about-off = With characters and night effects, unless the next two options leave them out.
option-strict-about-on = Neither characters nor night effects: only what the rulebook prints.
option-characters-name = Characters
option-characters-about-on = Everybody gets a character with one ability by day and one by night.
option-characters-about-off = No characters: good for a first game.
option-night_effects-name = Night effects
option-night_effects-about-on = In rounds 6 to 10 each round card adds an effect.
option-night_effects-about-off = By night the round cards keep only their rule.

field-shift = shift
field-effect = night effect
field-reconstructed = reconstructed
field-token = token
field-code = code
field-colour = colour
field-number = number
field-state = state
field-discard = discard
field-character = character
field-character_side = its side
field-ability = ability
field-ready = gear set
field-up = face up
field-gear = gear
field-side = side
field-value = number
field-counts_as = counts as
field-blocks = what it does
field-when = when
field-deeds = deeds
field-does = does
field-whose = whose gear
field-steps = steps
field-using = setting by
field-turns = ways to turn
field-backwards = counter-clockwise
field-together = all come up together
field-powers_off = powerless
field-abilities_off = no abilities
field-matching = entry by match
field-checks = who sends a card to check
field-winners_of_round = winners of the round

value-day = day shift
value-night = night shift
value-gone = out of the game
value-open = open
value-check = on check
value-entered = entered
value-red = red
value-purple = purple
value-yellow = yellow
value-blue = blue
value-grey = grey
value-multi = multicolour
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
value-other = Special effect
value-characters = characters
value-night_effects = night effects

move-turn-plus = increase
move-turn-minus = decrease
move-turn-0 = leave
move-turn-2 = turn two steps
move-deal = code card: { $what }
move-drop = to the discard: { $what }
move-character = character: { $what }
move-token = token: seat { $what }
move-round = round card: { $what }
move-set = set { $what }
move-enter = enter { $what }
move-check = send { $what } to check
move-return = take { $what } back
move-use = use { $what }
move-pass = pass

## table: what the drawn table says

# A gear or a code card: $gear is its colour, $value its number. As the subject of a sentence, then as its object.

gear = { $gear ->
    [red] { value-red }
    [purple] { value-purple }
    [yellow] { value-yellow }
    [blue] { value-blue }
    [grey] { value-grey }
   *[multi] { value-multi }
}
gear-acc = { gear }
gear-shows = { gear } { $value }
gear-shows-acc = { gear-acc } { $value }
gear-label = { $gear ->
    [multi] multi­colour
   *[other] { gear }
}
gear-sides = { gear }, sides { $sides }

ability = { $ability ->
    [oil] { value-oil }
    [tuning] { value-tuning }
    [ratchet] { value-ratchet }
    [pendulum] { value-pendulum }
    [search] { value-search }
    [swapout] { value-swapout }
    [computation] { value-computation }
    [other] special ability
   *[solution] { value-solution }
}
ability-acc = { $ability ->
    [other] a special ability
   *[ours] { ability }
}

# What round cards, night effects and abilities do.

rule-highest = The highest number that is not jammed wins.
rule-lowest = The lowest number that is not jammed wins.
rule-highest_even = 4 wins; if it is jammed or missing, 2 wins.
rule-highest_odd = 3 wins; if it is jammed or missing, 1 wins.
rule-lowest_even = 2 wins; if it is jammed or missing, 4 wins.
rule-lowest_odd = 1 wins; if it is jammed or missing, 3 wins.
rule-even = 2 and 4 win, unless jammed.
rule-odd = 1 and 3 win, unless jammed.
rule-all_but_lowest = The lowest number loses; all others win, unless jammed.
rule-all_but_highest = The highest number loses; all others win, unless jammed.
rule-half_turn = Gears are turned two steps or left.
rule-reverse_drive = Counter-clockwise: everybody turns the right neighbour's gear.
rule-rust = Nobody turns a gear; no Fine Tuning, no Pendulum.
rule-no_idling = Every gear must be turned, none may be left.
rule-own_hands = Everybody turns their own gear, the token holder first.
rule-blackout = Everybody turns first; then all gears come up together.
rule-factory_settings = Blue, grey and multicolour gears lose their powers.
rule-double_drive = Gears may also be turned two steps.
rule-test_run = No entry by match: send a card to check, or enter one on check.
rule-sparks = Whoever jams below the highest number sends a card to check.
rule-oil = Your gear counts as grey in jams this round.
rule-tuning = Increase your own gear, now that it is face up.
rule-ratchet = Your gear is about to be turned: make them leave it.
rule-pendulum = Increase your right neighbour's gear, which is face up.
rule-search = Look at your left neighbour's gear; then you may set yours again.
rule-swapout = Take your gear back and set another one, which must be left.
rule-computation = You are not the only winner: send one more open card to check.
rule-solution = Enter any card, whatever it shows.

# Round cards, effects and abilities that are none of ours are told in parts.

claims-first = The first of { $numbers } that is not jammed wins.
claims-every = { $numbers }: every one that is not jammed wins.
claims-loses = { $which ->
    [lowest] The lowest number shown loses.
   *[highest] The highest number shown loses.
}
night-turns = Ways to turn: { $ways }.
night-still = Nobody turns a gear.
night-backwards = It goes counter-clockwise.
night-whose = { $whose ->
    [own] Everybody turns their own gear.
    [left] Everybody turns the left neighbour's gear.
   *[right] Everybody turns the right neighbour's gear.
}
night-powers = These gears have no powers: { $gears }.
night-abilities = { $when ->
    [set] No abilities before the first turn.
    [before] No abilities just before a gear is turned.
    [after] No abilities once a gear is up.
   *[entry] No abilities while code is entered.
}
night-losers = Whoever does not win sends a card to check.
when-set = All gears are set
when-before = Your gear is about to be turned
when-after = Your gear has just come up
when-entry = You have won
deed-grey = your gear counts as grey in jams this round
deed-blue = your gear brings one back if it loses, as blue does
deed-multi = your gear swaps numbers as multicolour does
deed-turn = { $whose ->
    [own] your gear goes { deed-steps }
    [left] your left neighbour's gear goes { deed-steps }
   *[right] your right neighbour's gear goes { deed-steps }
}
deed-steps = { $steps ->
    [1] one step on
    [2] two steps on
   *[3] one step back
}
deed-look = { $whose ->
    [left] you look at your left neighbour's gear
   *[right] you look at your right neighbour's gear
}
deed-set_any = you may set your gear again
deed-set_other = you set another gear
deed-lock = your gear must be left
deed-check_one = you send one more open card to check
deed-check_with_others = unless you alone won, you send one more open card to check
deed-enter_any = you enter any card, whatever it shows
rule-told = { $when }: { $deeds }.

approx-effect = { $name }. { $rule } The night effects are our reconstruction.
approx-ability = { ability }. { $rule } The characters are our reconstruction.
approx-gone = { $guessed ->
    [yes] Both abilities are used up or lost. The characters are our reconstruction.
   *[no] Both abilities are used up or lost.
}

# A move as something one could do.

act-set = set { gear-shows-acc } face down
act-set-full = set { gear-shows-acc } (− { $less }, + { $more })
act-set-gear = set the { gear-acc } gear
act-set-hidden = set a gear
act-enter = enter { gear-shows-acc }
act-enter-check = enter { gear-shows-acc }, on check
act-check = send { gear-shows-acc } to check
act-return = take { gear-acc } back
act-use = use { ability-acc }
act-computation = { value-computation }: { act-check }
act-solution = { value-solution }: { act-enter }
act-other-check = special ability: { act-check }
act-other-enter = special ability: { act-enter }
act-keep = keep your gear

act-short-enter = enter
act-short-check = check
act-short-return = take back
act-short-solution = Elegant ≈
act-short-other-enter = special

act-gear = Gear
act-side = Number at the corner
act-side-name = { $value }; decreased, it shows { $less }, increased, { $more }
act-side-later = Then choose which of its four numbers counts.
act-choose-gear = Choose a gear
act-choose-way = Choose how to turn
act-choose-one = Choose a card
act-secret = In secret: the others only see that you are ready.
act-ended = Round { $round } is over
act-next = On to round { $round }
act-skip = Skip ahead

ask-set = Set a gear
ask-set-hint = Choose a gear, and which of its numbers lies at the corner of the round card.
ask-set-anew = Set your gear again, or keep it
ask-looked = { $name }'s gear is { gear-shows }.
ask-replace = Set another gear
ask-replace-hint = Your gear is back in your hand; the others only see that you swapped it. The new one must be left.
ask-turn = Turn { $name }'s gear
ask-turn-hint = You cannot see it; it is turned up right after.
ask-turn-dark = You cannot see it. All gears are turned up together at the end.
ask-turn-own = Turn your own gear
ask-turn-own-hint = It is turned up right after.
ask-use = Use { ability-acc }?
ask-enter = You won: enter a code card
ask-enter-hint = A card with your gear's number or colour, or one on check.
ask-enter-check = You won: enter a card on check, or send one to check
ask-check = You won: send a card to check
ask-check-hint = None of your cards has your gear's number or colour.
ask-sparked = Sparks: send a card to check
ask-sparked-hint = Your gear jammed below the highest number.
ask-return = Take a gear back from your discard
ask-return-hint = Your blue gear did not win.
ask-test-hint = Test Run: no card is entered by match this round.

character-ready = { $character }: { ability }
character-later = { $character }: { ability } by night
character-gone = { $character }: out of the game

code-open = { gear-shows }, { value-open }
code-check = { gear-shows }, { value-check }
code-entered = { gear-shows }, { value-entered }

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

known-dealing = Code cards and gears are dealt.
known-locked = { $who ->
    [you] { ability }: your gear must be left.
   *[other] { ability }: { $name }'s gear must be left.
}
known-power = { $who ->
    [you] Your gear { power-lent } this round.
   *[other] { $name }'s gear { power-lent } this round.
}
power-lent = { $power ->
    [grey] counts as grey in jams
    [blue] brings one back if it loses, as blue does
   *[multi] swaps numbers as multicolour does
}
known-swap = { $names } swap numbers because of the multicolour gear.
known-up = { $who ->
    [you] Your gear: { gear-shows }.
   *[other] { $name }'s gear: { gear-shows }.
}
known-night = Night falls: all gears are back in the hands.

# What has happened: $who is "you" or "other", $name who else it was.

log-deal = A code card is dealt: { gear-shows }.
log-drop = A gear goes to the discard: { gear }.
log-character = A character is dealt: { $character }.
log-token = The token goes to seat { $seat }.
log-round = A new round: { $card }.
log-set = { $who ->
    [you] You set your { gear-acc } gear.
   *[other] { $name } sets the { gear-acc } gear.
}
log-set-hidden = { $who ->
    [you] You set a gear.
   *[other] { $name } sets a gear.
}
log-turn-plus = { $who ->
    [you] You increase a gear.
   *[other] { $name } increases a gear.
}
log-turn-minus = { $who ->
    [you] You decrease a gear.
   *[other] { $name } decreases a gear.
}
log-turn-0 = { $who ->
    [you] You leave a gear as it is.
   *[other] { $name } leaves a gear as it is.
}
log-turn-2 = { $who ->
    [you] You turn a gear two steps.
   *[other] { $name } turns a gear two steps.
}
log-enter = { $who ->
    [you] You enter { gear-shows-acc }.
   *[other] { $name } enters { gear-shows-acc }.
}
log-check = { $who ->
    [you] You send { gear-shows-acc } to check.
   *[other] { $name } sends { gear-shows-acc } to check.
}
log-return = { $who ->
    [you] You take { gear-acc } back from your discard.
   *[other] { $name } takes { gear-acc } back from the discard.
}
log-use = { $who ->
    [you] You use { ability-acc }.
   *[other] { $name } uses { ability-acc }.
}
log-computation = { $who ->
    [you] By { value-computation } you also send { gear-shows-acc } to check.
   *[other] By { value-computation } { $name } also sends { gear-shows-acc } to check.
}
log-solution = { $who ->
    [you] By { value-solution } you enter { gear-shows-acc }.
   *[other] By { value-solution } { $name } enters { gear-shows-acc }.
}
log-other-check = { $who ->
    [you] By your special ability you also send { gear-shows-acc } to check.
   *[other] By a special ability { $name } also sends { gear-shows-acc } to check.
}
log-other-enter = { $who ->
    [you] By your special ability you enter { gear-shows-acc }.
   *[other] By a special ability { $name } enters { gear-shows-acc }.
}
log-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}

outcome-nobody = Nobody wins round { $round }
outcome-you = You win round { $round }
outcome-won = { $n ->
    [one] { $names } wins round { $round }
   *[other] { $names } win round { $round }
}

over-nobody = The game is over: nobody wins, every score is shared
over-you = The game is over: you win!
over-winner = The game is over: { $name } wins

panel-score = score
panel-discard = Discard
panel-none = empty
panel-choosing = choosing a gear
panel-ready = ready, face down
panel-down = face down
panel-down-yours = { gear-shows }, face down: only you see it
panel-down-seen = { gear-shows }, face down: you looked
panel-last = turned up last
panel-turn-this = you turn this one
panel-turn-own = you turn it yourself
panel-up-plus = { gear-shows }, increased
panel-up-minus = { gear-shows }, decreased
panel-up-0 = { gear-shows }, left
panel-up-2 = { gear-shows }, turned two steps
panel-power = { $power ->
    [grey] as grey
    [blue] as blue
   *[multi] as multicolour
}
panel-winner = wins the game

stage = The mechanism and the seats

steps-title = This round
steps-set = Set
steps-rotate = Rotate
steps-swap = Swap
steps-winners = Winners and code
steps-prepare = Prepare
steps-done = done
steps-ready = { $ready } of { $of } set
steps-up = { $up } of { $of } face up

token = Gear token: begins this round

tutorial-welcome = This is the mechanism: the round card in the middle, and at its corners a gear for every player. Yours is at the bottom.
tutorial-code = These four cards are your code. An entered card is worth a point, a card on check half a point. The highest score wins, unless somebody else has the same.
tutorial-card = The round card says which number wins; here you read it in words. Equal numbers jam, and the next number in line may win.
tutorial-set = Choose a gear from your hand and which of its four numbers lies at the corner, then set it. Below each number you see what it becomes when somebody turns it.
tutorial-turn = The belts show who turns whose gear, and when. Everybody turns the left neighbour's gear without seeing it. When it is your turn, choose and press the button.
tutorial-outcome = When all gears are face up, you read here who won the round, and why the others did not.
tutorial-enter = A winner enters a code card with the number or colour of the winning gear; without such a card, one goes to check. If you won, do so now; then go on to the next round.
tutorial-gears = Played gears wait in the discard. Blue brings one back when it does not win, grey wins jams, multicolour matches every card and swaps numbers with the gear on its right.
tutorial-token = Whoever has the brass token begins; it moves on clockwise every round. Its holder's own gear is turned up last.
tutorial-night = After five rounds night falls, and all gears return to the hands. The full game has characters and night effects, too; the sign ≈ marks what we reconstructed ourselves. Good luck!

why-won = { gear-shows } wins
why-grey = { gear-shows } wins the jam
why-jammed = { gear-shows } jams with { $names }
why-beaten = { gear-shows } loses the jam to grey
why-later = { gear-shows } loses: { $first } comes first
why-not-asked = { gear-shows } cannot win this round
why-lowest = { gear-shows } loses: it is the lowest
why-highest = { gear-shows } loses: it is the highest
why-not-half_turn = Half-Turn: two steps or none.
why-not-no_idling = No Idling: it cannot be left.

you = you

## edition: the components of one's own box, in the form for them

edition-gears = Numbers on the gears
edition-about-gears = A gear has a number on each of its four sides.
edition-night_effects = Night sides of the round cards
edition-round_cards = Day sides of the round cards
edition-about-round_cards = Which numbers win, in which order.
edition-characters = Characters
edition-field-day = By day
edition-field-night = By night
edition-places-gears = side { $i }
edition-field-wins = Wins
edition-field-numbers = Numbers
edition-field-loses = Loses
value-first = the first number there is
value-every = every one of them
edition-about-night_effects = One of the effects we know, or yours told by what differs from an ordinary round.
edition-about-characters = One of the abilities we know, or yours told by when it is used and what it does.
edition-way-named = one we know
edition-way-blocks = in building blocks
edition-field-turns = Ways to turn
edition-field-order = Order
edition-field-whose = Whose gear
edition-field-up = Gears come up
edition-field-powers_off = Without power
edition-field-abilities_off = No abilities
edition-field-match = Code may be entered by match
edition-field-check = Sends a card to check
edition-field-when = When
edition-field-counts_as = One's gear has the power of
edition-field-turn = Turns a gear
edition-field-steps = Steps up
edition-field-look = Looks at the gear of
edition-field-set = Sets one's gear again
edition-field-lock = One's gear must be left
edition-field-enter = Enters
edition-is-loses-none = none
edition-is-loses-lowest = the lowest shown
edition-is-loses-highest = the highest shown
edition-is-night_effects-none = no effect
edition-is-turns-plus = increase
edition-is-turns-minus = decrease
edition-is-turns-0 = leave
edition-is-turns-2 = two steps
edition-is-order-clockwise = clockwise
edition-is-order-counterclockwise = counter-clockwise
edition-is-whose-left = the left neighbour's
edition-is-whose-right = the right neighbour's
edition-is-whose-own = one's own
edition-is-up-one_by_one = one by one
edition-is-up-together = together
edition-is-check-none = nobody besides the winners
edition-is-check-jammed = whoever jams
edition-is-check-losers = whoever does not win
edition-is-check-one = one more
edition-is-check-with_others = one more if others win too
edition-is-enter-any = any card
edition-is-abilities_off-set = when all gears are set
edition-is-abilities_off-before = before a gear is turned
edition-is-abilities_off-after = when a gear has come up
edition-is-abilities_off-entry = when code is entered
edition-is-when-set = when all gears are set
edition-is-when-before = before one's gear is turned
edition-is-when-after = when one's gear has come up
edition-is-when-entry = when one enters code
edition-is-look-left = the left neighbour
edition-is-look-right = the right neighbour
edition-is-set-any = any gear and side
edition-is-set-other = a different gear

## terminal: what only a terminal says

terminal-round = { name } · round { $round } of { $rounds } · { $shift }
terminal-token = { $sign } token: { $seat }
terminal-card = { $card }. { $rule }
terminal-effect = ≈ { $effect }. { $rule }
terminal-effect-other = { $effect }. { $rule }
terminal-no-effect = By day round cards have no effect.
terminal-no-night-effect = Night effects are not in play.
terminal-head-seat = seat
terminal-head-code = code: ½ on check, ✓ entered
terminal-head-gear = gear: [side at the corner]
terminal-gear-mine = face down: { $gear } { $sides }
terminal-gear-up = { $gear } { $sides } counts { $value }
terminal-waiting = Waiting for seat { $seats }.
terminal-no-undo = Nothing to undo: others have moved, or gears have come up since.
terminal-tips = ↑↓ choose  Enter do it  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-grid = ↑↓ gear  ←→ side  Enter set it  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-wait = u undo  h moves  ? help  L русский  ^C quit
terminal-tips-over = n new game  h moves  ? help  L русский  q quit
terminal-help-game =
    GEARS
    Everybody sets a gear face down and chooses which of its four numbers lies at
    the corner of the round card. Then, beginning with the token holder, each
    player turns the left neighbour's gear without seeing it, and it is turned up:
    increase brings the next number to the corner, decrease the one before.
    The round card says which number wins; equal numbers jam. A winner enters a
    code card with the gear's number or colour; if there is none, a card on check
    is entered or an open one sent to check. Four entered cards or ten rounds end
    the game. An entered card is worth a point, a card on check half a point; the
    highest score that nobody else has wins.

      arrows  choose a move, or a gear and its side      Enter  do it
      Home End  the first, the last move

    SIGNS
      ◆ token    … to move now    ★ won the round    ≈ our reconstruction
      red4 open    red4½ on check    red4✓ entered
      1[4]1 4  the four sides clockwise, the one at the corner in brackets

    GEARS AND WHAT IS SPECIAL ABOUT THEM
      red          1 4 1 4
      purple       2 2 3 3
      yellow       4 3 2 1   increase makes it smaller
      blue         1 2 3 4   if it does not win, another gear returns to your hand
      grey         1 2 3 4   has no colour; wins a jam with gears that are not grey
      multicolour  1 2 3 4   has every colour; swaps numbers with the right neighbour
terminal-short-red = red
terminal-short-purple = pur
terminal-short-yellow = yel
terminal-short-blue = blu
terminal-short-grey = gry
terminal-short-multi = mul
terminal-ask-set-anew = { ask-looked } { ask-set-anew }.
terminal-ask-use = { ask-use } { $rule }
terminal-log-round = Round { $round }: { $card }
terminal-log-turn-plus = { $seat }: increase
terminal-log-turn-minus = { $seat }: decrease
terminal-log-turn-0 = { $seat }: leave
terminal-log-turn-2 = { $seat }: two steps
terminal-log-then = { $cause } → { $shown }
terminal-log-shown = { $seat }:{ $gear }{ $value }
terminal-log-result = counts { $shown }
terminal-log-nobody = nobody won
terminal-log-use = { $seat }: uses { ability-acc }
terminal-log-use-card = { $seat }: { ability }, { $code }
terminal-log-enter = { $seat }: enters { $code }
terminal-log-check = { $seat }: sends { $code } to check
terminal-log-return = { $seat }: takes { gear-acc } back
