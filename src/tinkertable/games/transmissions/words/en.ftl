## about: the game on the first page

name = Transmissions

time = 25 min

about = Four robots walk the ring, trade and lay pipes.

reconstructed = Most of what the tiles and cards show is our reconstruction; an edition file with the tiles of your box replaces it.

## facts: options, score lines and what earned them

rival = Harvey

alone = You play against Harvey: a deck of cards moves the robots for him. Is he too strong? Take some of his cards out.

line-wildlife = Birds × butterflies
line-pipes = Pipes
line-flow = Flow
line-filled = Full columns
line-items = Items
line-ideas = Ideas
line-forest = Forest cards
line-acorns = Fewest acorns
line-pool = Left on the board
line-total = Total

item-wildlife = birds { $birds } × butterflies { $butterflies }
item-pipes = pipe { $number }
item-pipes-flipped = a flipped pipe
item-pipes-taken = a pipe with points on it
item-flow = { $n ->
    [one] longest flow from the start: { $n } pipe
   *[other] longest flow from the start: { $n } pipes
}
item-filled = all slots are full: { $robot }
item-items = { $n ->
    [one] { $name }
   *[other] { $name }, { $n } of them
}
item-ideas = an idea that earns points
item-forest = { $n ->
    [one] { $n } forest card with points
   *[other] { $n } forest cards with points
}
item-acorns = { $n ->
    [one] the fewest acorns: { $n }
   *[other] the fewest acorns: { $n }
}
item-pool = { $resource }: { $n } left on the board

value-W = white
value-Y = yellow
value-B = blue
value-G = green
value-R = red
value-E = electricity
value-Sock = Sock
value-Radio = Radio
value-Umbrella = Umbrella
value-Toaster = Toaster
value-Kite = Kite
value-Teacup = Teacup
value-Birdhouse = Birdhouse
value-Shelf = Shelf
value-Telescope = Telescope
value-Balloon = Balloon
value-Toy-block = Toy block
value-Notebook = Notebook
value-Camera = Camera
value-Violin = Violin
value-Whistle = Whistle
value-Postcard = Postcard
value-Plumb-line = Plumb line
value-Watering-can = Watering can
value-Gramophone = Gramophone
value-Bell = Bell
value-Music-box = Music box
value-Flower-pot = Flower pot

option-printing-name = Printing
option-printing-value-en = English
option-printing-value-ru = Russian
option-printing-about-en = Two ideas change green into blue and blue into green.
option-printing-about-ru = In place of these two ideas, a yellow or a white engram becomes 3 electricity.
option-sets-name = Sets of tiles
option-sets-value-standard = standard
option-sets-value-advanced = advanced
option-sets-value-chosen = chosen
option-sets-about-standard = Sets A to D of items and E to H of ideas, drawn at random.
option-sets-about-advanced = The sets X and Z for experienced players may come too.
option-sets-about-chosen = The first seat chooses the sets.
option-placement-name = Placing the robots
option-placement-value-engine = by chance
option-placement-value-start-player = by the first seat
option-placement-about-engine = The robots start on spaces drawn at random.
option-placement-about-start-player = The first seat places the robots.
option-start-name = Who begins
option-start-value-random = by chance
option-start-value-first = the first seat
option-start-about-random = Chance says who begins.
option-start-about-first = The first seat begins.
option-later-name = Seats that do not begin
option-later-value-alike = start like the first
option-later-value-more = have more electricity
option-later-about-alike = Every seat starts with 4 electricity.
option-later-about-more = 2 more electricity for every seat that comes before: beginning is an advantage.
option-reshuffle-name = Shuffling the forest
option-reshuffle-value-lazy = when a card is needed
option-reshuffle-value-immediate = at once
option-reshuffle-about-lazy = The discard becomes the new pile when a card has to be drawn.
option-reshuffle-about-immediate = The discard becomes the new pile as soon as the pile is empty.
option-cleanup-name = Another turn
option-cleanup-value-once = clean up once
option-cleanup-value-each = clean up each time
option-cleanup-about-once = Engrams beyond seven are dropped after the last of the turns.
option-cleanup-about-each = Engrams beyond seven are dropped before the other turn too.
option-difficulty-name = Harvey’s deck
option-difficulty-value-whole = all his cards
option-difficulty-value-TL1 = without place card 1
option-difficulty-value-TL2 = without place card 2
option-difficulty-value-TL3 = without place card 3
option-difficulty-value-TL1plusTL2 = without 1 and 2
option-difficulty-value-TL1plusTL3 = without 1 and 3
option-difficulty-value-TL2plusTL3 = without 2 and 3
option-difficulty-value-robots = robot cards only
option-difficulty-about-whole = Harvey has all of his cards: the hardest game.
option-difficulty-about-TL1 = Harvey goes without the place card that is best for him.
option-difficulty-about-TL2 = Harvey goes without the second place card.
option-difficulty-about-TL3 = Harvey goes without the third place card.
option-difficulty-about-TL1plusTL2 = Harvey keeps the third place card only.
option-difficulty-about-TL1plusTL3 = Harvey keeps the second place card only.
option-difficulty-about-TL2plusTL3 = Harvey keeps the first place card only.
option-difficulty-about-robots = Harvey moves one robot at a time: the easiest game.
option-gap-name = Where Harvey finds nothing
option-gap-value-action = loses that action
option-gap-value-turn = loses his turn
option-gap-about-action = Where nothing is left to take, Harvey goes on with his card.
option-gap-about-turn = Where nothing is left to take, the rest of Harvey's card is lost.

