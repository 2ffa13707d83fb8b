## about: the game on the first page

name = Railroad Ink

time = 10 min

about = Roll the dice, draw the routes, connect the exits.

## facts: options, score lines and what earned them

line-networks = Networks
line-highway = Highway
line-rail = Railway
line-centre = Centre
line-errors = Errors
line-bonus = Expansion

bonus-meteor = Craters
bonus-lava = Lava

tie = Equal totals: the player with fewer errors wins.

variant-expansion-meteor = { option-expansion-value-meteor }
variant-expansion-lava = { option-expansion-value-lava }

item-networks = { $n ->
    [one] network of { $n } exit
   *[other] network of { $n } exits
}
item-highway = { $n ->
    [one] longest highway: { $n } cell
   *[other] longest highway: { $n } cells
}
item-rail = { $n ->
    [one] longest railway: { $n } cell
   *[other] longest railway: { $n } cells
}
item-centre = { $n ->
    [one] { $n } centre cell
   *[other] { $n } centre cells
}
item-errors-ends = { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
}
item-bonus = { $n ->
    [one] closed lake of { $n } cell
   *[other] closed lake of { $n } cells
}
item-bonus-last = { $n ->
    [one] largest lake: { $n } cell
   *[other] largest lake: { $n } cells
}
item-bonus-ends = { $n ->
    [one] { $n } end in a crater
   *[other] { $n } ends in craters
}

option-expansion-name = Expansion
option-expansion-value-none = None
option-expansion-value-meteor = Meteor
option-expansion-value-lava = Lava
option-expansion-about-none = Seven rounds with the four route dice.
option-expansion-about-meteor = Six rounds. In each, a meteor falls on your board and leaves a crater.
option-expansion-about-lava = Six rounds. A volcano erupts in the centre, and each round some lava must be drawn.
option-stations-name = Longest lines and stations
option-stations-value-pass = lines run through
option-stations-value-end = lines end there
option-stations-about-pass = The longest highway or railway may run through a station.
option-stations-about-end = The longest highway or railway may begin or end at a station but not run through it.
option-must_place-name = Dice that must be drawn
option-must_place-value-maximal = whatever still fits
option-must_place-value-maximum = as many as possible
option-must_place-about-maximal = A die that fits must be drawn. An unlucky order may leave others without a place.
option-must_place-about-maximum = Draw as many dice as the best order allows: none may be drawn where another would be left without a place.
option-centre_counts-name = Centre cells
option-centre_counts-value-anything = anything counts
option-centre_counts-value-routes = routes only
option-centre_counts-about-anything = Craters, lava and volcanoes in the centre count as well.
option-centre_counts-about-routes = Only centre cells with a route count.
option-skip_counts-name = A special route crossed off to avoid a meteor
option-skip_counts-value-both = counts as drawn
option-skip_counts-value-special = is only lost
option-skip_counts-about-both = It counts as this round's special route and as one of your three.
option-skip_counts-about-special = You lose that special route, but may still draw one this round and three in the game.
option-crater_duty-name = Dice that fit only on craters
option-crater_duty-value-free = must be drawn
option-crater_duty-value-optional = may be drawn
option-crater_duty-about-free = Craters are free cells: a die that fits there must be drawn.
option-crater_duty-about-optional = A die that fits only on craters need not be drawn.
option-lava_routes-name = Lava with a route
option-lava_routes-value-loose = only the lava must connect
option-lava_routes-value-joined = both must connect
option-lava_routes-about-loose = Only the lava must connect; the route beside it need not.
option-lava_routes-about-joined = The route beside the lava must connect as well.

## table: what the drawn table says

