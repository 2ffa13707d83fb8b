## about: the game on the first page

name = Sentient

time = 15 мин

about = Настройте пять кубиков для четырёх роботов.

reconstructed = Часть знаков и очков роботов мы восстановили сами; файл издания с картами вашей коробки заменит их.

## facts: options, score lines and what earned them

tie = При равных итогах побеждает тот, у кого больше инвесторов.

line-bots = Роботы
line-seconds = Вторые места
line-investors = Инвесторы
line-total = Итого

item-bots = раунд { $round }, ячейка { $slot }: { $card }, между { $left } и { $right }
item-seconds = раунд { $round }, инвестор { $investor } ({ $type }): второе место { $by }
item-investors = { $n ->
    [one] раунд { $round }, инвестор { $investor } ({ $type }): первое место { $by }; { $n } робот
    [few] раунд { $round }, инвестор { $investor } ({ $type }): первое место { $by }; { $n } робота
    [many] раунд { $round }, инвестор { $investor } ({ $type }): первое место { $by }; { $n } роботов
   *[other] раунд { $round }, инвестор { $investor } ({ $type }): первое место { $by }; { $n } робота
}
item-investors-printed = { $n ->
    [one] напечатанный инвестор ({ $type }); { $n } робот
    [few] напечатанный инвестор ({ $type }); { $n } робота
    [many] напечатанный инвестор ({ $type }); { $n } роботов
   *[other] напечатанный инвестор ({ $type }); { $n } робота
}

field-order = порядок
field-next_order = затем порядок
field-factory = фабрика
field-investors = инвесторы
field-deck = колода
field-discard = сброс
field-finished = сыгранные раунды
field-half = напечатанный инвестор
field-network = сеть
field-blocked = закрытые углы
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
field-first = первый
field-second = второй
field-first_by = первый — чем
field-second_by = второй — чем
field-influence = влияние
field-INF = Информационный
field-SRV = Обслуживающий
field-TRN = Транспортный
field-MIL = Оборонный
field-IND = Промышленный

value-INF = Информационный
value-SRV = Обслуживающий
value-TRN = Транспортный
value-MIL = Оборонный
value-IND = Промышленный
value-influence = по влиянию
value-agents = по агентам
value-order = по порядку хода
value-unclaimed = ничей
value-shows = есть число
value-sum_minus = сумма минус число
value-minus_sum = число минус сумма
value-larger_minus = большее минус число
value-minus_larger = число минус большее
value-smaller_minus = меньшее минус число
value-minus_smaller = число минус меньшее
value-left_less = Л<П
value-left_greater = Л>П
value-left_at_most = Л≤П
value-left_at_least = Л≥П
value-equal = Л=П
value-unequal = Л≠П
value-even_odd = чёт | неч
value-odd_even = неч | чёт
value-both_odd = оба нечётные
value-both_even = оба чётные
value-sum_odd = сумма нечётна
value-sum_even = сумма чётна
value-sum_at_most = сумма не больше
value-sum_at_least = сумма не меньше
value-sum_is = сумма равна
value-sum_outside = сумма вне
value-difference_is = разница равна

move-buy = купить: ячейка { $a }, помощников: { $b }
move-plug = подключить: ячейка { $what }
move-block = закрыть: { $what }
move-block-minus = не закрывать
move-block-L = закрыть левый угол
move-block-R = закрыть правый угол
move-block-LR = закрыть оба угла
move-pass = пас
move-half = напечатанный инвестор: место { $what }
move-order = порядок: { $what }
move-fill = на фабрику: { $what }
move-investors = инвесторы: { $what }
move-die = кубик: { $what }

## table: what the drawn table says

type-INF = Информационный робот
type-SRV = Обслуживающий робот
type-TRN = Транспортный робот
type-MIL = Оборонный робот
type-IND = Промышленный робот

investor-INF = Информация
investor-SRV = Обслуживание
investor-TRN = Транспорт
investor-MIL = Оборона
investor-IND = Промышленность

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
condition-left_less = левый меньше правого
condition-left_greater = левый больше правого
condition-left_at_most = левый не больше правого
condition-left_at_least = левый не меньше правого
condition-equal = левый равен правому
condition-unequal = левый не равен правому
condition-even_odd = левый чётный, правый нечётный
condition-odd_even = левый нечётный, правый чётный
condition-both_odd = оба нечётные
condition-both_even = оба чётные
condition-sum_odd = сумма нечётная
condition-sum_even = сумма чётная
condition-sum_at_most = сумма не больше { $n }
condition-sum_at_least = сумма не меньше { $n }
condition-sum_is = сумма { $n }
condition-sum_outside = сумма не больше { $n } или не меньше { $m }
condition-difference_is = разница кубиков { $n }