## table: what the drawn table says

robot-Y = Yellow
robot-B = Blue
robot-G = Green
robot-R = Red

card-TL1 = place card 1
card-TL2 = place card 2
card-TL3 = place card 3

place-MEADOW = Meadow
place-LAKE = Lake
place-POWER_STATION = Power Station
place-TOWN = Town
place-SCRAP_YARD = Scrap Yard
place-FOREST = Forest
place-PIPES = Pipes

short-MEADOW = Meadow
short-LAKE = Lake
short-POWER_STATION = Power
short-TOWN = Town
short-SCRAP_YARD = Scrap
short-FOREST = Forest
short-PIPES = Pipes

res-W = white
res-Y = yellow
res-B = blue
res-G = green
res-any = any engram
res-pale = white or yellow
res-volts = { $n ->
    [one] { $n } electricity
   *[other] { $n } electricity
}
res-times = { $name } ×{ $n }

or = { " " }or{ " " }

tile-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tile-birds = { $n ->
    [one] { $n } bird
   *[other] { $n } birds
}
tile-butterflies = { $n ->
    [one] { $n } butterfly
   *[other] { $n } butterflies
}
tile-acorns = { $n ->
    [one] { $n } acorn
   *[other] { $n } acorns
}
tile-family = each is worth { $values } with one, two, three of them
tile-per_item = { $each } points for each of your items, { $most } at most
tile-per_idea = { $each } points for each of your ideas, { $most } at most
tile-per_pipe = { $each } points for each of your pipes, { $most } at most

idea-for = for { $cost }: { $what }
idea-end = at the end of the game { $what }
idea-swap = the robot changes places with another one
idea-jump = the robot jumps to any empty space
idea-reverse = the robot walks counter-clockwise
idea-steps = { $n ->
    [one] { $n } space further
   *[other] { $n } spaces further
}
idea-trade = gain { $gain }
idea-forest = draw a forest card
idea-bonus = after gathering engrams at meadow or lake gain { $gain } too
idea-right = use an idea of the robot on the right
idea-left = use an idea of the robot on the left

