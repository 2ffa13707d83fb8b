## about: the game on the first page

name = Шестерёнки

time = 10 мин

about = Выставьте свою тайно и поверните соседскую.

reconstructed = Способности персонажей и ночные эффекты мы восстановили сами; вариант «Только по тексту» играет без них.

## facts: options, score lines and what earned them

line-entered = Введено
line-check = На проверке
line-total = Итог

item-entered = введённая карта кода
item-check = карта кода на проверке

tie = Побеждает самый высокий счёт, который ни с кем не разделён.

variant-strict-on = только по тексту
variant-characters-off = без персонажей
variant-night_effects-off = без ночных эффектов

option-strict-name = Только по тексту
option-strict-about-off = С персонажами и ночными эффектами, как скажут два следующих варианта.
option-strict-about-on = Без персонажей и ночных эффектов: только то, что напечатано в правилах.
option-characters-name = Персонажи
option-characters-about-on = У каждого персонаж с дневной и ночной способностью.
option-characters-about-off = Без персонажей, как для первой игры.
option-night_effects-name = Ночные эффекты
option-night_effects-about-on = В раундах с 6-го по 10-й карта раунда добавляет эффект.
option-night_effects-about-off = Ночью у карт раунда остаётся только их правило.

field-shift = смена
field-effect = ночной эффект
field-reconstructed = восстановлено
field-token = жетон
field-open = открыты
field-check = на проверке
field-entered = введены
field-discard = сброс
field-character = персонаж
field-character_side = его сторона
field-ability = способность
field-ready = установлена
field-up = открыта
field-gear = шестерёнка
field-side = сторона
field-value = номинал
field-oiled = смазана
field-winners_of_round = победители раунда

value-day = дневная смена
value-night = ночная смена
value-gone = вне игры
value-red = красная
value-purple = фиоле­товая
value-yellow = жёлтая
value-blue = синяя
value-grey = серая
value-multi = разно­цветная
value-highest = Старшая
value-lowest = Младшая
value-highest_even = Старшая чётная
value-highest_odd = Старшая нечётная
value-lowest_even = Младшая чётная
value-lowest_odd = Младшая нечётная
value-even = Чётные карты
value-odd = Нечётные карты
value-all_but_lowest = Все, кроме младших
value-all_but_highest = Все, кроме старших
value-half_turn = Полуоборот
value-reverse_drive = Обратный ход
value-rust = Ржавчина
value-no_idling = Без простоя
value-own_hands = Своими руками
value-blackout = Затемнение
value-factory_settings = Заводские настройки
value-double_drive = Двойной привод
value-test_run = Пробный пуск
value-sparks = Искры
value-mechanic = Механик
value-clockmaker = Часовщица
value-inspector = Инспектор патентов
value-countess = Графиня-математик
value-oil = Смазка
value-tuning = Доворот
value-ratchet = Стопор
value-pendulum = Маятник
value-search = Патентный поиск
value-swapout = Подмена
value-computation = Параллельный расчёт
value-solution = Изящное решение
value-characters = персонажи
value-night_effects = ночные эффекты

move-turn-plus = увеличить (по часовой стрелке)
move-turn-minus = уменьшить (против часовой стрелки)
move-turn-0 = оставить
move-turn-2 = на два шага
move-deal = карта кода: { $what }
move-drop = без шестерёнки: { $what }
move-character = персонаж: { $what }
move-token = жетон: место { $what }
move-round = карта раунда: { $what }
move-set = установить: { $what }
move-enter = ввести: { $what }
move-check = на проверку: { $what }
move-return = вернуть: { $what }
move-use = применить: { $what }
move-pass = пас

## table: what the drawn table says

ability-oil = При заклинивании ваша шестерёнка в этом раунде считается серой.
ability-tuning = Ваша открытая шестерёнка повернётся на шаг вперёд.
ability-ratchet = Вашу шестерёнку, которую сейчас будут вращать, должны оставить.
ability-pendulum = Открытая шестерёнка правого соседа повернётся на шаг вперёд.
ability-search = Посмотрите шестерёнку левого соседа и, если хотите, установите свою заново.
ability-swapout = Заберите свою шестерёнку и установите другую: её должны оставить.
ability-computation = Победили не только вы: отправьте на проверку ещё одну открытую карту.
ability-solution = Введите любую карту, что бы на ней ни было.