# "nom" is the name of a piece, "acc" what somebody draws.
kind-H_H_ = { $case ->
   *[nom] straight highway
    [acc] a straight highway
}
kind-HH__ = { $case ->
   *[nom] curved highway
    [acc] a curved highway
}
kind-HHH_ = { $case ->
   *[nom] highway T
    [acc] a highway T
}
kind-R_R_ = { $case ->
   *[nom] straight railway
    [acc] a straight railway
}
kind-RR__ = { $case ->
   *[nom] curved railway
    [acc] a curved railway
}
kind-RRR_ = { $case ->
   *[nom] railway T
    [acc] a railway T
}
kind-HRHRx = { $case ->
   *[nom] overpass
    [acc] an overpass
}
kind-H_R_ = { $case ->
   *[nom] straight station
    [acc] a straight station
}
kind-HR__ = { $case ->
   *[nom] curved station
    [acc] a curved station
}
kind-HHHR = { $case ->
   *[nom] station with three highways
    [acc] a station with three highways
}
kind-HRRR = { $case ->
   *[nom] station with three railways
    [acc] a station with three railways
}
kind-HHHH = { $case ->
   *[nom] four-way highway
    [acc] a four-way highway
}
kind-RRRR = { $case ->
   *[nom] four-way railway
    [acc] a four-way railway
}
kind-HHRR = { $case ->
   *[nom] station with two curves
    [acc] a station with two curves
}
kind-HRHR = { $case ->
   *[nom] crossing with a station
    [acc] a crossing with a station
}
kind-LL__ = { $case ->
   *[nom] lava curve
    [acc] a lava curve
}
kind-L_L_ = { $case ->
   *[nom] lava stream
    [acc] a lava stream
}
kind-LLL_ = { $case ->
   *[nom] lava T
    [acc] a lava T
}
kind-LH_H = { $case ->
   *[nom] highway beside lava
    [acc] a highway beside lava
}
kind-LR_R = { $case ->
   *[nom] railway beside lava
    [acc] a railway beside lava
}
kind-LLLL = { $case ->
   *[nom] volcano
    [acc] a volcano
}

# Whatever only an edition shows: the drawing as the log has it.
kind-other = { $case ->
   *[nom] drawing { $drawing }
    [acc] a drawing { $drawing }
}

side-N = north
side-E = east
side-S = south
side-W = west

# "highway north and south"
leads-H = highway { $sides }
leads-R = railway { $sides }
leads-L = lava { $sides }
drawing = { $kind }: { $leads }

# Moves as they are told in the log.
log-rolled = The dice are rolled.
log-roll = A die shows { $kind }.
log-aim = { meteor-aim }.
log-aim-any = Everybody chooses where the meteor flies.
log-fly = { meteor-distance }.
log-draw = { $who ->
    [you] You draw { $kind } in { $cell }.
   *[other] { $name } draws { $kind } in { $cell }.
}
log-skip = { $who ->
    [you] You cross off { $kind }, and the meteor passes by.
   *[other] { $name } crosses off { $kind }, and the meteor passes by.
}
log-meteor = { $who ->
    [you] You take the hit.
   *[other] { $name } takes the hit.
}
log-meteor-to = { $who ->
    [you] You send the meteor { $side }.
   *[other] { $name } sends the meteor { $side }.
}
log-done = { $who ->
    [you] You are done with the round.
   *[other] { $name } is done with the round.
}
log-hidden = { $name } makes a hidden move.

# Moves as something one could do.
move-draw = draw { $kind } in { $cell }
move-draw-so = draw { $kind } in { $cell } ({ $leads })
move-skip = cross off { $kind } and avoid the meteor
move-meteor = take the hit
move-meteor-to = send the meteor { $side }
move-done = end the round

acts-done = Done

bar-name = Your move
bar-rotate = Rotate: position { $at } of { $n }
bar-draw = Draw
bar-erase = Erase
bar-erase-about = Erase it and draw it anew? What you drew after it stays, as far as it still fits.
bar-same = no change in points
bar-over-route = erases the route there
bar-preview = { $n ->
    [1] { $kind } in { $cell }: { $change }
   *[other] { $kind } in { $cell }, position { $at } of { $n }: { $change }
}
bar-erased = { $cell } is erased.
bar-erased-more = { $cell } is erased. Something you drew later no longer fits and is erased too.

board-yours = Your board

cell-empty = empty
cell-crater = crater
cell-dot = last hit
cell-round = round { $round }
cell-mouths = { $n ->
    [one] { $n } open side of lava
   *[other] { $n } open sides of lava
}
cell-fits = { $n ->
    [one] { $kind } fits { $n } way
   *[other] { $kind } fits { $n } ways
}
cell-strike = the meteor can fall here
cell-over-route = erases this route
cell-erase = can be erased

change-closed = { $n ->
    [one] end closed
   *[other] ends closed
}
change-opened = { $n ->
    [one] new open end
   *[other] new open ends
}

dice-title = Dice
dice-drawn = { $drawn } of { $of } drawn
dice-said = Round { $round }. The dice show { $dice }.

emergency-erase-or-volcano = Emergency: this round's lava fits no free cell. Draw it over a route next to open lava, or open a volcano.
emergency-erase = Emergency: this round's lava fits no free cell. Draw it over a route next to open lava; the route is erased.
emergency-volcano = Emergency: this round's lava fits nowhere. Open a volcano in a free cell with no lava next to it.
emergency-lapsed = This round's lava fits nowhere, and there is no room for a volcano: you need not draw it.

