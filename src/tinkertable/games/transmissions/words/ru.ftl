## about: the game on the first page

name = Transmissions

time = 25 мин

about = Роботы ходят по кругу и тянут трубы.

reconstructed = Большая часть того, что изображено на жетонах и картах, восстановлена нами; файл издания с жетонами вашей коробки заменит это.

## facts: options, score lines and what earned them

rival = Харви

alone = Вы играете против Харви: роботами за него ходит колода карт. Он слишком силён? Уберите часть его карт.

line-wildlife = Птицы × бабочки
line-pipes = Трубы
line-flow = Поток
line-filled = Полные столбцы
line-items = Предметы
line-ideas = Идеи
line-forest = Карты леса
line-acorns = Меньше всех желудей
line-pool = Осталось на поле
line-total = Итого

item-wildlife = птицы { $birds } × бабочки { $butterflies }
item-pipes = труба { $number }
item-pipes-flipped = перевёрнутая труба
item-pipes-taken = труба с очками
item-flow = { $n ->
    [one] самый длинный поток от старта: { $n } труба
    [few] самый длинный поток от старта: { $n } трубы
    [many] самый длинный поток от старта: { $n } труб
   *[other] самый длинный поток от старта: { $n } трубы
}
item-filled = все места заняты: { $robot }
item-items = { $n ->
    [one] { $name }
    [few] { $name }, всего { $n }
    [many] { $name }, всего { $n }
   *[other] { $name }, всего { $n }
}
item-ideas = идея, которая приносит очки
item-forest = { $n ->
    [one] { $n } карта леса с очками
    [few] { $n } карты леса с очками
    [many] { $n } карт леса с очками
   *[other] { $n } карты леса с очками
}
item-acorns = { $n ->
    [one] меньше всех желудей: { $n }
    [few] меньше всех желудей: { $n }
    [many] меньше всех желудей: { $n }
   *[other] меньше всех желудей: { $n }
}
item-pool = { $resource }: на поле осталось { $n }

value-W = белый
value-Y = жёлтый
value-B = синий
value-G = зелёный
value-R = красный
value-E = электричество
value-Sock = Носок
value-Radio = Радио
value-Umbrella = Зонт
value-Toaster = Тостер
value-Kite = Воздушный змей
value-Teacup = Чашка
value-Birdhouse = Скворечник
value-Shelf = Полка
value-Telescope = Телескоп
value-Balloon = Шарик
value-Toy-block = Кубик
value-Notebook = Блокнот
value-Camera = Фотоаппарат
value-Violin = Скрипка
value-Whistle = Свисток
value-Postcard = Открытка
value-Plumb-line = Отвес
value-Watering-can = Лейка
value-Gramophone = Граммофон
value-Bell = Колокольчик
value-Music-box = Шкатулка
value-Flower-pot = Цветочный горшок

option-printing-name = Издание
option-printing-value-en = английское
option-printing-value-ru = русское
option-printing-about-en = Две идеи меняют зелёную энграмму на синюю и синюю на зелёную.
option-printing-about-ru = Вместо этих двух идей жёлтая или белая энграмма меняется на 3 электричества.
option-sets-name = Наборы жетонов
option-sets-value-standard = обычные
option-sets-value-advanced = для опытных
option-sets-value-chosen = по выбору
option-sets-about-standard = Случайные наборы из A–D (предметы) и E–H (идеи).
option-sets-about-advanced = Могут попасться и наборы X и Z для опытных игроков.
option-sets-about-chosen = Наборы выбирает первое место.
option-placement-name = Расстановка роботов
option-placement-value-engine = случайно
option-placement-value-start-player = первое место
option-placement-about-engine = Роботы начинают на случайных ячейках.
option-placement-about-start-player = Роботов расставляет первое место.
option-start-name = Кто начинает
option-start-value-random = случайно
option-start-value-first = первое место
option-start-about-random = Кто начинает, решает случай.
option-start-about-first = Начинает первое место.
option-later-name = Кто не начинает
option-later-value-alike = как первое место
option-later-value-more = больше электричества
option-later-about-alike = У каждого места вначале 4 электричества.
option-later-about-more = Ещё 2 электричества за каждое место, которое ходит раньше: начинать выгодно.
option-reshuffle-name = Перемешивание леса
option-reshuffle-value-lazy = когда нужна карта
option-reshuffle-value-immediate = сразу
option-reshuffle-about-lazy = Сброс становится колодой, когда нужно взять карту.
option-reshuffle-about-immediate = Сброс становится колодой, как только она кончилась.
option-cleanup-name = Ещё один ход
option-cleanup-value-once = сброс один раз
option-cleanup-value-each = сброс каждый раз
option-cleanup-about-once = Энграммы сверх семи сбрасывают после последнего из ходов.
option-cleanup-about-each = Энграммы сверх семи сбрасывают и перед ещё одним ходом.
option-difficulty-name = Колода Харви
option-difficulty-value-whole = все его карты
option-difficulty-value-TL1 = без карты мест 1
option-difficulty-value-TL2 = без карты мест 2
option-difficulty-value-TL3 = без карты мест 3
option-difficulty-value-TL1plusTL2 = без 1 и 2
option-difficulty-value-TL1plusTL3 = без 1 и 3
option-difficulty-value-TL2plusTL3 = без 2 и 3
option-difficulty-value-robots = только карты роботов
option-difficulty-about-whole = У Харви все карты: самая трудная игра.
option-difficulty-about-TL1 = Харви играет без лучшей для него карты мест.
option-difficulty-about-TL2 = Харви играет без второй карты мест.
option-difficulty-about-TL3 = Харви играет без третьей карты мест.
option-difficulty-about-TL1plusTL2 = У Харви остаётся только третья карта мест.
option-difficulty-about-TL1plusTL3 = У Харви остаётся только вторая карта мест.
option-difficulty-about-TL2plusTL3 = У Харви остаётся только первая карта мест.
option-difficulty-about-robots = Харви ходит одним роботом за раз: самая лёгкая игра.
option-gap-name = Если Харви нечего взять
option-gap-value-action = теряет это действие
option-gap-value-turn = теряет ход
option-gap-about-action = Если брать нечего, Харви продолжает свою карту.
option-gap-about-turn = Если брать нечего, остаток карты Харви пропадает.

