## about: the game on the first page

name = Railroad Ink

time = 10 min

about = Roll the dice, draw the routes, connect the exits.

## facts: options, score lines and what earned them

line-networks = Networks
line-highway = Longest highway
line-rail = Longest railway
line-centre = Centre cells
line-errors = Open ends
line-bonus = Expansion
line-total = Total

tie = At equal totals the fewer open ends win.

variant-expansion-meteor = Meteor
variant-expansion-lava = Lava

item-networks = { $n ->
    [one] network of { $n } exit
   *[other] network of { $n } exits
}
item-highway = { $n ->
    [one] longest highway: { $n } cell
   *[other] longest highway: { $n } cells
}
item-rail = { $n ->
    [one] longest rail: { $n } cell
   *[other] longest rail: { $n } cells
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
    [one] closed lake: { $n } cell
   *[other] closed lake: { $n } cells
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
option-expansion-about-meteor = Six rounds; each round a meteor falls on the board and leaves a crater.
option-expansion-about-lava = Six rounds; a volcano erupts in the middle, and lava has to be drawn each round.
option-stations-name = Longest line and stations
option-stations-value-pass = runs through
option-stations-value-end = ends there
option-stations-about-pass = A longest highway or rail runs on through a station.
option-stations-about-end = A longest highway or rail may begin or end on a station but not run through it.
option-must_place-name = Which dice must be drawn
option-must_place-value-maximal = in any order
option-must_place-value-maximum = as many as possible
option-must_place-about-maximal = Dice are drawn in any order; a clumsy order may leave some out.
option-must_place-about-maximum = As many dice must be drawn as some order allows.
option-centre_counts-name = Centre cells
option-centre_counts-value-anything = anything counts
option-centre_counts-value-routes = routes only
option-centre_counts-about-anything = Craters, lava and volcanoes in the centre count as well.
option-centre_counts-about-routes = Only centre cells with a route count.
option-skip_counts-name = Crossing off for a meteor
option-skip_counts-value-both = counts as used
option-skip_counts-value-special = only that route
option-skip_counts-about-both = A special route crossed off to avoid a meteor is the one of this round and one of the three.
option-skip_counts-about-special = A special route crossed off to avoid a meteor is gone; the count of three stays.
option-crater_duty-name = Dice that fit only on craters
option-crater_duty-value-free = must be drawn
option-crater_duty-value-optional = may be drawn
option-crater_duty-about-free = Craters are free cells: a die that fits there must be drawn.
option-crater_duty-about-optional = A die that fits on craters only need not be drawn.
option-lava_routes-name = Lava with a route
option-lava_routes-value-loose = only lava joins
option-lava_routes-value-joined = both join
option-lava_routes-about-loose = Only the lava must join; the route beside it may hang.
option-lava_routes-about-joined = The route beside the lava must join as well.

## table: what the drawn table says

acts-done = Done
acts-undo = Undo

bar-name = The move in hand
bar-turn = Turn: { $at } of { $n }
bar-draw = Draw
bar-back = Take back
bar-lift = Lift
bar-keep = Leave it
bar-lift-why = Lift it off the board and draw it anew? What you drew later stays where it still fits.
bar-asking = …
bar-nothing = no points
bar-erases = wipes the route there

board-yours = Your board

cell-empty = empty
cell-crater = crater
cell-dot = last hit
cell-round = round { $round }
cell-open = { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
}
cell-mouths = { $n ->
    [one] { $n } open lava side
   *[other] { $n } open lava sides
}
cell-fits = { $n ->
    [one] { $kind } fits, { $n } turn
   *[other] { $kind } fits, { $n } turns
}
cell-strike = the meteor can fall here
cell-erases = wipes the route
cell-lift = can be lifted

change-networks = networks
change-highway = highway
change-rail = railway
change-centre = centre
change-bonus-meteor = craters
change-bonus-lava = lava
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

emergency-erase-or-volcano = Emergency: this round's lava fits no free cell. Open a volcano, or draw the lava over a route that touches open lava.
emergency-erase = Emergency: this round's lava fits no free cell. Draw it over a route that touches open lava; the route is wiped.
emergency-volcano = Emergency: this round's lava fits nowhere. Open a volcano in a free cell with no lava beside it.
emergency-lapsed = This round's lava fits nowhere and no volcano can be opened: it need not be drawn.

idle-choose = Choose a die.
idle-cell = { $n ->
    [one] { $kind }: fits in { $n } cell. Choose it on the board.
   *[other] { $kind }: fits in { $n } cells. Choose one on the board.
}
idle-may-end = All drawn. A special may still be possible; Done ends the round.
idle-waiting = Waiting for { $names }.
idle-rolling = The dice are being rolled.
idle-watching = You are watching.
idle-past = An earlier moment of this game.
idle-over = The game is over. A line of the score shows what earned it.

kind-H_H_ = straight highway
kind-HH__ = curved highway
kind-HHH_ = T highway
kind-R_R_ = straight rail
kind-RR__ = curved rail
kind-RRR_ = T rail
kind-HRHRx = overpass
kind-H_R_ = straight station
kind-HR__ = curved station
kind-HHHR = three highways, one rail
kind-HRRR = three rails, one highway
kind-HHHH = four highways
kind-RRRR = four rails
kind-HHRR = two and two, side by side
kind-HRHR = two and two, crossing
kind-LL__ = lava bend
kind-L_L_ = lava stream
kind-LLL_ = lava fork
kind-LH_H = lava and highway
kind-LR_R = lava and rail
kind-LLLL = volcano

letter-H = highway
letter-R = rail
letter-L = lava

log-rolled = Dice rolled
log-roll = rolled: { $kind }
log-aim = meteor: { $side }
log-fly = { $n ->
    [one] meteor: { $n } cell
   *[other] meteor: { $n } cells
}
log-draw = { $kind } → { $cell }
log-skip = crossed off: { $kind }
log-meteor = took the hit
log-meteor-to = took the hit, { $side }
log-done = done
log-hidden = drew something

meteor-aim = Meteor: { $side }
meteor-distance = { $n ->
    [one] Distance: { $n } cell
   *[other] Distance: { $n } cells
}
meteor-ways = Where it flies
meteor-to = { $side }, falls on { $cell }
meteor-falls = The meteor falls on { $cell }
meteor-choose = Choose where the meteor flies
meteor-or-skip = or cross off a special to avoid it
meteor-take = Take the hit
meteor-skip = Cross off: { $kind }. The meteor passes by
meteor-cross-off = Cross off

others-title = Other boards
others-open = { $n ->
    [one] { $name }: { $total } points, { $n } cell drawn. { $doing }
   *[other] { $name }: { $total } points, { $n } cells drawn. { $doing }
}
others-drawing = Still drawing
others-done = Done
others-as-of = As after round { $round }: this round is shown when all are done.
others-hidden = This round is shown when all are done.
others-close = Close
others-cells = What is drawn

piece-used = drawn
piece-used-at = drawn in { $cell }
piece-gone = drawn
piece-stuck = no place
piece-stuck-long = fits nowhere now
piece-not-now = not possible now
piece-optional = optional
piece-skip = cross off to avoid the meteor
piece-places = { $n ->
    [one] fits in { $n } cell
   *[other] fits in { $n } cells
}

said-rolled = Round { $round }. Dice: { $dice }
said-preview = { $kind }, { $cell }, turn { $at } of { $of }: { $change }
said-drawn = Drawn: { $kind }, { $cell }
said-lifted = Lifted from { $cell }
said-lifted-more = Lifted from { $cell }. Something drawn later no longer fits and was lifted too.

save-title = Save the board
save-svg = Save the board as SVG
save-png = Save the board as PNG

score-title = Score
score-with-this = with this move
score-show = Show on the board
score-networks = Networks
score-highway = Longest highway
score-rail = Longest railway
score-centre = Centre cells
score-bonus-meteor = Ends in craters
score-bonus-lava = Lava lakes
score-errors = Open ends
score-total = Total

side-N = north
side-E = east
side-S = south
side-W = west
side-any = your choice

specials-none = none left this game
specials-title = Specials
specials-left = { $n ->
    [one] { $n } more this game
   *[other] { $n } more this game
}
specials-this-round = this round's is used
specials-avoid = cross one off to avoid it

tutorial-welcome = This is your board. Twelve exits lead off it: roads in 2 and 6, rails in 4, and so on. Join as many of them as you can into networks.
tutorial-dice = Each round four dice are rolled, the same for everybody. Every die that fits is drawn once, in any order. A red stroke means it fits nowhere.
tutorial-first = The straight highway is in your hand; corners mark the cells where it fits. Choose A2 below the exit, look at what it does, and press Draw.
tutorial-ink = Fresh ink is teal and dries when the round ends. The red buffer stop marks an open end: each one left at the end of the game costs a point.
tutorial-turn = Now the curved rail. Choose a cell where it fits, then choose it again, press R, swipe or use the wheel to turn it: only turns that fit are shown. Draw it.
tutorial-station = Highway never meets rail, but a station joins them. Draw the curved station.
tutorial-lift = Changed your mind? Choose anything teal on the board to lift it off, or press Undo. That works until you are done with the round.
tutorial-score = Networks of exits, the longest highway and railway and the centre earn points. Press a line of the score to see on the board what earned it.
tutorial-specials = Six special routes help out: one a round, three a game.
tutorial-done = Draw the last die if it fits and press Done: new dice are rolled. After seven rounds the highest score wins. Good luck!

why-not-meteor-first = The meteor comes first
why-not-dice-left = { $n ->
    [one] { $n } die left to draw
   *[other] { $n } dice left to draw
}
why-not-lava-left = The lava comes first

## terminal: what only a terminal says

terminal-name = Railroad Ink
terminal-title-none = Railroad Ink
terminal-title-meteor = Railroad Ink · Meteor
terminal-title-lava = Railroad Ink · Lava
terminal-round = Round { $round } of { $rounds }
terminal-dice = Dice
terminal-specials = { $n ->
    [one] Special routes: { $n } left
   *[other] Special routes: { $n } left
}
terminal-special-now = Special routes: this round's is used
terminal-choose = Choose a piece: the keys stand above them.
terminal-may-end = Nothing more must be drawn. d ends the round; a special route may still be possible.
terminal-preview = { $n ->
    [one] { $kind } → { $cell }, fits one way: { $change }
   *[other] { $kind } → { $cell }, turn { $at } of { $n }: { $change }
}
terminal-no-fit = { $n ->
    [one] { $kind } does not fit in { $cell }. It fits in { $n } cell: n goes there.
   *[other] { $kind } does not fit in { $cell }. It fits in { $n } cells: n goes to the next.
}
terminal-skip = Enter crosses off the { $kind }; the meteor then passes by this round.
terminal-meteor = The meteor falls on { $cell }: { $change }. Enter takes the hit; q–y cross off a special route.
terminal-meteor-aim = Choose where it falls with the arrows. { $cell }: { $change }. Enter takes the hit; q–y avoid it.
terminal-meteor-first = First the meteor: Enter takes the hit, q–y cross off a special route instead.
terminal-drawn = { $kind }: used already.
terminal-stuck = { $kind }: fits nowhere now.
terminal-no-special = No special route can be drawn now: one a round, three a game.
terminal-dice-left = { $n ->
    [one] Not yet: { $n } die can still be drawn.
   *[other] Not yet: { $n } dice can still be drawn.
}
terminal-lava-left = Not yet: lava must be drawn, or a volcano opened first.
terminal-other-board = As it was shown last. PgUp, PgDn or o: other boards; Esc: your own.
terminal-tips = Space turn  Enter draw  n next  d done  u undo  s why  o boards  ? help  ^C quit
terminal-tips-meteor = Enter take the hit  q–y avoid it  s score  o boards  h moves  ? help
terminal-help-game =
    RAILROAD INK
    Each round draw all dice on your board, each joined to an exit or to a route.
    Highway never meets rail; stations join them. Three special routes a game, one
    a round. Then d: the next dice are rolled.

      1–4  choose a die          q–y  choose a special route
      5 6  choose a lava die     v    choose a volcano      m  the meteor
      Tab  the next piece        arrows  point at a cell
      n p  the next, the previous cell where the piece fits
      Space, Backspace  turn it: only turns that fit are shown
      Enter  draw it             d  end the round           u  take back
      s    mark the cells that earn each line of the score
      o PgUp PgDn  the boards of the others

    SIGNS
      ═ ║ highway    ─ │ rail    ■ station joins them    ─╴║╶─ overpass
      ≈ lava    ▲ volcano    ! open side of lava    (  ) crater    ● the last hit
      ○ the piece fits here    × open end    . corners of the nine centre cells
      a number: the round in which the cell was drawn, in reverse: this round
      above the pieces: ✓ used    – fits nowhere now

    SCORE
      Networks  4 for every exit a network joins after its first; all twelve: 45
      Highway, rail  a point for every cell of the longest line
      Centre    a point for each of the nine cells with something in it
      Errors    minus one for each end that leads nowhere, the border aside
      Meteor    two for each end that leads into a crater (no error)
      Lava      five for each closed lake, one for each cell of the largest
terminal-line-networks = Networks
terminal-line-highway = Highway
terminal-line-rail = Rail
terminal-line-centre = Centre
terminal-line-errors = Errors
terminal-line-bonus = Expansion
terminal-line-total = Total
terminal-short-networks = net
terminal-short-highway = hwy
terminal-short-rail = ral
terminal-short-centre = ctr
terminal-short-errors = err
terminal-short-bonus = exp
terminal-item-networks = { $n ->
    [one] network of { $n } exit
   *[other] network of { $n } exits
}
terminal-item-highway = { $n ->
    [one] longest highway: { $n } cell
   *[other] longest highway: { $n } cells
}
terminal-item-rail = { $n ->
    [one] longest rail: { $n } cell
   *[other] longest rail: { $n } cells
}
terminal-item-centre = { $n ->
    [one] { $n } centre cell
   *[other] { $n } centre cells
}
terminal-item-errors-ends = { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
}
terminal-item-bonus = { $n ->
    [one] closed lake: { $n } cell
   *[other] closed lake: { $n } cells
}
terminal-item-bonus-last = { $n ->
    [one] largest lake: { $n } cell
   *[other] largest lake: { $n } cells
}
terminal-item-bonus-ends = { $n ->
    [one] { $n } end in a crater
   *[other] { $n } ends in craters
}
terminal-kind-H_H_ = straight highway
terminal-kind-HH__ = curved highway
terminal-kind-HHH_ = T highway
terminal-kind-R_R_ = straight rail
terminal-kind-RR__ = curved rail
terminal-kind-RRR_ = T rail
terminal-kind-HRHRx = overpass
terminal-kind-H_R_ = straight station
terminal-kind-HR__ = curved station
terminal-kind-HHHR = three highways, one rail
terminal-kind-HRRR = three rails, one highway
terminal-kind-HHHH = four highways
terminal-kind-RRRR = four rails
terminal-kind-HHRR = two and two, side by side
terminal-kind-HRHR = two and two, crossing
terminal-kind-LL__ = lava bend
terminal-kind-L_L_ = lava stream
terminal-kind-LLL_ = lava fork
terminal-kind-LH_H = lava and highway
terminal-kind-LR_R = lava and rail
terminal-kind-LLLL = volcano
terminal-kind-m = meteor
