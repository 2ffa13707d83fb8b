## about: the game on the first page

name = Transmissions

time = 25 min

about = Four shared robots gather, trade and lay pipes.

reconstructed = Most of what the tiles and cards show is our reconstruction (≈): the rulebooks at hand have lost their pictures. An edition file with the tiles of your own box replaces it.

## facts: options, score lines and what earned them

rival = Harvey

alone = You play against Harvey: a deck of cards moves the robots for him. Is he too strong? Take some of his cards out.

line-wildlife = Birds × butterflies
line-pipes = Pipes
line-flow = Flow
line-filled = Filled robots
line-items = Items
line-ideas = Ideas
line-forest = Forest cards
line-acorns = Fewest acorns
line-pool = Left on the board

item-wildlife = { tile-birds } × { tile-butterflies }
item-pipes = pipe { $number }
item-pipes-flipped = a flipped pipe
item-pipes-taken = a pipe with points on it
item-flow = { $n ->
    [one] longest flow: the starting pipe alone
   *[other] longest flow: { $n } pipes
}
item-filled = the { robot } robot is filled
item-items = { $n ->
    [one] { $name }
   *[other] { $name } × { $n }
}
item-ideas = an idea with points on it
item-forest = { $n ->
    [one] a forest card with points
   *[other] { $n } forest cards with points
}
item-acorns = fewest acorns: { $n }
item-pool = { $resource ->
    [E] { volts } left on the board
   *[other] { shade-nom } { $n ->
        [one] engram
       *[other] engrams
    } left on the board
}

tile-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tile-birds = { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
}
tile-butterflies = { $butterflies ->
    [one] { $butterflies } butterfly
   *[other] { $butterflies } butterflies
}
tile-acorns = { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
}

robot = { $robot ->
    [Y] yellow
    [B] blue
    [G] green
   *[R] red
}

shade-nom = { $resource ->
    [W] { $n } white
    [Y] { $n } yellow
    [B] { $n } blue
   *[G] { $n } green
}
shade-acc = { shade-nom }
shade-gen = { shade-nom }
volts = { $n } electricity
volts-gen = { volts }

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
value-Toy-block = Toy Block
value-Notebook = Notebook
value-Camera = Camera
value-Violin = Violin
value-Whistle = Whistle
value-Postcard = Postcard
value-Plumb-line = Plumb Line
value-Watering-can = Watering Can
value-Gramophone = Gramophone
value-Bell = Bell
value-Music-box = Music Box
value-Flower-pot = Flower Pot