## table: what the drawn table says

robot-Y = Жёлтый
robot-B = Синий
robot-G = Зелёный
robot-R = Красный

card-TL1 = карта мест 1
card-TL2 = карта мест 2
card-TL3 = карта мест 3

place-MEADOW = Луг
place-LAKE = Озеро
place-POWER_STATION = Электростанция
place-TOWN = Город
place-SCRAP_YARD = Свалка
place-FOREST = Лес
place-PIPES = Трубопровод

short-MEADOW = Луг
short-LAKE = Озеро
short-POWER_STATION = Станция
short-TOWN = Город
short-SCRAP_YARD = Свалка
short-FOREST = Лес
short-PIPES = Трубы

res-W = белая
res-Y = жёлтая
res-B = синяя
res-G = зелёная
res-any = любая энграмма
res-pale = белая или жёлтая
res-volts = { $n ->
    [one] { $n } электричество
    [few] { $n } электричества
    [many] { $n } электричества
   *[other] { $n } электричества
}
res-times = { $name } ×{ $n }

or = { " " }или{ " " }

tile-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
tile-birds = { $n ->
    [one] { $n } птица
    [few] { $n } птицы
    [many] { $n } птиц
   *[other] { $n } птицы
}
tile-butterflies = { $n ->
    [one] { $n } бабочка
    [few] { $n } бабочки
    [many] { $n } бабочек
   *[other] { $n } бабочки
}
tile-acorns = { $n ->
    [one] { $n } жёлудь
    [few] { $n } жёлудя
    [many] { $n } желудей
   *[other] { $n } жёлудя
}
tile-family = каждый стоит { $values }, если их один, два, три
tile-per_item = { $each } очка за каждый ваш предмет, не больше { $most }
tile-per_idea = { $each } очка за каждую вашу идею, не больше { $most }
tile-per_pipe = { $each } очка за каждую вашу трубу, не больше { $most }

idea-for = плата — { $cost }; { $what }
idea-end = в конце игры { $what }
idea-swap = робот меняется местами с другим
idea-jump = робот прыгает на любую свободную ячейку
idea-reverse = робот идёт против часовой стрелки
idea-steps = { $n ->
    [one] на { $n } ячейку дальше
    [few] на { $n } ячейки дальше
    [many] на { $n } ячеек дальше
   *[other] на { $n } ячейки дальше
}
idea-trade = получить: { $gain }
idea-forest = взять карту леса
idea-bonus = собрав энграммы на лугу или озере, получить ещё: { $gain }
idea-right = использовать идею робота справа
idea-left = использовать идею робота слева

