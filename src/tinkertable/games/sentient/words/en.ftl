## about: the game on the first page

name = Sentient

time = 15 min

about = Plug in bots, calibrate your dice, win over investors.

reconstructed = ≈ marks what we reconstructed or inferred: most corner symbols, some points and two conditions of the bots. If you own the box, enter its cards when you open a new table.

## facts: options, score lines and what earned them

tie = If totals are tied, the player with more investors wins.

line-bots = Bots
line-seconds = Second places
line-investors = Investors

item-bots = round { $round }, slot { $slot }: { $condition }, between { $left } and { $right }
item-seconds = round { $round }: second with the { $type } investor { $by }
item-investors = { $n ->
    [one] round { $round }: the { $type } investor, won { $by }; { $n } bot
   *[other] round { $round }: the { $type } investor, won { $by }; { $n } bots
}
item-investors-printed = { $n ->
    [one] the { $type } investor printed on the board; { $n } bot
   *[other] the { $type } investor printed on the board; { $n } bots
}

# The table as a list of facts, where it cannot be drawn.
field-order = order
field-next_order = next order
field-factory = factory
field-investors = investors
field-deck = deck
field-discard = discard
field-placements = ways to plug it in
field-finished = finished rounds
field-half = printed investor
field-network = network
field-covered = covered corners
field-earning = earns now
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
field-formulas = formulas
field-test = if
field-first = first
field-second = second
field-first_by = first by
field-second_by = second by
field-influence = influence
field-INF = { value-INF }
field-SRV = { value-SRV }
field-TRN = { value-TRN }
field-MIL = { value-MIL }
field-IND = { value-IND }

value-INF = Information
value-SRV = Service
value-TRN = Transport
value-MIL = Military
value-IND = Industry
value-influence = by influence
value-agents = by agents
value-order = by turn order
value-unclaimed = unclaimed
value-condition = condition
value-points = points
value-corners = corners
value-shows = shows a number
value-sum_minus = sum minus a number
value-minus_sum = a number minus the sum
value-larger_minus = larger minus a number
value-minus_larger = a number minus the larger
value-smaller_minus = smaller minus a number
value-minus_smaller = a number minus the smaller
value-left_less = { caption-left_less }
value-left_greater = { caption-left_greater }
value-left_at_most = { caption-left_at_most }
value-left_at_least = { caption-left_at_least }
value-equal = { caption-equal }
value-unequal = { caption-unequal }
value-even_odd = { caption-even_odd }
value-odd_even = { caption-odd_even }
value-both_odd = { caption-both_odd }
value-both_even = { caption-both_even }
value-sum_odd = { caption-sum_odd }
value-sum_even = { caption-sum_even }
value-sum_at_most = sum at most
value-sum_at_least = sum at least
value-sum_is = sum is
value-sum_outside = sum outside
value-difference_is = difference is
value-formulas = formulas

move-buy = buy from slot { $a }, assistants: { $b }
move-plug = plug the bot into slot { $what }
move-block = cover { $what }
move-block-minus = cover nothing
move-block-L = cover the left symbol
move-block-R = cover the right symbol
move-block-LR = cover both symbols
move-pass = pass
move-half = printed investor: seat { $what }
move-order = turn order: { $what }
move-fill = into the factory: { $what }
move-investors = investors: { $what }
move-die = die: { $what }

## table: what the drawn table says

# A move as something one could do; the others are above.
move-buy-bot = buy the bot in slot { $slot }{ with-assistants }
with-assistants = { $n ->
    [0] { "" }
    [one] { " " }with { $n } assistant
   *[other] { " " }with { $n } assistants
}

# A move that was made.
log-buy = { $who ->
    [you] You buy the bot in slot { $slot }{ with-assistants }.
   *[other] { $name } buys the bot in slot { $slot }{ with-assistants }.
}
log-plug = { $who ->
    [you] You plug the bot into slot { $slot }.
   *[other] { $name } plugs the bot into slot { $slot }.
}
log-cover = { $who ->
    [you] You cover { covered-symbols }.
   *[other] { $name } covers { covered-symbols }.
}
covered-symbols = { $corners ->
    [L] the left symbol
    [R] the right symbol
    [LR] both symbols
   *[none] nothing
}
log-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
log-half = Seat { $seat } starts with the { $type } investor.
log-order = Turn order: seats { $seats }.
log-investors = The investors of the round: { $types }.
log-die = Seat { $seat } rolls a { $value } on die { $at }.
log-fill = Slot { $slot } of the factory gets a new bot.