option-printing-name = Printing
option-printing-value-en = English
option-printing-value-ru = Russian
option-printing-about-en = Two ideas change green into blue and blue into green.
option-printing-about-ru = These two ideas change a yellow or a white engram into 3 electricity instead.
option-sets-name = Sets of tiles
option-sets-value-standard = standard
option-sets-value-advanced = advanced
option-sets-value-chosen = chosen
option-sets-about-standard = Items of sets A to D and ideas of sets E to H, drawn at random.
option-sets-about-advanced = Sets X and Z, for experienced players, may be drawn too.
option-sets-about-chosen = The first seat chooses the sets.
option-placement-name = Placing the robots
option-placement-value-engine = at random
option-placement-value-start-player = by the first seat
option-placement-about-engine = The robots start on spaces drawn at random.
option-placement-about-start-player = The first seat places the robots.
option-start-name = Who begins
option-start-value-random = at random
option-start-value-first = the first seat
option-start-about-random = Who begins is drawn at random.
option-start-about-first = The first seat begins.
option-first-name = You or Harvey
option-first-value-seat = you
option-first-value-harvey = Harvey
option-first-about-seat = Your last text message is the more recent one: you begin.
option-first-about-harvey = Harvey’s text message, two hours ago, is the more recent one: he begins.
option-later-name = Those who begin later
option-later-value-alike = start like the first
option-later-value-more = have more electricity
option-later-about-alike = Everybody starts with 4 electricity.
option-later-about-more = 2 more electricity for every seat that begins earlier: going first is an advantage.
option-reshuffle-name = Shuffling the forest
option-reshuffle-value-lazy = when a card is needed
option-reshuffle-value-immediate = at once
option-reshuffle-about-lazy = The discard pile becomes the new draw pile when a card has to be drawn.
option-reshuffle-about-immediate = The discard pile becomes the new draw pile as soon as that is empty.
option-cleanup-name = Discarding and another turn
option-cleanup-value-once = once, at the end
option-cleanup-value-each = after each turn
option-cleanup-about-once = Engrams beyond seven are discarded after the last of the turns.
option-cleanup-about-each = Engrams beyond seven are discarded before the other turn too.
option-flow-name = Longest flow
option-flow-value-path = the longest path
option-flow-value-set = all connected pipes
option-flow-about-path = The longest row of joined pipes counts, from the starting pipe on and without branches.
option-flow-about-set = All pipes that hang together with the starting pipe count, whatever their shape.
option-difficulty-name = Harvey’s deck
option-difficulty-value-whole = all his cards
option-difficulty-value-TL1 = without location card 1
option-difficulty-value-TL2 = without location card 2
option-difficulty-value-TL3 = without location card 3
option-difficulty-value-TL1plusTL2 = without 1 and 2
option-difficulty-value-TL1plusTL3 = without 1 and 3
option-difficulty-value-TL2plusTL3 = without 2 and 3
option-difficulty-value-robots = robot cards only
option-difficulty-value-counted = card by card
option-difficulty-about-whole = Harvey has all of his cards: the hardest game.
option-difficulty-about-TL1 = Harvey plays without the location card that serves him best.
option-difficulty-about-TL2 = Harvey plays without the second location card.
option-difficulty-about-TL3 = Harvey plays without the third location card.
option-difficulty-about-TL1plusTL2 = Harvey keeps only the third location card.
option-difficulty-about-TL1plusTL3 = Harvey keeps only the second location card.
option-difficulty-about-TL2plusTL3 = Harvey keeps only the first location card.
option-difficulty-about-robots = Harvey moves one robot at a time: the easiest game.
option-difficulty-about-counted = You say how many copies of each location card leave Harvey’s deck.
option-without_tl1-name = Location card 1
option-without_tl1-value-0 = all three copies
option-without_tl1-value-1 = without one copy
option-without_tl1-value-2 = without two copies
option-without_tl1-value-3 = without all three
option-without_tl1-about-0 = Harvey keeps all three copies of the first location card.
option-without_tl1-about-1 = One copy of the first location card leaves Harvey’s deck.
option-without_tl1-about-2 = Two copies of the first location card leave Harvey’s deck.
option-without_tl1-about-3 = Harvey plays without the first location card.
option-without_tl2-name = Location card 2
option-without_tl2-value-0 = all three copies
option-without_tl2-value-1 = without one copy
option-without_tl2-value-2 = without two copies
option-without_tl2-value-3 = without all three
option-without_tl2-about-0 = Harvey keeps all three copies of the second location card.
option-without_tl2-about-1 = One copy of the second location card leaves Harvey’s deck.
option-without_tl2-about-2 = Two copies of the second location card leave Harvey’s deck.
option-without_tl2-about-3 = Harvey plays without the second location card.
option-without_tl3-name = Location card 3
option-without_tl3-value-0 = all three copies
option-without_tl3-value-1 = without one copy
option-without_tl3-value-2 = without two copies
option-without_tl3-value-3 = without all three
option-without_tl3-about-0 = Harvey keeps all three copies of the third location card.
option-without_tl3-about-1 = One copy of the third location card leaves Harvey’s deck.
option-without_tl3-about-2 = Two copies of the third location card leave Harvey’s deck.
option-without_tl3-about-3 = Harvey plays without the third location card.
option-gap-name = If Harvey finds nothing to take
option-gap-value-printing = as the printing says
option-gap-value-action = he loses that action
option-gap-value-turn = he loses his turn
option-gap-about-printing = By the English rulebook the rest of Harvey’s card is lost, by the Russian one only that action.
option-gap-about-action = Where nothing is left to take, Harvey goes on with his card.
option-gap-about-turn = Where nothing is left to take, the rest of Harvey’s card is lost.

## table: what the drawn table says

robot-title = { $robot ->
    [Y] Yellow robot
    [B] Blue robot
    [G] Green robot
   *[R] Red robot
}
robot-whom = the { robot } robot
robot-by = { robot-whom }

place = { $place ->
    [MEADOW] Meadow
    [LAKE] Lake
    [POWER_STATION] Power Station
    [TOWN] Town
    [SCRAP_YARD] Scrap Yard
    [FOREST] Forest
   *[PIPES] Pipes
}
place-short = { $place ->
    [MEADOW] Meadow
    [LAKE] Lake
    [POWER_STATION] Power
    [TOWN] Town
    [SCRAP_YARD] Scrap
    [FOREST] Forest
   *[PIPES] Pipes
}
place-at = { $place ->
    [TOWN] in the { place }
    [FOREST] in the { place }
   *[other] at the { place }
}
place-to = to the { place }

engrams-nom = { $n ->
    [one] { $what } engram
   *[other] { $what } engrams
}
engrams-acc = { engrams-nom }
engrams-gen = { engrams-nom }
any-nom = { $n ->
    [one] any engram
   *[other] any { $n } engrams
}
any-acc = { any-nom }
choice-of = { $n } engrams, each { $what }
colour = { $colour ->
    [W] white
    [Y] yellow
    [B] blue
   *[G] green
}
pale-nom = 1 white or yellow engram
pale-gen = { pale-nom }

or = { $one } or { $other }

tile = { $name } ({ $what })
tile-family = set: { $one ->
    [one] { $one } point
   *[other] { $one } points
} for one, { $two } each for two, { $three } each for three
tile-per_item = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each of your items, { $most } at most
tile-per_idea = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each of your ideas, { $most } at most
tile-per_pipe = { $each ->
    [one] { $each } point
   *[other] { $each } points
} for each of your pipes, { $most } at most