thing-Sock = Носок
thing-Radio = Радио
thing-Umbrella = Зонт
thing-Toaster = Тостер
thing-Kite = Воздушный змей
thing-Teacup = Чашка
thing-Birdhouse = Скворечник
thing-Shelf = Полка
thing-Telescope = Телескоп
thing-Balloon = Шарик
thing-Toy-block = Кубик
thing-Notebook = Блокнот
thing-Camera = Фотоаппарат
thing-Violin = Скрипка
thing-Whistle = Свисток
thing-Postcard = Открытка
thing-Plumb-line = Отвес
thing-Watering-can = Лейка
thing-Gramophone = Граммофон
thing-Bell = Колокольчик
thing-Music-box = Шкатулка
thing-Flower-pot = Цветочный горшок

side-N = сверху
side-E = справа
side-S = снизу
side-W = слева

joint-r = круглый стык
joint-q = прямоугольный стык

pipe-joint = { $side } { $joint }

forest-card-never = очки в конце: { $points }, не разыгрывается
forest-card-after = после действия «{ $place }» получить: { $gain }
forest-card-paying = при оплате одна заменяет другую: { $swaps }
forest-card-paired = с предметом взять и идею рядом с ним
forest-card-again = ещё один ход любым роботом
forest-short-FC01 = очки
forest-short-FC02 = 6 электричества
forest-short-FC03 = любая энграмма
forest-short-FC04 = две энграммы, электростанция
forest-short-FC05 = две энграммы, озеро
forest-short-FC06 = две энграммы, луг
forest-short-FC07 = другие цвета
forest-short-FC08 = белая и зелёная
forest-short-FC09 = жёлтая и синяя
forest-short-FC10 = идея рядом
forest-short-FC11 = ещё один ход

missing-is = не хватает: { $what }
missing-swap = не хватает: { $what }, но поможет карта леса
missing-no = нет

guessed = Большая часть того, что изображено на жетонах и картах, восстановлена нами (≈): в доступных правилах нет рисунков. Издание с жетонами вашей коробки заменит это.

vp = ПО

ends-title = Конец при 0
ends-slots = свободно мест
ends-shop = запас
ends-stack = стопка
ends-told = Игра кончится, когда одно из чисел станет 0: свободные места самого полного планшета { $slots }, пары в запасе { $shop }, трубы в меньшей стопке { $stack }

rondel-title = Круг
rondel-free = свободно
rondel-go = { $n ->
    [one] { $place }, { $n } шаг: { $what }
    [few] { $place }, { $n } шага: { $what }
    [many] { $place }, { $n } шагов: { $what }
   *[other] { $place }, { $n } шага: { $what }
}
rondel-via = { $place }, с идеей «{ $idea }»: { $what }
rondel-spot = Поставить робота: { $place }, ячейка { $n }
rondel-jump = Прыгнуть: { $place }, { $what }
rondel-with = Поменяться местами: { $robot }, { $place }
rondel-TOWN = купить предмет
rondel-SCRAP_YARD = купить идею
rondel-FOREST = карта леса
rondel-PIPES = купить трубу
rondel-nothing = там ничего не осталось
rondel-up-to = 1–{ $n }
rondel-with-idea = или с идеей

there-take = Там: { $what }.
there-gone = Там ничего не осталось.
there-items = Там можно купить предмет: { $what }.
there-ideas = Там можно купить идею: { $what }.
there-pipes = Там можно купить трубу: { $what }.
there-priced = { $name } ({ $price })
there-idea = «{ $what }»
there-stack = стопка { $n }
there-missing = Не хватает: { $what }.
there-lack = { $name } — { $lack }
there-room = Ни в одном столбце нет места.
there-forest = Там вы выберете одну из двух карт леса.
there-last = Там вы возьмёте последнюю карту леса.
there-nothing = Там вы ничего не сможете купить.
there-reach = { $n ->
    [one] Он дойдёт до { $n } ячейки.
    [few] Он дойдёт до { $n } ячеек.
    [many] Он дойдёт до { $n } ячеек.
   *[other] Он дойдёт до { $n } ячейки.
}

hand-title = Ваши карты
hand-of = Карты: { $name }
hand-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
    [many] { $n } закрытых карт
   *[other] { $n } закрытой карты
}
hand-robot = Карта «{ $robot }»: до { $n }
hand-move = Карта «{ $card }»: ходит { $robot }
hand-idle = Карта «{ $card }»: роботов там нет
hand-away = Отложить карту «{ $card }»
hand-played = Разыграна: { $card }
hand-then = Затем вернутся
hand-unknown = { $n ->
    [one] ещё не виденных: { $n }
    [few] ещё не виденных: { $n }
    [many] ещё не виденных: { $n }
   *[other] ещё не виденных: { $n }
}
hand-order = Следующие карты: { $cards }

