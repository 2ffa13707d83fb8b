## about: the game on the first page

name = Sentient

time = 15 мин

about = Подключайте роботов, калибруйте кубики, привлекайте инвесторов.

reconstructed = Знаком ≈ отмечено то, что мы восстановили или вывели сами: большинство знаков в углах, часть очков и два условия роботов. Если у вас есть коробка, впишите её карты, когда открываете новый стол.

## facts: options, score lines and what earned them

tie = При равных итогах побеждает тот, у кого больше инвесторов.

line-bots = Роботы
line-seconds = Вторые места
line-investors = Инвесторы

item-bots = раунд { $round }, ячейка { $slot }: { $condition }, между { $left } и { $right }
item-seconds = раунд { $round }: инвестор «{ $type }», второе место { $by }
item-investors = { $n ->
    [one] раунд { $round }: инвестор «{ $type }» { $by }; { $n } робот
    [few] раунд { $round }: инвестор «{ $type }» { $by }; { $n } робота
   *[many] раунд { $round }: инвестор «{ $type }» { $by }; { $n } роботов
}
item-investors-printed = { $n ->
    [one] инвестор «{ $type }», напечатанный на планшете; { $n } робот
    [few] инвестор «{ $type }», напечатанный на планшете; { $n } робота
   *[many] инвестор «{ $type }», напечатанный на планшете; { $n } роботов
}

# The table as a list of facts, where it cannot be drawn.
field-order = порядок хода
field-next_order = порядок следующего раунда
field-factory = фабрика
field-investors = инвесторы
field-deck = колода
field-discard = сброс
field-placements = как можно подключить
field-finished = сыгранные раунды
field-half = напечатанный инвестор
field-network = сеть
field-covered = перекрытые углы
field-earning = сейчас даёт
field-agents = агенты
field-assistants = помощники
field-passed = пас
field-bots = роботы
field-id = название
field-type = тип
field-condition = условие
field-numbers = числа
field-points = очки
field-left = слева
field-right = справа
field-slot = ячейка
field-reconstructed = восстановлено
field-formulas = формулы
field-test = если
field-first = первое место
field-second = второе место
field-first_by = первое место —
field-second_by = второе место —
field-influence = влияние
field-INF = { value-INF }
field-SRV = { value-SRV }
field-TRN = { value-TRN }
field-MIL = { value-MIL }
field-IND = { value-IND }

value-INF = Информация
value-SRV = Обслуживание
value-TRN = Транспорт
value-MIL = Оборона
value-IND = Промышленность
value-influence = по влиянию
value-agents = по агентам
value-order = по порядку хода
value-unclaimed = ничьё
value-condition = условие
value-points = очки
value-corners = углы
value-shows = есть число
value-sum_minus = сумма минус число
value-minus_sum = число минус сумма
value-larger_minus = большее минус число
value-minus_larger = число минус большее
value-smaller_minus = меньшее минус число
value-minus_smaller = число минус меньшее
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
value-sum_at_most = сумма не больше
value-sum_at_least = сумма не меньше
value-sum_is = сумма равна
value-sum_outside = сумма вне
value-difference_is = разница равна
value-formulas = формулы

move-buy = купить из ячейки { $a }, помощников: { $b }
move-plug = подключить робота в ячейку { $what }
move-block = перекрыть { $what }
move-block-minus = ничего не перекрывать
move-block-L = перекрыть левый знак
move-block-R = перекрыть правый знак
move-block-LR = перекрыть оба знака
move-pass = спасовать
move-half = напечатанный инвестор: место { $what }
move-order = порядок хода: { $what }
move-fill = на фабрику: { $what }
move-investors = инвесторы: { $what }
move-die = кубик: { $what }

## table: what the drawn table says

# A move as something one could do; the others are above.
move-buy-bot = купить робота из ячейки { $slot }{ with-assistants }
with-assistants = { $n ->
    [0] { "" }
    [one] { " " }с { $n } помощником
    [few] { " " }с { $n } помощниками
   *[many] { " " }с { $n } помощниками
}

