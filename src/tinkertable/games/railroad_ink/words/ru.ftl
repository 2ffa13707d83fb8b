## about: the game on the first page

name = Дорожные сети

time = 10 мин

about = Бросайте кубики, рисуйте пути, соединяйте выходы.

## facts: options, score lines and what earned them

line-networks = Сети
line-highway = Самое длинное шоссе
line-rail = Самая длинная ж. д.
line-centre = Клетки в центре
line-errors = Незавершённые концы
line-bonus = Дополнение
line-total = Итог

tie = При равных итогах побеждает тот, у кого незавершённых концов меньше.

variant-expansion-meteor = метеорит
variant-expansion-lava = лава

item-networks = { $n ->
    [one] сеть: { $n } выход
    [few] сеть: { $n } выхода
    [many] сеть: { $n } выходов
   *[other] сеть: { $n } выхода
}
item-highway = { $n ->
    [one] самое длинное шоссе: { $n } клетка
    [few] самое длинное шоссе: { $n } клетки
    [many] самое длинное шоссе: { $n } клеток
   *[other] самое длинное шоссе: { $n } клетки
}
item-rail = { $n ->
    [one] длиннейшая ж. д.: { $n } клетка
    [few] длиннейшая ж. д.: { $n } клетки
    [many] длиннейшая ж. д.: { $n } клеток
   *[other] длиннейшая ж. д.: { $n } клетки
}
item-centre = { $n ->
    [one] { $n } центральная клетка
    [few] { $n } центральные клетки
    [many] { $n } центральных клеток
   *[other] { $n } центральной клетки
}
item-errors-ends = { $n ->
    [one] { $n } незавершённый конец
    [few] { $n } незавершённых конца
    [many] { $n } незавершённых концов
   *[other] { $n } незавершённого конца
}
item-bonus = { $n ->
    [one] завершённое озеро: { $n } клетка
    [few] завершённое озеро: { $n } клетки
    [many] завершённое озеро: { $n } клеток
   *[other] завершённое озеро: { $n } клетки
}
item-bonus-last = { $n ->
    [one] самое большое озеро: { $n } клетка
    [few] самое большое озеро: { $n } клетки
    [many] самое большое озеро: { $n } клеток
   *[other] самое большое озеро: { $n } клетки
}
item-bonus-ends = { $n ->
    [one] { $n } конец в кратере
    [few] { $n } конца в кратерах
    [many] { $n } концов в кратерах
   *[other] { $n } конца в кратерах
}

option-expansion-name = Дополнение
option-expansion-value-none = Без дополнения
option-expansion-value-meteor = Метеорит
option-expansion-value-lava = Лава
option-expansion-about-none = Семь раундов с четырьмя кубиками пути.
option-expansion-about-meteor = Шесть раундов; в каждом на планшет падает метеорит и оставляет кратер.
option-expansion-about-lava = Шесть раундов; в центре извергается вулкан, и в каждом раунде нужно рисовать лаву.
option-stations-name = Самая длинная линия и станции
option-stations-value-pass = проходит насквозь
option-stations-value-end = кончается там
option-stations-about-pass = Самое длинное шоссе или железная дорога идёт дальше через станцию.
option-stations-about-end = Линия может начаться или кончиться на станции, но не пройти через неё.
option-must_place-name = Какие кубики обязательны
option-must_place-value-maximal = в любом порядке
option-must_place-value-maximum = как можно больше
option-must_place-about-maximal = Кубики рисуют в любом порядке; при неудачном порядке часть может не поместиться.
option-must_place-about-maximum = Нужно нарисовать столько кубиков, сколько позволяет лучший порядок.
option-centre_counts-name = Центральные клетки
option-centre_counts-value-anything = считается всё
option-centre_counts-value-routes = только пути
option-centre_counts-about-anything = Кратеры, лава и вулканы в центре тоже считаются.
option-centre_counts-about-routes = Считаются только центральные клетки с путём.
option-skip_counts-name = Вычёркивание против метеорита
option-skip_counts-value-both = считается использованным
option-skip_counts-value-special = только этот путь
option-skip_counts-about-both = Вычеркнутый против метеорита путь — специальный путь этого раунда и один из трёх.
option-skip_counts-about-special = Вычеркнутый против метеорита путь потерян, но счёт трёх не меняется.
option-crater_duty-name = Кубики, подходящие только на кратер
option-crater_duty-value-free = обязательны
option-crater_duty-value-optional = по желанию
option-crater_duty-about-free = Кратеры — свободные клетки: что туда помещается, нужно нарисовать.
option-crater_duty-about-optional = Кубик, который помещается только на кратеры, рисовать не обязательно.
option-lava_routes-name = Лава с путём
option-lava_routes-value-loose = соединяется только лава
option-lava_routes-value-joined = соединяется и путь
option-lava_routes-about-loose = Соединиться должна только лава; путь рядом с ней может висеть.
option-lava_routes-about-joined = Путь рядом с лавой тоже должен соединиться.