thing-Sock = Sock
thing-Radio = Radio
thing-Umbrella = Umbrella
thing-Toaster = Toaster
thing-Kite = Kite
thing-Teacup = Teacup
thing-Birdhouse = Birdhouse
thing-Shelf = Shelf
thing-Telescope = Telescope
thing-Balloon = Balloon
thing-Toy-block = Toy block
thing-Notebook = Notebook
thing-Camera = Camera
thing-Violin = Violin
thing-Whistle = Whistle
thing-Postcard = Postcard
thing-Plumb-line = Plumb line
thing-Watering-can = Watering can
thing-Gramophone = Gramophone
thing-Bell = Bell
thing-Music-box = Music box
thing-Flower-pot = Flower pot

side-N = up
side-E = right
side-S = down
side-W = left

joint-r = round
joint-q = rectangular

pipe-joint = { $side } { $joint }

forest-card-never = { $points } points at the end, never played
forest-card-after = after the action of the place { $place }: gain { $gain }
forest-card-paying = when paying, one stands for the other: { $swaps }
forest-card-paired = with an item take the idea beside it too
forest-card-again = take another turn with any robot
forest-short-FC01 = points
forest-short-FC02 = 6 electricity
forest-short-FC03 = any engram
forest-short-FC04 = two engrams, Power Station
forest-short-FC05 = two engrams, Lake
forest-short-FC06 = two engrams, Meadow
forest-short-FC07 = other colours
forest-short-FC08 = white and green
forest-short-FC09 = yellow and blue
forest-short-FC10 = the idea beside it
forest-short-FC11 = another turn

missing-is = missing: { $what }
missing-swap = missing: { $what }, but a forest card makes up for it
missing-no = no

guessed = Most of what the tiles and cards show is our reconstruction (≈): the rulebooks at hand lost their pictures. An edition with the tiles of your own box can replace it.

vp = VP

ends-title = Ends at 0
ends-slots = free slots
ends-shop = supply
ends-stack = stack
ends-told = The game ends when one of these is 0: free slots of the fullest board { $slots }, pairs in the supply { $shop }, pipes in the smallest stack { $stack }

rondel-title = The ring
rondel-free = free
rondel-go = { $n ->
    [one] { $place }, { $n } step: { $what }
   *[other] { $place }, { $n } steps: { $what }
}
rondel-via = { $place }, with the idea “{ $idea }”: { $what }
rondel-spot = Put a robot here: { $place }, space { $n }
rondel-jump = Jump to { $place }: { $what }
rondel-with = Change places with { $robot }, { $place }
rondel-TOWN = buy an item
rondel-SCRAP_YARD = buy an idea
rondel-FOREST = a forest card
rondel-PIPES = buy a pipe
rondel-nothing = nothing is left there
rondel-up-to = 1–{ $n }
rondel-with-idea = or with an idea

there-take = There: { $what }.
there-gone = Nothing is left to take there.
there-items = There you could buy an item: { $what }.
there-ideas = There you could buy an idea: { $what }.
there-pipes = There you could buy a pipe: { $what }.
there-priced = { $name } ({ $price })
there-idea = “{ $what }”
there-stack = stack { $n }
there-missing = Missing { $what }.
there-lack = for { $name }: { $lack }
there-room = No column has room for it.
there-forest = There you choose one of two forest cards.
there-last = There you take the last forest card.
there-nothing = There you could buy nothing.
there-reach = { $n ->
    [one] It could reach { $n } space.
   *[other] It could reach { $n } spaces.
}

hand-title = Your cards
hand-of = Cards: { $name }
hand-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
hand-robot = Card { $robot }: moves it up to { $n }
hand-move = Card { $card }: move { $robot }
hand-idle = Card { $card }: no robot stands there
hand-away = Put away the card { $card }
hand-played = Played: { $card }
hand-then = Then come
hand-unknown = { $n ->
    [one] { $n } not seen yet
   *[other] { $n } not seen yet
}
hand-order = Next cards: { $cards }

market-title = Items and ideas
market-items = Items
market-ideas = Ideas
market-dear = newest is dearest
market-item = Buy the item { $what }. Price: { $price }
market-item-shown = Item { $what }. Price: { $price }
market-idea = Buy the idea: { $what }. Price: { $price }
market-idea-shown = Idea: { $what }. Price: { $price }
market-empty = Empty
market-can = you can pay