# A move that was made.
log-buy = { $who ->
    [you] Вы покупаете робота из ячейки { $slot }{ with-assistants }.
   *[other] { $name } покупает робота из ячейки { $slot }{ with-assistants }.
}
log-plug = { $who ->
    [you] Вы подключаете робота в ячейку { $slot }.
   *[other] { $name } подключает робота в ячейку { $slot }.
}
log-cover = { $who ->
    [you] Вы { $corners ->
        [none] ничего не перекрываете
       *[other] перекрываете { covered-symbols }
    }.
   *[other] { $name } { $corners ->
        [none] ничего не перекрывает
       *[other] перекрывает { covered-symbols }
    }.
}
covered-symbols = { $corners ->
    [L] левый знак
    [R] правый знак
   *[LR] оба знака
}
log-pass = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
log-half = Место { $seat } начинает с инвестором «{ $type }».
log-order = Порядок хода: места { $seats }.
log-investors = Инвесторы раунда: { $types }.
log-die = Место { $seat } бросает кубик { $at }: выпадает { $value }.
log-fill = В ячейке { $slot } фабрики новый робот.

# Bots.
bot-name = { $type ->
    [INF] Информационный робот
    [SRV] Обслуживающий робот
    [TRN] Транспортный робот
    [MIL] Оборонный робот
   *[IND] Промышленный робот
}
bot-name-inside = { $type ->
    [INF] информационный робот
    [SRV] обслуживающий робот
    [TRN] транспортный робот
    [MIL] оборонный робот
   *[IND] промышленный робот
}
bot-name-object = { $type ->
    [INF] информационного робота
    [SRV] обслуживающего робота
    [TRN] транспортного робота
    [MIL] оборонного робота
   *[IND] промышленного робота
}

caption-shows = { $n }: один · оба
caption-sum_minus = сумма − { $n }
caption-minus_sum = { $n } − сумма
caption-larger_minus = большее − { $n }
caption-minus_larger = { $n } − большее
caption-smaller_minus = меньшее − { $n }
caption-minus_smaller = { $n } − меньшее
caption-left_less = левый < правый
caption-left_greater = левый > правый
caption-left_at_most = левый ≤ правый
caption-left_at_least = левый ≥ правый
caption-equal = левый = правый
caption-unequal = левый ≠ правый
caption-even_odd = чёт и нечет
caption-odd_even = нечет и чёт
caption-both_odd = оба нечётные
caption-both_even = оба чётные
caption-sum_odd = сумма нечётная
caption-sum_even = сумма чётная
caption-sum_at_most = сумма ≤ { $n }
caption-sum_at_least = сумма ≥ { $n }
caption-sum_is = сумма { $n }
caption-sum_outside = сумма ≤{ $n } или ≥{ $m }
caption-difference_is = разница { $n }

condition-shows = на кубике { $n }
condition-sum_minus = сумма минус { $n }
condition-minus_sum = { $n } минус сумма
condition-larger_minus = большее минус { $n }
condition-minus_larger = { $n } минус большее
condition-smaller_minus = меньшее минус { $n }
condition-minus_smaller = { $n } минус меньшее
condition-left_less = левый кубик меньше правого
condition-left_greater = левый кубик больше правого
condition-left_at_most = левый кубик не больше правого
condition-left_at_least = левый кубик не меньше правого
condition-equal = кубики равны
condition-unequal = кубики не равны
condition-even_odd = левый кубик чётный, правый нечётный
condition-odd_even = левый кубик нечётный, правый чётный
condition-both_odd = оба кубика нечётные
condition-both_even = оба кубика чётные
condition-sum_odd = сумма нечётная
condition-sum_even = сумма чётная
condition-sum_at_most = сумма не больше { $n }
condition-sum_at_least = сумма не меньше { $n }
condition-sum_is = сумма равна { $n }
condition-sum_outside = сумма не больше { $n } или не меньше { $m }
condition-difference_is = разница равна { $n }