## table: what the drawn table says

acts-done = Готово
acts-undo = Отменить

bar-name = Ход в руке
bar-turn = Повернуть: { $at } из { $n }
bar-draw = Рисовать
bar-back = Убрать
bar-lift = Снять
bar-keep = Оставить
bar-lift-why = Снять с планшета и нарисовать заново? Нарисованное позже останется, если ещё подходит.
bar-asking = …
bar-nothing = очков не даёт
bar-erases = путь там сотрётся

board-yours = Ваш планшет

cell-empty = пусто
cell-crater = кратер
cell-dot = последний удар
cell-round = раунд { $round }
cell-open = { $n ->
    [one] { $n } незавершённый конец
    [few] { $n } незавершённых конца
   *[many] { $n } незавершённых концов
}
cell-mouths = { $n ->
    [one] { $n } открытая сторона лавы
    [few] { $n } открытые стороны лавы
   *[many] { $n } открытых сторон лавы
}
cell-fits = { $n ->
    [one] { $kind } подходит, { $n } поворот
    [few] { $kind } подходит, { $n } поворота
   *[many] { $kind } подходит, { $n } поворотов
}
cell-strike = сюда может упасть метеорит
cell-erases = путь сотрётся
cell-lift = можно снять

change-networks = сети
change-highway = шоссе
change-rail = ж. д.
change-centre = центр
change-bonus-meteor = кратеры
change-bonus-lava = лава
change-closed = { $n ->
    [one] конец закрыт
    [few] конца закрыто
   *[many] концов закрыто
}
change-opened = { $n ->
    [one] новый конец
    [few] новых конца
   *[many] новых концов
}

dice-title = Кубики
dice-drawn = нарисовано { $drawn } из { $of }

emergency-erase-or-volcano = Крайний случай: лава этого раунда не подходит ни к одной свободной клетке. Откройте вулкан или нарисуйте лаву поверх пути, которого касается открытая лава.
emergency-erase = Крайний случай: лава этого раунда не подходит ни к одной свободной клетке. Нарисуйте её поверх пути, которого касается открытая лава; путь сотрётся.
emergency-volcano = Крайний случай: лава этого раунда никуда не подходит. Откройте вулкан в свободной клетке, рядом с которой нет лавы.
emergency-lapsed = Лава этого раунда никуда не подходит, и вулкан открыть негде: рисовать её не нужно.

idle-choose = Выберите кубик.
idle-cell = { $n ->
    [one] { $kind }: подходит в { $n } клетке. Выберите её на планшете.
    [few] { $kind }: подходит в { $n } клетках. Выберите одну на планшете.
   *[many] { $kind }: подходит в { $n } клетках. Выберите одну на планшете.
}
idle-may-end = Всё нарисовано. Можно ещё нарисовать специальный путь; «Готово» завершает раунд.
idle-waiting = Ждём: { $names }.
idle-rolling = Бросают кубики.
idle-watching = Вы смотрите игру.
idle-past = Более ранний момент игры.
idle-over = Игра окончена. Строка счёта показывает, за что даны очки.

kind-H_H_ = прямое шоссе
kind-HH__ = поворот шоссе
kind-HHH_ = перекрёсток шоссе
kind-R_R_ = прямая железная дорога
kind-RR__ = поворот железной дороги
kind-RRR_ = развилка железной дороги
kind-HRHRx = эстакада
kind-H_R_ = прямая станция
kind-HR__ = станция с поворотом
kind-HHHR = три шоссе и железная дорога
kind-HRRR = три железные дороги и шоссе
kind-HHHH = четыре шоссе
kind-RRRR = четыре железные дороги
kind-HHRR = два и два рядом
kind-HRHR = два и два накрест
kind-LL__ = поворот лавы
kind-L_L_ = поток лавы
kind-LLL_ = развилка лавы
kind-LH_H = лава и шоссе
kind-LR_R = лава и железная дорога
kind-LLLL = вулкан

