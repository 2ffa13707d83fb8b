## about: the game on the first page

name = Transmissions

time = 25 мин

about = Общие роботы собирают, торгуют и тянут трубы.

reconstructed = Большую часть того, что изображено на жетонах и картах, мы восстановили сами (≈): в доступных нам правилах нет рисунков. Файл издания с жетонами вашей коробки заменит это.

## facts: options, score lines and what earned them

rival = Харви

alone = Вы играете против Харви: вместо него роботов двигает колода карт. Он слишком силён? Уберите часть его карт.

line-wildlife = Птицы × бабочки
line-pipes = Трубы
line-flow = Трубопровод
line-filled = Заполненные роботы
line-items = Предметы
line-ideas = Идеи
line-forest = Карты леса
line-acorns = Меньше всех желудей
line-pool = Осталось на поле

item-wildlife = { tile-birds } × { tile-butterflies }
item-pipes = труба { $number }
item-pipes-flipped = перевёрнутая труба
item-pipes-taken = труба с очками
item-flow = { $n ->
    [one] самый длинный трубопровод: { $n } труба
    [few] самый длинный трубопровод: { $n } трубы
   *[many] самый длинный трубопровод: { $n } труб
}
item-filled = { robot } робот заполнен
item-items = { $n ->
    [one] { $name }
    [few] { $name } × { $n }
   *[many] { $name } × { $n }
}
item-ideas = идея с очками
item-forest = { $n ->
    [one] { $n } карта леса с очками
    [few] { $n } карты леса с очками
   *[many] { $n } карт леса с очками
}
item-acorns = меньше всех желудей: { $n }
item-pool = { $resource ->
    [E] осталось на поле: { volts }
   *[other] осталось на поле: { shade-nom } { $n ->
        [one] энграмма
        [few] энграммы
       *[many] энграмм
    }
}

tile-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
tile-birds = { $birds ->
    [one] { $birds } птица
    [few] { $birds } птицы
   *[many] { $birds } птиц
}
tile-butterflies = { $butterflies ->
    [one] { $butterflies } бабочка
    [few] { $butterflies } бабочки
   *[many] { $butterflies } бабочек
}
tile-acorns = { $acorns ->
    [one] { $acorns } жёлудь
    [few] { $acorns } жёлудя
   *[many] { $acorns } желудей
}

robot = { $robot ->
    [Y] жёлтый
    [B] синий
    [G] зелёный
   *[R] красный
}

shade-nom = { $resource ->
    [W] { $n ->
        [one] { $n } белая
        [few] { $n } белые
       *[many] { $n } белых
    }
    [Y] { $n ->
        [one] { $n } жёлтая
        [few] { $n } жёлтые
       *[many] { $n } жёлтых
    }
    [B] { $n ->
        [one] { $n } синяя
        [few] { $n } синие
       *[many] { $n } синих
    }
   *[G] { $n ->
        [one] { $n } зелёная
        [few] { $n } зелёные
       *[many] { $n } зелёных
    }
}
shade-acc = { $resource ->
    [W] { $n ->
        [one] { $n } белую
        [few] { $n } белые
       *[many] { $n } белых
    }
    [Y] { $n ->
        [one] { $n } жёлтую
        [few] { $n } жёлтые
       *[many] { $n } жёлтых
    }
    [B] { $n ->
        [one] { $n } синюю
        [few] { $n } синие
       *[many] { $n } синих
    }
   *[G] { $n ->
        [one] { $n } зелёную
        [few] { $n } зелёные
       *[many] { $n } зелёных
    }
}
shade-gen = { $resource ->
    [W] { $n ->
        [one] { $n } белой
        [few] { $n } белых
       *[many] { $n } белых
    }
    [Y] { $n ->
        [one] { $n } жёлтой
        [few] { $n } жёлтых
       *[many] { $n } жёлтых
    }
    [B] { $n ->
        [one] { $n } синей
        [few] { $n } синих
       *[many] { $n } синих
    }
   *[G] { $n ->
        [one] { $n } зелёной
        [few] { $n } зелёных
       *[many] { $n } зелёных
    }
}
volts = { $n ->
    [one] { $n } электричество
    [few] { $n } электричества
   *[many] { $n } электричества
}
volts-gen = { $n } электричества

value-Sock = Носок
value-Radio = Радио
value-Umbrella = Зонт
value-Toaster = Тостер
value-Kite = Воздушный змей
value-Teacup = Чашка
value-Birdhouse = Скворечник
value-Shelf = Полка
value-Telescope = Телескоп
value-Balloon = Воздушный шар
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
value-Music-box = Музыкальная шкатулка
value-Flower-pot = Цветочный горшок