earns-points = { $n ->
    [one] { $n } очко, если { $condition }
    [few] { $n } очка, если { $condition }
   *[many] { $n } очков, если { $condition }
}
earns-one-or-both = { $one ->
    [one] { $one } очко, если { $condition }, и { $both }, если на обоих
    [few] { $one } очка, если { $condition }, и { $both }, если на обоих
   *[many] { $one } очков, если { $condition }, и { $both }, если на обоих
}
earns-formula = очки по формуле «{ $condition }»
earns-formulas = очки по формуле: { $formulas }
formula-if = { $points }, если { $test }
formula-else = иначе { $points }

bot-told = { bot-name }: { $earns }; слева { $left }, справа { $right }
bot-guessed = { $bot }; восстановлено: { $what }
bot-short = { bot-name }: { $earns }

sign-plus = плюс
sign-minus = минус
sign-same = без изменений
sign-plus-covered = плюс (перекрыт)
sign-minus-covered = минус (перекрыт)

agents = { $agents ->
    [0] агентов нет
    [one] { $agents } агент
    [few] { $agents } агента
   *[many] { $agents } агентов
}
assistants = { $assistants ->
    [0] помощников нет
    [one] { $assistants } помощник
    [few] { $assistants } помощника
   *[many] { $assistants } помощников
}

points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
now = сейчас
then = станет

# What plugging a bot in would do.
placement-total = итог { $change }
placement-die = кубик { $at } с { $from } на { $to }
placement-bot = { bot-name-inside } даёт { $points }

# The factory and its investors.
factory-title = Фабрика и инвесторы
factory-short = Фабрика
factory-with-this = Влияние с этим роботом
factory-tie = при равенстве:
factory-agents = агенты
factory-order = порядок хода
factory-empty = Ячейка { $n } фабрики пуста
factory-slot = Ячейка { $n } фабрики. { $bot }.
factory-above = Над ней: { $pawns }.
factory-stands = { $who ->
    [you] вы, { agents }, { assistants }
   *[other] { $name }, { agents }, { assistants }
}

investor-name = Инвестор «{ $type }»
standing-first = { $who ->
    [you] Первое место за вами { place-reason }.
   *[other] Первое место занимает { $name } { place-reason }.
}
standing-second = { $who ->
    [you] Второе место за вами { place-reason }.
   *[other] Второе место занимает { $name } { place-reason }.
}
standing-nobody = Влияния пока ни у кого нет.
place-reason = { $by ->
    [agents] по агентам ({ $agents }; влияние { $n })
    [order] по порядку хода (влияние { $n })
   *[influence] по влиянию ({ $n })
}

# A network.
network-title = { $who ->
    [you] Ваша сеть
   *[other] Сеть: { $name }
}
network-kit = Дома: { agents }, { assistants }
network-free = Ячейка { $n } сети свободна
network-choose = Подключить робота в ячейку { $n }
network-would = Подключить робота в ячейку { $n }: { $what }
network-bot = Ячейка { $n }. { $bot }. Сейчас даёт { $points }
network-bot-then = Ячейка { $n }. { $bot }. Сейчас даёт { $points }, станет { $then }
network-hand = Осталось подключить: { bot-name-inside }
network-hand-told = Осталось подключить. { $bot }
network-die = Кубик { $n }: { $value }
network-dice = Кубики: { $dice }
network-better = перекрыть
network-cover = Поставить помощника на { $side ->
    [L] левый
   *[R] правый
} { $sign ->
    [plus] плюс
   *[minus] минус
}: на кубике останется { $value }
network-uncover = Убрать помощника с { $side ->
    [L] левого
   *[R] правого
} { $sign ->
    [plus] плюса
   *[minus] минуса
}: кубик { $value } изменится

