## about: the game on the first page

name = Дорожные сети

time = 10 мин

about = Бросайте кубики, рисуйте пути, соединяйте выходы.

## facts: options, score lines and what earned them

line-networks = Сети
line-highway = Шоссе
line-rail = Железная дорога
line-centre = Центр
line-errors = Ошибки
line-bonus = Дополнение

bonus-meteor = Кратеры
bonus-lava = Лава

tie = При равенстве очков побеждает тот, у кого меньше ошибок.

variant-expansion-meteor = { option-expansion-value-meteor }
variant-expansion-lava = { option-expansion-value-lava }

item-networks = { $n ->
    [one] сеть из { $n } выхода
    [few] сеть из { $n } выходов
   *[many] сеть из { $n } выходов
}
item-highway = { $n ->
    [one] шоссе длиной в { $n } клетку
    [few] шоссе длиной в { $n } клетки
   *[many] шоссе длиной в { $n } клеток
}
item-rail = { $n ->
    [one] железная дорога длиной в { $n } клетку
    [few] железная дорога длиной в { $n } клетки
   *[many] железная дорога длиной в { $n } клеток
}
item-centre = { $n ->
    [one] { $n } центральная клетка
    [few] { $n } центральные клетки
   *[many] { $n } центральных клеток
}
item-errors-ends = { $n ->
    [one] { $n } незавершённый конец
    [few] { $n } незавершённых конца
   *[many] { $n } незавершённых концов
}
item-bonus = { $n ->
    [one] завершённое озеро из { $n } клетки
    [few] завершённое озеро из { $n } клеток
   *[many] завершённое озеро из { $n } клеток
}
item-bonus-last = { $n ->
    [one] самое большое озеро: { $n } клетка
    [few] самое большое озеро: { $n } клетки
   *[many] самое большое озеро: { $n } клеток
}
item-bonus-ends = { $n ->
    [one] { $n } конец в кратере
    [few] { $n } конца в кратерах
   *[many] { $n } концов в кратерах
}

option-expansion-name = Дополнение
option-expansion-value-none = Без дополнения
option-expansion-value-meteor = Метеорит
option-expansion-value-lava = Лава
option-expansion-about-none = Семь раундов с четырьмя кубиками путей.
option-expansion-about-meteor = Шесть раундов. В каждом на ваш планшет падает метеорит и оставляет кратер.
option-expansion-about-lava = Шесть раундов. В центре извергается вулкан, и в каждом раунде нужно рисовать лаву.
option-stations-name = Самые длинные линии и станции
option-stations-value-pass = линии проходят насквозь
option-stations-value-end = линии кончаются на станциях
option-stations-about-pass = Самое длинное шоссе и самая длинная железная дорога могут проходить через станции.
option-stations-about-end = Линия может начаться или кончиться на станции, но не пройти через неё.
option-must_place-name = Какие кубики нужно нарисовать
option-must_place-value-maximal = всё, что ещё подходит
option-must_place-value-maximum = как можно больше
option-must_place-about-maximal = Кубик, который подходит, нужно нарисовать. При неудачном порядке другим может не хватить места.
option-must_place-about-maximum = Нарисуйте столько кубиков, сколько позволяет лучший порядок: нельзя рисовать там, где из-за этого другому кубику не останется места.
option-centre_counts-name = Центральные клетки
option-centre_counts-value-anything = считается всё
option-centre_counts-value-routes = только пути
option-centre_counts-about-anything = Кратеры, лава и вулканы в центре тоже считаются.
option-centre_counts-about-routes = Считаются только центральные клетки с путём.
option-skip_counts-name = Специальный путь, вычеркнутый против метеорита
option-skip_counts-value-both = считается нарисованным
option-skip_counts-value-special = просто потерян
option-skip_counts-about-both = Он считается специальным путём этого раунда и одним из ваших трёх.
option-skip_counts-about-special = Этот путь потерян, но в раунде всё ещё можно нарисовать один, а за игру — три.
option-crater_duty-name = Кубики, подходящие только на кратеры
option-crater_duty-value-free = рисовать обязательно
option-crater_duty-value-optional = рисовать по желанию
option-crater_duty-about-free = Кратеры — свободные клетки: если кубик подходит туда, его нужно нарисовать.
option-crater_duty-about-optional = Кубик, который подходит только на кратеры, рисовать не обязательно.
option-lava_routes-name = Лава с путём
option-lava_routes-value-loose = соединяется только лава
option-lava_routes-value-joined = соединяются и лава, и путь
option-lava_routes-about-loose = Соединиться должна только лава, а путь рядом с ней — не обязательно.
option-lava_routes-about-joined = Путь рядом с лавой тоже должен соединиться.