board-yours = Your board
board-of = Board: { $name }
board-stock = Engrams { $n } of { $hold }: { $what }; electricity { $volts }; acorns { $acorns }
board-none = none
board-column = { $robot }: { $free } of { $slots } slots free, { $points } points when full
board-put = Into the column of { $robot }: { $free } free
board-use = Use: { $what }
board-copy = Use for it: { $what }
board-idea = Idea: { $what }
board-used = Idea, used: { $what }
board-item = Item { $what }

pipes-title = Pipes
pipes-network = Your pipes
pipes-of = Pipes: { $name }
pipes-flow = Flow { $n }
pipes-flow-told = Flow of { $n }: { $points } points
pipes-stack = Buy the pipe { $what }. Price: { $price }
pipes-stack-shown = Pipe { $what }. Price: { $price }
pipes-under = { $n ->
    [one] { $n } more below
   *[other] { $n } more below
}
pipes-empty = Empty stack
pipes-start = starting pipe
pipes-laid = Pipe { $n }: { $what }
pipes-taken = Pipe: { $what }
pipes-place = { $n ->
    [one] { $side } of pipe { $beside }: fits { $n } way
   *[other] { $side } of pipe { $beside }: fits { $n } ways
}
pipes-chosen = { $side } of pipe { $beside }: chosen, way { $at } of { $n }
pipes-flipped = { $n ->
    [one] { $n } flipped
   *[other] { $n } flipped
}
pipes-fit = Fit into view
pipes-in = Zoom in
pipes-out = Zoom out
pipes-pan = Drag or use the arrow keys to move

forest-title = Forest
forest-yours = your cards
forest-of = cards: { $name }
forest-draw = { $n ->
    [one] Draw pile: { $n } card
   *[other] Draw pile: { $n } cards
}
forest-discard = Discard, top: { $what }; { $n } in all
forest-no-discard = The discard is empty
forest-play = Play: { $what }
forest-held = Forest card: { $what }
forest-spent = Played: { $what }
forest-none = none yet

others-title = Other boards
others-show = Show the board of { $name }
others-hide = Hide the board of { $name }
others-told = { $name }: { $score } points; engrams { $engrams }, electricity { $volts }, flow { $flow }, acorns { $acorns }
others-log = Last moves

harvey-name = Harvey
harvey-deck = { $n ->
    [one] { $n } card in his deck
   *[other] { $n } cards in his deck
}
harvey-card = Harvey’s card: { $card }
harvey-pool = On the board
harvey-costs = { $points } for what lies on the board
harvey-pool-told = On the board for you to take: { $what }; electricity { $volts }
harvey-step = { $robot } walks to { $place }: { $what }
harvey-none = none of its robots moves
harvey-MEADOW = { $what } onto the board
harvey-LAKE = { $what } onto the board
harvey-POWER_STATION = { $what } onto the board
harvey-TOWN = he takes the item { $what }
harvey-SCRAP_YARD = he takes an idea, { $what }
harvey-FOREST = he takes a forest card, { $what }
harvey-PIPES = he takes a pipe, { $what }
harvey-gone = what lay there leaves the game
harvey-nothing = there is nothing to take
harvey-lost = You win against Harvey, { $mine } to { $his }.
harvey-won = Harvey wins, { $his } to { $mine }.
harvey-next = Next step
harvey-skip = Skip
harvey-of = Step { $n } of { $of }