letter-H = шоссе
letter-R = железная дорога
letter-L = лава

log-rolled = Брошены кубики
log-roll = выпало: { $kind }
log-aim = метеорит: { $side }
log-fly = { $n ->
    [one] метеорит: { $n } клетка
    [few] метеорит: { $n } клетки
   *[many] метеорит: { $n } клеток
}
log-draw = { $kind } → { $cell }
log-skip = вычеркнуто: { $kind }
log-meteor = метеорит упал
log-meteor-to = метеорит упал, { $side }
log-done = готово
log-hidden = что-то нарисовано

meteor-aim = Метеорит: { $side }
meteor-distance = { $n ->
    [one] Расстояние: { $n } клетка
    [few] Расстояние: { $n } клетки
   *[many] Расстояние: { $n } клеток
}
meteor-ways = Куда летит
meteor-to = { $side }, упадёт в { $cell }
meteor-falls = Метеорит упадёт в { $cell }
meteor-choose = Выберите, куда летит метеорит
meteor-or-skip = или вычеркните специальный путь, чтобы отвести его
meteor-take = Пусть падает
meteor-skip = Вычеркнуть: { $kind }. Метеорит пролетит мимо
meteor-cross-off = Вычеркнуть

others-title = Другие планшеты
others-open = { $n ->
    [one] { $name }: очков { $total }, нарисована { $n } клетка. { $doing }
    [few] { $name }: очков { $total }, нарисовано { $n } клетки. { $doing }
   *[many] { $name }: очков { $total }, нарисовано { $n } клеток. { $doing }
}
others-drawing = Ещё рисует
others-done = Готово
others-as-of = Как после раунда { $round }: этот раунд откроется, когда закончат все.
others-hidden = Этот раунд откроется, когда закончат все.
others-close = Закрыть
others-cells = Что нарисовано

piece-used = нарисовано
piece-used-at = нарисовано в { $cell }
piece-gone = готово
piece-stuck = негде
piece-stuck-long = сейчас никуда не подходит
piece-not-now = сейчас нельзя
piece-optional = можно
piece-skip = вычеркнуть, чтобы отвести метеорит
piece-places = { $n ->
    [one] подходит в { $n } клетке
    [few] подходит в { $n } клетках
   *[many] подходит в { $n } клетках
}

said-rolled = Раунд { $round }. Кубики: { $dice }
said-preview = { $kind }, { $cell }, поворот { $at } из { $of }: { $change }
said-drawn = Нарисовано: { $kind }, { $cell }
said-lifted = Снято с { $cell }
said-lifted-more = Снято с { $cell }. Нарисованное позже больше не подходит и тоже снято.

save-title = Сохранить планшет
save-svg = Сохранить планшет как SVG
save-png = Сохранить планшет как PNG

score-title = Счёт
score-with-this = с этим ходом
score-show = Показать на планшете
score-networks = Сети
score-highway = Самое длинное шоссе
score-rail = Самая длинная ж. д.
score-centre = Клетки в центре
score-bonus-meteor = Концы в кратерах
score-bonus-lava = Озёра лавы
score-errors = Незавершённые концы
score-total = Всего

side-N = север
side-E = восток
side-S = юг
side-W = запад
side-any = на выбор

specials-none = больше нет
specials-title = Специальные пути
specials-left = { $n ->
    [one] ещё { $n } за игру
    [few] ещё { $n } за игру
   *[many] ещё { $n } за игру
}
specials-this-round = в этом раунде уже был
specials-avoid = вычеркните, чтобы отвести