## table: what the drawn table says

# "nom" is the name of a piece, "acc" what somebody draws.
kind-H_H_ = { $case ->
   *[nom] прямое шоссе
    [acc] прямое шоссе
}
kind-HH__ = { $case ->
   *[nom] поворот шоссе
    [acc] поворот шоссе
}
kind-HHH_ = { $case ->
   *[nom] развилка шоссе
    [acc] развилку шоссе
}
kind-R_R_ = { $case ->
   *[nom] прямая железная дорога
    [acc] прямую железную дорогу
}
kind-RR__ = { $case ->
   *[nom] поворот железной дороги
    [acc] поворот железной дороги
}
kind-RRR_ = { $case ->
   *[nom] развилка железной дороги
    [acc] развилку железной дороги
}
kind-HRHRx = { $case ->
   *[nom] эстакада
    [acc] эстакаду
}
kind-H_R_ = { $case ->
   *[nom] прямая станция
    [acc] прямую станцию
}
kind-HR__ = { $case ->
   *[nom] станция с поворотом
    [acc] станцию с поворотом
}
kind-HHHR = { $case ->
   *[nom] станция с тремя шоссе
    [acc] станцию с тремя шоссе
}
kind-HRRR = { $case ->
   *[nom] станция с тремя железными дорогами
    [acc] станцию с тремя железными дорогами
}
kind-HHHH = { $case ->
   *[nom] перекрёсток шоссе
    [acc] перекрёсток шоссе
}
kind-RRRR = { $case ->
   *[nom] перекрёсток железных дорог
    [acc] перекрёсток железных дорог
}
kind-HHRR = { $case ->
   *[nom] станция с двумя поворотами
    [acc] станцию с двумя поворотами
}
kind-HRHR = { $case ->
   *[nom] перекрёсток со станцией
    [acc] перекрёсток со станцией
}
kind-LL__ = { $case ->
   *[nom] поворот лавы
    [acc] поворот лавы
}
kind-L_L_ = { $case ->
   *[nom] поток лавы
    [acc] поток лавы
}
kind-LLL_ = { $case ->
   *[nom] развилка лавы
    [acc] развилку лавы
}
kind-LH_H = { $case ->
   *[nom] шоссе рядом с лавой
    [acc] шоссе рядом с лавой
}
kind-LR_R = { $case ->
   *[nom] железная дорога рядом с лавой
    [acc] железную дорогу рядом с лавой
}
kind-LLLL = { $case ->
   *[nom] вулкан
    [acc] вулкан
}

# Whatever only an edition shows: the drawing as the log has it.
kind-other = { $case ->
   *[nom] рисунок { $drawing }
    [acc] рисунок { $drawing }
}

side-N = на север
side-E = на восток
side-S = на юг
side-W = на запад

# "highway north and south"
leads-H = шоссе { $sides }
leads-R = железная дорога { $sides }
leads-L = лава { $sides }
drawing = { $kind }: { $leads }

# Moves as they are told in the log.
log-rolled = Кубики брошены.
log-roll = Кубик показывает { $kind }.
log-aim = { meteor-aim }.
log-aim-any = Куда полетит метеорит, каждый выбирает сам.
log-fly = { meteor-distance }.
log-draw = { $who ->
    [you] Вы рисуете { $kind } в { $cell }.
   *[other] { $name } рисует { $kind } в { $cell }.
}
log-skip = { $who ->
    [you] Вы вычёркиваете { $kind }, и метеорит пролетает мимо.
   *[other] { $name } вычёркивает { $kind }, и метеорит пролетает мимо.
}
log-meteor = { $who ->
    [you] Вы принимаете удар.
   *[other] { $name } принимает удар.
}
log-meteor-to = { $who ->
    [you] Вы направляете метеорит { $side }.
   *[other] { $name } направляет метеорит { $side }.
}
log-done = { $who ->
    [you] Вы завершаете раунд.
   *[other] { $name } завершает раунд.
}
log-hidden = { $name } делает скрытый ход.

# Moves as something one could do.
move-draw = нарисовать { $kind } в { $cell }
move-draw-so = нарисовать { $kind } в { $cell } ({ $leads })
move-skip = вычеркнуть { $kind } и отвести метеорит
move-meteor = принять удар
move-meteor-to = направить метеорит { $side }
move-done = завершить раунд

acts-done = Готово