ask-put = Put the starting idea on a robot.
ask-card = Choose a card: it moves a robot.
ask-card-why = Robots belong to everybody.
ask-cycle = No card can move a robot: put one away.
ask-go = { $robot }: choose a space.
ask-go-why = Lit ideas and cards may be used first.
ask-space = Choose the space to jump to.
ask-robot = With which robot?
ask-MEADOW = Meadow: take engrams.
ask-LAKE = Lake: take engrams.
ask-POWER_STATION = Power Station: take electricity.
ask-TOWN = Town: buy an item.
ask-SCRAP_YARD = Scrap Yard: buy an idea.
ask-FOREST = Forest: look at two cards, keep one.
ask-PIPES = Pipes: buy a pipe.
ask-nothing = Nothing can be done here now.
ask-column-item = Choose a column for { $what }.
ask-column-idea = Choose a column for the idea.
ask-column-why = An item takes two slots, an idea one.
ask-pay = Pay: which engrams?
ask-at = Lay the pipe: choose a place.
ask-at-chosen = Lay it here? R turns it.
ask-flow = Flow { $from } → { $to }
ask-copy = Which idea does it copy?
ask-give = Give two engrams.
ask-gain = Choose what you gain.
ask-keep = Keep one of the two cards.
ask-drop = { $n ->
    [one] Seven engrams at most: drop { $n }.
   *[other] Seven engrams at most: drop { $n }.
}
ask-where = You paid { $what }. Onto the board or into the box?
ask-where-why = What lies on the board can be taken again, but costs points at the end.
ask-also = Take the idea beside it too, by a forest card?
ask-end = Your action is done: end the turn.
ask-end-more = Use lit ideas and cards, or end the turn.
ask-spots = Choose four spaces for the robots.
ask-robots = Choose the robots for these spaces, one by one, clockwise from the top.
ask-sets = Choose the sets: items A to X, ideas E to Z.
ask-waiting = Waiting for { $names }.
ask-dealing = The table is being dealt.
ask-over = The game is over.
ask-past = You are looking at an earlier move.

choice-take = Take { $what }
choice-give = Give { $what }
choice-gain = Gain { $what }
choice-pay = Pay { $what }
choice-drop = Drop { $what }
choice-keep = Keep: { $what }
choice-keep-short = Keep
choice-again = Play “another turn”: move { $robot }
choice-also = Its idea onto { $robot }
choice-also-none = Without the idea
choice-forest-draw = Two from the pile
choice-forest-discard = Two from the discard
choice-forest-each = One of each
choice-forest-last = The last card
choice-board = Onto the board
choice-box = Into the box
choice-skip = Skip the action
choice-end = End the turn
choice-flip = Flip it: { $n } points
choice-stand = { $robot } stands on space { $n } of the four
choice-set = Play with set { $letter }

acts-confirm = Confirm
acts-cancel = Cancel
acts-lay = Lay it here
acts-turn = Turn

tabs-label = Parts of the table
tabs-move = Move
tabs-build = Build
tabs-pipes = Pipes
tabs-table = Table

final-pipes = { $name } took the last pipe of a stack: the game ends before { $name }’s next turn.
final-display = The supply is empty since { $name }’s turn: the game ends before { $name }’s next turn.
final-fill = { $name } has filled every slot: the game ends before { $name }’s next turn.
final-turns = All turns have been played: the game is over.

log-start = seat { $seat } begins
log-spots = the robots are placed
log-robots = the robots stand: { $what }
log-sets = sets { $what }
log-deal = starting ideas for seat { $first }
log-pair = a new item at position { $first }
log-with = and its idea
log-top = a new pipe on stack { $first }
log-draw = a forest card is turned up
log-hand = seat { $seat } draws cards
log-hand-hidden = cards are drawn
log-harvey = Harvey’s card: { $card }
log-step = Harvey moves { $robot }
log-put = put a starting idea on { $robot }
log-card = play { $card }, move { $robot }
log-cycle = put away { $card }
log-use = use an idea
log-jump = use an idea to jump
log-swap = use an idea to change places
log-copy = copy an idea beside
log-space = jump
log-robot = change places with { $robot }
log-play = play a forest card: { $what }
log-go = { $n ->
    [one] walk { $n } space
   *[other] walk { $n } spaces
}
log-take = take { $what }
log-give = give { $what }
log-gain = gain { $what }
log-pay = pay { $what }
log-drop = drop { $what }
log-forest-draw = draw two forest cards
log-forest-discard = take two from the discard
log-forest-each = draw a forest card and take one from the discard
log-forest-last = take the last forest card
log-keep = keep: { $what }
log-item = buy the item at position { $what }
log-idea = buy the idea at position { $what }
log-pipe = buy the pipe of stack { $what }
log-column = for the { $robot } column
log-also = and its idea for { $robot }
log-also-none = without the idea
log-at = lay the pipe
log-at-full = lay the pipe: { $side } of pipe { $beside }, turned { $turned }°
log-flip = flip the pipe
log-again = take another turn with { $robot }
log-skip = take no action
log-end = end the turn
log-board = pay onto the board
log-box = pay into the box