pile-type = { $type }: { pile-bots }, { pile-investors }
pile-bots = { $bots ->
    [0] роботов нет
    [one] { $bots } робот
    [few] { $bots } робота
   *[many] { $bots } роботов
}
pile-investors = { $investors ->
    [0] инвесторов нет
    [one] { $investors } инвестор
    [few] { $investors } инвестора
   *[many] { $investors } инвесторов
}
pile-seconds = { line-seconds }: { $n }
pile-empty = Роботов пока нет

# Beside them.
order-title = Порядок хода
order-this = Этот раунд
order-next = Следующий
others-title = Сети соперников
others-passed = пас

# What to do.
ask-turn = Выберите робота или спасуйте.
ask-turn-why = Агент встанет рядом с двумя инвесторами.
ask-buy = Выберите робота.
ask-buy-why = Вы уже спасовали: до конца раунда можно только покупать.
ask-slot = Выберите ячейку для робота.
ask-plug = Подключите { bot-name-object }.
ask-bot = Он даёт { $earns }. Числа показывают, как изменится ваш итог.
ask-confirm = Подключить робота в ячейку { $n }?
ask-cover = { $n ->
    [one] Перекрыть знак? У вас { $n } помощник.
    [few] Перекрыть знаки? У вас { $n } помощника.
   *[many] Перекрыть знаки? У вас { $n } помощников.
}
ask-cover-then = { if-covered }, ваш итог изменится с { $now } на { $then }.
ask-cover-stays = { if-covered }, ваш итог останется { $then }.
if-covered = { $n ->
    [0] Если ничего не перекрывать
    [one] Если перекрыть { $n } знак
    [few] Если перекрыть { $n } знака
   *[many] Если перекрыть { $n } знаков
}
ask-last-pass = Агентов не осталось: спасуйте.
ask-last-pass-why = Кто спасует последним, начнёт следующий раунд.
ask-waiting = Сейчас ходит { $name }.
ask-dealing = Готовим раунд.
ask-over = Игра окончена.
ask-past = Вы смотрите один из прошлых ходов.

acts-assistants = Послать помощников
acts-assistants-of = помощники: { $n } из { $of }
acts-fewer = Одним помощником меньше
acts-more = Одним помощником больше
acts-buy = Сначала купить
acts-buy-why = Увидеть нового робота, прежде чем выбирать ячейку
acts-buy-plug = Купить и подключить
acts-plug = Подключить
acts-calibrate = Калибровать
acts-pass = Пас
acts-pass-wipe = Пас: четыре новых робота

# A round that is over.
count-title = Итоги раунда { $n }
count-bots = Очки за роботов
count-investors = Кому достались инвесторы
count-pay = Что дают инвесторы: инвесторы × роботы их типа
count-pay-why = В итог входят и очки роботов за три раунда, и очки за вторые места.
count-continue = Следующий раунд
count-skip = Показать всё
count-nobody = Влияния ни у кого нет.
count-said = Раунд { $n } окончен. Роботы: { $scores }. { $taken }
count-score = { $who ->
    [you] вы — { $points }
   *[other] { $name } — { $points }
}
count-first = { $who ->
    [you] Вы получаете инвестора «{ $type }» { place-reason }.
   *[other] { $name } получает инвестора «{ $type }» { place-reason }.
}
count-second = { $who ->
    [you] Вы получаете 1 очко за второе место { place-reason }.
   *[other] { $name } получает 1 очко за второе место { place-reason }.
}
count-unclaimed = Инвестор «{ $type }» не достался никому: влияния ни у кого нет.

said-buy = { $n ->
    [0] Без помощников: { $beside }. Итог { $change }.
    [one] С { $n } помощником: { $beside }. Итог { $change }.
    [few] С { $n } помощниками: { $beside }. Итог { $change }.
   *[many] С { $n } помощниками: { $beside }. Итог { $change }.
}
said-beside = { $place ->
    [first] первое место у инвестора «{ $type }»
    [second] второе место у инвестора «{ $type }»
   *[none] без места у инвестора «{ $type }»
}
said-plug = Подключите робота. { $bot }.