option-printing-name = Издание
option-printing-value-en = английское
option-printing-value-ru = русское
option-printing-about-en = Две идеи меняют зелёную энграмму на синюю и синюю на зелёную.
option-printing-about-ru = Вместо этого две идеи меняют жёлтую или белую энграмму на 3 электричества.
option-sets-name = Наборы жетонов
option-sets-value-standard = обычные
option-sets-value-advanced = для опытных
option-sets-value-chosen = по выбору
option-sets-about-standard = Предметы из наборов A–D и идеи из наборов E–H, случайно.
option-sets-about-advanced = Могут выпасть и наборы X и Z для опытных игроков.
option-sets-about-chosen = Наборы выбирает первое место.
option-placement-name = Расстановка роботов
option-placement-value-engine = случайно
option-placement-value-start-player = первое место
option-placement-about-engine = Роботы начинают на случайных ячейках.
option-placement-about-start-player = Роботов расставляет первое место.
option-start-name = Кто начинает
option-start-value-random = случайно
option-start-value-first = первое место
option-start-about-random = Кто начинает, решает жребий.
option-start-about-first = Начинает первое место.
option-first-name = Вы или Харви
option-first-value-seat = вы
option-first-value-harvey = Харви
option-first-about-seat = Ваше последнее сообщение пришло позже: начинаете вы.
option-first-about-harvey = Харви получил своё сообщение два часа назад, позже вас: начинает он.
option-later-name = Кто ходит позже
option-later-value-alike = как первый
option-later-value-more = больше электричества
option-later-about-alike = Вначале у всех по 4 электричества.
option-later-about-more = Ещё 2 электричества за каждое место, которое ходит раньше: начинать выгодно.
option-reshuffle-name = Перемешивание леса
option-reshuffle-value-lazy = когда нужна карта
option-reshuffle-value-immediate = сразу
option-reshuffle-about-lazy = Сброс становится колодой, когда нужно взять карту.
option-reshuffle-about-immediate = Сброс становится колодой, как только она закончилась.
option-cleanup-name = Сброс и ещё один ход
option-cleanup-value-once = один раз, в конце
option-cleanup-value-each = после каждого хода
option-cleanup-about-once = Энграммы сверх семи сбрасывают после последнего из ходов.
option-cleanup-about-each = Энграммы сверх семи сбрасывают и перед ещё одним ходом.
option-flow-name = Самый длинный трубопровод
option-flow-value-path = самый длинный путь
option-flow-value-set = все соединённые трубы
option-flow-about-path = Считается самый длинный ряд соединённых труб от стартовой, без ответвлений.
option-flow-about-set = Считаются все трубы, соединённые со стартовой, как бы они ни лежали.
option-difficulty-name = Колода Харви
option-difficulty-value-whole = все его карты
option-difficulty-value-TL1 = без карты локаций 1
option-difficulty-value-TL2 = без карты локаций 2
option-difficulty-value-TL3 = без карты локаций 3
option-difficulty-value-TL1plusTL2 = без 1 и 2
option-difficulty-value-TL1plusTL3 = без 1 и 3
option-difficulty-value-TL2plusTL3 = без 2 и 3
option-difficulty-value-robots = только карты роботов
option-difficulty-value-counted = по одной карте
option-difficulty-about-whole = У Харви все карты: самая трудная игра.
option-difficulty-about-TL1 = Харви играет без самой выгодной для него карты локаций.
option-difficulty-about-TL2 = Харви играет без второй карты локаций.
option-difficulty-about-TL3 = Харви играет без третьей карты локаций.
option-difficulty-about-TL1plusTL2 = У Харви остаётся только третья карта локаций.
option-difficulty-about-TL1plusTL3 = У Харви остаётся только вторая карта локаций.
option-difficulty-about-TL2plusTL3 = У Харви остаётся только первая карта локаций.
option-difficulty-about-robots = Харви ходит одним роботом за раз: самая лёгкая игра.
option-difficulty-about-counted = Вы решаете, сколько копий каждой карты локаций уходит из колоды Харви.
option-without_tl1-name = Карта локаций 1
option-without_tl1-value-0 = все три
option-without_tl1-value-1 = без одной
option-without_tl1-value-2 = без двух
option-without_tl1-value-3 = без всех трёх
option-without_tl1-about-0 = У Харви остаются все три копии первой карты локаций.
option-without_tl1-about-1 = Из колоды Харви уходит одна копия первой карты локаций.
option-without_tl1-about-2 = Из колоды Харви уходят две копии первой карты локаций.
option-without_tl1-about-3 = Харви играет без первой карты локаций.
option-without_tl2-name = Карта локаций 2
option-without_tl2-value-0 = все три
option-without_tl2-value-1 = без одной
option-without_tl2-value-2 = без двух
option-without_tl2-value-3 = без всех трёх
option-without_tl2-about-0 = У Харви остаются все три копии второй карты локаций.
option-without_tl2-about-1 = Из колоды Харви уходит одна копия второй карты локаций.
option-without_tl2-about-2 = Из колоды Харви уходят две копии второй карты локаций.
option-without_tl2-about-3 = Харви играет без второй карты локаций.
option-without_tl3-name = Карта локаций 3
option-without_tl3-value-0 = все три
option-without_tl3-value-1 = без одной
option-without_tl3-value-2 = без двух
option-without_tl3-value-3 = без всех трёх
option-without_tl3-about-0 = У Харви остаются все три копии третьей карты локаций.
option-without_tl3-about-1 = Из колоды Харви уходит одна копия третьей карты локаций.
option-without_tl3-about-2 = Из колоды Харви уходят две копии третьей карты локаций.
option-without_tl3-about-3 = Харви играет без третьей карты локаций.
option-gap-name = Если Харви нечего взять
option-gap-value-printing = как в издании
option-gap-value-action = теряет это действие
option-gap-value-turn = теряет ход
option-gap-about-printing = По английским правилам пропадает остаток карты Харви, по русским — только это действие.
option-gap-about-action = Где брать нечего, Харви просто играет свою карту дальше.
option-gap-about-turn = Где брать нечего, остаток карты Харви пропадает.

## table: what the drawn table says

robot-title = { $robot ->
    [Y] Жёлтый робот
    [B] Синий робот
    [G] Зелёный робот
   *[R] Красный робот
}
robot-whom = { $robot ->
    [Y] жёлтого робота
    [B] синего робота
    [G] зелёного робота
   *[R] красного робота
}
robot-by = { $robot ->
    [Y] жёлтым роботом
    [B] синим роботом
    [G] зелёным роботом
   *[R] красным роботом
}

place = { $place ->
    [MEADOW] Луг
    [LAKE] Озеро
    [POWER_STATION] Электростанция
    [TOWN] Город
    [SCRAP_YARD] Свалка
    [FOREST] Лес
   *[PIPES] Трубопровод
}
place-short = { $place ->
    [MEADOW] Луг
    [LAKE] Озеро
    [POWER_STATION] Станция
    [TOWN] Город
    [SCRAP_YARD] Свалка
    [FOREST] Лес
   *[PIPES] Трубы
}
place-at = { $place ->
    [MEADOW] на лугу
    [LAKE] на озере
    [POWER_STATION] на электростанции
    [TOWN] в городе
    [SCRAP_YARD] на свалке
    [FOREST] в лесу
   *[PIPES] на трубопроводе
}
place-to = { $place ->
    [MEADOW] на луг
    [LAKE] на озеро
    [POWER_STATION] на электростанцию
    [TOWN] в город
    [SCRAP_YARD] на свалку
    [FOREST] в лес
   *[PIPES] на трубопровод
}