act-gear = Шестерёнка
act-gear-name = { $gear }, стороны { $sides }
act-side = Номинал у угла
act-side-name = { $value }; уменьшить: { $less }, увеличить: { $more }
act-side-later = Затем выберите, какой из четырёх номиналов пойдёт в счёт.
act-choose-gear = Выберите шестерёнку
act-choose-way = Выберите, как повернуть
act-choose-one = Выберите
act-set = Установить: { $gear }
act-turn-plus = Увеличить
act-turn-minus = Уменьшить
act-turn-leave = Оставить
act-turn-two = На два шага
act-use = Применить: { $ability }
act-pass = Пас
act-keep = Оставить как есть
act-enter = Ввести: { $what }
act-enter-check = Ввести: { $what }
act-check = На проверку: { $what }
act-return = Вернуть: { $what }
act-computation = Ещё на проверку: { $what }
act-solution = Изящное решение: { $what }
act-other = Сделать это
act-secret = Втайне: остальные узнают только, что вы готовы.
act-ended = Раунд { $round } окончен
act-next = К раунду { $round }
act-skip = Пропустить показ

approx-effect = { $name }: { $rule } Ночные стороны восстановлены нами.
approx-ability = { $name }: { $rule } Персонажи восстановлены нами.
approx-gone = Обе способности применены или утрачены. Персонажи восстановлены нами.

ask-set = Установите шестерёнку
ask-set-hint = Выберите шестерёнку и номинал, который ляжет у угла карты раунда.
ask-set-anew = Установите свою заново или оставьте
ask-looked = Вы посмотрели, у кого что лежит. { $name }: { $gear }.
ask-replace = Установите другую шестерёнку
ask-replace-hint = Ваша шестерёнка снова в руке; остальные видят только подмену. Новую шестерёнку должны оставить.
ask-turn = Поверните шестерёнку: { $name }
ask-turn-hint = Лица вы не видите. Её сразу откроют.
ask-turn-dark = Лица вы не видите. Все шестерёнки откроют разом в конце.
ask-turn-own = Поверните свою шестерёнку
ask-turn-own-hint = Затем её откроют.
ask-use = Применить? { $ability }
ask-enter = Вы победили: введите карту кода
ask-enter-hint = Подходят карты того же номинала или цвета и карты на проверке.
ask-enter-check = Вы победили: введите карту или отправьте на проверку
ask-check = Вы победили: отправьте карту на проверку
ask-check-hint = В этом раунде ни одна открытая карта не подходит.
ask-sparked = Искры: отправьте карту на проверку
ask-sparked-hint = Вашу шестерёнку заклинило, и не на старшем номинале.
ask-return = Верните шестерёнку
ask-return-hint = Ваша синяя не победила: одна шестерёнка вернётся из сброса в руку.
ask-test-hint = Пробный пуск: в этом раунде по совпадению не вводят.

character-ready = { $who }: { $ability }
character-later = { $who }: применено; ночью — { $ability }
character-gone = { $who }: вне игры

claims-lowest = младшие — мимо
claims-highest = старшие — мимо

code-open = { $card }, открыта
code-check = { $card }, на проверке
code-entered = { $card }, введена

effect-half_turn = Повернуть можно только на два шага или оставить.
effect-reverse_drive = Против часовой стрелки: каждый вращает шестерёнку правого соседа.
effect-rust = Никто не вращает; Доворот и Маятник отключены.
effect-no_idling = Оставить нельзя, шестерёнку надо повернуть.
effect-own_hands = Каждый вращает свою шестерёнку, первым — владелец жетона.
effect-blackout = Сначала вращают все, потом открывают всё разом.
effect-factory_settings = Особые свойства синей, серой и разноцветной отключены.
effect-double_drive = Повернуть можно и на два шага.
effect-test_run = По совпадению не вводят: на проверку или с проверки.
effect-sparks = Кого заклинило не на старшем номинале, отправляет карту на проверку.

gear-shows = { $gear } { $value }

hand-title = Ваша рука
hand-next = на следующие раунды