tutorial-welcome = Это ваша сеть: пять кубиков и четыре ячейки между ними. Робот в ячейке даёт очки за два соседних кубика, какими они окажутся в конце раунда.
tutorial-bots = Фабрика предлагает четырёх роботов. На флажке очки, посередине — за что. Знаки в углах меняют кубики: + на единицу вверх, − на единицу вниз, а после 6 идёт 1.
tutorial-choose = Выберите робота. В каждой свободной ячейке видно, как изменится ваш итог и что станет с кубиками. Теперь выберите ячейку: робот будет куплен и подключён.
tutorial-cover = Если у робота есть + или −, а у вас остался помощник, знак можно перекрыть: помощник на нём оставит кубик как есть. Нажмите на знак, затем «Калибровать».
tutorial-investors = Агент остаётся над ячейкой и влияет на инвесторов с обеих сторон. За первое место получают инвестора, за второе — очко; при равенстве решают агенты, затем порядок хода.
tutorial-assistants = Выберите ещё одного робота и нажмите +, чтобы послать с агентом помощников: каждый добавляет влияние с обеих сторон. Подключите робота, как прежде.
tutorial-kit = На раунд у вас четыре агента и пять помощников. Помощники на знаках влияния не дают; в конце раунда все возвращаются домой.
tutorial-pass = Раз за раунд вместо покупки пасуют. Пока у вас есть агенты, ваш пас ещё и обновляет фабрику: на ней появятся четыре новых робота.
tutorial-order = Здесь порядок хода в этом и в следующем раунде: кто спасует последним, тот и начнёт.
tutorial-end = После трёх раундов каждый инвестор даёт по очку за каждого вашего робота его типа. Такие типы обведены латунным кольцом. Играйте дальше, удачи!

## edition: the components of one's own box, in the form for them

edition-conditions = Условия
edition-cards = Роботы
edition-about-cards = Что каждый робот делает с кубиками рядом. Всего их шестьдесят; a, b, c и d — роботы с одним условием.
edition-add-cards = Добавить робота
edition-add-conditions = Добавить условие
edition-halves = Правые половины планшетов
edition-about-halves = На скольких из них каждый инвестор.
edition-field-type = Тип
edition-field-condition = Условие
edition-field-numbers = Числа
edition-field-points = Очки
edition-place-cards-1 = Слева
edition-place-cards-2 = Справа
edition-sign-plus = +
edition-sign-minus = −
edition-sign-same = =
edition-adds-cards = Его условие
edition-field-if = Проверки
edition-way-named = известное нам
edition-way-formulas = формулами
edition-about-conditions = За что и сколько очков приносят роботы. Условие, которого мы не знаем, пишут формулами: первая верная проверка даёт очки, стоящие под тем же номером; ещё одна запись очков — на случай, если не верна ни одна. Можно писать L и R (кубики слева и справа), sum (сумма), difference (разность), larger (больший), smaller (меньший), shows(3) (на скольких 3), числа, + - *, min(L, 3), odd(L) (нечётное), even(R) (чётное), < <= = != >= >, not (не), and (и), or (или).

## terminal: what only a terminal says

