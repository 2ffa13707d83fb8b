## about: the game on the first page

name = Sentient

time = 15 min

about = Calibrate five dice so that four robots work.

reconstructed = Some corner signs and points of the bots are our reconstruction; an edition file with the cards of your box replaces them.

## facts: options, score lines and what earned them

tie = At equal totals more investors win.

line-bots = Bots
line-seconds = Second places
line-investors = Investors
line-total = Total

item-bots = round { $round }, slot { $slot }: { $card }, between { $left } and { $right }
item-seconds = round { $round }, investor { $investor } ({ $type }): second { $by }
item-investors = { $n ->
    [one] round { $round }, investor { $investor } ({ $type }): first { $by }; { $n } bot
   *[other] round { $round }, investor { $investor } ({ $type }): first { $by }; { $n } bots
}
item-investors-printed = { $n ->
    [one] the printed investor ({ $type }); { $n } bot
   *[other] the printed investor ({ $type }); { $n } bots
}

field-order = order
field-next_order = next order
field-factory = factory
field-investors = investors
field-deck = deck
field-discard = discard
field-finished = finished rounds
field-half = printed investor
field-network = network
field-blocked = covered corners
field-agents = agents
field-assistants = assistants
field-passed = passed
field-bots = bots
field-id = name
field-type = type
field-condition = condition
field-numbers = numbers
field-points = points
field-left = left
field-right = right
field-slot = slot
field-reconstructed = reconstructed
field-first = first
field-second = second
field-first_by = first by
field-second_by = second by
field-influence = influence
field-INF = Information
field-SRV = Service
field-TRN = Transport
field-MIL = Military
field-IND = Industry

value-INF = Information
value-SRV = Service
value-TRN = Transport
value-MIL = Military
value-IND = Industry
value-influence = by influence
value-agents = by agents
value-order = by turn order
value-unclaimed = unclaimed
value-shows = shows a number
value-sum_minus = sum minus a number
value-minus_sum = a number minus the sum
value-larger_minus = larger minus a number
value-minus_larger = a number minus the larger
value-smaller_minus = smaller minus a number
value-minus_smaller = a number minus the smaller
value-left_less = L<R
value-left_greater = L>R
value-left_at_most = L≤R
value-left_at_least = L≥R
value-equal = L=R
value-unequal = L≠R
value-even_odd = even | odd
value-odd_even = odd | even
value-both_odd = both odd
value-both_even = both even
value-sum_odd = sum odd
value-sum_even = sum even
value-sum_at_most = sum at most
value-sum_at_least = sum at least
value-sum_is = sum is
value-sum_outside = sum outside
value-difference_is = difference is

move-buy = buy: slot { $a }, assistants: { $b }
move-plug = plug into slot { $what }
move-block = cover { $what }
move-block-minus = cover nothing
move-block-L = cover the left corner
move-block-R = cover the right corner
move-block-LR = cover both corners
move-pass = pass
move-half = printed investor: seat { $what }
move-order = order { $what }
move-fill = into the factory: { $what }
move-investors = investors: { $what }
move-die = die: { $what }

## table: what the drawn table says

type-INF = Information bot
type-SRV = Service bot
type-TRN = Transport bot
type-MIL = Military bot
type-IND = Industry bot

investor-INF = Information
investor-SRV = Service
investor-TRN = Transport
investor-MIL = Military
investor-IND = Industry

caption-shows = { $n }: one · both
caption-sum_minus = sum − { $n }
caption-minus_sum = { $n } − sum
caption-larger_minus = larger − { $n }
caption-minus_larger = { $n } − larger
caption-smaller_minus = smaller − { $n }
caption-minus_smaller = { $n } − smaller
caption-left_less = left < right
caption-left_greater = left > right
caption-left_at_most = left ≤ right
caption-left_at_least = left ≥ right
caption-equal = left = right
caption-unequal = left ≠ right
caption-even_odd = even, then odd
caption-odd_even = odd, then even
caption-both_odd = both odd
caption-both_even = both even
caption-sum_odd = sum is odd
caption-sum_even = sum is even
caption-sum_at_most = sum ≤ { $n }
caption-sum_at_least = sum ≥ { $n }
caption-sum_is = sum is { $n }
caption-sum_outside = sum ≤ { $n } or ≥ { $m }
caption-difference_is = differ by { $n }