market-title = Предметы и идеи
market-items = Предметы
market-ideas = Идеи
market-dear = новое дороже
market-item = Купить предмет { $what }. Цена: { $price }
market-item-shown = Предмет { $what }. Цена: { $price }
market-idea = Купить идею: { $what }. Цена: { $price }
market-idea-shown = Идея: { $what }. Цена: { $price }
market-empty = Пусто
market-can = вам по средствам

board-yours = Ваш планшет
board-of = Планшет: { $name }
board-stock = Энграммы { $n } из { $hold }: { $what }; электричество { $volts }; жёлуди { $acorns }
board-none = нет
board-column = { $robot }: свободно { $free } из { $slots }, за полный столбец очков { $points }
board-put = В столбец: { $robot }, свободно { $free }
board-use = Использовать: { $what }
board-copy = Использовать как: { $what }
board-idea = Идея: { $what }
board-used = Идея, использована: { $what }
board-item = Предмет { $what }

pipes-title = Трубы
pipes-network = Ваши трубы
pipes-of = Трубы: { $name }
pipes-flow = Поток { $n }
pipes-flow-told = Поток { $n }, очков: { $points }
pipes-stack = Купить трубу: { $what }. Цена: { $price }
pipes-stack-shown = Труба: { $what }. Цена: { $price }
pipes-under = { $n ->
    [one] под ней ещё { $n }
    [few] под ней ещё { $n }
    [many] под ней ещё { $n }
   *[other] под ней ещё { $n }
}
pipes-empty = Стопка пуста
pipes-start = стартовая труба
pipes-laid = Труба { $n }: { $what }
pipes-taken = Труба: { $what }
pipes-place = { $n ->
    [one] { $side } от трубы { $beside }: { $n } способ
    [few] { $side } от трубы { $beside }: { $n } способа
    [many] { $side } от трубы { $beside }: { $n } способов
   *[other] { $side } от трубы { $beside }: { $n } способа
}
pipes-chosen = { $side } от трубы { $beside }: выбрано, способ { $at } из { $n }
pipes-flipped = { $n ->
    [one] перевёрнута { $n }
    [few] перевёрнуто { $n }
    [many] перевёрнуто { $n }
   *[other] перевёрнуто { $n }
}
pipes-fit = Показать целиком
pipes-in = Крупнее
pipes-out = Мельче
pipes-pan = Тяните или двигайте стрелками

forest-title = Лес
forest-yours = ваши карты
forest-of = карты: { $name }
forest-draw = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карты
    [many] Колода: { $n } карт
   *[other] Колода: { $n } карты
}
forest-discard = Сброс, сверху: { $what }; всего { $n }
forest-no-discard = Сброс пуст
forest-play = Разыграть: { $what }
forest-held = Карта леса: { $what }
forest-spent = Разыграна: { $what }
forest-none = пока нет

others-title = Другие планшеты
others-show = Показать планшет: { $name }
others-hide = Скрыть планшет: { $name }
others-told = { $name }: очков { $score }; энграммы { $engrams }, электричество { $volts }, поток { $flow }, жёлуди { $acorns }
others-log = Последние ходы

harvey-name = Харви
harvey-deck = { $n ->
    [one] { $n } карта в его колоде
    [few] { $n } карты в его колоде
    [many] { $n } карт в его колоде
   *[other] { $n } карты в его колоде
}
harvey-card = Карта Харви: { $card }
harvey-pool = На поле
harvey-costs = { $points } за то, что лежит на поле
harvey-pool-told = На поле можно взять: { $what }; электричество { $volts }
harvey-step = { $robot } идёт, { $place }: { $what }
harvey-none = ни один её робот не ходит
harvey-MEADOW = { $what } на поле
harvey-LAKE = { $what } на поле
harvey-POWER_STATION = { $what } на поле
harvey-TOWN = он берёт предмет { $what }
harvey-SCRAP_YARD = он берёт идею, { $what }
harvey-FOREST = он берёт карту леса, { $what }
harvey-PIPES = он берёт трубу, { $what }
harvey-gone = то, что там лежало, выходит из игры
harvey-nothing = брать нечего
harvey-lost = Вы победили Харви, { $mine } : { $his }.
harvey-won = Победил Харви, { $his } : { $mine }.
harvey-next = Дальше
harvey-skip = Пропустить
harvey-of = Шаг { $n } из { $of }