# Bots.
bot-name = { $type ->
    [INF] Information bot
    [SRV] Service bot
    [TRN] Transport bot
    [MIL] Military bot
   *[IND] Industry bot
}
bot-name-inside = { bot-name }
bot-name-object = { bot-name }

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
condition-sum_minus = the sum minus { $n }
condition-minus_sum = { $n } minus the sum
condition-larger_minus = the larger die minus { $n }
condition-minus_larger = { $n } minus the larger die
condition-smaller_minus = the smaller die minus { $n }
condition-minus_smaller = { $n } minus the smaller die
condition-left_less = the left die is smaller than the right
condition-left_greater = the left die is larger than the right
condition-left_at_most = the left die is no larger than the right
condition-left_at_least = the left die is no smaller than the right
condition-equal = both dice are equal
condition-unequal = the dice are not equal
condition-even_odd = the left die is even, the right one odd
condition-odd_even = the left die is odd, the right one even
condition-both_odd = both dice are odd
condition-both_even = both dice are even
condition-sum_odd = the sum is odd
condition-sum_even = the sum is even
condition-sum_at_most = the sum is { $n } or less
condition-sum_at_least = the sum is { $n } or more
condition-sum_is = the sum is { $n }
condition-sum_outside = the sum is { $n } or less, or { $m } or more
condition-difference_is = the dice differ by { $n }

earns-points = { $n ->
    [one] { $n } point if { $condition }
   *[other] { $n } points if { $condition }
}
earns-one-or-both = { $one ->
    [one] { $one } point if { $condition }, { $both } if both do
   *[other] { $one } points if { $condition }, { $both } if both do
}
earns-formula = points equal to { $condition }
earns-formulas = points by formula: { $formulas }
formula-if = { $points } if { $test }
formula-else = otherwise { $points }

bot-told = { bot-name }: { $earns }; left corner { $left }, right corner { $right }
bot-guessed = { $bot }; reconstructed: { $what }
bot-short = { bot-name }: { $earns }

sign-plus = plus
sign-minus = minus
sign-same = no change
sign-plus-covered = plus (covered)
sign-minus-covered = minus (covered)

agents = { $agents ->
    [0] no agents
    [one] { $agents } agent
   *[other] { $agents } agents
}
assistants = { $assistants ->
    [0] no assistants
    [one] { $assistants } assistant
   *[other] { $assistants } assistants
}

points = { $n ->
    [one] point
   *[other] points
}
now = now
then = then

# What plugging a bot in would do.
placement-total = total { $change }
placement-die = die { $at } from { $from } to { $to }
placement-bot = { bot-name-inside } earns { $points }

# The factory and its investors.
factory-title = Factory and investors
factory-short = Factory
factory-with-this = Influence with this bot
factory-tie = ties:
factory-agents = agents
factory-order = turn order
factory-empty = Slot { $n } of the factory: empty
factory-slot = Slot { $n } of the factory. { $bot }.
factory-above = Above it: { $pawns }.
factory-stands = { $who ->
    [you] you, { agents }, { assistants }
   *[other] { $name }, { agents }, { assistants }
}

investor-name = { $type } investor
standing-first = { $who ->
    [you] You are first { place-reason }.
   *[other] { $name } is first { place-reason }.
}
standing-second = { $who ->
    [you] You are second { place-reason }.
   *[other] { $name } is second { place-reason }.
}
standing-nobody = Nobody has influence yet.
place-reason = { $by ->
    [agents] by agents ({ $agents }; influence { $n })
    [order] by turn order (influence { $n })
   *[influence] by influence ({ $n })
}