condition-shows = a die shows { $n }
condition-sum_minus = the sum less { $n }
condition-minus_sum = { $n } less the sum
condition-larger_minus = the larger die less { $n }
condition-minus_larger = { $n } less the larger die
condition-smaller_minus = the smaller die less { $n }
condition-minus_smaller = { $n } less the smaller die
condition-left_less = left less than right
condition-left_greater = left greater than right
condition-left_at_most = left at most right
condition-left_at_least = left at least right
condition-equal = left equals right
condition-unequal = left differs from right
condition-even_odd = left even, right odd
condition-odd_even = left odd, right even
condition-both_odd = both odd
condition-both_even = both even
condition-sum_odd = the sum is odd
condition-sum_even = the sum is even
condition-sum_at_most = the sum is at most { $n }
condition-sum_at_least = the sum is at least { $n }
condition-sum_is = the sum is { $n }
condition-sum_outside = the sum is at most { $n } or at least { $m }
condition-difference_is = the dice differ by { $n }

bot-told = { $type }: { $condition }, { $points }; left { $left }, right { $right }
bot-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bot-two-points = { $one } points for one die, { $both } for both
bot-formula = that many points
bot-guessed = reconstructed: { $what }

fact-condition = condition
fact-points = points
fact-corners = corners

guessed = Most corners and some points of the bots are our reconstruction (≈); an edition with the cards of your own box can replace them.

sign-plus = plus
sign-minus = minus
sign-same = no change
sign-covered = { $sign }, covered

side-L = left
side-R = right

vp = VP

now = now

then = then

way-total = total { $change }
way-die = die { $at } from { $from } to { $to }
way-bot = { $type } earns { $points }

by-unclaimed = unclaimed
by-influence = by influence
by-agents = by agents
by-order = by turn order

standing-first = First { $name }, influence { $n }, { $by }
standing-second = second { $name }, influence { $n }, { $by }
standing-nobody = Nobody has influence yet

factory-title = Factory and investors
factory-short = Factory
factory-with-this = Influence with this buy
factory-tie = ties:
factory-agents = agents
factory-order = turn order
factory-stands = { $name }: agents { $agents }, assistants { $assistants }
factory-empty = Slot { $n } of the factory: empty
factory-slot = Slot { $n } of the factory. { $bot }

network-yours = Your network
network-of = Network: { $name }
network-kit = At home: agents { $agents }, assistants { $assistants }
network-free = Slot { $n } of the network: empty
network-choose = Slot { $n } of the network: plug in here
network-would = Slot { $n } of the network: { $what }
network-bot = Slot { $n }: { $bot }; earns { $points } now
network-bot-then = Slot { $n }: { $bot }; earns { $points } now, then { $then }
network-hand = To be plugged in: { $bot }
network-die = Die { $n }: { $value }
network-covered = covered
network-cover = Cover the { $side } { $sign }: the die stays { $value }. One assistant
network-uncover = Uncover the { $side } { $sign }: the die { $value } changes. The assistant comes back

pile-type = { $type }: { $bots }, investors { $investors }
pile-tokens = Second places: { $n }
pile-empty = No bots yet

order-title = Turn order
order-this = This round
order-next = Next round
order-round = Count of round { $n }

others-title = Other networks
others-passed = passed
others-dice = Dice: { $dice }

ask-turn = Choose a bot, or pass.
ask-turn-why = Your agent stands beside two investors.
ask-buy = Choose a bot.
ask-buy-why = You have passed: the rest of the round you buy.
ask-slot = Choose a slot for the bot.
ask-plug = Plug it in: { $bot }.
ask-bot = It earns for: { $condition }. Numbers: how your total changes now.
ask-confirm = Slot { $n }: plug the bot in there?
ask-block = { $n ->
    [one] Cover a symbol? You have { $n } assistant.
   *[other] Cover symbols? You have { $n } assistants.
}
ask-covering = { $n ->
    [one] Covering { $n } symbol:
   *[other] Covering { $n } symbols:
}
ask-covering-nothing = Covering nothing:
ask-now-then = now { $now }, then { $then } VP.
ask-stays = the total stays { $then } VP.
ask-last-pass = You have no agent left: pass.
ask-last-pass-why = The last to pass begins the next round.
ask-waiting = Waiting for { $names }.
ask-dealing = The table is being dealt.
ask-over = The game is over.
ask-past = You are looking at an earlier move.

acts-assistants = Assistants here
acts-assistants-of = { $n } of { $of } assistants
acts-fewer = One assistant fewer
acts-more = One assistant more
acts-buy = Buy first
acts-buy-why = See the new bot before you choose a slot
acts-buy-plug = Buy and plug in
acts-plug = Plug in
acts-calibrate = Calibrate
acts-cover = { $n ->
    [one] Cover { $n } and calibrate
   *[other] Cover { $n } and calibrate
}
acts-cancel = Cancel
acts-pass = Pass
acts-pass-wipe = Pass: four new bots