idea-for = pay { $cost } to { $what }
idea-end = at the end of the game: { $what }
idea-and = { $one }; { $two }
idea-swap = swap places with another robot instead of moving
idea-jump = jump to any empty space instead of moving
idea-reverse = move counter-clockwise
idea-steps = { $n ->
    [one] move { $n } space further
   *[other] move up to { $n } spaces further
}
idea-trade = gain { $gain }
idea-forest = draw a forest card
idea-bonus = when you gather engrams at the Meadow or the Lake, also gain { $gain }
idea-right = use an idea of the robot to the right
idea-left = use an idea of the robot to the left

pipe-joint = { $joint ->
    [round] round joint
    [rectangular] rectangular joint
   *[triangular] triangular joint
} { $side ->
    [N] at the top
    [E] on the right
    [S] at the bottom
   *[W] on the left
}
beside = { $side ->
    [N] above
    [E] to the right of
    [S] below
   *[W] to the left of
} { $beside ->
    [0] the starting pipe
   *[other] pipe { $beside }
}

forest-card = { $what } ({ tile-acorns })
forest-card-never = { tile-points } at the end of the game
forest-card-after = after your action { place-at }: { $what }
forest-card-paying = when you buy an item or a pipe, pay { $pairs }, or the other way round
forest-card-paired = when you buy an item, take the idea beside it too
forest-card-again = take another turn at once with any robot
forest-pair = { $one ->
    [W] white
    [Y] yellow
    [B] blue
   *[G] green
} for { $other ->
    [W] white
    [Y] yellow
    [B] blue
   *[G] green
}

nth-item = { $n ->
    [1] the first item
    [2] the second item
    [3] the third item
   *[4] the fourth item
} from the left
nth-idea = { $n ->
    [1] the first idea
    [2] the second idea
    [3] the third idea
   *[4] the fourth idea
} from the left
nth-stack = { $n ->
    [1] the first stack
    [2] the second stack
    [3] the third stack
   *[4] the fourth stack
}

missing-is = you lack { $what }
missing-swap = you lack { $what }, but a forest card makes up for it
missing-no = need

vp = VP

ends-title = Ends at 0
ends-slots = slots
ends-shop = display
ends-stack = stack
ends-told = The game ends when one of these is used up: the free slots of the fullest board ({ $slots }), the pairs for the display ({ $shop }), the pipes of the smallest stack ({ $stack }).

rondel-title = The ring
rondel-free = free
rondel-spaces = { place }: { $one }, { $two }
rondel-go = { $n ->
    [one] { place }, { $n } space: { $what }
   *[other] { place }, { $n } spaces: { $what }
}
rondel-via = { place }, with the idea “{ $idea }”: { $what }
rondel-spot = Put a robot { place-at }, space { $n }
rondel-jump = Jump { place-to }: { $what }
rondel-with = Swap places with { robot-by } { place-at }
rondel-take = take { $what }
rondel-act = { $place ->
    [TOWN] buy an item
    [SCRAP_YARD] buy an idea
    [FOREST] take a forest card
   *[PIPES] buy a pipe
}
rondel-nothing = nothing is left there
rondel-up-to = 1–{ $n }
rondel-with-idea = or with an idea

there-take = There you take { $what }.
there-gone = Nothing is left to take there.
there-items = There you could buy an item: { $what }.
there-ideas = There you could buy an idea: { $what }.
there-pipes = There you could buy a pipe: { $what }.
there-priced = { $name } ({ $price })
there-item = { $name }
there-idea = “{ $what }”
there-stack = stack { $n }
there-missing = Too expensive: { $what }.
there-lack = { $name } (you lack { $lack })
there-room = No robot has room for it.
there-forest = There you choose one of two forest cards.
there-last = There you take the last forest card.
there-nothing = There you could buy nothing.
there-reach = { $n ->
    [one] The robot can reach { $n } space.
   *[other] The robot can reach { $n } spaces.
}