# A network.
network-title = { $who ->
    [you] Your network
   *[other] { $name }’s network
}
network-kit = At home: { agents }, { assistants }
network-free = Slot { $n } of the network: empty
network-choose = Plug the bot into slot { $n }
network-would = Plug the bot into slot { $n }: { $what }
network-bot = Slot { $n }. { $bot }. Earns { $points } now
network-bot-then = Slot { $n }. { $bot }. Earns { $points } now, then { $then }
network-hand = To be plugged in: { bot-name-inside }
network-hand-told = To be plugged in. { $bot }
network-die = Die { $n }: { $value }
network-dice = Dice: { $dice }
network-better = cover
network-cover = Put an assistant on the { $side ->
    [L] left
   *[R] right
} { $sign ->
    [plus] plus
   *[minus] minus
}: the die stays { $value }
network-uncover = Take the assistant off the { $side ->
    [L] left
   *[R] right
} { $sign ->
    [plus] plus
   *[minus] minus
}: the { $value } will change

pile-type = { $type }: { pile-bots }, { pile-investors }
pile-bots = { $bots ->
    [0] no bots
    [one] { $bots } bot
   *[other] { $bots } bots
}
pile-investors = { $investors ->
    [0] no investors
    [one] { $investors } investor
   *[other] { $investors } investors
}
pile-seconds = { line-seconds }: { $n }
pile-empty = No bots yet

# Beside them.
order-title = Turn order
order-this = This round
order-next = Next round
others-title = Other networks
others-passed = passed

# What to do.
ask-turn = Choose a bot, or pass.
ask-turn-why = Your agent will stand next to two investors.
ask-buy = Choose a bot.
ask-buy-why = You have passed: until the round ends you can only buy.
ask-slot = Choose a slot for the bot.
ask-plug = Plug in the { bot-name-object }.
ask-bot = It earns { $earns }. The numbers show how your total would change.
ask-confirm = Plug the bot into slot { $n }?
ask-cover = { $n ->
    [one] Cover a symbol? You have { $n } assistant.
   *[other] Cover symbols? You have { $n } assistants.
}
ask-cover-then = { if-covered }, your total goes from { $now } to { $then }.
ask-cover-stays = { if-covered }, your total stays { $then }.
if-covered = { $n ->
    [0] If you cover nothing
    [one] If you cover { $n } symbol
   *[other] If you cover { $n } symbols
}
ask-last-pass = You have no agents left: pass.
ask-last-pass-why = The last to pass begins the next round.
ask-waiting = Waiting for { $name }.
ask-dealing = Setting up the round.
ask-over = The game is over.
ask-past = You are looking at an earlier move.

acts-assistants = Send assistants
acts-assistants-of = { $n } of { $of } assistants
acts-fewer = One assistant fewer
acts-more = One assistant more
acts-buy = Buy first
acts-buy-why = See the new bot before you choose a slot
acts-buy-plug = Buy and plug in
acts-plug = Plug in
acts-calibrate = Calibrate
acts-pass = Pass
acts-pass-wipe = Pass: four new bots

# A round that is over.
count-title = Round { $n } results
count-bots = Points for bots
count-investors = Who wins the investors
count-pay = What investors pay: investors × bots of their type
count-pay-why = The total also has what the bots earned in three rounds, and the points for second places.
count-continue = Next round
count-skip = Show all
count-nobody = Nobody has influence.
count-said = Round { $n } is over. Bots: { $scores }. { $taken }
count-score = { $who ->
    [you] you { $points }
   *[other] { $name } { $points }
}
count-first = { $who ->
    [you] You win the { $type } investor { place-reason }.
   *[other] { $name } wins the { $type } investor { place-reason }.
}
count-second = { $who ->
    [you] You get 1 point for second place { place-reason }.
   *[other] { $name } gets 1 point for second place { place-reason }.
}
count-unclaimed = Nobody has influence on the { $type } investor.

said-buy = { $n ->
    [0] Without assistants: { $beside }. Total { $change }.
    [one] With { $n } assistant: { $beside }. Total { $change }.
   *[other] With { $n } assistants: { $beside }. Total { $change }.
}
said-beside = { $place ->
    [first] first with the { $type } investor
    [second] second with the { $type } investor
   *[none] no place with the { $type } investor
}
said-plug = Plug the bot in. { $bot }.