engrams-nom = { $n ->
    [one] { $what } энграмма
    [few] { $what } энграммы
   *[many] { $what } энграмм
}
engrams-acc = { $n ->
    [one] { $what } энграмму
    [few] { $what } энграммы
   *[many] { $what } энграмм
}
engrams-gen = { $n ->
    [one] { $what } энграммы
    [few] { $what } энграмм
   *[many] { $what } энграмм
}
any-nom = { $n ->
    [one] любая энграмма
    [few] { $n } любые энграммы
   *[many] { $n } любых энграмм
}
any-acc = { $n ->
    [one] любую энграмму
    [few] { $n } любые энграммы
   *[many] { $n } любых энграмм
}
choice-of = { $n ->
    [one] { $n } энграмму: { $what }
    [few] { $n } энграммы, каждая { $what }
   *[many] { $n } энграмм, каждая { $what }
}
colour = { $colour ->
    [W] белая
    [Y] жёлтая
    [B] синяя
   *[G] зелёная
}
pale-nom = 1 белая или жёлтая энграмма
pale-gen = 1 белой или жёлтой энграммы

or = { $one } или { $other }

tile = «{ $name }» ({ $what })
tile-family = набор: один — { $one ->
    [one] { $one } очко
    [few] { $one } очка
   *[many] { $one } очков
}, два — по { $two }, три — по { $three }
tile-per_item = по { $each ->
    [one] { $each } очку
    [few] { $each } очка
   *[many] { $each } очков
} за каждый ваш предмет, максимум { $most }
tile-per_idea = по { $each ->
    [one] { $each } очку
    [few] { $each } очка
   *[many] { $each } очков
} за каждую вашу идею, максимум { $most }
tile-per_pipe = по { $each ->
    [one] { $each } очку
    [few] { $each } очка
   *[many] { $each } очков
} за каждую вашу трубу, максимум { $most }

idea-for = заплатить { $cost }, чтобы { $what }
idea-end = в конце игры: { $what }
idea-and = { $one }; { $two }
idea-swap = поменяться местами с другим роботом вместо перемещения
idea-jump = прыгнуть на любую пустую ячейку вместо перемещения
idea-reverse = идти против часовой стрелки
idea-steps = { $n ->
    [one] пройти ещё { $n } ячейку
    [few] пройти ещё до { $n } ячеек
   *[many] пройти ещё до { $n } ячеек
}
idea-trade = получить { $gain }
idea-forest = взять карту леса
idea-bonus = взяв энграммы на лугу или озере, получить ещё { $gain }
idea-right = использовать идею робота справа
idea-left = использовать идею робота слева

pipe-joint = { $joint ->
    [round] круглый выход
    [rectangular] прямоугольный выход
   *[triangular] треугольный выход
} { $side ->
    [N] сверху
    [E] справа
    [S] снизу
   *[W] слева
}
beside = { $side ->
    [N] выше
    [E] правее
    [S] ниже
   *[W] левее
} { $beside ->
    [0] стартовой трубы
   *[other] трубы { $beside }
}

forest-card = { $what } ({ tile-acorns })
forest-card-never = { tile-points } в конце игры
forest-card-after = после действия { place-at } { $what }
forest-card-paying = покупая предмет или трубу, платить { $pairs } или наоборот
forest-card-paired = покупая предмет, взять и идею рядом с ним
forest-card-again = сразу сделать ещё один ход любым роботом
forest-pair = { $one ->
    [W] белыми
    [Y] жёлтыми
    [B] синими
   *[G] зелёными
} вместо { $other ->
    [W] белых
    [Y] жёлтых
    [B] синих
   *[G] зелёных
}

nth-item = { $n ->
    [1] первый
    [2] второй
    [3] третий
   *[4] четвёртый
} слева предмет
nth-idea = { $n ->
    [1] первую
    [2] вторую
    [3] третью
   *[4] четвёртую
} слева идею
nth-stack = { $n ->
    [1] первой
    [2] второй
    [3] третьей
   *[4] четвёртой
} стопки

missing-is = не хватает { $what }
missing-swap = не хватает { $what }, но выручит карта леса
missing-no = нет

vp = ПО

ends-title = Конец при 0
ends-slots = ячейки
ends-shop = магазин
ends-stack = стопка
ends-told = Игра закончится, когда что-то одно иссякнет: свободные ячейки самого полного планшета ({ $slots }), пары для магазина ({ $shop }), трубы самой низкой стопки ({ $stack }).

rondel-title = Круг
rondel-free = свободно
rondel-spaces = { place }: { $one }, { $two }
rondel-go = { $n ->
    [one] { place }, { $n } ячейка: { $what }
    [few] { place }, { $n } ячейки: { $what }
   *[many] { place }, { $n } ячеек: { $what }
}
rondel-via = { place }, с идеей «{ $idea }»: { $what }
rondel-spot = Поставить робота { place-to }, ячейка { $n }
rondel-jump = Прыгнуть { place-to }: { $what }
rondel-with = Поменяться местами с { robot-by } { place-at }
rondel-take = взять { $what }
rondel-act = { $place ->
    [TOWN] купить предмет
    [SCRAP_YARD] купить идею
    [FOREST] взять карту леса
   *[PIPES] купить трубу
}
rondel-nothing = там ничего не осталось
rondel-up-to = 1–{ $n }
rondel-with-idea = или с идеей

there-take = Там вы возьмёте { $what }.
there-gone = Там ничего не осталось.
there-items = Там можно купить предмет: { $what }.
there-ideas = Там можно купить идею: { $what }.
there-pipes = Там можно купить трубу: { $what }.
there-priced = { $name } ({ $price })
there-item = «{ $name }»
there-idea = «{ $what }»
there-stack = стопка { $n }
there-missing = Слишком дорого: { $what }.
there-lack = { $name } (не хватает { $lack })
there-room = Ни у одного робота нет места.
there-forest = Там вы выберете одну из двух карт леса.
there-last = Там вы возьмёте последнюю карту леса.
there-nothing = Там вы ничего не сможете купить.
there-reach = { $n ->
    [one] Роботу доступна { $n } ячейка.
    [few] Роботу доступны { $n } ячейки.
   *[many] Роботу доступно { $n } ячеек.
}