tutorial-welcome = Four robots walk round the ring and belong to nobody: whoever plays their card moves them. The seven places give engrams and electricity, or sell items, ideas and pipes.
tutorial-put = Two ideas are yours to begin with. Each belongs to one robot and helps whenever you move it. Press a column for the first.
tutorial-put-more = Now a column for the other. Items will come here too: an item fills two slots, an idea one. A full column earns the points on its flag.
tutorial-card = Your cards. A robot card moves that robot; a place card moves a robot that stands on one of its places. Choose one.
tutorial-go = Rings mark the spaces the robot can reach, with what you would do there. Occupied spaces are not counted. Choose a space.
tutorial-act = Now the place does its work: press what you want below. If nothing suits you, skip.
tutorial-end = Lit ideas and forest cards may still be used. Then end the turn: your card goes under the deck, the next one comes. Press End the turn.
tutorial-market = In the Town you buy items, at the Scrap Yard ideas. The price stands below each; a green check says that you can pay, red what is missing. New things are dearer.
tutorial-pipes = At the Pipes you buy pipes for three engrams. Joints of one shape connect; the longest flow from the start earns most.
tutorial-ends = The game ends when a board is full, the supply is empty or a stack of pipes is gone. Birds times butterflies count too. Play on, and good luck!

## terminal: what only a terminal says

terminal-name = Transmissions
terminal-title = Transmissions
terminal-turn = Transmissions · your turn { $turn }
terminal-guess = most tiles are reconstructed{ " " }
terminal-ending = The game ends: { $reason }.
terminal-harvey = Harvey
terminal-you-win = You win!
terminal-harvey-wins = Harvey wins, or nobody does.
terminal-winners = { $n ->
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the victory.
}
terminal-waiting = Waiting for seat { $seats }.
terminal-points-of = Seat { $seat }, { $name }: { $lines }
terminal-pipes-of = { $n ->
    [one] Pipes of seat { $seat }, { $name }: a flow of { $n }
   *[other] Pipes of seat { $seat }, { $name }: a flow of { $n }
}
terminal-surcharge = { " " }+W/Y
terminal-slots = free { $free } ({ $points }p)
terminal-hand = hand
terminal-points = { $points } points
terminal-other = items { $items } ideas { $ideas } free { $free } flow { $flow } acorns { $acorns }: { $points }p
terminal-forest-piles = Forest: { $draw } to draw, { $n } discarded, on top { $top }
terminal-pool = Board: { $pool }
terminal-nowhere = not
terminal-no-undo = Nothing to take back: something new was shown, or others have acted since.
terminal-tips = ↑↓ choose  Enter do it  s points  p pipes  u undo  h moves  ? help  ^C quit
terminal-tips-wait = s points  p pipes  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-page = ↑↓ scroll  s points  p pipes of the next seat  Esc back  ? help  ^C quit
terminal-tips-over = n new game  ↑↓ scroll  s points  p pipes  h moves  L русский  q quit
terminal-help-game =
    TRANSMISSIONS
    Play a card and move a robot: the one it shows, or one that stands in a
    location it shows. It goes clockwise, up to its distance; spaces of other
    robots do not count. Then take the action of the location, or not. The ideas
    on your column of that robot may be used once each in the turn.
    Lake 1 blue or 2 white, Meadow 1 green or 2 yellow engrams, Power Station 4
    electricity; Forest two cards, keep one; Town an item, Scrap Yard an idea,
    Pipes a pipe. You may keep seven engrams at the end of a turn.
    The game ends with the last pipe of a stack, an empty display, or when all
    your robots are full; all others have one more turn. Birds times butterflies,
    pipes, the longest flow, full robots, items, ideas and cards score.
    Alone you play against Harvey and gain only what lies on the board; what you
    pay goes back there or to the box; what is left there costs you points.

      arrows  choose a move      Enter  do it        Esc  back
      s       what earned the points of each seat    p    the pipes of each seat

    W Y B G engrams: white, yellow, blue, green   E electricity   2E→B exchange
    Pipes: o round, # rectangular joint; the flow is bright