idle-choose = Choose a die.
idle-dice = Choose a die. Each one that can still be drawn must be, before you are done.
idle-cell = { piece-places }. Choose where to draw it.
idle-special = Nothing more has to be drawn. Press Done, or draw a special route first.
idle-may-end = Nothing more has to be drawn. Press Done.
idle-waiting = Waiting for { $names }.
idle-rolling = The dice are being rolled.
idle-past = This is an earlier moment of the game.
idle-over = The game is over. Choose a line of the score to see what earned it.

meteor-aim = The meteor flies { $side }
meteor-any = You choose where the meteor flies
meteor-distance = { $n ->
    [one] The meteor flies { $n } cell
   *[other] The meteor flies { $n } cells
}
meteor-ways = Direction of the meteor
meteor-to = Send the meteor { $side }: it falls on { $cell }
meteor-falls = The meteor falls on { $cell }
meteor-falls-said = { meteor-falls }: { $change }
meteor-choose = Choose where the meteor flies
meteor-or-skip = or cross off a special route to avoid it
meteor-take = Take the hit
meteor-skip = Cross off { $kind }? The meteor then passes by.
meteor-skip-said = { meteor-skip } { $change }
meteor-cross-off = Cross off

note-drawn = drawn
note-stuck = no place
note-withheld = not now
note-optional = optional

others-title = Other boards
others-open = { $name }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $n ->
    [one] { $n } cell drawn
   *[other] { $n } cells drawn
}{ $doing ->
    [drawing] , still drawing
    [done] , done
   *[over] { "" }
}
others-as-of = The boards after round { $round }. This round is shown when everybody is done.
others-hidden = This round is shown when everybody is done.
others-cells = What is drawn

piece-used = { $kind } is already used
piece-used-at = { $kind } is drawn in { $cell }
piece-stuck = { $kind } fits nowhere now
piece-not-now = { $kind } cannot be drawn now
piece-skip = { $kind }: cross it off to avoid the meteor
piece-places = { $n ->
    [one] { $kind } fits in { $n } cell
   *[other] { $kind } fits in { $n } cells
}

save-title = Save the board
save-svg = Save the board as SVG
save-png = Save the board as PNG

score-with-this = with this move
score-show = Show on the board

specials-title = Special routes
specials-left = { $n } left
specials-none = none left
specials-this-round = this round's is used
specials-avoid = you may cross one off

tutorial-welcome = This is your board. Twelve exits lead off it: highways at 2 and 6, a railway at 4, and so on round the edge. Join as many exits as you can into networks.
tutorial-dice = Each round four dice are rolled, the same for everybody. Draw every die that fits, once each, in any order. A red stroke means that it fits nowhere.
tutorial-first = The straight highway is chosen, and corners mark the cells where it fits. Choose A2 below the exit, see what it earns, and press Draw.
tutorial-ink = Fresh ink is teal and dries when the round ends. The red buffer stop marks an open end: each one left at the end of the game costs a point.
tutorial-turn = Now the curved railway. Choose a cell where it fits. To rotate it, choose the cell again, swipe, use the wheel or press R: only positions that fit are shown. Then draw it.
tutorial-station = A highway never joins a railway, except at a station. Draw the curved station.
tutorial-lift = Changed your mind? Choose anything teal on the board to erase it, or press Undo. You can do so until the round ends.
tutorial-score = Networks of exits, the longest highway and railway, and the centre earn points. Choose a line of the score to see on the board what earned it.
tutorial-specials = Six special routes help you out: one a round, three a game.
tutorial-done = Draw the last die if it fits and press Done: the dice are rolled again. After seven rounds the highest score wins. Good luck!

withheld-here = { $kind } fits in { $cell }, but another die would be left without a place.
withheld-ways = More positions would fit here, but leave another die without a place.
withheld-some = It cannot be drawn where another die would be left without a place.
withheld-all = { $kind } would leave other dice without a place

why-not-meteor-first = Meteor first
why-not-dice-left = { $n ->
    [one] { $n } die left to draw
   *[other] { $n } dice left to draw
}
why-not-lava-left = Lava first

## edition: the components of one's own box, in the form for them