count-title = Round { $n } is counted
count-bots = Bots, as the dice lie
count-investors = Investors, by influence
count-sum = = { $n }
count-pay = What investors pay: investors × bots of their type
count-pay-sum = Investors
count-pay-why = The total adds what the bots earned in three rounds and the points of second places.
count-total = Total
count-winner = winner
count-continue = Next round
count-close = Close
count-skip = Show all
count-said = Round { $n } is over. Bots: { $scores }. { $taken }
count-first = { $name }, { $why }
count-second = +1 { $name }, { $why }
count-nobody = nobody has influence
count-by-influence = by influence, { $n }
count-by-agents = by agents: { $agents }, influence { $n }
count-by-order = by turn order, influence { $n }
count-by-unclaimed = { "" }

said-buy = { $n ->
    [one] With { $n } assistant: { $beside }. Total { $change }
   *[other] With { $n } assistants: { $beside }. Total { $change }
}
said-first = first with { $type }
said-second = second with { $type }
said-none = no place with { $type }
said-plug = Plug in: { $bot }

log-title = Last moves
log-half = seat { $seat } has the { $type } investor
log-order = order of seats { $seats }
log-investors = investors: { $types }
log-die = seat { $seat }, die { $at }: { $value }
log-fill = a new bot in slot { $slot }
log-buy = buy from slot { $slot }
log-buy-with = { $n ->
    [one] buy from slot { $slot } with { $n } assistant
   *[other] buy from slot { $slot } with { $n } assistants
}
log-plug = plug it in, slot { $slot }
log-block-none = cover nothing
log-block-L = cover the left symbol
log-block-R = cover the right symbol
log-block-LR = cover both symbols
log-pass = pass

tutorial-welcome = This is your network: five dice and four slots between them. A bot in a slot earns for the two dice beside it as they lie when the round ends.
tutorial-bots = The factory offers four bots. The flag shows points, the middle what they are for. The corners change the dice: + by one up, − by one down, and 6 goes round to 1.
tutorial-choose = Choose a bot. Every free slot now shows how your total would change and what becomes of the dice. Then choose a slot: the bot is bought and plugged in.
tutorial-cover = If a bot has + or − and you have an assistant, you are asked: an assistant on the symbol keeps that die as it is. Press the symbol, then Calibrate.
tutorial-investors = Your agent stays above the slot and counts for the investors on both sides. First takes the investor, second gets a point; ties go to more agents, then to turn order.
tutorial-assistants = Choose another bot and send assistants along with + : each adds influence on both sides. Plug it in as before.
tutorial-kit = You have four agents and five assistants a round. Assistants on symbols are no influence; all come home when the round ends.
tutorial-pass = Once a round you pass instead of buying. While you have agents, that also brings four new bots.
tutorial-order = This round's order, and the next one: whoever passes last begins.
tutorial-end = After three rounds each investor pays a point for every bot of its type you have. The brass ring marks those types. Play on, and good luck!

edition-enter = Enter your cards
edition-title = The cards of your box
edition-about = Change what your cards show differently, and tick what you have compared: ticked and changed cards lose the sign ≈. Names are those of the rules; a, b, c, d are the bots of a condition.
edition-name = Name of the edition
edition-unnamed = My box
edition-close = Close
edition-condition = Condition
edition-number = Number
edition-points = Points
edition-corners = Corners
edition-sure = as in my box
edition-of = { $what }: { $code }
edition-count = { $n ->
    [one] { $n } entry changed or confirmed
   *[other] { $n } entries changed or confirmed
}
edition-save = Save as a file
edition-play = Play with these

## terminal: what only a terminal says