hand-title = Ваши карты
hand-of = Карты игрока { $name }
hand-hidden = { $n ->
    [one] { $n } закрытая карта
    [few] { $n } закрытые карты
   *[many] { $n } закрытых карт
}
hand-robot = Сыграть карту { robot-whom }: он пройдёт до { $n ->
    [one] { $n } ячейки
    [few] { $n } ячеек
   *[many] { $n } ячеек
}
hand-move = Сыграть карту «{ $card }» и ходить { robot-by }
hand-idle = Карта «{ $card }»: роботов там нет
hand-away = Отложить карту «{ $card }»
hand-played = Сыгранная карта: { $card }
hand-then = Следующие карты
hand-unknown = { $n ->
    [one] { $n } ещё не виденная карта
    [few] { $n } ещё не виденные карты
   *[many] { $n } ещё не виденных карт
}
hand-order = следующие карты: { $cards }

market-guessed = Восстановлено нами (≈): { $what }.
fact-rondel = круг мест
fact-distances = дальность роботов
fact-slots = ячейки
fact-fill_points = очки за полных роботов
fact-cards = карты мест
fact-item_prices = цены предметов в электричестве
fact-items = предметы
fact-families = наборы
fact-ideas = идеи
fact-prices = цены идей
fact-starting_ideas = начальные идеи
fact-pipes = трубы
fact-starting_pipe = начальная труба
fact-forest = сколько карт леса и желудей
market-columns = Порядок столбцов на планшете слева направо выведен нами (≈): от него зависит, какие роботы соседи.
market-title = Предметы и идеи
market-dear = новое дороже
market-item = Купить предмет { $what }. Цена: { $price }
market-item-shown = Предмет { $what }. Цена: { $price }
market-idea = Купить идею: { $what }. Цена: { $price }
market-idea-shown = Идея: { $what }. Цена: { $price }
market-empty = Пусто
market-can = вам хватает

board-yours = Ваш планшет
board-of = Планшет игрока { $name }
board-stock = Энграммы ({ $n } из { $hold }): { $what }. Электричество: { $volts }. Жёлуди: { $acorns }.
board-none = нет
board-column = { robot-title }: свободно ячеек { $free } из { $slots }, { tile-points } за заполнение
board-put = { $free ->
    [one] Положить на { robot-whom }: свободна { $free } ячейка
    [few] Положить на { robot-whom }: свободны { $free } ячейки
   *[many] Положить на { robot-whom }: свободно { $free } ячеек
}
board-use = Использовать идею: { $what }
board-copy = Повторить идею: { $what }
board-idea = Идея: { $what }
board-used = Использованная идея: { $what }
board-item = Предмет { $what }

pipes-network = Ваши трубы
pipes-of = Трубы игрока { $name }
pipes-flow = Трубопровод { $n }
pipes-flow-told = { $n ->
    [one] Трубопровод из { $n } трубы: { tile-points }
    [few] Трубопровод из { $n } труб: { tile-points }
   *[many] Трубопровод из { $n } труб: { tile-points }
}
pipes-stack = Купить трубу: { $what }. Цена: { $price }
pipes-stack-shown = Труба: { $what }. Цена: { $price }
pipes-under = { $n ->
    [0] последняя в стопке
    [one] под ней ещё { $n }
    [few] под ней ещё { $n }
   *[many] под ней ещё { $n }
}
pipes-empty = Пустая стопка
pipes-laid = { $n ->
    [0] Стартовая труба: { $what }
   *[other] Труба { $n }: { $what }
}
pipes-taken = Труба: { $what }
pipes-place = { $n ->
    [one] Место { beside }: подходит { $n } способом
    [few] Место { beside }: подходит { $n } способами
   *[many] Место { beside }: подходит { $n } способами
}
pipes-chosen = Место { beside }: выбрано, способ { $at } из { $n }
pipes-flipped = перевёрнуто: { $n }
pipes-fit = Показать целиком
pipes-in = Крупнее
pipes-out = Мельче
pipes-pan = Тяните или двигайте стрелками

forest-title = Лес
forest-yours = ваши карты
forest-of = карты игрока { $name }
forest-draw = { $n ->
    [one] Колода: { $n } карта
    [few] Колода: { $n } карты
   *[many] Колода: { $n } карт
}
forest-discard = { $n ->
    [one] Сброс, { $n } карта, сверху: { $what }
    [few] Сброс, { $n } карты, сверху: { $what }
   *[many] Сброс, { $n } карт, сверху: { $what }
}
forest-no-discard = Сброс пуст
forest-play = Сыграть карту леса: { $what }
forest-held = Карта леса: { $what }
forest-spent = Сыгранная карта леса: { $what }
forest-none = пока нет

others-title = Другие планшеты
others-show = Показать планшет игрока { $name }
others-hide = Скрыть планшет игрока { $name }
others-told = { $name }: { tile-points }. Энграммы: { $engrams }. Электричество: { $volts }. Трубопровод: { $flow }. Жёлуди: { $acorns }.
others-log = Последние ходы

harvey-deck = { $n ->
    [one] { $n } карта в его колоде
    [few] { $n } карты в его колоде
   *[many] { $n } карт в его колоде
}
harvey-card = Карта Харви: { $card }
harvey-pool = На поле
harvey-costs = { $points } за то, что лежит на поле
harvey-pool-told = На поле можно взять: { $what }. Электричество: { $volts }.
harvey-step = Харви ведёт { robot-whom } { place-to }: { $what }.
harvey-none = Карта не двигает ни одного робота.
harvey-adds = он добавляет на поле { $what }
harvey-TOWN = он берёт предмет { $what }
harvey-SCRAP_YARD = он берёт идею «{ $what }»
harvey-FOREST = он берёт карту леса «{ $what }»
harvey-PIPES = он берёт трубу, { $what }
harvey-gone = места для жетона нет, и он выходит из игры
harvey-nothing = брать там нечего
harvey-lost = Вы победили Харви со счётом { $mine } : { $his }.
harvey-won = Харви победил со счётом { $his } : { $mine }.
harvey-next = Дальше
harvey-skip = Пропустить
harvey-of = Шаг { $n } из { $of }