tutorial-welcome = Это ваш планшет. С него ведут двенадцать выходов: шоссе у 2 и 6, железная дорога у 4 и так далее. Соедините в сети как можно больше выходов.
tutorial-dice = В каждом раунде бросают четыре кубика, одни на всех. Каждый кубик, который подходит, рисуют один раз, в любом порядке. Красная черта: никуда не подходит.
tutorial-first = Прямое шоссе у вас в руке; уголки отмечают клетки, куда оно подходит. Выберите A2 под выходом, посмотрите, что это даёт, и нажмите «Рисовать».
tutorial-ink = Свежие чернила бирюзовые, они высохнут в конце раунда. Красный упор отмечает незавершённый конец: каждый такой в конце игры стоит очко.
tutorial-turn = Теперь поворот железной дороги. Выберите клетку, а затем выберите её ещё раз, нажмите R, проведите пальцем или покрутите колесо, чтобы повернуть путь: показываются только подходящие повороты. Нарисуйте его.
tutorial-station = Шоссе не соединяется с железной дорогой, но станция их соединяет. Нарисуйте станцию с поворотом.
tutorial-lift = Передумали? Выберите на планшете что-нибудь бирюзовое, чтобы снять его, или нажмите «Отменить». Так можно, пока раунд не завершён.
tutorial-score = Очки дают сети выходов, самое длинное шоссе, самая длинная железная дорога и центр. Нажмите строку счёта, и планшет покажет, за что они даны.
tutorial-specials = Шесть специальных путей выручают: один за раунд, три за игру.
tutorial-done = Нарисуйте последний кубик, если он подходит, и нажмите «Готово»: кубики бросят снова. После семи раундов побеждает лучший счёт. Удачи!

why-not-meteor-first = Сначала метеорит
why-not-dice-left = { $n ->
    [one] Ещё { $n } кубик
    [few] Ещё { $n } кубика
   *[many] Ещё { $n } кубиков
}
why-not-lava-left = Сначала лава

## terminal: what only a terminal says

terminal-name = Дорожные сети
terminal-title-none = Дорожные сети
terminal-title-meteor = Дорожные сети · метеорит
terminal-title-lava = Дорожные сети · лава
terminal-round = Раунд { $round } из { $rounds }
terminal-dice = Кубики
terminal-specials = { $n ->
    [one] Специальные пути: остался { $n }
    [few] Специальные пути: осталось { $n }
   *[many] Специальные пути: осталось { $n }
}
terminal-special-now = Специальный путь этого раунда использован
terminal-choose = Выберите путь: клавиши указаны над ними.
terminal-may-end = Всё обязательное нарисовано. d завершает раунд; можно ещё нарисовать специальный путь.
terminal-preview = { $n ->
    [one] { $kind } → { $cell }, один поворот: { $change }
    [few] { $kind } → { $cell }, поворот { $at } из { $n }: { $change }
   *[many] { $kind } → { $cell }, поворот { $at } из { $n }: { $change }
}
terminal-no-fit = { $n ->
    [one] { $kind }: в { $cell } не подходит. Подходит в { $n } клетке: n — туда.
    [few] { $kind }: в { $cell } не подходит. Подходит в { $n } клетках: n — к следующей.
   *[many] { $kind }: в { $cell } не подходит. Подходит в { $n } клетках: n — к следующей.
}
terminal-skip = Enter вычёркивает «{ $kind }», и метеорит в этом раунде пролетит мимо.
terminal-meteor = Метеорит упадёт в { $cell }: { $change }. Enter — пусть падает; q–y — вычеркнуть специальный путь.
terminal-meteor-aim = Стрелки выбирают, куда он упадёт. { $cell }: { $change }. Enter — пусть падает; q–y — отвести.
terminal-meteor-first = Сначала метеорит: Enter — падает, q–y — вычеркнуть специальный путь.
terminal-drawn = { $kind }: уже использовано.
terminal-stuck = { $kind }: сейчас никуда не подходит.
terminal-no-special = Сейчас нельзя: один специальный путь за раунд и не более трёх за игру.
terminal-dice-left = { $n ->
    [one] Ещё рано: можно нарисовать ещё { $n } кубик.
    [few] Ещё рано: можно нарисовать ещё { $n } кубика.
   *[many] Ещё рано: можно нарисовать ещё { $n } кубиков.
}
terminal-lava-left = Ещё рано: сначала нарисуйте лаву или откройте вулкан.
terminal-other-board = Так он выглядел, когда его показали. PgUp, PgDn, o — другие; Esc — ваш.
terminal-tips = Space поворот  Enter рисовать  n далее  d конец  u отмена  ? помощь  ^C выход
terminal-tips-meteor = Enter падает  q–y отвести  s очки  o планшеты  h ходы  ? помощь
terminal-help-game =
    ДОРОЖНЫЕ СЕТИ
    В каждом раунде нарисуйте все выпавшие пути; каждый соединяется с выходом или
    с путём. Шоссе не соединяется с железной дорогой: для этого есть станции.
    Специальных путей — не более трёх за игру и одного за раунд. Затем d.

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
      ≈ лава    ▲ вулкан    ! открытая сторона    (  ) кратер    ● последний удар
      ○ путь сюда подходит    × незавершённый конец    . углы центральных клеток
      число — раунд, в котором клетка нарисована; обращённое — этот раунд
      над путями: ✓ использован    – никуда не подходит

    ОЧКИ
      Сети     по 4 за каждый выход сети после первого; все двенадцать: 45
      Шоссе, железная дорога  по очку за клетку самой длинной линии
      Центр    по очку за каждую из девяти клеток, где что-то нарисовано
      Ошибки   минус очко за каждый конец, ведущий в никуда (граница не в счёт)
      Метеорит по 2 за каждый конец, ведущий в кратер (это не ошибка)
      Лава     по 5 за завершённое озеро и по 1 за клетку самого большого