idle-showing = Шестерёнки открывают…
idle-past = Один из прежних моментов партии
idle-window = Сейчас можно применить способность
idle-setting = { $n ->
    [one] Осталось установить { $n } шестерёнку
    [few] Осталось установить { $n } шестерёнки
    [many] Осталось установить { $n } шестерёнок
   *[other] Осталось установить { $n } шестерёнки
}
idle-working = Механизм вращается…
idle-turns-yours = Вашу шестерёнку вращает { $name }
idle-waiting = Ждём: { $names }
idle-watching = Вы наблюдаете

known-swap = { $a } ⇄ { $b }: разноцветная меняется номиналом с соседкой справа.
known-oiled = Смазка ({ $name }): при заклинивании шестерёнка считается серой.
known-locked = { $ability } ({ $name }): шестерёнку нужно оставить.
known-dealing = Раздают карты кода и шестерёнки.

log-deal = карта кода: { $card }
log-drop = в сброс: { $gear }
log-character = персонаж: { $character }
log-token = жетон: место { $seat }
log-round = Карта раунда: { $card }
log-set = установлена { $gear }
log-set-full = установлена { $gear } (− { $less }, + { $more })
log-set-hidden = шестерёнка установлена
log-turn-plus = шестерёнка увеличена
log-turn-minus = шестерёнка уменьшена
log-turn-leave = шестерёнка оставлена
log-turn-two = шестерёнка повёрнута на два шага
log-enter = введена { $card }
log-check = отправлена на проверку { $card }
log-return = возвращена { $gear }
log-use = применено: { $ability }
log-use-card = применено: { $ability }, { $card }
log-pass = пас

outcome-nobody = В раунде { $round } не победил никто
outcome-you = Раунд { $round }: победа ваша
outcome-won = { $n ->
    [one] В раунде { $round } победа: { $names }
    [few] В раунде { $round } победа: { $names }
    [many] В раунде { $round } победа: { $names }
   *[other] В раунде { $round } победа: { $names }
}

over-nobody = Игра окончена: победителя нет, все итоги повторяются
over-you = Игра окончена: вы победили!
over-winner = Игра окончена, победа: { $name }

panel-name = Место: { $name }
panel-score = очки
panel-discard = Сброс
panel-none = пуст
panel-choosing = выбирает шестерёнку
panel-ready = готово, лицом вниз
panel-down = лицом вниз
panel-down-yours = { $gear }, лицом вниз: видите только вы
panel-down-seen = { $gear }, лицом вниз: вы посмотрели
panel-last = откроется последней
panel-turn-this = её крутите вы
panel-turn-own = крутите её сами
panel-oiled = смазана
panel-winner = победа в игре

pick-enter = Ввести: { $what }
pick-enter-check = Ввести с проверки: { $what }
pick-check = На проверку: { $what }
pick-return = Вернуть: { $what }
pick-computation = Ещё на проверку: { $what }
pick-solution = Изящное решение: { $what }
pick-other = { $what }
pick-short-enter = ввести
pick-short-enter-check = ввести
pick-short-check = на проверку
pick-short-return = вернуть
pick-short-computation = на проверку
pick-short-solution = изящно ≈
pick-short-other = сделать

rule-highest = побеждает старший номинал, который не заклинило.
rule-lowest = побеждает младший номинал, который не заклинило.
rule-highest_even = побеждает 4; если заклинило или её нет — 2.
rule-highest_odd = побеждает 3; если заклинило или её нет — 1.
rule-lowest_even = побеждает 2; если заклинило или её нет — 4.
rule-lowest_odd = побеждает 1; если заклинило или её нет — 3.
rule-even = побеждают 2 и 4, если их не заклинило.
rule-odd = побеждают 1 и 3, если их не заклинило.
rule-all_but_lowest = младший номинал проигрывает, прочие побеждают, если их не заклинило.
rule-all_but_highest = старший номинал проигрывает, прочие побеждают, если их не заклинило.

said-up = { $name }: { $gear }.
said-swap = { $a } и { $b } меняются номиналами: { $x } и { $y }.
said-night = Наступает ночь: новые руки.

stage = Механизм и места

steps-title = Этот раунд
steps-set = Установка
steps-rotate = Вращение
steps-swap = Обмен
steps-winners = Победители и код
steps-prepare = Подготовка
steps-done = , готово
steps-ready = установлено { $ready } из { $of }
steps-up = открыто { $up } из { $of }