ask-spots = Выберите четыре ячейки для роботов.
ask-robots = Выберите, какой робот где стоит, по часовой стрелке сверху.
ask-sets = Выберите наборы: предметы A–X, идеи E–Z.
ask-put = Положите стартовую идею на робота.
ask-card = Сыграйте карту, чтобы ходить роботом.
ask-card-why = Роботы общие.
ask-cycle = Ни одна ваша карта не двигает робота: отложите одну.
ask-go = Выберите ячейку для { robot-whom }.
ask-go-why = Сначала можно использовать идеи и карты.
ask-space = Выберите, куда прыгнуть.
ask-robot = С каким роботом поменяться местами?
ask-act = { $place ->
    [MEADOW] { place }: возьмите энграммы.
    [LAKE] { place }: возьмите энграммы.
    [POWER_STATION] { place }: возьмите электричество.
    [TOWN] { place }: купите предмет.
    [SCRAP_YARD] { place }: купите идею.
    [FOREST] { place }: из двух карт оставьте одну.
   *[PIPES] { place }: купите трубу.
}
ask-nothing = Сейчас здесь ничего не сделать.
ask-column-item = На какого робота положить предмет «{ $what }»?
ask-column-idea = На какого робота положить идею?
ask-column-why = Предмет занимает две ячейки, идея — одну.
ask-pay = Какими энграммами заплатите?
ask-at = Выберите место для трубы или переверните её.
ask-at-chosen = Положить сюда?
ask-flow = Трубопровод { $from } → { $to }
ask-copy = Какую идею повторить?
ask-give = Какие две энграммы отдадите?
ask-gain = Что получите?
ask-keep = Оставьте одну из двух карт.
ask-drop = Оставить можно { $hold } энграмм: сбросьте ещё { $n }.
ask-where = Вы заплатили { $what }. На поле или в коробку?
ask-where-why = То, что на поле, можно взять снова, но в конце оно отнимает очки.
ask-also = Сыграть карту леса и взять ещё идею рядом?
ask-end = Действие сделано: завершите ход.
ask-end-more = Используйте ещё идеи и карты или завершите ход.
ask-waiting = Ждём: { $names }.
ask-dealing = Готовим стол.
ask-over = Игра окончена.
ask-past = Вы смотрите прошлый ход.

choice-spots = Выбрать ячейки для роботов
choice-robots = Расставить роботов: { $what }
choice-sets = Играть с наборами { $what }
choice-put = Положить стартовую идею на { robot-whom }
choice-card = { $kind ->
    [robot] Сыграть карту { robot-whom }
   *[locations] Сыграть карту локаций и ходить { robot-by }
}
choice-cycle = { $kind ->
    [robot] Отложить карту { robot-whom }
   *[locations] Отложить карту локаций
}
choice-use = Использовать идею
choice-jump = Использовать идею и прыгнуть
choice-swap = Использовать идею и поменяться местами
choice-copy = Повторить идею
choice-space = Прыгнуть на ячейку
choice-robot = Поменяться местами с { robot-by }
choice-play = Сыграть карту леса «{ $what }»
choice-go = { $n ->
    [one] Пройти { $n } ячейку
    [few] Пройти { $n } ячейки
   *[many] Пройти { $n } ячеек
}
choice-take = Взять { $what }
choice-give = Отдать { $what }
choice-gain = Получить { $what }
choice-pay = Заплатить { $what }
choice-drop = Сбросить { $what }
choice-forest-draw = Взять две карты леса
choice-forest-discard = Взять две из сброса
choice-forest-each = Взять по одной карте
choice-forest-last = Взять последнюю карту
choice-keep = Оставить карту леса «{ $what }»
choice-keep-short = Оставить
choice-item = Купить { nth-item }
choice-idea = Купить { nth-idea }
choice-pipe = Купить трубу из { nth-stack }
choice-column = Положить на { robot-whom }
choice-also = Взять и идею рядом для { robot-whom }
choice-also-none = Не брать идею
choice-at = { $turned ->
    [0] Положить трубу { beside }
   *[other] Положить трубу { beside }, повернув на { $turned }°
}
choice-flip = { $n ->
    [one] Перевернуть: { $n } очко
    [few] Перевернуть: { $n } очка
   *[many] Перевернуть: { $n } очков
}
choice-aside = Перевернуть трубу
choice-again = Сделать ещё один ход { robot-by }
choice-skip = Без действия
choice-end = Завершить ход
choice-board = На поле
choice-box = В коробку
choice-stand = { robot-title }: ячейка { $n } из 4
choice-set = Играть с набором { $letter }

acts-confirm = Подтвердить
acts-lay = Положить сюда
acts-turn = Повернуть

tabs-label = Части стола
tabs-move = Ход
tabs-build = Покупки
tabs-pipes = { line-pipes }
tabs-table = Стол

final = { $reason ->
    [pipes] { $who ->
        [you] Вы забираете последнюю трубу стопки: у остальных ещё по одному ходу.
       *[other] { $name } забирает последнюю трубу стопки: у остальных ещё по одному ходу.
    }
    [display] { $who ->
        [you] После вашего хода магазин не пополнить: у остальных ещё по одному ходу.
       *[other] { $name } опустошает магазин: у остальных ещё по одному ходу.
    }
    [fill] { $who ->
        [you] Все ваши роботы заполнены: у остальных ещё по одному ходу.
       *[other] { $name } заполняет всех роботов: у остальных ещё по одному ходу.
    }
   *[turns] Все ходы сыграны: игра окончена.
}