bar-name = Ваш ход
bar-rotate = Повернуть: положение { $at } из { $n }
bar-draw = Нарисовать
bar-erase = Стереть
bar-erase-about = Стереть и нарисовать заново? Нарисованное позже останется, если ещё подходит.
bar-same = очки не меняются
bar-over-route = путь там сотрётся
bar-preview = { $n ->
    [1] { $kind } в { $cell }: { $change }
   *[other] { $kind } в { $cell }, положение { $at } из { $n }: { $change }
}
bar-erased = Клетка { $cell } стёрта.
bar-erased-more = Клетка { $cell } стёрта. Нарисованное позже больше не подходит и тоже стёрто.

board-yours = Ваш планшет

cell-empty = пусто
cell-crater = кратер
cell-dot = последний удар
cell-round = раунд { $round }
cell-mouths = { $n ->
    [one] { $n } незавершённая сторона лавы
    [few] { $n } незавершённые стороны лавы
   *[many] { $n } незавершённых сторон лавы
}
cell-fits = { $n ->
    [one] { $kind } подходит, { $n } положение
    [few] { $kind } подходит, { $n } положения
   *[many] { $kind } подходит, { $n } положений
}
cell-strike = сюда может упасть метеорит
cell-over-route = этот путь сотрётся
cell-erase = можно стереть

change-closed = { $n ->
    [one] завершённый конец
    [few] завершённых конца
   *[many] завершённых концов
}
change-opened = { $n ->
    [one] новый незавершённый конец
    [few] новых незавершённых конца
   *[many] новых незавершённых концов
}

dice-title = Кубики
dice-drawn = нарисовано { $drawn } из { $of }
dice-said = Раунд { $round }. Кубики показывают { $dice }.

emergency-erase-or-volcano = Крайний случай: лава этого раунда не подходит ни к одной свободной клетке. Нарисуйте её поверх пути рядом с незавершённой лавой или откройте вулкан.
emergency-erase = Крайний случай: лава этого раунда не подходит ни к одной свободной клетке. Нарисуйте её поверх пути рядом с незавершённой лавой; путь сотрётся.
emergency-volcano = Крайний случай: лава этого раунда никуда не подходит. Откройте вулкан в свободной клетке, рядом с которой нет лавы.
emergency-lapsed = Лава этого раунда никуда не подходит, и вулкан открыть негде: рисовать её не нужно.

idle-choose = Выберите кубик.
idle-dice = Выберите кубик. Всё, что ещё можно нарисовать, нужно нарисовать до конца раунда.
idle-cell = { piece-places }. Выберите, где рисовать.
idle-special = Всё обязательное нарисовано. Нажмите «Готово» или сначала нарисуйте специальный путь.
idle-may-end = Всё обязательное нарисовано. Нажмите «Готово».
idle-waiting = Ждём: { $names }.
idle-rolling = Бросаем кубики.
idle-past = Это более ранний момент игры.
idle-over = Игра окончена. Выберите строку очков, чтобы увидеть, за что они даны.

meteor-aim = Метеорит летит { $side }
meteor-any = Куда полетит метеорит, выбираете вы
meteor-distance = { $n ->
    [one] Метеорит пролетает { $n } клетку
    [few] Метеорит пролетает { $n } клетки
   *[many] Метеорит пролетает { $n } клеток
}
meteor-ways = Направление метеорита
meteor-to = Направить метеорит { $side }: он упадёт в { $cell }
meteor-falls = Метеорит упадёт в { $cell }
meteor-falls-said = { meteor-falls }: { $change }
meteor-choose = Выберите, куда полетит метеорит
meteor-or-skip = или вычеркните специальный путь, чтобы отвести его
meteor-take = Принять удар
meteor-skip = Вычеркнуть { $kind }? Тогда метеорит пролетит мимо.
meteor-skip-said = { meteor-skip } { $change }
meteor-cross-off = Вычеркнуть

note-drawn = есть
note-stuck = негде
note-withheld = нельзя
note-optional = можно

others-title = Планшеты соперников
others-open = { $name }: { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}, { $n ->
    [one] нарисована { $n } клетка
    [few] нарисовано { $n } клетки
   *[many] нарисовано { $n } клеток
}{ $doing ->
    [drawing] , ещё рисует
    [done] , раунд завершён
   *[over] { "" }
}
others-as-of = Планшеты после раунда { $round }. Этот раунд откроется, когда закончат все.
others-hidden = Этот раунд откроется, когда закончат все.
others-cells = Что нарисовано