bot-told = { $type }: { $condition }, { $points }; слева { $left }, справа { $right }
bot-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
bot-two-points = очки: { $one } за один кубик, { $both } за оба
bot-formula = столько и очков
bot-guessed = восстановлено: { $what }

fact-condition = условие
fact-points = очки
fact-corners = углы

guessed = Углы большинства роботов и очки некоторых — наша реконструкция (≈); их можно заменить изданием с картами из своей коробки.

sign-plus = плюс
sign-minus = минус
sign-same = без изменений
sign-covered = { $sign }, закрыт

side-L = левый
side-R = правый

vp = ПО

now = сейчас

then = станет

way-total = итог { $change }
way-die = кубик { $at }: с { $from } на { $to }
way-bot = { $type } даёт { $points }

by-unclaimed = никто
by-influence = по влиянию
by-agents = по агентам
by-order = по порядку хода

standing-first = Первое место — { $name }, влияние { $n }, { $by }
standing-second = второе — { $name }, влияние { $n }, { $by }
standing-nobody = Влияния пока ни у кого нет

factory-title = Фабрика и инвесторы
factory-short = Фабрика
factory-with-this = Влияние с этой покупкой
factory-tie = при равенстве:
factory-agents = агенты
factory-order = порядок хода
factory-stands = { $name }: агенты { $agents }, помощники { $assistants }
factory-empty = Ячейка { $n } фабрики пуста
factory-slot = Ячейка { $n } фабрики. { $bot }

network-yours = Ваша сеть
network-of = Сеть: { $name }
network-kit = Дома: агенты { $agents }, помощники { $assistants }
network-free = Ячейка { $n } сети свободна
network-choose = Ячейка { $n } сети: подключить сюда
network-would = Ячейка { $n } сети: { $what }
network-bot = Ячейка { $n }: { $bot }; сейчас даёт { $points }
network-bot-then = Ячейка { $n }: { $bot }; сейчас даёт { $points }, станет { $then }
network-hand = Ждёт подключения: { $bot }
network-die = Кубик { $n }: { $value }
network-covered = закрыть
network-cover = Закрыть { $side } { $sign }: на кубике останется { $value }. Один помощник
network-uncover = Открыть { $side } { $sign }: кубик { $value } изменится. Помощник вернётся

pile-type = { $type }: { $bots }, инвесторы: { $investors }
pile-tokens = Вторые места: { $n }
pile-empty = Роботов пока нет

order-title = Порядок хода
order-this = Этот раунд
order-next = Следующий
order-round = Итоги раунда { $n }

others-title = Чужие сети
others-passed = пас
others-dice = Кубики: { $dice }

ask-turn = Выберите робота или спасуйте.
ask-turn-why = Агент встанет рядом с двумя инвесторами.
ask-buy = Выберите робота.
ask-buy-why = Вы уже спасовали: до конца раунда только покупки.
ask-slot = Выберите ячейку для робота.
ask-plug = Подключите: { $bot }.
ask-bot = Очки за: { $condition }. Числа — как сейчас изменится ваш итог.
ask-confirm = Ячейка { $n }: подключить робота сюда?
ask-block = { $n ->
    [one] Закрыть знак? У вас { $n } помощник.
    [few] Закрыть знаки? У вас { $n } помощника.
   *[many] Закрыть знаки? У вас { $n } помощников.
}
ask-covering = { $n ->
    [one] Закрыт { $n } знак:
    [few] Закрыто { $n } знака:
   *[many] Закрыто { $n } знаков:
}
ask-covering-nothing = Ничего не закрыто:
ask-now-then = сейчас { $now }, станет { $then } ПО.
ask-stays = итог остаётся { $then } ПО.
ask-last-pass = Агентов не осталось: спасуйте.
ask-last-pass-why = Кто спасует последним, начнёт следующий раунд.
ask-waiting = Ждём: { $names }.
ask-dealing = Идёт раскладка.
ask-over = Игра окончена.
ask-past = Вы смотрите на прошлый ход.

acts-assistants = Помощники сюда
acts-assistants-of = помощники: { $n } из { $of }
acts-fewer = Одним помощником меньше
acts-more = Одним помощником больше
acts-buy = Сначала купить
acts-buy-why = Увидеть нового робота, прежде чем выбирать ячейку
acts-buy-plug = Купить и подключить
acts-plug = Подключить
acts-calibrate = Калибровать
acts-cover = { $n ->
    [one] Закрыть { $n } и калибровать
    [few] Закрыть { $n } и калибровать
   *[many] Закрыть { $n } и калибровать
}
acts-cancel = Назад
acts-pass = Пас
acts-pass-wipe = Пас: четыре новых робота