terminal-line-networks = Сети
terminal-line-highway = Шоссе
terminal-line-rail = Жел. дорога
terminal-line-centre = Центр
terminal-line-errors = Ошибки
terminal-line-bonus = Дополнение
terminal-line-total = Итог
terminal-short-networks = сет
terminal-short-highway = шос
terminal-short-rail = ж/д
terminal-short-centre = цен
terminal-short-errors = ош
terminal-short-bonus = доп
terminal-item-networks = { $n ->
    [one] сеть: { $n } выход
    [few] сеть: { $n } выхода
   *[many] сеть: { $n } выходов
}
terminal-item-highway = { $n ->
    [one] самое длинное шоссе: { $n } клетка
    [few] самое длинное шоссе: { $n } клетки
   *[many] самое длинное шоссе: { $n } клеток
}
terminal-item-rail = { $n ->
    [one] длиннейшая ж. д.: { $n } клетка
    [few] длиннейшая ж. д.: { $n } клетки
   *[many] длиннейшая ж. д.: { $n } клеток
}
terminal-item-centre = { $n ->
    [one] { $n } центральная клетка
    [few] { $n } центральные клетки
   *[many] { $n } центральных клеток
}
terminal-item-errors-ends = { $n ->
    [one] { $n } незавершённый конец
    [few] { $n } незавершённых конца
   *[many] { $n } незавершённых концов
}
terminal-item-bonus = { $n ->
    [one] завершённое озеро: { $n } клетка
    [few] завершённое озеро: { $n } клетки
   *[many] завершённое озеро: { $n } клеток
}
terminal-item-bonus-last = { $n ->
    [one] самое большое озеро: { $n } клетка
    [few] самое большое озеро: { $n } клетки
   *[many] самое большое озеро: { $n } клеток
}
terminal-item-bonus-ends = { $n ->
    [one] { $n } конец в кратере
    [few] { $n } конца в кратерах
   *[many] { $n } концов в кратерах
}
terminal-kind-H_H_ = прямое шоссе
terminal-kind-HH__ = поворот шоссе
terminal-kind-HHH_ = перекрёсток шоссе
terminal-kind-R_R_ = прямая железная дорога
terminal-kind-RR__ = поворот железной дороги
terminal-kind-RRR_ = развилка железной дороги
terminal-kind-HRHRx = эстакада
terminal-kind-H_R_ = прямая станция
terminal-kind-HR__ = станция с поворотом
terminal-kind-HHHR = три шоссе и железная дорога
terminal-kind-HRRR = три железные дороги и шоссе
terminal-kind-HHHH = четыре шоссе
terminal-kind-RRRR = четыре железные дороги
terminal-kind-HHRR = два и два рядом
terminal-kind-HRHR = два и два накрест
terminal-kind-LL__ = поворот лавы
terminal-kind-L_L_ = поток лавы
terminal-kind-LLL_ = развилка лавы
terminal-kind-LH_H = лава и шоссе
terminal-kind-LR_R = лава и железная дорога
terminal-kind-LLLL = вулкан
terminal-kind-m = метеорит