token = Жетон: начинает этот раунд

turned-plus = увеличена
turned-minus = уменьшена
turned-leave = оставлена
turned-two = на два шага

tutorial-welcome = Это механизм: посередине карта раунда, у её углов — шестерёнки всех мест. Ваша внизу.
tutorial-code = Эти четыре карты — ваш код. Введённая — очко, на проверке — пол-очка. У кого больше всех и столько же нет у другого, тот победил.
tutorial-card = Карта раунда говорит, какой номинал побеждает. Здесь это сказано словами. Равные номиналы заклинивает: тогда карта смотрит дальше.
tutorial-set = Выберите шестерёнку из руки и номинал, который ляжет у угла, затем установите её. Под номиналом видно, во что он превратится, если её повернут.
tutorial-turn = Ремни показывают, кто чью шестерёнку вращает и когда. Каждый вслепую вращает шестерёнку левого соседа. Когда придёт ваш черёд, решите и нажмите кнопку.
tutorial-outcome = Когда открыты все, здесь сказано, кто победил в раунде и почему остальные — нет.
tutorial-enter = Победитель вводит карту того же номинала или цвета либо отправляет на проверку. Если победили вы, сделайте это; затем — к следующему раунду.
tutorial-gears = Сыгранные шестерёнки ждут в сбросе. Синяя, не победив, возвращает одну; серая берёт заклинившее; разноцветная подходит ко всем картам и меняется номиналом с правым соседом.
tutorial-token = Латунный жетон начинает и каждый раунд переходит дальше по часовой стрелке. Шестерёнку его владельца открывают последней.
tutorial-night = После пяти раундов наступает ночь, и шестерёнки возвращаются. В полной игре есть и персонажи, и ночные эффекты; знак ≈ отмечает восстановленное нами. Удачи!

way-plus = Увеличить
way-minus = Уменьшить
way-leave = Оставить
way-two = На два шага

why-won = победа
why-grey = победа: при заклинивании берёт серая
why-jammed = заклинило, столько же: { $names }
why-beaten = уступает серой { $value }
why-later = { $first } идёт раньше
why-not-asked = { $value } карте не нужна
why-lowest = младший номинал проигрывает
why-highest = старший номинал проигрывает
why-not-locked = { $ability }: эту шестерёнку нужно оставить.
why-not-half_turn = Полуоборот: два шага или ничего.
why-not-no_idling = Без простоя: «Оставить» в этом раунде нельзя.

you = вы

over-hint = Побеждает наибольший неповторяющийся итог.

## terminal: what only a terminal says