ask-put = Положите стартовую идею роботу.
ask-card = Выберите карту: она двигает робота.
ask-card-why = Роботы общие.
ask-cycle = Ни одна карта не двигает робота: отложите одну.
ask-go = { $robot }: выберите место.
ask-go-why = Сначала можно использовать горящие идеи и карты.
ask-space = Выберите, куда прыгнуть.
ask-robot = С каким роботом?
ask-MEADOW = Луг: возьмите энграммы.
ask-LAKE = Озеро: возьмите энграммы.
ask-POWER_STATION = Электростанция: возьмите электричество.
ask-TOWN = Город: купите предмет.
ask-SCRAP_YARD = Свалка: купите идею.
ask-FOREST = Лес: из двух карт оставьте одну.
ask-PIPES = Трубопровод: купите трубу.
ask-nothing = Сейчас здесь ничего не сделать.
ask-column-item = Выберите столбец: { $what }.
ask-column-idea = Выберите столбец для идеи.
ask-column-why = Предмет занимает два места, идея одно.
ask-pay = Чем заплатите?
ask-at = Выберите место для трубы.
ask-at-chosen = Положить сюда? R поворачивает.
ask-flow = Поток { $from } → { $to }
ask-copy = Какую идею она повторит?
ask-give = Отдайте две энграммы.
ask-gain = Выберите, что получите.
ask-keep = Оставьте одну из двух карт.
ask-drop = { $n ->
    [one] Не больше семи энграмм: сбросьте { $n }.
    [few] Не больше семи энграмм: сбросьте { $n }.
    [many] Не больше семи энграмм: сбросьте { $n }.
   *[other] Не больше семи энграмм: сбросьте { $n }.
}
ask-where = Вы заплатили: { $what }. На поле или в коробку?
ask-where-why = То, что на поле, можно взять снова, но в конце оно отнимает очки.
ask-also = Взять по карте леса и идею рядом?
ask-end = Действие сделано: завершите ход.
ask-end-more = Используйте горящие идеи и карты или завершите ход.
ask-spots = Выберите четыре ячейки для роботов.
ask-robots = Выберите роботов для этих ячеек, по одному, по часовой стрелке сверху.
ask-sets = Выберите наборы: предметы A–X, идеи E–Z.
ask-waiting = Ходит: { $names }.
ask-dealing = Стол раскладывается.
ask-over = Игра окончена.
ask-past = Вы смотрите прошлый ход.

choice-take = Взять: { $what }
choice-give = Отдать: { $what }
choice-gain = Получить: { $what }
choice-pay = Заплатить: { $what }
choice-drop = Сбросить: { $what }
choice-keep = Оставить: { $what }
choice-keep-short = Оставить
choice-again = Разыграть «ещё один ход»: ходит { $robot }
choice-also = Идею в столбец: { $robot }
choice-also-none = Без идеи
choice-forest-draw = Две из колоды
choice-forest-discard = Две из сброса
choice-forest-each = По одной
choice-forest-last = Последняя карта
choice-board = На поле
choice-box = В коробку
choice-skip = Без действия
choice-end = Завершить ход
choice-flip = Перевернуть: { $n } очка
choice-stand = { $robot } встаёт на ячейку { $n } из четырёх
choice-set = Играть с набором { $letter }

acts-confirm = Подтвердить
acts-cancel = Назад
acts-lay = Положить сюда
acts-turn = Повернуть

tabs-label = Части стола
tabs-move = Ход
tabs-build = Покупки
tabs-pipes = Трубы
tabs-table = Стол

final-pipes = { $name }: взята последняя труба стопки. Игра кончится перед следующим ходом этого игрока ({ $name }).
final-display = { $name }: запас пуст. Игра кончится перед следующим ходом этого игрока ({ $name }).
final-fill = { $name }: все места заняты. Игра кончится перед следующим ходом этого игрока ({ $name }).
final-turns = Все ходы сыграны: игра окончена.