hand-title = Your cards
hand-of = { $name }’s cards
hand-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}
hand-robot = Play the card of { robot-whom }: it moves up to { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
hand-move = Play the card “{ $card }” and move { robot-whom }
hand-idle = Card “{ $card }”: no robot is there
hand-away = Put the card “{ $card }” away
hand-played = Played card: { $card }
hand-then = Next cards
hand-unknown = { $n ->
    [one] { $n } card not seen yet
   *[other] { $n } cards not seen yet
}
hand-order = next cards: { $cards }

market-guessed = Our reconstruction (≈): { $what }.
fact-rondel = the rondel
fact-distances = the distances of the robots
fact-slots = the slots
fact-fill_points = the points of filled robots
fact-cards = the location cards
fact-item_prices = what items cost in electricity
fact-items = the items
fact-families = the families
fact-ideas = the ideas
fact-prices = the prices of ideas
fact-starting_ideas = the starting ideas
fact-pipes = the pipes
fact-starting_pipe = the starting pipe
fact-forest = how many forest cards and acorns there are
market-columns = The order of the columns on a board, from left to right, is inferred (≈): it tells which robots are neighbours.
market-title = Items and ideas
market-dear = new ones cost more
market-item = Buy the item { $what }. Price: { $price }
market-item-shown = Item { $what }. Price: { $price }
market-idea = Buy the idea: { $what }. Price: { $price }
market-idea-shown = Idea: { $what }. Price: { $price }
market-empty = Empty
market-can = you can afford it

board-yours = Your board
board-of = { $name }’s board
board-stock = Engrams ({ $n } of { $hold }): { $what }. Electricity: { $volts }. Acorns: { $acorns }.
board-none = none
board-column = { robot-title }: { $free } of { $slots } slots free, { tile-points } when filled
board-put = { $free ->
    [one] Put it on { robot-whom }: { $free } slot free
   *[other] Put it on { robot-whom }: { $free } slots free
}
board-use = Use the idea: { $what }
board-copy = Copy the idea: { $what }
board-idea = Idea: { $what }
board-used = Used idea: { $what }
board-item = Item { $what }

pipes-network = Your pipes
pipes-of = { $name }’s pipes
pipes-flow = Flow { $n }
pipes-flow-told = { $n ->
    [one] Flow of { $n } pipe: { tile-points }
   *[other] Flow of { $n } pipes: { tile-points }
}
pipes-stack = Buy the pipe: { $what }. Price: { $price }
pipes-stack-shown = Pipe: { $what }. Price: { $price }
pipes-under = { $n ->
    [0] the last of its stack
    [one] { $n } more below
   *[other] { $n } more below
}
pipes-empty = Empty stack
pipes-laid = { $n ->
    [0] Starting pipe: { $what }
   *[other] Pipe { $n }: { $what }
}
pipes-taken = Pipe: { $what }
pipes-place = { $n ->
    [one] Place { beside }: fits one way
   *[other] Place { beside }: fits { $n } ways
}
pipes-chosen = Place { beside }: chosen, way { $at } of { $n }
pipes-flipped = { $n } flipped
pipes-fit = Show all
pipes-in = Zoom in
pipes-out = Zoom out
pipes-pan = Drag or use the arrow keys to move

forest-title = Forest
forest-yours = your cards
forest-of = { $name }’s cards
forest-draw = { $n ->
    [one] Draw pile: { $n } card
   *[other] Draw pile: { $n } cards
}
forest-discard = { $n ->
    [one] Discard pile, { $n } card: { $what }
   *[other] Discard pile, { $n } cards, on top: { $what }
}
forest-no-discard = The discard pile is empty
forest-play = Play the forest card: { $what }
forest-held = Forest card: { $what }
forest-spent = Played forest card: { $what }
forest-none = none yet

others-title = Other boards
others-show = Show { $name }’s board
others-hide = Hide { $name }’s board
others-told = { $name }: { tile-points }. Engrams: { $engrams }. Electricity: { $volts }. Flow: { $flow }. Acorns: { $acorns }.
others-log = Last moves

harvey-deck = { $n ->
    [one] { $n } card in his deck
   *[other] { $n } cards in his deck
}
harvey-card = Harvey’s card: { $card }
harvey-pool = On the board
harvey-costs = { $points } for what lies on the board
harvey-pool-told = On the board for you to take: { $what }. Electricity: { $volts }.
harvey-step = Harvey moves { robot-whom } { place-to }: { $what }.
harvey-none = The card moves no robot.
harvey-adds = he adds { $what } to the board
harvey-TOWN = he takes the item { $what }
harvey-SCRAP_YARD = he takes the idea “{ $what }”
harvey-FOREST = he takes the forest card “{ $what }”
harvey-PIPES = he takes a pipe, { $what }
harvey-gone = he has no room for the tile, and it leaves the game
harvey-nothing = there is nothing to take
harvey-lost = You beat Harvey, { $mine } to { $his }.
harvey-won = Harvey wins, { $his } to { $mine }.
harvey-next = Next step
harvey-skip = Skip
harvey-of = Step { $n } of { $of }

ask-spots = Choose four spaces for the robots.
ask-robots = Choose which robot stands where, clockwise from the top.
ask-sets = Choose the sets: items A to X, ideas E to Z.
ask-put = Put the starting idea on a robot.
ask-card = Play a card to move a robot.
ask-card-why = The robots belong to everybody.
ask-cycle = None of your cards moves a robot: put one away.
ask-go = Choose a space for { robot-whom }.
ask-go-why = You may use ideas and cards first.
ask-space = Choose the space to jump to.
ask-robot = Which robot do you swap places with?
ask-act = { $place ->
    [MEADOW] { place }: take engrams.
    [LAKE] { place }: take engrams.
    [POWER_STATION] { place }: take electricity.
    [TOWN] { place }: buy an item.
    [SCRAP_YARD] { place }: buy an idea.
    [FOREST] { place }: look at two cards, keep one.
   *[PIPES] { place }: buy a pipe.
}
ask-nothing = There is nothing you can do here now.
ask-column-item = Which robot gets the { $what }?
ask-column-idea = Which robot gets the idea?
ask-column-why = An item takes two slots, an idea one.
ask-pay = Which engrams do you pay?
ask-at = Choose a place for the pipe, or flip it.
ask-at-chosen = Lay it here?
ask-flow = Flow { $from } → { $to }
ask-copy = Which idea do you copy?
ask-give = Which two engrams do you give?
ask-gain = What do you gain?
ask-keep = Keep one of the two cards.
ask-drop = You may keep { $hold } engrams: discard { $n } more.
ask-where = You paid { $what }. Onto the board or into the box?
ask-where-why = What lies on the board can be taken again, but costs you points at the end.
ask-also = Play a forest card and take the idea beside it too?
ask-end = Your action is done: end your turn.
ask-end-more = Use more ideas and cards, or end your turn.
ask-waiting = Waiting for { $names }.
ask-dealing = The table is being set.
ask-over = The game is over.
ask-past = You are looking at an earlier move.

choice-spots = Choose spaces for the robots
choice-robots = Place the robots: { $what }
choice-sets = Play with the sets { $what }
choice-put = Put a starting idea on { robot-whom }
choice-card = { $kind ->
    [robot] Play the card of { robot-whom }
   *[locations] Play a location card and move { robot-whom }
}
choice-cycle = { $kind ->
    [robot] Put the card of { robot-whom } away
   *[locations] Put a location card away
}
choice-use = Use an idea
choice-jump = Use an idea and jump
choice-swap = Use an idea and swap places
choice-copy = Copy an idea
choice-space = Jump to a space
choice-robot = Swap places with { robot-by }
choice-play = Play the forest card “{ $what }”
choice-go = { $n ->
    [one] Move { $n } space
   *[other] Move { $n } spaces
}
choice-take = Take { $what }
choice-give = Give { $what }
choice-gain = Gain { $what }
choice-pay = Pay { $what }
choice-drop = Discard { $what }
choice-forest-draw = Draw two forest cards
choice-forest-discard = Take two discarded cards
choice-forest-each = Take one from each pile
choice-forest-last = Take the last forest card
choice-keep = Keep the forest card “{ $what }”
choice-keep-short = Keep
choice-item = Buy { nth-item }
choice-idea = Buy { nth-idea }
choice-pipe = Buy the pipe of { nth-stack }
choice-column = Put it on { robot-whom }
choice-also = Take the idea beside it for { robot-whom }
choice-also-none = Leave the idea
choice-at = { $turned ->
    [0] Lay the pipe { beside }
   *[other] Lay the pipe { beside }, turned { $turned }°
}
choice-flip = Flip it: { $n } points
choice-aside = Flip the pipe
choice-again = Take another turn with { robot-by }
choice-skip = Skip the action
choice-end = End the turn
choice-board = Onto the board
choice-box = Into the box
choice-stand = { robot-title }: space { $n } of 4
choice-set = Play with set { $letter }

acts-confirm = Confirm
acts-lay = Lay it here
acts-turn = Turn

tabs-label = Parts of the table
tabs-move = Move
tabs-build = Build
tabs-pipes = { line-pipes }
tabs-table = Table

final = { $reason ->
    [pipes] { $who ->
        [you] You have taken the last pipe of a stack: everybody else has one more turn.
       *[other] { $name } has taken the last pipe of a stack: everybody else has one more turn.
    }
    [display] { $who ->
        [you] The display cannot be refilled after your turn: everybody else has one more turn.
       *[other] The display cannot be refilled after { $name }’s turn: everybody else has one more turn.
    }
    [fill] { $who ->
        [you] You have filled all your robots: everybody else has one more turn.
       *[other] { $name } has filled all robots: everybody else has one more turn.
    }
   *[turns] All turns have been played: the game is over.
}

log-start = Seat { $seat } begins.
log-deal = Two starting ideas are dealt to seat { $seat }.
log-pair = A new item is laid out.
log-with = An idea comes with it.
log-top = A new pipe shows on { nth-stack }.
log-draw = A forest card is turned over.
log-hand = { $n ->
    [one] Seat { $seat } draws a card.
   *[other] Seat { $seat } draws { $n } cards.
}
log-hand-hidden = A seat draws from its deck.
log-harvey = { $kind ->
    [robot] Harvey plays the card of { robot-whom }.
   *[locations] Harvey plays a location card.
}
log-step = Harvey moves { robot-whom }.
log-spots = { $who ->
    [nature] The spaces of the robots are drawn.
    [you] You choose spaces for the robots.
   *[other] { $name } chooses spaces for the robots.
}
log-robots = { $who ->
    [nature] The robots stand clockwise: { $what }.
    [you] You place the robots clockwise: { $what }.
   *[other] { $name } places the robots clockwise: { $what }.
}
log-sets = { $who ->
    [nature] The sets { $what } are in play.
    [you] You choose the sets { $what }.
   *[other] { $name } chooses the sets { $what }.
}
log-put = { $who ->
    [you] You put a starting idea on { robot-whom }.
   *[other] { $name } puts a starting idea on { robot-whom }.
}
log-card = { $who ->
    [you] You play
   *[other] { $name } plays
} { $kind ->
    [robot] the card of { robot-whom }.
   *[locations] a location card for { robot-whom }.
}
log-cycle = { $who ->
    [you] You put a card away.
   *[other] { $name } puts a card away.
}
log-use = { $who ->
    [you] You use an idea.
   *[other] { $name } uses an idea.
}
log-swap = { $who ->
    [you] You use an idea to swap places.
   *[other] { $name } uses an idea to swap places.
}
log-jump = { $who ->
    [you] You use an idea to jump.
   *[other] { $name } uses an idea to jump.
}
log-copy = { $who ->
    [you] You copy an idea of the next robot.
   *[other] { $name } copies an idea of the next robot.
}
log-space = { $who ->
    [you] You jump.
   *[other] { $name } jumps.
}
log-robot = { $who ->
    [you] You swap places with { robot-by }.
   *[other] { $name } swaps places with { robot-by }.
}
log-play = { $who ->
    [you] You play the forest card “{ $what }”.
   *[other] { $name } plays the forest card “{ $what }”.
}
log-go = { $who ->
    [you] You move
   *[other] { $name } moves
} { $n ->
    [one] { $n } space.
   *[other] { $n } spaces.
}
log-take = { $who ->
    [you] You take { $what }.
   *[other] { $name } takes { $what }.
}
log-give = { $who ->
    [you] You give { $what }.
   *[other] { $name } gives { $what }.
}
log-gain = { $who ->
    [you] You gain { $what }.
   *[other] { $name } gains { $what }.
}
log-pay = { $who ->
    [you] You pay { $what }.
   *[other] { $name } pays { $what }.
}
log-drop = { $who ->
    [you] You discard { $what }.
   *[other] { $name } discards { $what }.
}
log-forest-draw = { $who ->
    [you] You draw two forest cards.
   *[other] { $name } draws two forest cards.
}
log-forest-discard = { $who ->
    [you] You take two forest cards from the discard pile.
   *[other] { $name } takes two forest cards from the discard pile.
}
log-forest-each = { $who ->
    [you] You take a forest card from each pile.
   *[other] { $name } takes a forest card from each pile.
}
log-forest-last = { $who ->
    [you] You take the last forest card.
   *[other] { $name } takes the last forest card.
}
log-keep = { $who ->
    [you] You keep the forest card “{ $what }”.
   *[other] { $name } keeps the forest card “{ $what }”.
}
log-item = { $who ->
    [you] You buy { nth-item }.
   *[other] { $name } buys { nth-item }.
}
log-idea = { $who ->
    [you] You buy { nth-idea }.
   *[other] { $name } buys { nth-idea }.
}
log-pipe = { $who ->
    [you] You buy the pipe of { nth-stack }.
   *[other] { $name } buys the pipe of { nth-stack }.
}
log-column = { $who ->
    [you] You put it on { robot-whom }.
   *[other] { $name } puts it on { robot-whom }.
}
log-also = { $who ->
    [you] You take the idea beside it for { robot-whom }.
   *[other] { $name } takes the idea beside it for { robot-whom }.
}
log-also-none = { $who ->
    [you] You leave the idea beside it.
   *[other] { $name } leaves the idea beside it.
}
log-at = { $who ->
    [you] You lay the pipe { beside }.
   *[other] { $name } lays the pipe { beside }.
}
log-flip = { $who ->
    [you] You flip the pipe.
   *[other] { $name } flips the pipe.
}
log-again = { $who ->
    [you] You take another turn with { robot-by }.
   *[other] { $name } takes another turn with { robot-by }.
}
log-skip = { $who ->
    [you] You skip the action.
   *[other] { $name } skips the action.
}
log-end = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
}
log-board = { $who ->
    [you] You put the payment onto the board.
   *[other] { $name } puts the payment onto the board.
}
log-box = { $who ->
    [you] You put the payment into the box.
   *[other] { $name } puts the payment into the box.
}