piece-used = { $kind }: уже использовано
piece-used-at = { $kind }: уже в { $cell }
piece-stuck = { $kind } сейчас никуда не подходит
piece-not-now = { $kind }: сейчас рисовать нельзя
piece-skip = { $kind }: вычеркнуть, чтобы отвести метеорит
piece-places = { $n ->
    [one] { $kind } подходит в { $n } месте
    [few] { $kind } подходит в { $n } местах
   *[many] { $kind } подходит в { $n } местах
}

save-title = Сохранить планшет
save-svg = Сохранить планшет как SVG
save-png = Сохранить планшет как PNG

score-with-this = с этим ходом
score-show = Показать на планшете

specials-title = Специальные пути
specials-left = { $n ->
    [one] остался { $n }
    [few] осталось { $n }
   *[many] осталось { $n }
}
specials-none = больше нет
specials-this-round = путь этого раунда использован
specials-avoid = можно вычеркнуть один

tutorial-welcome = Это ваш планшет. С него ведут двенадцать выходов: шоссе у 2 и 6, железная дорога у 4 и так далее по краю. Соедините в сети как можно больше выходов.
tutorial-dice = В каждом раунде бросают четыре кубика, одни на всех. Нарисуйте каждый кубик, который подходит, по одному разу и в любом порядке. Красная черта значит, что он никуда не подходит.
tutorial-first = Прямое шоссе уже выбрано, и уголки отмечают клетки, куда оно подходит. Выберите A2 под выходом, посмотрите, что это даёт, и нажмите «Нарисовать».
tutorial-ink = Свежие чернила бирюзовые, они высохнут в конце раунда. Красный упор отмечает незавершённый конец: каждый такой конец отнимет очко, если останется до конца игры.
tutorial-turn = Теперь поворот железной дороги. Выберите клетку, куда он подходит. Чтобы повернуть его, выберите клетку ещё раз, проведите пальцем, покрутите колесо или нажмите R: показаны только подходящие положения. Затем нарисуйте его.
tutorial-station = Шоссе соединяется с железной дорогой только на станции. Нарисуйте станцию с поворотом.
tutorial-lift = Передумали? Выберите на планшете что-нибудь бирюзовое, чтобы стереть его, или нажмите «Отменить». Так можно, пока раунд не завершён.
tutorial-score = Очки дают сети выходов, самое длинное шоссе, самая длинная железная дорога и центр. Выберите строку очков, и планшет покажет, за что они даны.
tutorial-specials = Шесть специальных путей выручат вас: один за раунд, три за игру.
tutorial-done = Нарисуйте последний кубик, если он подходит, и нажмите «Готово»: кубики бросят снова. После семи раундов побеждает тот, у кого больше очков. Удачи!

withheld-here = { $kind } подходит в { $cell }, но тогда другому кубику не останется места.
withheld-ways = Здесь подошли бы и другие положения, но тогда другому кубику не останется места.
withheld-some = Рисовать нельзя там, где из-за этого другому кубику не останется места.
withheld-all = { $kind }: из-за этого другим кубикам не останется места

why-not-meteor-first = Сначала метеорит
why-not-dice-left = { $n ->
    [one] Ещё { $n } кубик
    [few] Ещё { $n } кубика
   *[many] Ещё { $n } кубиков
}
why-not-lava-left = Сначала лава

## edition: the components of one's own box, in the form for them

edition-exits = Выходы
edition-about-exits = По краям планшета: столбец или ряд. Для сети, которая соединяет их все, тоже нужно число очков.
edition-centre = Центр
edition-dice = Кубики
edition-about-dice = На скольких гранях кубика что изображено: что на севере, востоке, юге и западе.
edition-specials = Специальные пути
edition-aim_die = Направление метеорита
edition-fly_die = Дальность метеорита
edition-lava_dice = Кубики лавы
edition-entry-dice = Кубик { $name }
edition-entry-lava_dice = Кубик лавы { $name }
edition-entry-exits = { $name ->
    [N] Север
    [E] Восток
    [S] Юг
    [W] Запад
   *[other] { $name }
}
edition-network_points = Очки за сеть
edition-about-network_points = По числу выходов, которые она соединяет.
edition-crater_points = Очки за конец в кратере
edition-lake_points = Очки за замкнутое озеро
edition-places-network_points = { $i }
edition-place-dice-1 = север
edition-place-dice-2 = восток
edition-place-dice-3 = юг
edition-place-dice-4 = запад
edition-place-lava_dice-1 = север
edition-place-lava_dice-2 = восток
edition-place-lava_dice-3 = юг
edition-place-lava_dice-4 = запад
edition-place-specials-1 = север
edition-place-specials-2 = восток
edition-place-specials-3 = юг
edition-place-specials-4 = запад
edition-sign-H = шоссе
edition-sign-R = рельсы
edition-sign-L = лава
edition-sign-dot = ничего
edition-mark-x = одно над другим
edition-about-specials = Шесть разных путей, которых нет на кубиках.
edition-about-lava_dice = На скольких гранях каждого кубика что изображено. На каждой есть лава.
edition-about-centre = Клетки, которые считаются центром.
edition-about-aim_die = На скольких из шести граней какое направление.
edition-about-fly_die = На скольких из шести граней сколько клеток.