count-title = Итоги раунда { $n }
count-bots = Роботы: как лежат кубики
count-investors = Инвесторы: по влиянию
count-sum = = { $n }
count-pay = Что дают инвесторы: инвесторы × роботы их типа
count-pay-sum = Инвесторы
count-pay-why = В итог входят и очки роботов за три раунда, и очки за вторые места.
count-total = Итого
count-winner = победа
count-continue = Следующий раунд
count-close = Закрыть
count-skip = Показать всё
count-said = Раунд { $n } окончен. Роботы: { $scores }. { $taken }
count-first = { $name }, { $why }
count-second = +1 { $name }, { $why }
count-nobody = влияния ни у кого нет
count-by-influence = по влиянию, { $n }
count-by-agents = по агентам: { $agents }, влияние { $n }
count-by-order = по порядку хода, влияние { $n }
count-by-unclaimed = { "" }

said-buy = { $n ->
    [one] С { $n } помощником: { $beside }. Итог { $change }
    [few] С { $n } помощниками: { $beside }. Итог { $change }
   *[many] С { $n } помощниками: { $beside }. Итог { $change }
}
said-first = { $type }: первое место
said-second = { $type }: второе место
said-none = { $type }: места нет
said-plug = Подключите: { $bot }

log-title = Последние ходы
log-half = у места { $seat } инвестор: { $type }
log-order = порядок мест { $seats }
log-investors = инвесторы: { $types }
log-die = место { $seat }, кубик { $at }: { $value }
log-fill = новый робот в ячейке { $slot }
log-buy = покупка из ячейки { $slot }
log-buy-with = { $n ->
    [one] покупка из ячейки { $slot }, с агентом { $n } помощник
    [few] покупка из ячейки { $slot }, с агентом { $n } помощника
   *[many] покупка из ячейки { $slot }, с агентом { $n } помощников
}
log-plug = подключение в ячейку { $slot }
log-block-none = ничего не закрыто
log-block-L = закрыт левый знак
log-block-R = закрыт правый знак
log-block-LR = закрыты оба знака
log-pass = пас

tutorial-welcome = Это ваша сеть: пять кубиков и четыре ячейки между ними. Робот в ячейке даёт очки за два соседних кубика, какими они лежат в конце раунда.
tutorial-bots = Фабрика предлагает четырёх роботов. На флажке очки, посередине — за что. Знаки в углах меняют кубики: + на единицу вверх, − на единицу вниз, после 6 идёт 1.
tutorial-choose = Выберите робота. В каждой свободной ячейке видно, как изменится ваш итог и что станет с кубиками. Теперь выберите ячейку: робот куплен и подключён.
tutorial-cover = Если у робота есть + или −, а у вас есть помощник, вас спросят: помощник на знаке оставит кубик как есть. Нажмите на знак, затем «Калибровать».
tutorial-investors = Агент остаётся над ячейкой и влияет на инвесторов с обеих сторон. Первый берёт инвестора, второй получает очко; при равенстве решают агенты, затем порядок хода.
tutorial-assistants = Выберите ещё одного робота и знаком + пошлите помощников: каждый добавляет влияние с обеих сторон. Подключите его, как прежде.
tutorial-kit = На раунд у вас четыре агента и пять помощников. Помощники на знаках влияния не дают; в конце раунда все возвращаются домой.
tutorial-pass = Раз за раунд вместо покупки вы пасуете. Пока у вас есть агенты, пас выкладывает четырёх новых роботов.
tutorial-order = Порядок этого раунда и следующего: кто спасует последним, тот и начнёт.
tutorial-end = После трёх раундов каждый инвестор даёт по очку за каждого вашего робота его типа. Такие типы в латунном кольце. Играйте дальше, удачи!

edition-enter = Вписать свои карты
edition-title = Карты вашей коробки
edition-about = Исправьте то, что на ваших картах иначе, и отметьте то, что сверили: у отмеченных и исправленных карт знак ≈ исчезнет. Имена — как в правилах; a, b, c, d — роботы одного условия.
edition-name = Название издания
edition-unnamed = Моя коробка
edition-close = Закрыть
edition-condition = Условие
edition-number = Число
edition-points = Очки
edition-corners = Углы
edition-sure = как в моей коробке
edition-of = { $what }: { $code }
edition-count = { $n ->
    [one] исправлена или сверена { $n } запись
    [few] исправлены или сверены { $n } записи
   *[many] исправлено или сверено { $n } записей
}
edition-save = Сохранить в файл
edition-play = Играть с ними