log-start = начинает место { $seat }
log-spots = роботы расставлены
log-robots = роботы стоят: { $what }
log-sets = наборы { $what }
log-deal = стартовые идеи для места { $first }
log-pair = новый предмет на месте { $first }
log-with = и идея к нему
log-top = новая труба в стопке { $first }
log-draw = открыта карта леса
log-hand = место { $seat } берёт карты
log-hand-hidden = взяты карты
log-harvey = карта Харви: { $card }
log-step = Харви ходит: { $robot }
log-put = стартовая идея: { $robot }
log-card = карта «{ $card }», ходит { $robot }
log-cycle = отложена карта «{ $card }»
log-use = использована идея
log-jump = использована идея: прыжок
log-swap = использована идея: обмен местами
log-copy = повторена соседняя идея
log-space = прыжок
log-robot = обмен местами: { $robot }
log-play = сыграна карта леса: { $what }
log-go = { $n ->
    [one] переход на { $n } ячейку
    [few] переход на { $n } ячейки
    [many] переход на { $n } ячеек
   *[other] переход на { $n } ячейки
}
log-take = взято: { $what }
log-give = отдано: { $what }
log-gain = получено: { $what }
log-pay = уплачено: { $what }
log-drop = сброшено: { $what }
log-forest-draw = взяты две карты леса
log-forest-discard = взяты две карты из сброса
log-forest-each = взяты карта леса и карта из сброса
log-forest-last = взята последняя карта леса
log-keep = оставлено: { $what }
log-item = куплен предмет на месте { $what }
log-idea = куплена идея на месте { $what }
log-pipe = куплена труба из стопки { $what }
log-column = в столбец: { $robot }
log-also = и идею в столбец: { $robot }
log-also-none = без идеи
log-at = труба уложена
log-at-full = труба уложена { $side } от трубы { $beside }, поворот { $turned }°
log-flip = труба перевёрнута
log-again = ещё один ход: { $robot }
log-skip = без действия
log-end = ход завершён
log-board = уплачено на поле
log-box = уплачено в коробку

tutorial-welcome = Четыре робота ходят по кругу и не принадлежат никому: кто сыграл карту, тот и ходит роботом. Семь мест дают энграммы и электричество или продают предметы, идеи и трубы.
tutorial-put = Две идеи ваши с самого начала. Идея лежит у одного робота и помогает, когда вы ходите им. Нажмите столбец для первой.
tutorial-put-more = Теперь столбец для второй. Сюда лягут и предметы: предмет занимает два места, идея одно. Полный столбец приносит очки с флажка.
tutorial-card = Ваши карты. Карта робота двигает этого робота, карта мест — робота, который стоит на одном из её мест. Выберите карту.
tutorial-go = Кольца показывают, куда дойдёт робот и что вы там сделаете. Занятые ячейки не считаются. Выберите место.
tutorial-act = Теперь действует место: нажмите внизу, что хотите. Если ничего не подходит, обойдитесь без действия.
tutorial-end = Горящие идеи и карты леса ещё можно использовать. Потом завершите ход: карта уйдёт под колоду, придёт следующая. Нажмите «Завершить ход».
tutorial-market = В городе покупают предметы, на свалке — идеи. Цена под жетоном: зелёная галочка — вам по средствам, красное — чего не хватает. Новое дороже.
tutorial-pipes = На трубопроводе труба стоит три энграммы. Соединяются стыки одной формы; больше всего приносит самый длинный поток от старта.
tutorial-ends = Игра кончается, когда планшет полон, запас пуст или кончилась стопка труб. Считаются и птицы, умноженные на бабочек. Играйте дальше, удачи!

## terminal: what only a terminal says

terminal-name = Transmissions
terminal-title = Transmissions
terminal-turn = Transmissions · ваш ход { $turn }
terminal-guess = большинство жетонов восстановлено{ " " }
terminal-ending = Игра кончается: { $reason }.
terminal-harvey = Харви
terminal-you-win = Вы победили!
terminal-harvey-wins = Победил Харви или никто.
terminal-winners = { $n ->
    [one] Победило место { $seats }.
    [few] Победу делят места { $seats }.
   *[many] Победу делят места { $seats }.
}
terminal-waiting = Ходит место { $seats }.
terminal-points-of = Место { $seat }, { $name }: { $lines }
terminal-pipes-of = { $n ->
    [one] Трубы места { $seat }, { $name }: трубопровод из { $n }
    [few] Трубы места { $seat }, { $name }: трубопровод из { $n }
   *[many] Трубы места { $seat }, { $name }: трубопровод из { $n }
}
terminal-surcharge = { " " }+W/Y
terminal-slots = своб. { $free } ({ $points }о)
terminal-hand = рука
terminal-points = очков { $points }
terminal-other = предм. { $items } идей { $ideas } своб. { $free } трубы { $flow } жёлуди { $acorns }: { $points }о
terminal-forest-piles = Лес: в колоде { $draw }, в сбросе { $n }, сверху { $top }
terminal-pool = Поле: { $pool }
terminal-nowhere = не брать
terminal-no-undo = Взять назад нечего: открылось новое или уже ходили другие.
terminal-tips = ↑↓ выбор  Enter сделать  s очки  p трубы  u назад  h ходы  ? помощь  ^C выход
terminal-tips-wait = s очки  p трубы  u назад  h ходы  ? помощь  L English  ^C выход
terminal-tips-page = ↑↓ листать  s очки  p трубы следующего места  Esc назад  ? помощь  ^C выход
terminal-tips-over = n новая игра  ↑↓ листать  s очки  p трубы  h ходы  L English  q выход
terminal-help-game =
    TRANSMISSIONS
    Сыграйте карту и двиньте робота: того, что на ней, или любого из локации,
    что на ней. Он идёт по часовой стрелке, не дальше своей дальности; ячейки
    других роботов не считаются. Потом сделайте действие локации или нет. Идеи
    вашего столбца этого робота можно использовать по разу за ход.
    Озеро: 1 синяя или 2 белые, луг: 1 зелёная или 2 жёлтые энграммы, станция:
    4 электричества; лес: две карты, одну оставить; город: предмет, свалка:
    идея, трубопровод: труба. В конце хода у вас не больше семи энграмм.
    Игра кончается с последней трубой стопки, с пустым магазином или когда все
    ваши роботы заполнены; у других ещё по ходу. Очки дают птицы на бабочек,
    трубы, самый длинный трубопровод, полные роботы, предметы, идеи и карты.
    Один вы играете против Харви и получаете только то, что лежит на поле;
    плата идёт туда же или в коробку; оставшееся на поле стоит вам очков.

      стрелки  выбрать ход      Enter  сделать      Esc  назад
      s        за что очки у каждого места          p    трубы каждого места

    W Y B G энграммы: белая, жёлтая, синяя, зелёная   E электричество   2E→B обмен
    Трубы: o круглый, # прямоугольный выход; трубопровод ярче