terminal-line-wildlife = Wildlife
terminal-line-pipes = Pipes
terminal-line-flow = Flow
terminal-line-filled = Full robots
terminal-line-items = Items
terminal-line-ideas = Ideas
terminal-line-forest = Forest
terminal-line-acorns = Acorns
terminal-line-pool = Board
terminal-line-total = Total
terminal-short-wildlife = wild
terminal-short-pipes = pipe
terminal-short-flow = flow
terminal-short-filled = full
terminal-short-items = item
terminal-short-ideas = idea
terminal-short-forest = for
terminal-short-acorns = aco
terminal-short-pool = brd
terminal-location-MEADOW = Meadow
terminal-location-LAKE = Lake
terminal-location-POWER_STATION = Power
terminal-location-TOWN = Town
terminal-location-SCRAP_YARD = Scrap Yard
terminal-location-FOREST = Forest
terminal-location-PIPES = Pipes
terminal-robot-Y = yellow
terminal-robot-B = blue
terminal-robot-G = green
terminal-robot-R = red
terminal-reason-pipes = a stack of pipes is empty
terminal-reason-display = the display cannot be filled
terminal-reason-fill = somebody's robots are full
terminal-reason-turns = everybody has had sixty turns
terminal-wild-birds = { $n ->
    [one] bird
   *[other] { $n } birds
}
terminal-wild-butterflies = { $n ->
    [one] b'fly
   *[other] { $n } b'flies
}
terminal-worth-points = { $points }p
terminal-worth-family = set
terminal-worth-per_item = 2p/item
terminal-worth-per_idea = 2p/idea
terminal-worth-per_pipe = 2p/pipe
terminal-effect-swap = swap ({ $volts }E)
terminal-effect-jump = jump ({ $volts }E)
terminal-effect-reverse = reverse
terminal-effect-steps = { $n ->
    [one] +{ $n } space
   *[other] +{ $n } spaces
}
terminal-effect-forest = { $volts }E→forest card
terminal-effect-bonus = gather: +{ $gains }
terminal-effect-right = copy right
terminal-effect-left = copy left
terminal-effect-any = any
terminal-effect-two = any 2
terminal-thing-sock = sock
terminal-thing-radio = radio
terminal-thing-umbrella = umbrella
terminal-thing-toaster = toaster
terminal-thing-kite = kite
terminal-thing-teacup = teacup
terminal-thing-birdhouse = birdhouse
terminal-thing-shelf = shelf
terminal-thing-telescope = telescope
terminal-thing-balloon = balloon
terminal-thing-toy-block = toy block
terminal-thing-notebook = notebook
terminal-thing-camera = camera
terminal-thing-violin = violin
terminal-thing-whistle = whistle
terminal-thing-postcard = postcard
terminal-thing-plumb-line = plumb line
terminal-thing-watering-can = can
terminal-thing-gramophone = gramophone
terminal-thing-bell = bell
terminal-thing-music-box = music box
terminal-thing-flower-pot = flower pot
terminal-forest-FC01 = 3 points
terminal-forest-FC02 = 6E
terminal-forest-FC03 = any engram
terminal-forest-FC04 = after Power: any two
terminal-forest-FC05 = after Lake: any two
terminal-forest-FC06 = after Meadow: any two
terminal-forest-FC07 = pay W as Y, B as G
terminal-forest-FC08 = 1E→W G
terminal-forest-FC09 = 1E→Y B
terminal-forest-FC10 = the idea beside an item
terminal-forest-FC11 = another turn
terminal-ask-spots = Where shall the robots stand?
terminal-ask-robots = Who stands where?
terminal-ask-sets = Which sets of items and ideas shall be in play?
terminal-ask-put = Put a starting idea on one of your robots.
terminal-ask-card = Play a card and choose a robot to move.
terminal-ask-cycle = No card moves a robot: put one away.
terminal-ask-go = Move the { $robot } robot, or use its ideas first.
terminal-ask-take = Take the action, or not.
terminal-ask-skip = Take the action of the { $robot } robot's location, or not.
terminal-ask-end = Use ideas and cards, or end your turn.
terminal-ask-copy = Which idea of the neighbour?
terminal-ask-space = Jump where?
terminal-ask-robot = Change places with which robot?
terminal-ask-give = Give which two engrams?
terminal-ask-gain = Gain what?
terminal-ask-column = Put it on which robot?
terminal-ask-pay = Pay with which engrams?
terminal-ask-to-board = Where does your payment go?
terminal-ask-also = FC10: take the idea beside it too, on which robot?
terminal-ask-flip = Connect the pipe, or flip it.
terminal-ask-keep = Keep which card?
terminal-ask-drop = You may keep { $hold } engrams: drop one.
terminal-move-spots = spaces { $a }
terminal-move-robots = { $a }
terminal-move-sets = { $a }
terminal-move-put = { $a } ({ $told }) on { $b }
terminal-move-card = { $a }: move { $b }, now at { $told }
terminal-move-cycle = put { $a } away
terminal-move-use = use { $a }: { $told }
terminal-move-jump = use { $a }: { $told }
terminal-move-swap = use { $a }: { $told }
terminal-move-copy = { $a }: { $told }
terminal-move-play = play { $a }: { $told }
terminal-move-go = go { $a }: to { $told }, space { $b }
terminal-move-take = take { $a }
terminal-move-forest = look at two cards: { $a }
terminal-move-item = item { $a }: { $told }
terminal-move-idea = idea { $a }: { $told }
terminal-move-pipe = pipe { $a }: { $told }
terminal-move-again = FC11: another turn with { $a }
terminal-move-skip = no action
terminal-move-end = end the turn
terminal-move-space = { $told }, space { $a }
terminal-move-robot = { $a }
terminal-move-give = { $a }
terminal-move-gain = { $a }
terminal-move-column = { $a }
terminal-move-pay = { $a }
terminal-move-to-board = to the board, where you can gain it again
terminal-move-to-box = to the box
terminal-move-also = { $a }
terminal-move-at = beside { $a } to the { $b }, turned { $c }
terminal-move-flip = flip it: 4 points
terminal-move-keep = { $a }: { $told }
terminal-move-drop = { $a }
terminal-item-wildlife = { $birds } birds × { $butterflies } butterflies: { $tiles }
terminal-item-pipes = pipe { $pipe }
terminal-item-flipped = { $pipe }, flipped
terminal-item-flow = { $n ->
    [one] a flow of { $n } pipe: { $path }
   *[other] a flow of { $n } pipes: { $path }
}
terminal-item-filled = the { $robot } robot is full
terminal-item-items = { $name }: { $tiles }
terminal-item-ideas = idea { $idea }
terminal-item-forest = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
terminal-item-acorns = { $n ->
    [one] fewest acorns: { $n } ({ $acorns })
   *[other] fewest acorns: { $n } ({ $acorns })
}
terminal-item-pool = { $n ->
    [one] left on the board: { $n } { $resource }
   *[other] left on the board: { $n } { $resource }
}