terminal-name = Шестерёнки
terminal-round = Шестерёнки · раунд { $round } из { $rounds } · { $shift }
terminal-token = { $sign } жетон: { $seat }
terminal-wins = { $card }: { $rule }
terminal-effect = ≈ { $effect }: { $rule }
terminal-no-effect = Днём у карты раунда особого эффекта нет.
terminal-no-night-effect = Игра без ночных эффектов.
terminal-head-seat = место
terminal-head-code = код: ½ проверка, ✓ введён
terminal-head-gear = шестерёнка: [сторона у угла]
terminal-head-score = очки
terminal-discard = сброс
terminal-gear-none = не установлена
terminal-gear-down = лицом вниз
terminal-gear-mine = лицом вниз: { $gear } { $sides }
terminal-gear-up = { $gear } { $sides } в счёт { $value }
terminal-gear-oiled = смазана
terminal-ability = { $character }: { $ability } ≈
terminal-later = { $character }: { $ability } ≈ ночью
terminal-gone = { $character }: вне игры
terminal-winner = Игра окончена: победило место { $seat }, { $name }, с итогом { $score }.
terminal-you-win = Игра окончена: вы победили с итогом { $score }!
terminal-waiting = Ждём места { $seats }.
terminal-nobody-wins = Игра окончена: победителя нет, все итоги повторяются.
terminal-no-undo = Отменять нечего: другие уже действовали или открыты шестерёнки.
terminal-tips = ↑↓ выбор  Enter сделать  u отмена  h ходы  ? помощь  L English  ^C выход
terminal-tips-grid = ↑↓ шестерёнка  ←→ сторона  Enter установить  u отмена  ? помощь  L English
terminal-tips-wait = u отмена  h ходы  ? помощь  L English  ^C выход
terminal-tips-over = n новая игра  h ходы  ? помощь  L English  q выход
terminal-help-game =
    ШЕСТЕРЁНКИ
    Все устанавливают шестерёнку лицом вниз и выбирают, какой из четырёх номиналов
    лежит у угла карты раунда. Затем, начиная с владельца жетона, каждый вслепую
    вращает шестерёнку левого соседа — увеличить, уменьшить или оставить, — и её
    сразу открывают. Карта раунда говорит, какой номинал побеждает; равные
    заклинивает. Победитель вводит карту кода того же номинала или цвета; если
    такой нет, вводит карту с проверки или отправляет открытую на проверку.
    Конец — четыре введённые карты или десять раундов. Введённая карта — очко,
    карта на проверке — пол-очка; побеждает наибольший неповторяющийся итог.

      стрелки  выбрать ход или шестерёнку и сторону      Enter  сделать
      Home End  первый, последний ход

    ЗНАКИ
      ◆ жетон    … сейчас действует    ★ победа в раунде    ≈ восстановлено нами
      кра4 открыта    кра4½ на проверке    кра4✓ введена
      1[4]1 4  четыре стороны по часовой стрелке, в скобках — у угла карты раунда

    ШЕСТЕРЁНКИ И ИХ СВОЙСТВА
      красная       1 4 1 4
      фиолетовая    2 2 3 3
      жёлтая        4 3 2 1   «увеличить» её уменьшает
      синяя         1 2 3 4   не победила — другая возвращается из сброса в руку
      серая         1 2 3 4   без цвета; побеждает, если заклинило с не серыми
      разноцветная  1 2 3 4   любого цвета; меняется номиналом с соседом справа