log-start = Начинает место { $seat }.
log-deal = Место { $seat } получает две стартовые идеи.
log-pair = В магазине новый предмет.
log-with = К нему кладут идею.
log-top = Новая труба наверху { nth-stack }.
log-draw = Открыта карта леса.
log-hand = { $n ->
    [one] Место { $seat } берёт карту.
    [few] Место { $seat } берёт { $n } карты.
   *[many] Место { $seat } берёт { $n } карт.
}
log-hand-hidden = Кто-то берёт из своей колоды.
log-harvey = { $kind ->
    [robot] Харви играет карту { robot-whom }.
   *[locations] Харви играет карту локаций.
}
log-step = Харви ходит { robot-by }.
log-spots = { $who ->
    [nature] Ячейки для роботов выбраны жребием.
    [you] Вы выбираете ячейки для роботов.
   *[other] { $name } выбирает ячейки для роботов.
}
log-robots = { $who ->
    [nature] Роботы стоят по часовой стрелке: { $what }.
    [you] Вы ставите роботов по часовой стрелке: { $what }.
   *[other] { $name } ставит роботов по часовой стрелке: { $what }.
}
log-sets = { $who ->
    [nature] В игре наборы { $what }.
    [you] Вы выбираете наборы { $what }.
   *[other] { $name } выбирает наборы { $what }.
}
log-put = { $who ->
    [you] Вы кладёте стартовую идею на { robot-whom }.
   *[other] { $name } кладёт стартовую идею на { robot-whom }.
}
log-card = { $who ->
    [you] Вы играете
   *[other] { $name } играет
} { $kind ->
    [robot] карту { robot-whom }.
   *[locations] карту локаций для { robot-whom }.
}
log-cycle = { $who ->
    [you] Вы откладываете карту.
   *[other] { $name } откладывает карту.
}
log-use = { $who ->
    [you] Вы используете идею.
   *[other] { $name } использует идею.
}
log-swap = { $who ->
    [you] Вы используете идею, чтобы поменяться местами.
   *[other] { $name } использует идею, чтобы поменяться местами.
}
log-jump = { $who ->
    [you] Вы используете идею, чтобы прыгнуть.
   *[other] { $name } использует идею, чтобы прыгнуть.
}
log-copy = { $who ->
    [you] Вы повторяете идею соседнего робота.
   *[other] { $name } повторяет идею соседнего робота.
}
log-space = { $who ->
    [you] Вы прыгаете.
   *[other] { $name } прыгает.
}
log-robot = { $who ->
    [you] Вы меняетесь местами с { robot-by }.
   *[other] { $name } меняется местами с { robot-by }.
}
log-play = { $who ->
    [you] Вы играете карту леса «{ $what }».
   *[other] { $name } играет карту леса «{ $what }».
}
log-go = { $who ->
    [you] Вы проходите
   *[other] { $name } проходит
} { $n ->
    [one] { $n } ячейку.
    [few] { $n } ячейки.
   *[many] { $n } ячеек.
}
log-take = { $who ->
    [you] Вы берёте { $what }.
   *[other] { $name } берёт { $what }.
}
log-give = { $who ->
    [you] Вы отдаёте { $what }.
   *[other] { $name } отдаёт { $what }.
}
log-gain = { $who ->
    [you] Вы получаете { $what }.
   *[other] { $name } получает { $what }.
}
log-pay = { $who ->
    [you] Вы платите { $what }.
   *[other] { $name } платит { $what }.
}
log-drop = { $who ->
    [you] Вы сбрасываете { $what }.
   *[other] { $name } сбрасывает { $what }.
}
log-forest-draw = { $who ->
    [you] Вы берёте две карты леса.
   *[other] { $name } берёт две карты леса.
}
log-forest-discard = { $who ->
    [you] Вы берёте две карты леса из сброса.
   *[other] { $name } берёт две карты леса из сброса.
}
log-forest-each = { $who ->
    [you] Вы берёте карту леса из колоды и карту из сброса.
   *[other] { $name } берёт карту леса из колоды и карту из сброса.
}
log-forest-last = { $who ->
    [you] Вы берёте последнюю карту леса.
   *[other] { $name } берёт последнюю карту леса.
}
log-keep = { $who ->
    [you] Вы оставляете карту леса «{ $what }».
   *[other] { $name } оставляет карту леса «{ $what }».
}
log-item = { $who ->
    [you] Вы покупаете { nth-item }.
   *[other] { $name } покупает { nth-item }.
}
log-idea = { $who ->
    [you] Вы покупаете { nth-idea }.
   *[other] { $name } покупает { nth-idea }.
}
log-pipe = { $who ->
    [you] Вы покупаете трубу из { nth-stack }.
   *[other] { $name } покупает трубу из { nth-stack }.
}
log-column = { $who ->
    [you] Вы кладёте покупку на { robot-whom }.
   *[other] { $name } кладёт покупку на { robot-whom }.
}
log-also = { $who ->
    [you] Вы берёте и идею рядом для { robot-whom }.
   *[other] { $name } берёт и идею рядом для { robot-whom }.
}
log-also-none = { $who ->
    [you] Вы не берёте идею рядом.
   *[other] { $name } не берёт идею рядом.
}
log-at = { $who ->
    [you] Вы кладёте трубу { beside }.
   *[other] { $name } кладёт трубу { beside }.
}
log-flip = { $who ->
    [you] Вы переворачиваете трубу.
   *[other] { $name } переворачивает трубу.
}
log-again = { $who ->
    [you] Вы делаете ещё один ход { robot-by }.
   *[other] { $name } делает ещё один ход { robot-by }.
}
log-skip = { $who ->
    [you] Вы обходитесь без действия.
   *[other] { $name } обходится без действия.
}
log-end = { $who ->
    [you] Вы завершаете ход.
   *[other] { $name } завершает ход.
}
log-board = { $who ->
    [you] Вы кладёте плату на поле.
   *[other] { $name } кладёт плату на поле.
}
log-box = { $who ->
    [you] Вы кладёте плату в коробку.
   *[other] { $name } кладёт плату в коробку.
}