tutorial-welcome = Four robots walk round the ring. They belong to nobody: whoever plays a card moves one. Gather engrams and electricity, spend them on items, ideas and pipes. The most points win.
tutorial-put = You begin with two ideas. An idea lies on one robot and helps whenever you move that robot. Choose a robot for the first.
tutorial-put-more = Now a robot for the other. Items will lie here too: an item takes two slots, an idea one. A filled robot earns the points on its flag.
tutorial-card = Your cards. A robot card moves that robot; a location card moves a robot that stands in one of its locations. Choose one.
tutorial-go = Rings mark the spaces the robot can reach and show what you would do there. Spaces of other robots are not counted. Choose one.
tutorial-act = Now take the action of the location: choose what you want. If nothing suits you, skip it.
tutorial-end = You may still use ideas and forest cards that are lit. Then end the turn: your card goes under your deck, and you draw the next. Press “End the turn”.
tutorial-market = Items are bought in the Town, ideas at the Scrap Yard. Below each is its price: a green check means you can pay, red shows what you lack. New ones cost more.
tutorial-pipes = A pipe from the Pipes costs three engrams. Joints of the same shape connect. The longest flow from the starting pipe earns the most.
tutorial-ends = The game ends when a board is full, the display cannot be refilled or a stack of pipes is gone. Birds times butterflies count too, and so do the fewest acorns. Good luck!