tutorial-welcome = This is your network: five dice and four slots between them. A bot in a slot earns points for the two dice beside it, as they lie when the round ends.
tutorial-bots = The factory offers four bots. The flag shows the points, the middle what they are for. The corners change the dice: + turns one up, − turns one down, and after 6 comes 1.
tutorial-choose = Choose a bot. Every free slot now shows how your total would change and what would become of the dice. Then choose a slot: the bot is bought and plugged in.
tutorial-cover = If a bot has a + or − and you have an assistant left, you are asked whether to cover it: an assistant on the symbol keeps that die as it is. Press the symbol, then Calibrate.
tutorial-investors = Your agent stays above the slot and counts for the investors on both sides. First place wins the investor, second place a point; ties go to more agents, then to turn order.
tutorial-assistants = Choose another bot and press + to send assistants along: each adds influence on both sides. Plug it in as before.
tutorial-kit = Every round you have four agents and five assistants. Assistants on symbols are no influence; all come home when the round ends.
tutorial-pass = Once a round you pass instead of buying. While you still have agents, your pass also brings four new bots.
tutorial-order = Here is the turn order of this round and of the next: whoever passes last begins.
tutorial-end = After three rounds each investor pays a point for every bot of its type you have. A brass ring marks these types. Play on, and good luck!

## edition: the components of one's own box, in the form for them

edition-conditions = Conditions
edition-cards = Bots
edition-about-cards = What each bot does to the dice beside it. Sixty in all; a, b, c and d are bots with the same condition.
edition-add-cards = Add a bot
edition-add-conditions = Add a condition
edition-halves = Right halves of a board
edition-about-halves = How many of them show each investor.
edition-field-type = Type
edition-field-condition = Condition
edition-field-numbers = Numbers
edition-field-points = Points
edition-place-cards-1 = Left
edition-place-cards-2 = Right
edition-sign-plus = +
edition-sign-minus = −
edition-sign-same = =
edition-adds-cards = Its condition
edition-field-if = Tests
edition-way-named = one we know
edition-way-formulas = in formulas
edition-about-conditions = What the bots earn for, and how much. A condition we do not know is told in formulas: the first test that holds gives the points beside it; one more entry of points is for when none does. They may say L, R, sum, difference, larger, smaller, shows(3), numbers, + - *, min(L, 3), odd(L), even(R), < <= = != >= >, not, and, or.

## terminal: what only a terminal says

terminal-round = Sentient · round { $round } of { $rounds }
terminal-order = order { $seats }
terminal-order-next = order { $seats } · next { $next }
terminal-holdings = Your bots × investors:
terminal-waiting = Waiting for seat { $seats }.
terminal-points-of = Seat { $seat }, { $name }: { $lines }
terminal-you-win = You win!
terminal-winners = { $n ->
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the victory.
}
terminal-no-undo = Nothing to undo: a new bot was drawn, or others have moved since.
terminal-tips = ↑↓ choose  Enter do it  s points  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-buy = ↑↓ slot  ←→ assistants  Enter buy  s points  u undo  ? help  L русский  ^C quit
terminal-tips-wait = s points  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-points = ↑↓ scroll  s the next seat  Esc back to the moves  h moves  ? help  ^C quit
terminal-tips-over = n new game  ↑↓ scroll  s the next seat  h moves  ? help  L русский  q quit
terminal-help-game =
    SENTIENT
    Three rounds. On your turn buy a bot, or pass, once a round. To buy, put an
    agent above a slot of the factory, with as many assistants as you like, and
    plug the bot in between two of your dice: the symbols in its corners change
    them by one (6 + gives 1, 1 - gives 6) unless you cover them with assistants.
    The bot earns for the dice beside it as they lie at the end of the round.
    Investors lie between the slots. Whoever has most agents and assistants
    beside one wins it, the next gets a point; ties go to more agents there, then
    to the earlier in turn order. At the end every investor pays a point for each
    of your bots of its type. The last to pass begins the next round; a pass
    while you still have agents replaces the bots in the factory.

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
terminal-short-bots = bot
terminal-short-seconds = 2nd
terminal-short-investors = inv
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
terminal-ask-plug = Plug in the { bot-name-object }: { $card }.
terminal-ask-cover = { bot-name }, { $card }: cover symbols? Assistants left: { $n }.
terminal-move-buy = slot { $slot }
terminal-move-plug = slot { $slot }: { $dice }; { $change }
terminal-move-cover = cover { $corners }: { $dice }; { $change }
terminal-move-cover-nothing = cover nothing: { $dice }; { $change }
terminal-move-pass-wipe = pass: four new bots; the last to pass begins the next round