tutorial-welcome = Четыре робота ходят по кругу. Они ничьи: роботом ходит тот, кто сыграл карту. Собирайте энграммы и электричество, тратьте их на предметы, идеи и трубы. Побеждает тот, у кого больше очков.
tutorial-put = Вначале у вас две идеи. Идея лежит на одном роботе и помогает, когда вы ходите этим роботом. Выберите робота для первой.
tutorial-put-more = Теперь робота для второй. Здесь будут лежать и предметы: предмет занимает две ячейки, идея — одну. Заполненный робот приносит очки с флажка.
tutorial-card = Ваши карты. Карта робота двигает этого робота, карта локаций — робота, который стоит в одной из её локаций. Выберите карту.
tutorial-go = Кольца отмечают ячейки, до которых дойдёт робот, и показывают, что вы там сделаете. Ячейки других роботов не считаются. Выберите ячейку.
tutorial-act = Теперь сделайте действие локации: выберите, что хотите. Если ничего не подходит, обойдитесь без действия.
tutorial-end = Горящие идеи и карты леса ещё можно использовать. Потом завершите ход: карта уйдёт под колоду, придёт следующая. Нажмите «Завершить ход».
tutorial-market = Предметы покупают в городе, идеи — на свалке. Под каждым цена: зелёная галочка — вам хватает, красным показано, чего нет. Новое дороже.
tutorial-pipes = Труба с трубопровода стоит три энграммы. Выходы одной формы соединяются. Больше всего приносит самый длинный трубопровод от стартовой трубы.
tutorial-ends = Игра закончится, когда планшет полон, магазин не пополнить или стопка труб иссякла. Очки дают и птицы, умноженные на бабочек, и меньше всех желудей. Удачи!

## edition: the components of one's own box, in the form for them

edition-rondel = Места по кругу
edition-about-rondel = По часовой стрелке.
edition-columns = Колонки планшета
edition-about-columns = Слева направо.
edition-harvey_cards = Карты Харви
edition-about-harvey_cards = Сколько каких.
edition-entry-harvey_cards = Карта { $name }
edition-kinds = Виды идей
edition-about-kinds = Что делает каждый; номера те же, что в правилах. Свой вид можно назвать как угодно.
edition-russian_kinds = Виды идей в русском издании
edition-robots = Роботы
edition-cards = Карты мест
edition-about-cards = Сверху вниз.
edition-item_prices = Электричество за предмет
edition-about-item_prices = По месту в витрине.
edition-idea_surcharges = Энграмма за идею
edition-about-idea_surcharges = По месту в витрине: 1 там, где нужна и она.
edition-items = Предметы
edition-families = Наборы
edition-about-families = Сколько стоят один, два и три предмета набора.
edition-specials = Собиратели
edition-about-specials = Очки за каждую вещь, которая у вас есть.
edition-ideas = Идеи
edition-about-ideas = Что делает каждая (номер из правил) и её цена.
edition-russian_prices = Цены в русском издании
edition-starting_ideas = Начальные идеи
edition-pipes = Трубы
edition-starting_pipe = Начальная труба
edition-flow_points = Очки за поток
edition-about-flow_points = По его длине.
edition-flow_more = Очки за каждую следующую трубу потока
edition-flipped_points = Очки за перевёрнутую трубу
edition-forest = Карты леса
edition-entry-robots = { $name ->
    [Y] Жёлтый робот
    [B] Синий робот
    [G] Зелёный робот
    [R] Красный робот
   *[other] { $name }
}
edition-entry-cards = Карта { $name }
edition-entry-items = Жетон { $name }
edition-entry-ideas = Жетон { $name }
edition-entry-starting_ideas = Жетон { $name }
edition-entry-pipes = Труба { $name }
edition-entry-forest = Карта { $name }
edition-field-distance = Шаги
edition-field-slots = Ячейки
edition-field-fill_points = Очки, когда полон
edition-field-name = Название
edition-field-cost = Энграммы
edition-field-points = Очки
edition-field-birds = Птицы
edition-field-butterflies = Бабочки
edition-field-family = Набор
edition-field-special = Собиратель
edition-field-each = За каждую
edition-field-most = Не больше
edition-field-kind = Вид
edition-field-price = Цена
edition-field-edges = Соединения
edition-field-copies = Сколько таких
edition-field-acorns = Жёлуди
edition-place-edges-1 = сверху
edition-place-edges-2 = справа
edition-place-edges-3 = снизу
edition-place-edges-4 = слева
edition-place-starting_pipe-1 = { edition-place-edges-1 }
edition-place-starting_pipe-2 = { edition-place-edges-2 }
edition-place-starting_pipe-3 = { edition-place-edges-3 }
edition-place-starting_pipe-4 = { edition-place-edges-4 }
edition-sign-W = белая
edition-sign-Y = жёлтая
edition-sign-B = синяя
edition-sign-G = зелёная
edition-sign-r = круглое
edition-sign-q = прямоугольное
edition-sign-minus = закрыто
value-MEADOW = Луг
value-LAKE = Озеро
value-POWER_STATION = Электростанция
value-TOWN = Город
value-SCRAP_YARD = Свалка
value-FOREST = Лес
value-PIPES = Трубопровод
value-sock = Носки
value-teacup = Чашки
value-toy_block = Кубики
value-postcard = Открытки
value-music_box = Шкатулки
value-per_item = за каждый предмет
value-per_idea = за каждую идею
value-per_pipe = за каждую трубу
edition-field-effect = Действие
edition-field-pay_volts = Отдать электричество
edition-field-pay = Отдать энграммы
edition-field-pay_any = Отдать любые энграммы
edition-field-gain_volts = Получить электричество
edition-field-gain = Получить энграммы
edition-field-gain_any = Получить энграммы на выбор
edition-field-of = Из этих цветов
edition-field-steps = Ещё ячеек
edition-field-window = Когда
edition-field-place = Где
edition-sign-columns-Y = жёлтый
edition-sign-columns-B = синий
edition-sign-columns-G = зелёный
edition-sign-columns-R = красный
edition-adds-russian_kinds = Вид идеи
edition-adds-russian_prices = Вид идеи
edition-sign-t = треугольное
edition-way-robot = робот
edition-way-places = места
edition-way-same = одна для всех
edition-way-same_with_points = одна для всех, с очками или животными
edition-way-joints = только соединения
edition-way-joints_and_points = с очками или животными
edition-way-by_seat = своя у каждого места
edition-add-kinds = Добавить вид
edition-add-russian_kinds = Добавить вид, который там другой
edition-add-russian_prices = Добавить цену, которая там другая
edition-add-families = Добавить набор
edition-add-forest = Добавить карту
edition-about-forest = Всего двадцать восемь. Карты с разным числом желудей — разные карты.
value-family_6 = Набор 6
value-family_7 = Набор 7
value-family_8 = Набор 8
value-family_9 = Набор 9
value-family_10 = Набор 10
value-family_11 = Набор 11
edition-is-family-none = нет
edition-is-special-none = нет
edition-is-effect-end = ничего до конца игры
edition-is-effect-swap = поменять двух роботов
edition-is-effect-jump = прыгнуть к роботу
edition-is-effect-reverse = идти в другую сторону
edition-is-effect-steps = идти дальше
edition-is-effect-trade = отдать и получить
edition-is-effect-bonus = то же после сбора энграмм
edition-is-effect-forest = взять карту леса
edition-is-effect-right = применить идею справа
edition-is-effect-left = применить идею слева
edition-is-window-never = ничего до конца игры
edition-is-window-any = в любое время
edition-is-window-after = после действия
edition-is-window-paying = при оплате: белая за жёлтую, синяя за зелёную
edition-is-window-paired = с предметом: и его идея
edition-is-window-again = ещё один ход