terminal-shift-day = дневная смена
terminal-shift-night = ночная смена
terminal-card-highest = Старшая
terminal-card-lowest = Младшая
terminal-card-highest_even = Старшая чётная
terminal-card-highest_odd = Старшая нечётная
terminal-card-lowest_even = Младшая чётная
terminal-card-lowest_odd = Младшая нечётная
terminal-card-even = Чётные карты
terminal-card-odd = Нечётные карты
terminal-card-all_but_lowest = Все, кроме младших
terminal-card-all_but_highest = Все, кроме старших
terminal-rule-highest = побеждает старший номинал, который не заклинило
terminal-rule-lowest = побеждает младший номинал, который не заклинило
terminal-rule-highest_even = побеждает 4; если заклинило или её нет — 2
terminal-rule-highest_odd = побеждает 3; если заклинило или её нет — 1
terminal-rule-lowest_even = побеждает 2; если заклинило или её нет — 4
terminal-rule-lowest_odd = побеждает 1; если заклинило или её нет — 3
terminal-rule-even = побеждают 2 и 4, если их не заклинило
terminal-rule-odd = побеждают 1 и 3, если их не заклинило
terminal-rule-all_but_lowest = младший номинал проигрывает, прочие побеждают без пары
terminal-rule-all_but_highest = старший номинал проигрывает, прочие побеждают без пары
terminal-effect-name-half_turn = Полуоборот
terminal-effect-name-reverse_drive = Обратный ход
terminal-effect-name-rust = Ржавчина
terminal-effect-name-no_idling = Без простоя
terminal-effect-name-own_hands = Своими руками
terminal-effect-name-blackout = Затемнение
terminal-effect-name-factory_settings = Заводские настройки
terminal-effect-name-double_drive = Двойной привод
terminal-effect-name-test_run = Пробный пуск
terminal-effect-name-sparks = Искры
terminal-effect-rule-half_turn = повернуть можно только на два шага или оставить
terminal-effect-rule-reverse_drive = против часовой стрелки, каждый вращает правого соседа
terminal-effect-rule-rust = никто не вращает; Доворот и Маятник отключены
terminal-effect-rule-no_idling = оставить нельзя
terminal-effect-rule-own_hands = каждый вращает свою шестерёнку, первым владелец жетона
terminal-effect-rule-blackout = сначала вращают все, потом открывают всё разом
terminal-effect-rule-factory_settings = особые свойства синей, серой и разноцветной отключены
terminal-effect-rule-double_drive = можно повернуть и на два шага
terminal-effect-rule-test_run = по совпадению не вводят: на проверку или с проверки
terminal-effect-rule-sparks = кого заклинило (не старшим) — карту на проверку
terminal-character-mechanic = Механик
terminal-character-clockmaker = Часовщица
terminal-character-inspector = Инспектор патентов
terminal-character-countess = Графиня-математик
terminal-ability-name-oil = Смазка
terminal-ability-name-tuning = Доворот
terminal-ability-name-ratchet = Стопор
terminal-ability-name-pendulum = Маятник
terminal-ability-name-search = Патентный поиск
terminal-ability-name-swapout = Подмена
terminal-ability-name-computation = Параллельный расчёт
terminal-ability-name-solution = Изящное решение
terminal-ability-rule-oil = при заклинивании ваша считается серой
terminal-ability-rule-tuning = ваша шестерёнка повернётся на шаг вперёд
terminal-ability-rule-ratchet = вашу шестерёнку сейчас должны оставить
terminal-ability-rule-pendulum = повернуть шестерёнку правого соседа на шаг вперёд
terminal-ability-rule-search = посмотреть у левого соседа, свою установить заново
terminal-ability-rule-swapout = установить другую шестерёнку, которую должны оставить
terminal-ability-rule-computation = отправить на проверку ещё одну карту
terminal-ability-rule-solution = ввести любую карту
terminal-gear-red = красная
terminal-gear-purple = фиолетовая
terminal-gear-yellow = жёлтая
terminal-gear-blue = синяя
terminal-gear-grey = серая
terminal-gear-multi = разноцветная
terminal-short-red = кра
terminal-short-purple = фио
terminal-short-yellow = жёл
terminal-short-blue = син
terminal-short-grey = сер
terminal-short-multi = раз
terminal-ask-set = Установите шестерёнку и выберите сторону.
terminal-ask-set-anew = У места { $seat } лежит { $gear }. Установите свою заново или оставьте.
terminal-ask-replace = Подмена: установите другую шестерёнку и выберите сторону.
terminal-ask-turn = Поверните вслепую шестерёнку места { $seat }.
terminal-ask-turn-own = Поверните свою шестерёнку.
terminal-ask-turn-locked = { $ability }: шестерёнку места { $seat } нужно оставить.
terminal-ask-enter = Вы победили: введите карту кода.
terminal-ask-enter-check = Вы победили: введите карту с проверки или отправьте на проверку.
terminal-ask-check = Вы победили, но ничего не подходит: отправьте карту на проверку.
terminal-ask-sparked = Искры: вашу шестерёнку заклинило, отправьте карту на проверку.
terminal-ask-return = Синяя не победила: верните шестерёнку из сброса в руку.
terminal-ask-use = { $ability } или пас: { $rule }.
terminal-move-turn-plus = увеличить (по часовой стрелке)
terminal-move-turn-minus = уменьшить (против часовой стрелки)
terminal-move-turn-leave = оставить
terminal-move-turn-two = на два шага
terminal-move-enter = ввести: { $gear } { $number }
terminal-move-enter-from-check = ввести с проверки: { $gear } { $number }
terminal-move-check = на проверку: { $gear } { $number }
terminal-move-return = вернуть: { $gear }
terminal-move-use = применить: { $ability }
terminal-move-solution = { $ability }: { $gear } { $number }
terminal-move-pass = пас
terminal-move-keep = оставить свою как есть
terminal-log-round = Раунд { $round }: { $card }
terminal-log-turn-plus = { $seat }: увеличить
terminal-log-turn-minus = { $seat }: уменьшить
terminal-log-turn-leave = { $seat }: оставить
terminal-log-turn-two = { $seat }: два шага
terminal-log-then = { $cause } → { $shown }
terminal-log-use-card = { $seat }: { $ability }, { $code }
terminal-log-shown = { $seat }:{ $gear }{ $value }
terminal-log-result = итог { $shown }
terminal-log-nobody = не победил никто
terminal-log-use = { $seat }: { $ability }
terminal-log-enter = { $seat }: введена { $code }
terminal-log-check = { $seat }: на проверку { $code }
terminal-log-return = { $seat }: возвращена { $gear }