## edition: the components of one's own box, in the form for them

edition-rondel = Locations round the rondel
edition-about-rondel = Clockwise.
edition-columns = Columns of a board
edition-about-columns = From left to right.
edition-harvey_cards = Harvey's cards
edition-about-harvey_cards = How many of each there are.
edition-entry-harvey_cards = Card { $name }
edition-kinds = Kinds of ideas
edition-about-kinds = What each does; the numbers are those of the rules. A kind of your own can have any name.
edition-russian_kinds = Kinds of ideas in the Russian printing
edition-robots = Robots
edition-cards = Location cards
edition-about-cards = From top to bottom.
edition-item_prices = Electricity for an item
edition-about-item_prices = By its place in the display.
edition-idea_surcharges = Engram for an idea
edition-about-idea_surcharges = By its place in the display: 1 where it asks for one, too.
edition-items = Items
edition-families = Families
edition-about-families = What one, two and three of them are worth.
edition-specials = Collectors
edition-about-specials = Points for each thing of a kind that one has.
edition-ideas = Ideas
edition-about-ideas = What each does, by its number in the rules, and its price.
edition-russian_prices = Prices in the Russian printing
edition-starting_ideas = Starting ideas
edition-pipes = Pipes
edition-starting_pipe = Starting pipe
edition-flow_points = Points of the flow
edition-about-flow_points = By its length.
edition-flow_more = Points of each further pipe of the flow
edition-flipped_points = Points of a flipped pipe
edition-forest = Forest cards
edition-entry-robots = { $name ->
    [Y] Yellow robot
    [B] Blue robot
    [G] Green robot
    [R] Red robot
   *[other] { $name }
}
edition-entry-cards = Card { $name }
edition-entry-items = Tile { $name }
edition-entry-ideas = Tile { $name }
edition-entry-starting_ideas = Tile { $name }
edition-entry-pipes = Pipe { $name }
edition-entry-forest = Card { $name }
edition-field-distance = Steps
edition-field-slots = Slots
edition-field-fill_points = Points when full
edition-field-name = Name
edition-field-cost = Engrams
edition-field-points = Points
edition-field-birds = Birds
edition-field-butterflies = Butterflies
edition-field-family = Family
edition-field-special = Collector
edition-field-each = Each
edition-field-most = At most
edition-field-kind = Kind
edition-field-price = Price
edition-field-edges = Joints
edition-field-copies = Copies
edition-field-acorns = Acorns
edition-place-edges-1 = top
edition-place-edges-2 = right
edition-place-edges-3 = bottom
edition-place-edges-4 = left
edition-place-starting_pipe-1 = { edition-place-edges-1 }
edition-place-starting_pipe-2 = { edition-place-edges-2 }
edition-place-starting_pipe-3 = { edition-place-edges-3 }
edition-place-starting_pipe-4 = { edition-place-edges-4 }
edition-sign-W = white
edition-sign-Y = yellow
edition-sign-B = blue
edition-sign-G = green
edition-sign-r = round
edition-sign-q = rectangular
edition-sign-minus = closed
value-MEADOW = Meadow
value-LAKE = Lake
value-POWER_STATION = Power Station
value-TOWN = Town
value-SCRAP_YARD = Scrap Yard
value-FOREST = Forest
value-PIPES = Pipes
value-sock = Socks
value-teacup = Teacups
value-toy_block = Toy blocks
value-postcard = Postcards
value-music_box = Music boxes
value-per_item = for each item
value-per_idea = for each idea
value-per_pipe = for each pipe
edition-field-effect = Effect
edition-field-pay_volts = Pay electricity
edition-field-pay = Pay engrams
edition-field-pay_any = Pay any engrams
edition-field-gain_volts = Gain electricity
edition-field-gain = Gain engrams
edition-field-gain_any = Gain engrams of one's choice
edition-field-of = Of these colours
edition-field-steps = Further spaces
edition-field-window = When
edition-field-place = Where
edition-sign-columns-Y = yellow
edition-sign-columns-B = blue
edition-sign-columns-G = green
edition-sign-columns-R = red
edition-adds-russian_kinds = Its kind
edition-adds-russian_prices = Its kind
edition-sign-t = triangular
edition-way-robot = a robot
edition-way-places = locations
edition-way-same = the same for all
edition-way-same_with_points = the same for all, with points or animals
edition-way-joints = its joints alone
edition-way-joints_and_points = with points or animals
edition-way-by_seat = one for each seat
edition-add-kinds = Add a kind
edition-add-russian_kinds = Add a kind that differs there
edition-add-russian_prices = Add a price that differs there
edition-add-families = Add a family
edition-add-forest = Add a card
edition-about-forest = Twenty-eight in all. Copies that differ in acorns are different cards.
value-family_6 = Family 6
value-family_7 = Family 7
value-family_8 = Family 8
value-family_9 = Family 9
value-family_10 = Family 10
value-family_11 = Family 11
edition-is-family-none = none
edition-is-special-none = none
edition-is-effect-end = nothing before the end
edition-is-effect-swap = swap two robots
edition-is-effect-jump = jump to a robot
edition-is-effect-reverse = move the other way
edition-is-effect-steps = move further
edition-is-effect-trade = pay and gain
edition-is-effect-bonus = the same after gathering engrams
edition-is-effect-forest = draw a forest card
edition-is-effect-right = use an idea on the right
edition-is-effect-left = use an idea on the left
edition-is-window-never = nothing before the end
edition-is-window-any = at any time
edition-is-window-after = after an action
edition-is-window-paying = when paying: white is yellow, blue is green
edition-is-window-paired = with an item: its idea too
edition-is-window-again = another turn