terminal-name = Sentient
terminal-round = Sentient · round { $round } of { $rounds }
terminal-order = order { $seats }
terminal-next-order = { " " }· next { $seats }
terminal-earns = { $n } { $corners }
terminal-holdings = Your bots × investors:
terminal-waiting = Waiting for seat { $seats }.
terminal-points-of = Seat { $seat }, { $name }: { $lines }
terminal-you-win = You win!
terminal-winners = { $n ->
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the victory.
}
terminal-no-change = no change
terminal-no-undo = Nothing to take back: a new bot was drawn or others have acted since.
terminal-tips = ↑↓ choose  Enter do it  s points  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-buy = ↑↓ slot  ←→ assistants  Enter buy  s points  u undo  ? help  L русский  ^C quit
terminal-tips-wait = s points  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-points = ↑↓ scroll  s the next seat  Esc back to the moves  h moves  ? help  ^C quit
terminal-tips-over = n new game  ↑↓ scroll  s the next seat  h moves  ? help  L русский  q quit
terminal-help-game =
    SENTIENT
    Three rounds. In your turn buy a bot, or pass once a round. To buy, put an
    agent above a slot of the factory, with as many assistants as you like, and
    plug the bot in between two of your dice: its corners change them by one
    (6 + gives 1, 1 - gives 6) unless you put an assistant on a corner. The bot
    earns for the dice beside it as they lie at the end of the round.
    Investors lie between the slots. Whoever has most agents and assistants
    beside one takes it, the next gets a point; ties go to more agents there, then
    to the earlier in the order. In the end every investor pays a point for each
    of your bots of its type. The last to pass begins the next round; a pass
    before your last agent is gone wipes the factory.

      arrows  choose a move, or a slot and how many assistants     Enter  do it
      s       what earned the points of each seat                  Esc    back

    THE FACTORY
      (MIL) an investor, ★ who is first there and • second, as it stands
      { "[" }0] TRN  a bot, what it earns for, its points and its corners
      1:2+3    seat 1 has two agents and three assistants above the slot
    A SEAT
      … to act   ✓ has passed   4+5 MIL  agents and assistants at home, its own
      investor   [3] a die   5 -=  what the bot earns now, its corners (× covered)
      ≈ our reconstruction: the cards of your own box can be put in (--edition)
terminal-line-bots = Bots
terminal-line-seconds = Second places
terminal-line-investors = Investors
terminal-line-total = Total
terminal-short-bots = bot
terminal-short-seconds = 2nd
terminal-short-investors = inv
terminal-type-INF = Information
terminal-type-SRV = Service
terminal-type-TRN = Transport
terminal-type-MIL = Military
terminal-type-IND = Industry
terminal-condition-shows = shows { $n }
terminal-condition-sum_minus = sum−{ $n }
terminal-condition-minus_sum = { $n }−sum
terminal-condition-larger_minus = larger−{ $n }
terminal-condition-minus_larger = { $n }−larger
terminal-condition-smaller_minus = smaller−{ $n }
terminal-condition-minus_smaller = { $n }−smaller
terminal-condition-left_less = L<R
terminal-condition-left_greater = L>R
terminal-condition-left_at_most = L≤R
terminal-condition-left_at_least = L≥R
terminal-condition-equal = L=R
terminal-condition-unequal = L≠R
terminal-condition-even_odd = even | odd
terminal-condition-odd_even = odd | even
terminal-condition-both_odd = both odd
terminal-condition-both_even = both even
terminal-condition-sum_odd = sum odd
terminal-condition-sum_even = sum even
terminal-condition-sum_at_most = sum≤{ $n }
terminal-condition-sum_at_least = sum≥{ $n }
terminal-condition-sum_is = sum={ $n }
terminal-condition-sum_outside = sum≤{ $n },≥{ $m }
terminal-condition-difference_is = differ by { $n }
terminal-ask-turn = Buy a bot, with assistants for influence, or pass.
terminal-ask-buy = Buy a bot, with assistants for influence.
terminal-ask-pass = You have no agent left: pass.
terminal-ask-plug = Plug in: { $card }.
terminal-ask-block = { $card }: cover corners? Assistants left: { $n }.
terminal-move-buy = slot { $slot }{ " " }
terminal-move-plug = slot { $slot }: { $dice }; { $change }
terminal-move-block = cover { $corners }: { $dice }; { $change }
terminal-move-block-nothing = cover nothing: { $dice }; { $change }
terminal-move-pass = pass
terminal-move-pass-wipe = pass: four new bots; the last to pass begins the next round
terminal-by-influence = by influence
terminal-by-agents = by agents
terminal-by-order = by turn order
terminal-item-bots = round { $round }, slot { $slot }: { $card }, { $condition }, between { $left } and { $right }
terminal-item-seconds = round { $round }, investor { $investor } ({ $type }): second { $by }
terminal-item-investors = { $n ->
    [one] round { $round }, investor { $investor } ({ $type }): first { $by }; { $n } bot
   *[other] round { $round }, investor { $investor } ({ $type }): first { $by }; { $n } bots
}
terminal-item-printed = { $n ->
    [one] the printed investor ({ $type }); { $n } bot
   *[other] the printed investor ({ $type }); { $n } bots
}