edition-exits = Exits
edition-about-exits = By side of the board, the column or row where one stands. A network that joins them all needs a number of points, too.
edition-centre = Centre
edition-dice = Dice
edition-about-dice = How many sides of each die show a face: what lies to the north, east, south and west.
edition-specials = Special routes
edition-aim_die = Direction of the meteor
edition-fly_die = Distance of the meteor
edition-lava_dice = Lava dice
edition-entry-dice = Die { $name }
edition-entry-lava_dice = Lava die { $name }
edition-entry-exits = { $name ->
    [N] North
    [E] East
    [S] South
    [W] West
   *[other] { $name }
}
edition-network_points = Points of a network
edition-about-network_points = By the number of exits that it joins.
edition-crater_points = Points of an end in a crater
edition-lake_points = Points of a closed lake
edition-places-network_points = { $i }
edition-place-dice-1 = north
edition-place-dice-2 = east
edition-place-dice-3 = south
edition-place-dice-4 = west
edition-place-lava_dice-1 = north
edition-place-lava_dice-2 = east
edition-place-lava_dice-3 = south
edition-place-lava_dice-4 = west
edition-place-specials-1 = north
edition-place-specials-2 = east
edition-place-specials-3 = south
edition-place-specials-4 = west
edition-sign-H = highway
edition-sign-R = railway
edition-sign-L = lava
edition-sign-dot = nothing
edition-mark-x = they pass over each other
edition-about-specials = Six different routes that are on no die.
edition-about-lava_dice = How many sides of each die show a face. Each has lava.
edition-about-centre = The cells that score as centre.
edition-about-aim_die = How many of its six sides show a direction.
edition-about-fly_die = How many of its six sides show a number of cells.

## terminal: what only a terminal says

terminal-title = { name } · { $variant }
terminal-specials = { specials-title }: { specials-left }
terminal-special-now = { specials-title }: { specials-this-round }
terminal-choose = Choose a piece by the key above it.
terminal-may-end = Nothing more has to be drawn. d ends the round; before that you may draw a special route.
terminal-no-fit = { $n ->
    [one] { $kind } does not fit in { $cell }, only in { $n } cell: n goes there.
   *[other] { $kind } does not fit in { $cell }, but in { $n } cells: n goes to the next.
}
terminal-dice-left = { $n ->
    [one] { $n } die can still be drawn, so it must be.
   *[other] { $n } dice can still be drawn, so they must be.
}
terminal-skip = Enter crosses off { $kind }, and the meteor passes by this round.
terminal-meteor = The meteor falls on { $cell }: { $change }. Enter takes the hit; q–y cross off a special route.
terminal-meteor-aim = The arrows choose where it falls. { $cell }: { $change }. Enter takes the hit; q–y avoid it.
terminal-meteor-elsewhere = The meteor does not fall on { $cell }. n goes to where it falls.
terminal-meteor-first = First the meteor: Enter takes the hit, q–y cross off a special route instead.
terminal-no-special = No special route can be drawn now: one a round, three a game.
terminal-other-board = As it was last shown. PgUp, PgDn or o: other boards; Esc: your own.
terminal-tips = Space rotate  Enter draw  n next  d done  u undo  s why  o boards  ? help  ^C quit
terminal-tips-meteor = Enter take the hit  q–y avoid it  s score  o boards  h moves  ? help
terminal-help-game =
    RAILROAD INK
    Each round draw all dice on your board, each joined to an exit or to a route.
    A highway never joins a railway, except at a station. You may draw special
    routes: one a round, three a game. Then d: the next dice are rolled.

      1–4  choose a die          q–y  choose a special route
      5 6  choose a lava die     v    choose a volcano      m  the meteor
      Tab  the next piece        arrows  choose a cell
      n p  the next, the previous cell where the piece fits
      Space, Backspace  rotate it: only positions that fit are shown
      Enter  draw it             d  end the round           u  undo
      s    mark the cells that earn each line of the score
      o PgUp PgDn  the boards of the others

    SIGNS
      ═ ║ highway    ─ │ railway    ■ station joins them    ─╴║╶─ overpass
      ≈ lava    ▲ volcano    ! open side of lava    (  ) crater    ● the last hit
      ○ the piece fits here    × open end    . corners of the nine centre cells
      a number: the round in which the cell was drawn, in reverse: this round
      above the pieces: ✓ used    – fits nowhere now

    SCORE
      Networks  4 for every exit a network joins after its first; all twelve: 45
      Highway, Railway  a point for every cell of the longest line
      Centre    a point for each of the nine cells with something in it
      Errors    minus one for each open end; at the border an end is closed
      Meteor    two for each end that leads into a crater (no error)
      Lava      five for each closed lake, one for each cell of the largest
terminal-short-networks = net
terminal-short-highway = hwy
terminal-short-rail = rwy
terminal-short-centre = ctr
terminal-short-errors = err
terminal-short-bonus = exp