## terminal: what only a terminal says

terminal-name = Sentient
terminal-round = Sentient · раунд { $round } из { $rounds }
terminal-order = порядок { $seats }
terminal-next-order = { " " }· затем { $seats }
terminal-earns = { $n } { $corners }
terminal-holdings = Ваши роботы × инвесторы:
terminal-waiting = Ждём места { $seats }.
terminal-points-of = Место { $seat }, { $name }: { $lines }
terminal-you-win = Вы победили!
terminal-winners = { $n ->
    [one] Победило место { $seats }.
    [few] Победу делят места { $seats }.
   *[many] Победу делят места { $seats }.
}
terminal-no-change = без изменений
terminal-no-undo = Отменять нечего: открыт новый робот или другие уже действовали.
terminal-tips = ↑↓ выбор  Enter сделать  s очки  u отмена  h ходы  ? помощь  L English
terminal-tips-buy = ↑↓ ячейка  ←→ помощники  Enter купить  s очки  u отмена  ? помощь  L English
terminal-tips-wait = s очки  u отмена  h ходы  ? помощь  L English  ^C выход
terminal-tips-points = ↑↓ прокрутка  s следующее место  Esc к ходам  h ходы  ? помощь  ^C выход
terminal-tips-over = n новая игра  ↑↓ прокрутка  s следующее место  h ходы  L English  q выход
terminal-help-game =
    SENTIENT
    Три раунда. В свой ход купите робота или, раз за раунд, спасуйте. Чтобы
    купить, поставьте агента над ячейкой фабрики, с помощниками по желанию, и
    подключите робота между двумя своими кубиками: знаки в его углах меняют их на
    единицу (6 и + дают 1, 1 и - дают 6), если не закрыть угол помощником. Очки
    робот даёт за соседние кубики, какими они лежат в конце раунда.
    Между ячейками лежат инвесторы. У кого рядом больше агентов и помощников, тот
    берёт инвестора, следующий получает 1 очко; при равенстве решают агенты рядом,
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
      { "[" }3] кубик   5 -=  сколько даёт робот сейчас и его знаки (× закрыт)
      ≈ наша реконструкция: карты своей коробки можно вписать (--edition)
terminal-line-bots = Роботы
terminal-line-seconds = Вторые места
terminal-line-investors = Инвесторы
terminal-line-total = Итого
terminal-short-bots = роб
terminal-short-seconds = 2-е
terminal-short-investors = инв
terminal-type-INF = Информационный
terminal-type-SRV = Обслуживающий
terminal-type-TRN = Транспортный
terminal-type-MIL = Оборонный
terminal-type-IND = Промышленный
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
terminal-ask-pass = Агентов не осталось: спасуйте.
terminal-ask-plug = Подключите: { $card }.
terminal-ask-block = { $card }: закрыть углы? Помощников: { $n }.
terminal-move-buy = ячейка { $slot }{ " " }
terminal-move-plug = ячейка { $slot }: { $dice }; { $change }
terminal-move-block = закрыть { $corners }: { $dice }; { $change }
terminal-move-block-nothing = не закрывать: { $dice }; { $change }
terminal-move-pass = пас
terminal-move-pass-wipe = пас: четыре новых робота; кто спасует последним, начнёт следующий раунд
terminal-by-influence = по влиянию
terminal-by-agents = по агентам
terminal-by-order = по порядку хода
terminal-item-bots = раунд { $round }, ячейка { $slot }: { $card }, { $condition }, между { $left } и { $right }
terminal-item-seconds = раунд { $round }, инвестор { $investor } ({ $type }): второе место { $by }
terminal-item-investors = { $n ->
    [one] раунд { $round }, инвестор { $investor } ({ $type }): первое место { $by }; { $n } робот
    [few] раунд { $round }, инвестор { $investor } ({ $type }): первое место { $by }; { $n } робота
   *[many] раунд { $round }, инвестор { $investor } ({ $type }): первое место { $by }; { $n } роботов
}
terminal-item-printed = { $n ->
    [one] напечатанный инвестор ({ $type }); { $n } робот
    [few] напечатанный инвестор ({ $type }); { $n } робота
   *[many] напечатанный инвестор ({ $type }); { $n } роботов
}