## terminal: what only a terminal says

terminal-turn = Transmissions · your turn { $turn }
terminal-guess = { $what ->
    [columns] the order of columns is inferred ≈
    [both] most tiles and the columns’ order inferred ≈
    [some] some components are reconstructed ≈
   *[tiles] most tiles are reconstructed ≈
}
terminal-ending = { $reason ->
    [pipes] Last turns: a stack of pipes is empty.
    [display] Last turns: the display cannot be refilled.
    [fill] Last turns: all robots of a board are filled.
   *[turns] The game ends: all turns have been played.
}
terminal-you-win = You win!
terminal-harvey-wins = Harvey is not beaten.
terminal-winners = { $n ->
    [one] Seat { $seats } wins.
   *[other] Seats { $seats } share the victory.
}
terminal-waiting = Waiting for seat { $seats }.
terminal-points-of = Seat { $seat }, { $name }: { $lines }
terminal-pipes-of = Pipes of seat { $seat }, { $name }: a flow of { $n }
terminal-surcharge = { " " }+W/Y
terminal-slots = free { $free } ({ $points }p)
terminal-hand = hand
terminal-other = items { $items } ideas { $ideas } free { $free } flow { $flow } acorns { $acorns }: { $points }p
terminal-forest-piles = Forest: { $draw } to draw, { $n } discarded, on top { $top }
terminal-pool = Board: { $pool }
terminal-no-undo = Nothing to undo: something new was shown, or others have acted since.
terminal-tips = ↑↓ choose  Enter do it  s points  p pipes  u undo  h moves  ? help  ^C quit
terminal-tips-wait = s points  p pipes  u undo  h moves  ? help  L русский  ^C quit
terminal-tips-page = ↑↓ scroll  s points  p pipes of the next seat  Esc back  ? help  ^C quit
terminal-tips-over = n new game  ↑↓ scroll  s points  p pipes  h moves  L русский  q quit
terminal-card-never = end
terminal-card-after = { place-short }: { $what }
terminal-card-paying = pay W=Y, B=G
terminal-card-paired = item + its idea
terminal-card-again = another turn
terminal-help-game =
    TRANSMISSIONS
    Play a card and move a robot: the one it shows, or one that stands in a
    location it shows. It goes clockwise, up to its distance; spaces of other
    robots do not count. Then take the action of the location, or not. The ideas
    on your column of that robot may be used once each in the turn.
    Lake 1 blue or 2 white, Meadow 1 green or 2 yellow engrams, Power Station 4
    electricity; Forest two cards, keep one; Town an item, Scrap Yard an idea,
    Pipes a pipe. You may keep seven engrams at the end of a turn.
    The game ends with the last pipe of a stack, a display that cannot be refilled
    or a board whose robots are filled; all others have one more turn. Birds times
    butterflies, pipes, flow, filled robots, items, ideas and cards score.
    Alone you play against Harvey and gain only what lies on the board; what you
    pay goes back there or to the box; what is left there costs you points.

      arrows  choose a move      Enter  do it        Esc  back
      s       what earned the points of each seat    p    the pipes of each seat

    W Y B G engrams: white, yellow, blue, green   E electricity   2E→B exchange
    Pipes: o round, # rectangular, ^ triangular joint; the flow is bright