terminal-round = Sentient · раунд { $round } из { $rounds }
terminal-order = порядок { $seats }
terminal-order-next = порядок { $seats } · затем { $next }
terminal-holdings = Ваши роботы × инвесторы:
terminal-waiting = Ходит место { $seats }.
terminal-points-of = Место { $seat }, { $name }: { $lines }
terminal-you-win = Вы победили!
terminal-winners = { $n ->
    [one] Победило место { $seats }.
    [few] Победу делят места { $seats }.
   *[many] Победу делят места { $seats }.
}
terminal-no-undo = Отменить нельзя: открыт новый робот, или другие уже сходили.
terminal-tips = ↑↓ выбор  Enter сделать  s очки  u отменить  h ходы  ? помощь  L English
terminal-tips-buy = ↑↓ ячейка  ←→ помощники  Enter купить  s очки  u отменить  ? помощь
terminal-tips-wait = s очки  u отменить  h ходы  ? помощь  L English  ^C выход
terminal-tips-points = ↑↓ прокрутка  s следующее место  Esc к ходам  h ходы  ? помощь  ^C выход
terminal-tips-over = n новая игра  ↑↓ прокрутка  s следующее место  h ходы  L English  q выход
terminal-help-game =
    SENTIENT
    Три раунда. В свой ход купите робота или, раз за раунд, спасуйте. Чтобы
    купить, поставьте агента над ячейкой фабрики, с помощниками по желанию, и
    подключите робота между двумя своими кубиками: знаки в его углах меняют их на
    единицу (6 и + дают 1, 1 и - дают 6), если не перекрыть их помощниками. Очки
    робот даёт за соседние кубики, какими они окажутся в конце раунда.
    Между ячейками лежат инвесторы. У кого рядом больше агентов и помощников, тот
    получает инвестора, следующий — 1 очко; при равенстве решают агенты рядом,
    затем порядок хода. В конце игры каждый инвестор даёт по очку за каждого
    вашего робота его типа. Кто спасует последним, начинает следующий раунд; пас,
    пока есть агенты, обновляет фабрику.

      стрелки  выбрать ход или ячейку и число помощников     Enter  сделать
      s        за что очки у каждого места                   Esc    назад

    ФАБРИКА
      (MIL) инвестор, ★ кто у него первый и • второй, как сейчас
      { "[" }0] TRN  робот, за что он даёт очки, сколько, знаки калибровки
      1:2+3    у места 1 над ячейкой два агента и три помощника
      INF информация  SRV обслуживание  TRN транспорт  MIL оборона
      IND промышленность
    МЕСТО
      … ходит   ✓ спасовало   4+5 MIL  агенты и помощники дома, свой инвестор
      { "[" }3] кубик   5 -=  сколько даёт робот сейчас и его знаки (× перекрыт)
      ≈ восстановлено нами: карты своей коробки можно вписать (--edition)
terminal-short-bots = роб
terminal-short-seconds = 2-е
terminal-short-investors = инв
terminal-condition-shows = число { $n }
terminal-condition-sum_minus = сумма−{ $n }
terminal-condition-minus_sum = { $n }−сумма
terminal-condition-larger_minus = большее−{ $n }
terminal-condition-minus_larger = { $n }−большее
terminal-condition-smaller_minus = меньшее−{ $n }
terminal-condition-minus_smaller = { $n }−меньшее
terminal-condition-left_less = Л<П
terminal-condition-left_greater = Л>П
terminal-condition-left_at_most = Л≤П
terminal-condition-left_at_least = Л≥П
terminal-condition-equal = Л=П
terminal-condition-unequal = Л≠П
terminal-condition-even_odd = чёт | неч
terminal-condition-odd_even = неч | чёт
terminal-condition-both_odd = оба нечёт
terminal-condition-both_even = оба чёт
terminal-condition-sum_odd = сумма неч
terminal-condition-sum_even = сумма чёт
terminal-condition-sum_at_most = сумма≤{ $n }
terminal-condition-sum_at_least = сумма≥{ $n }
terminal-condition-sum_is = сумма={ $n }
terminal-condition-sum_outside = сум≤{ $n },≥{ $m }
terminal-condition-difference_is = разница { $n }
terminal-ask-turn = Купите робота, с помощниками для влияния, или спасуйте.
terminal-ask-buy = Купите робота, с помощниками для влияния.
terminal-ask-plug = Подключите { bot-name-object }: { $card }.
terminal-ask-cover = { bot-name }, { $card }: перекрыть знаки? Помощников: { $n }.
terminal-move-buy = ячейка { $slot }
terminal-move-plug = ячейка { $slot }: { $dice }; { $change }
terminal-move-cover = перекрыть { $corners }: { $dice }; { $change }
terminal-move-cover-nothing = ничего не перекрывать: { $dice }; { $change }
terminal-move-pass-wipe = пас: четыре новых робота; кто спасует последним, начнёт следующий раунд