terminal-line-wildlife = Живность
terminal-line-pipes = Трубы
terminal-line-flow = Трубопровод
terminal-line-filled = Полные роботы
terminal-line-items = Предметы
terminal-line-ideas = Идеи
terminal-line-forest = Лес
terminal-line-acorns = Жёлуди
terminal-line-pool = Поле
terminal-line-total = Всего
terminal-short-wildlife = жив
terminal-short-pipes = тр
terminal-short-flow = путь
terminal-short-filled = полн
terminal-short-items = пред
terminal-short-ideas = идеи
terminal-short-forest = лес
terminal-short-acorns = жёл
terminal-short-pool = поле
terminal-location-MEADOW = луг
terminal-location-LAKE = озеро
terminal-location-POWER_STATION = станция
terminal-location-TOWN = город
terminal-location-SCRAP_YARD = свалка
terminal-location-FOREST = лес
terminal-location-PIPES = трубы
terminal-robot-Y = жёлтый
terminal-robot-B = синий
terminal-robot-G = зелёный
terminal-robot-R = красный
terminal-reason-pipes = кончилась стопка труб
terminal-reason-display = магазин нечем пополнить
terminal-reason-fill = у кого-то заполнены роботы
terminal-reason-turns = все сделали по шестьдесят ходов
terminal-wild-birds = { $n ->
    [one] птица
    [few] { $n } птицы
   *[many] { $n } птиц
}
terminal-wild-butterflies = { $n ->
    [one] бабочка
    [few] { $n } бабочки
   *[many] { $n } бабочек
}
terminal-worth-points = { $points }о
terminal-worth-family = набор
terminal-worth-per_item = 2о/предм.
terminal-worth-per_idea = 2о/идею
terminal-worth-per_pipe = 2о/трубу
terminal-effect-swap = обмен ({ $volts }E)
terminal-effect-jump = прыжок ({ $volts }E)
terminal-effect-reverse = назад
terminal-effect-steps = { $n ->
    [one] +{ $n } ячейка
    [few] +{ $n } ячейки
   *[many] +{ $n } ячеек
}
terminal-effect-forest = { $volts }E→карта леса
terminal-effect-bonus = за сбор: +{ $gains }
terminal-effect-right = как справа
terminal-effect-left = как слева
terminal-effect-any = любая
terminal-effect-two = любые 2
terminal-thing-sock = носок
terminal-thing-radio = радио
terminal-thing-umbrella = зонт
terminal-thing-toaster = тостер
terminal-thing-kite = змей
terminal-thing-teacup = чашка
terminal-thing-birdhouse = скворечник
terminal-thing-shelf = полка
terminal-thing-telescope = телескоп
terminal-thing-balloon = шар
terminal-thing-toy-block = кубик
terminal-thing-notebook = блокнот
terminal-thing-camera = фотоаппарат
terminal-thing-violin = скрипка
terminal-thing-whistle = свисток
terminal-thing-postcard = открытка
terminal-thing-plumb-line = отвес
terminal-thing-watering-can = лейка
terminal-thing-gramophone = граммофон
terminal-thing-bell = колокольчик
terminal-thing-music-box = шкатулка
terminal-thing-flower-pot = горшок
terminal-forest-FC01 = 3 очка
terminal-forest-FC02 = 6E
terminal-forest-FC03 = любая энграмма
terminal-forest-FC04 = после станции: две любые
terminal-forest-FC05 = после озера: две любые
terminal-forest-FC06 = после луга: две любые
terminal-forest-FC07 = платить W как Y, B как G
terminal-forest-FC08 = 1E→W G
terminal-forest-FC09 = 1E→Y B
terminal-forest-FC10 = идея рядом с предметом
terminal-forest-FC11 = ещё один ход
terminal-ask-spots = Где стоять роботам?
terminal-ask-robots = Кто где стоит?
terminal-ask-sets = Какие наборы предметов и идей в игре?
terminal-ask-put = Положите стартовую идею на одного из роботов.
terminal-ask-card = Сыграйте карту и выберите робота.
terminal-ask-cycle = Ни одна карта не двигает робота: отложите одну.
terminal-ask-go = Двиньте робота ({ $robot }) или сначала используйте его идеи.
terminal-ask-take = Сделайте действие или нет.
terminal-ask-skip = Сделайте действие локации ({ $robot }) или нет.
terminal-ask-end = Используйте идеи и карты или закончите ход.
terminal-ask-copy = Какую идею соседа?
terminal-ask-space = Куда прыгнуть?
terminal-ask-robot = С кем поменяться местами?
terminal-ask-give = Какие две энграммы отдать?
terminal-ask-gain = Что получить?
terminal-ask-column = На какого робота положить?
terminal-ask-pay = Какими энграммами платить?
terminal-ask-to-board = Куда идёт плата?
terminal-ask-also = FC10: взять и идею рядом, на какого робота?
terminal-ask-flip = Присоедините трубу или переверните.
terminal-ask-keep = Какую карту оставить?
terminal-ask-drop = Оставить можно { $hold } энграмм: сбросьте одну.
terminal-move-spots = ячейки { $a }
terminal-move-robots = { $a }
terminal-move-sets = { $a }
terminal-move-put = { $a } ({ $told }): { $b }
terminal-move-card = { $a }: двинуть { $b }, сейчас { $told }
terminal-move-cycle = отложить { $a }
terminal-move-use = использовать { $a }: { $told }
terminal-move-jump = использовать { $a }: { $told }
terminal-move-swap = использовать { $a }: { $told }
terminal-move-copy = { $a }: { $told }
terminal-move-play = сыграть { $a }: { $told }
terminal-move-go = пройти { $a }: { $told }, ячейка { $b }
terminal-move-take = взять { $a }
terminal-move-forest = посмотреть две карты: { $a }
terminal-move-item = предмет { $a }: { $told }
terminal-move-idea = идея { $a }: { $told }
terminal-move-pipe = труба { $a }: { $told }
terminal-move-again = FC11: ещё ход, { $a }
terminal-move-skip = без действия
terminal-move-end = закончить ход
terminal-move-space = { $told }, ячейка { $a }
terminal-move-robot = { $a }
terminal-move-give = { $a }
terminal-move-gain = { $a }
terminal-move-column = { $a }
terminal-move-pay = { $a }
terminal-move-to-board = на поле, откуда её можно получить снова
terminal-move-to-box = в коробку
terminal-move-also = { $a }
terminal-move-at = рядом с { $a }, сторона { $b }, поворот { $c }
terminal-move-flip = перевернуть: 4 очка
terminal-move-keep = { $a }: { $told }
terminal-move-drop = { $a }
terminal-item-wildlife = птиц { $birds } × бабочек { $butterflies }: { $tiles }
terminal-item-pipes = труба { $pipe }
terminal-item-flipped = { $pipe }, перевёрнута
terminal-item-flow = { $n ->
    [one] трубопровод из { $n } трубы: { $path }
    [few] трубопровод из { $n } труб: { $path }
   *[many] трубопровод из { $n } труб: { $path }
}
terminal-item-filled = заполнен робот: { $robot }
terminal-item-items = { $name }: { $tiles }
terminal-item-ideas = идея { $idea }
terminal-item-forest = { $n ->
    [one] { $card }
    [few] { $n } × { $card }
   *[many] { $n } × { $card }
}
terminal-item-acorns = { $n ->
    [one] меньше всего желудей: { $n } ({ $acorns })
    [few] меньше всего желудей: { $n } ({ $acorns })
   *[many] меньше всего желудей: { $n } ({ $acorns })
}
terminal-item-pool = { $n ->
    [one] осталось на поле: { $n } { $resource }
    [few] осталось на поле: { $n } { $resource }
   *[many] осталось на поле: { $n } { $resource }
}