## terminal: what only a terminal says

terminal-turn = Transmissions · ваш ход { $turn }
terminal-guess = { $what ->
    [columns] порядок столбцов выведен нами ≈
    [both] большинство жетонов и порядок столбцов — наши ≈
    [some] часть жетонов и карт восстановлена ≈
   *[tiles] большинство жетонов восстановлено ≈
}
terminal-ending = { $reason ->
    [pipes] Последние ходы: кончилась стопка труб.
    [display] Последние ходы: магазин не пополнить.
    [fill] Последние ходы: на планшете нет места.
   *[turns] Игра кончается: все ходы сыграны.
}
terminal-you-win = Вы победили!
terminal-harvey-wins = Харви не побеждён.
terminal-winners = { $n ->
    [one] Победило место { $seats }.
    [few] Победу делят места { $seats }.
   *[many] Победу делят места { $seats }.
}
terminal-waiting = Ждём место { $seats }.
terminal-points-of = Место { $seat }, { $name }: { $lines }
terminal-pipes-of = Трубы места { $seat }, { $name }: трубопровод из { $n }
terminal-surcharge = { " " }+W/Y
terminal-slots = своб. { $free } ({ $points }о)
terminal-hand = рука
terminal-other = предм. { $items } идей { $ideas } своб. { $free } трубы { $flow } жёлуди { $acorns }: { $points }о
terminal-forest-piles = Лес: в колоде { $draw }, в сбросе { $n }, сверху { $top }
terminal-pool = Поле: { $pool }
terminal-no-undo = Отменять нечего: открылось новое или уже ходили другие.
terminal-tips = ↑↓ выбор  Enter сделать  s очки  p трубы  u отмена  h ходы  ? помощь  ^C выход
terminal-tips-wait = s очки  p трубы  u отмена  h ходы  ? помощь  L English  ^C выход
terminal-tips-page = ↑↓ листать  s очки  p трубы следующего места  Esc назад  ? помощь  ^C выход
terminal-tips-over = n новая игра  ↑↓ листать  s очки  p трубы  h ходы  L English  q выход
terminal-card-never = в конце
terminal-card-after = { place-short }: { $what }
terminal-card-paying = платить W=Y, B=G
terminal-card-paired = предмет и его идея
terminal-card-again = ещё один ход
terminal-help-game =
    TRANSMISSIONS
    Сыграйте карту и двиньте робота: того, что на ней, или любого из локации,
    что на ней. Он идёт по часовой стрелке, не дальше своей дальности; ячейки
    других роботов не считаются. Потом сделайте действие локации или нет. Идеи
    вашего столбца этого робота можно использовать по разу за ход.
    Озеро: 1 синяя или 2 белые, луг: 1 зелёная или 2 жёлтые энграммы, станция:
    4 электричества; лес: две карты, одну оставить; город: предмет, свалка:
    идея, трубопровод: труба. В конце хода у вас не больше семи энграмм.
    Игра кончается с последней трубой стопки, когда магазин не пополнить или все
    роботы планшета заполнены; у других ещё по ходу. Очки дают птицы × бабочки,
    трубы, трубопровод, заполненные роботы, предметы, идеи и карты.
    Один вы играете против Харви и получаете только то, что лежит на поле;
    плата идёт туда же или в коробку; оставшееся на поле стоит вам очков.

      стрелки  выбрать ход      Enter  сделать      Esc  назад
      s        за что очки у каждого места          p    трубы каждого места

    W Y B G энграммы: белая, жёлтая, синяя, зелёная   E электричество   2E→B обмен
    Трубы: o круглый, # прямоугольный, ^ треугольный выход; трубопровод ярче
terminal-short-wildlife = жив
terminal-short-pipes = тр
terminal-short-flow = путь
terminal-short-filled = полн
terminal-short-items = пред
terminal-short-ideas = идеи
terminal-short-forest = лес
terminal-short-acorns = жёл
terminal-short-pool = поле
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
terminal-worth-special = { $special ->
    [per_item] { $each }о/предм.
    [per_idea] { $each }о/идею
   *[per_pipe] { $each }о/трубу
}
terminal-effect-swap = обмен
terminal-effect-jump = прыжок
terminal-effect-reverse = назад
terminal-effect-steps = { $n ->
    [one] +{ $n } ячейка
    [few] +{ $n } ячейки
   *[many] +{ $n } ячеек
}
terminal-effect-forest = карта леса
terminal-effect-bonus = за сбор: { $gains }
terminal-effect-right = как справа
terminal-effect-left = как слева
terminal-effect-any = любая
terminal-effect-two = любые { $n }
terminal-thing-Watering-can = Лейка
terminal-thing-Kite = Змей
terminal-thing-Balloon = Шар
terminal-thing-Music-box = Шкатулка
terminal-thing-Flower-pot = Горшок
terminal-ask-where = Куда идёт плата?
terminal-space = { place }, ячейка { $n }
terminal-move-card = { $card }: ходить { robot-by } ({ place-at })
terminal-move-cycle = Отложить { $card }
terminal-move-play = Сыграть { $card }: { $what }
terminal-move-at = { $turned ->
    [0] { beside }
   *[other] { beside }, поворот { $turned }°
}