## terminal: what only a terminal says

terminal-title = { name } · { $variant }
terminal-specials = { specials-title }: { specials-left }
terminal-special-now = { specials-title }: { specials-this-round }
terminal-choose = Выберите путь: его клавиша стоит над ним.
terminal-may-end = Всё обязательное нарисовано. d завершает раунд; до этого можно нарисовать специальный путь.
terminal-no-fit = { $n ->
    [one] В { $cell } { $kind } не подходит, только в { $n } месте: n — туда.
    [few] В { $cell } { $kind } не подходит, но подходит в { $n } местах: n — к следующему.
   *[many] В { $cell } { $kind } не подходит, но подходит в { $n } местах: n — к следующему.
}
terminal-dice-left = { $n ->
    [one] Ещё { $n } кубик можно нарисовать, значит, нужно.
    [few] Ещё { $n } кубика можно нарисовать, значит, нужно.
   *[many] Ещё { $n } кубиков можно нарисовать, значит, нужно.
}
terminal-skip = Enter вычёркивает { $kind }, и метеорит в этом раунде пролетит мимо.
terminal-meteor = Метеорит упадёт в { $cell }: { $change }. Enter — принять удар; q–y — вычеркнуть специальный путь.
terminal-meteor-aim = Стрелки выбирают, куда он упадёт. { $cell }: { $change }. Enter — принять удар; q–y — отвести.
terminal-meteor-elsewhere = В { $cell } метеорит не упадёт. n — к месту падения.
terminal-meteor-first = Сначала метеорит: Enter — принять удар, q–y — вычеркнуть специальный путь.
terminal-no-special = Сейчас нельзя: один специальный путь за раунд и не более трёх за игру.
terminal-other-board = Так он выглядел, когда его показали. PgUp, PgDn, o — другие; Esc — ваш.
terminal-tips = Space поворот  Enter рисовать  n далее  d готово  u отменить  ? помощь  ^C выход
terminal-tips-meteor = Enter принять удар  q–y отвести  s очки  o планшеты  h ходы  ? помощь
terminal-help-game =
    ДОРОЖНЫЕ СЕТИ
    В каждом раунде нарисуйте все выпавшие пути; каждый соединяется с выходом или
    с путём. Шоссе соединяется с железной дорогой только на станции. Специальных
    путей — не более одного за раунд и трёх за игру. Затем d: новый бросок.

      1–4  кубик пути            q–y  специальный путь
      5 6  кубик лавы            v    вулкан                m  метеорит
      Tab  следующий путь        стрелки  клетка
      n p  следующая и предыдущая клетка, куда путь подходит
      Space, Backspace  повернуть: только так, как подходит
      Enter  нарисовать          d  завершить раунд         u  отменить
      s    показать клетки, за которые даны очки каждой строки
      o PgUp PgDn  планшеты остальных

    ЗНАКИ
      ═ ║ шоссе    ─ │ железная дорога    ■ станция    ─╴║╶─ эстакада
      ≈ лава    ▲ вулкан    ! незавершённая    (  ) кратер    ● последний удар
      ○ путь сюда подходит    × незавершённый конец    . углы центральных клеток
      число — раунд, в котором клетка нарисована; обращённое — этот раунд
      над путями: ✓ использован    – никуда не подходит

    ОЧКИ
      Сети     по 4 за каждый выход сети после первого; все двенадцать: 45
      Шоссе, железная дорога  по очку за клетку самой длинной линии
      Центр    по очку за каждую из девяти клеток, где что-то нарисовано
      Ошибки   минус очко за каждый незавершённый конец (граница его завершает)
      Метеорит по 2 за каждый конец, ведущий в кратер (это не ошибка)
      Лава     по 5 за завершённое озеро и по 1 за клетку самого большого
terminal-short-networks = сет
terminal-short-highway = шос
terminal-short-rail = ж/д
terminal-short-centre = цен
terminal-short-errors = ош
terminal-short-bonus = доп