terminal-short-wildlife = wild
terminal-short-pipes = pipe
terminal-short-flow = flow
terminal-short-filled = full
terminal-short-items = item
terminal-short-ideas = idea
terminal-short-forest = for
terminal-short-acorns = aco
terminal-short-pool = brd
terminal-wild-birds = { $n ->
    [one] bird
   *[other] { $n } birds
}
terminal-wild-butterflies = { $n ->
    [one] b’fly
   *[other] { $n } b’flies
}
terminal-worth-points = { $points }p
terminal-worth-family = set
terminal-worth-special = { $special ->
    [per_item] { $each }p/item
    [per_idea] { $each }p/idea
   *[per_pipe] { $each }p/pipe
}
terminal-effect-swap = swap
terminal-effect-jump = jump
terminal-effect-reverse = reverse
terminal-effect-steps = { $n ->
    [one] +{ $n } space
   *[other] +{ $n } spaces
}
terminal-effect-forest = forest card
terminal-effect-bonus = gather: { $gains }
terminal-effect-right = copy right
terminal-effect-left = copy left
terminal-effect-any = any
terminal-effect-two = any { $n }
terminal-thing-Watering-can = Can
terminal-thing-Kite = { value-Kite }
terminal-thing-Balloon = { value-Balloon }
terminal-thing-Music-box = { value-Music-box }
terminal-thing-Flower-pot = { value-Flower-pot }
terminal-ask-where = Where does your payment go?
terminal-space = { place }, space { $n }
terminal-move-card = { $card }: move { robot-whom } { place-at }
terminal-move-cycle = Put { $card } away
terminal-move-play = Play { $card }: { $what }
terminal-move-at = { $turned ->
    [0] { beside }
   *[other] { beside }, turned { $turned }°
}
