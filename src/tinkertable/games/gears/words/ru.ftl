## about: the game on the first page

name = Шестерёнки
time = 10 мин
about = Втайне установите свою шестерёнку и поверните соседскую.
reconstructed = Способности персонажей и ночные эффекты мы восстановили сами. Вариант «Только по книге правил» играет без них.

## facts: options, score lines and what earned them

line-entered = Введено
line-check = На проверке

item-entered = введённая карта кода
item-check = карта кода на проверке

tie = Побеждает наибольший итог, которого нет больше ни у кого.

variant-strict-on = только по книге правил
variant-characters-off = без персонажей
variant-night_effects-off = без ночных эффектов

option-strict-name = Только по книге правил
option-strict-about-off = С персонажами и ночными эффектами, если их не убирают два следующих варианта.
option-strict-about-on = Без персонажей и ночных эффектов: только то, что напечатано в книге правил.
option-characters-name = Персонажи
option-characters-about-on = У каждого персонаж с дневной и ночной способностью.
option-characters-about-off = Без персонажей: хорошо для первой партии.
option-night_effects-name = Ночные эффекты
option-night_effects-about-on = В раундах с 6-го по 10-й карта раунда добавляет эффект.
option-night_effects-about-off = Ночью у карт раундов остаётся только их правило.

field-shift = смена
field-effect = ночной эффект
field-reconstructed = восстановлено
field-token = жетон
field-code = код
field-colour = цвет
field-number = номинал
field-state = состояние
field-discard = сброс
field-character = персонаж
field-character_side = его сторона
field-ability = способность
field-ready = установлена
field-up = открыта
field-gear = шестерёнка
field-side = сторона
field-value = номинал
field-counts_as = считается
field-blocks = что делает
field-when = когда
field-deeds = действия
field-does = действие
field-whose = чья шестерёнка
field-steps = шаги
field-using = устанавливает по умению
field-turns = способы вращать
field-backwards = против часовой
field-together = открывают разом
field-powers_off = без свойств
field-abilities_off = без способностей
field-matching = ввод по совпадению
field-checks = кто отправляет карту на проверку
field-winners_of_round = победители раунда

-red = { $case ->
   *[nom] красная
    [acc] красную
}
-purple = { $case ->
   *[nom] фиолетовая
    [acc] фиолетовую
}
-yellow = { $case ->
   *[nom] жёлтая
    [acc] жёлтую
}
-blue = { $case ->
   *[nom] синяя
    [acc] синюю
}
-grey = { $case ->
   *[nom] серая
    [acc] серую
}
-multi = { $case ->
   *[nom] разноцветная
    [acc] разноцветную
}
-oil = { $case ->
   *[nom] Смазка
    [acc] Смазку
}
-swapout = { $case ->
   *[nom] Подмена
    [acc] Подмену
}

value-day = дневная смена
value-night = ночная смена
value-gone = вне игры
value-open = открыта
value-check = на проверке
value-entered = введена
value-red = { -red }
value-purple = { -purple }
value-yellow = { -yellow }
value-blue = { -blue }
value-grey = { -grey }
value-multi = { -multi }
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
value-oil = { -oil }
value-tuning = Доворот
value-ratchet = Стопор
value-pendulum = Маятник
value-search = Патентный поиск
value-swapout = { -swapout }
value-computation = Параллельный расчёт
value-solution = Изящное решение
value-other = Особый эффект
value-characters = персонажи
value-night_effects = ночные эффекты

move-turn-plus = увеличить
move-turn-minus = уменьшить
move-turn-0 = оставить
move-turn-2 = повернуть на два шага
move-deal = карта кода: { $what }
move-drop = в сброс: { $what }
move-character = персонаж: { $what }
move-token = жетон: место { $what }
move-round = карта раунда: { $what }
move-set = установить: { $what }
move-enter = ввести: { $what }
move-check = отправить на проверку: { $what }
move-return = вернуть: { $what }
move-use = применить: { $what }
move-pass = пас

## table: what the drawn table says

# A gear or a code card: $gear is its colour, $value its number. As the subject of a sentence, then as its object.

gear = { $gear ->
    [red] { -red }
    [purple] { -purple }
    [yellow] { -yellow }
    [blue] { -blue }
    [grey] { -grey }
   *[multi] { -multi }
}
gear-acc = { $gear ->
    [red] { -red(case: "acc") }
    [purple] { -purple(case: "acc") }
    [yellow] { -yellow(case: "acc") }
    [blue] { -blue(case: "acc") }
    [grey] { -grey(case: "acc") }
   *[multi] { -multi(case: "acc") }
}
gear-shows = { gear } { $value }
gear-shows-acc = { gear-acc } { $value }
gear-label = { $gear ->
    [purple] фиоле­товая
    [multi] разно­цветная
   *[other] { gear }
}
gear-sides = { gear }, стороны { $sides }

ability = { $ability ->
    [oil] { -oil }
    [tuning] { value-tuning }
    [ratchet] { value-ratchet }
    [pendulum] { value-pendulum }
    [search] { value-search }
    [swapout] { -swapout }
    [computation] { value-computation }
    [other] особое умение
   *[solution] { value-solution }
}
ability-acc = { $ability ->
    [oil] { -oil(case: "acc") }
    [swapout] { -swapout(case: "acc") }
   *[other] { ability }
}

# What round cards, night effects and abilities do.

rule-highest = Побеждает старший номинал, который не заклинило.
rule-lowest = Побеждает младший номинал, который не заклинило.
rule-highest_even = Побеждает 4; если её нет или её заклинило — 2.
rule-highest_odd = Побеждает 3; если её нет или её заклинило — 1.
rule-lowest_even = Побеждает 2; если её нет или её заклинило — 4.
rule-lowest_odd = Побеждает 1; если её нет или её заклинило — 3.
rule-even = Побеждают 2 и 4, если их не заклинило.
rule-odd = Побеждают 1 и 3, если их не заклинило.
rule-all_but_lowest = Младшие проигрывают, прочие побеждают, если их не заклинило.
rule-all_but_highest = Старшие проигрывают, прочие побеждают, если их не заклинило.
rule-half_turn = Шестерёнку поворачивают на два шага или оставляют.
rule-reverse_drive = Против часовой: каждый вращает шестерёнку правого соседа.
rule-rust = Никто не вращает; Доворот и Маятник отключены.
rule-no_idling = Оставить шестерёнку нельзя: её нужно повернуть.
rule-own_hands = Каждый вращает свою шестерёнку, первым — владелец жетона.
rule-blackout = Сначала вращают все, потом шестерёнки открывают разом.
rule-factory_settings = Синяя, серая и разноцветная теряют свои свойства.
rule-double_drive = Повернуть шестерёнку можно и на два шага.
rule-test_run = По совпадению не вводят: только на проверку или с проверки.
rule-sparks = Кого заклинило не на старшем, тот отправляет карту на проверку.
rule-oil = При заклинивании ваша шестерёнка в этом раунде считается серой.
rule-tuning = Увеличьте свою открытую шестерёнку.
rule-ratchet = Вашу шестерёнку сейчас будут вращать: пусть её оставят.
rule-pendulum = Увеличьте открытую шестерёнку правого соседа.
rule-search = Посмотрите шестерёнку левого соседа; потом свою можно установить заново.
rule-swapout = Заберите свою шестерёнку и установите другую; её придётся оставить.
rule-computation = Победили не только вы: отправьте на проверку ещё одну открытую карту.
rule-solution = Введите любую карту, что бы на ней ни было.

# Чужие карты раундов, эффекты и умения рассказаны по частям.

claims-first = Побеждает первый из номиналов { $numbers }, который не заклинило.
claims-every = { $numbers }: побеждает каждый, который не заклинило.
claims-loses = { $which ->
    [lowest] Младший из выпавших номиналов проигрывает.
   *[highest] Старший из выпавших номиналов проигрывает.
}
night-turns = Можно: { $ways }.
night-still = Никто не вращает.
night-backwards = Ход идёт против часовой.
night-whose = { $whose ->
    [own] Каждый вращает свою шестерёнку.
    [left] Каждый вращает шестерёнку левого соседа.
   *[right] Каждый вращает шестерёнку правого соседа.
}
night-powers = Свойств нет у этих шестерёнок: { $gears }.
night-abilities = { $when ->
    [set] До первого вращения способностей нет.
    [before] Перед вращением шестерёнки способностей нет.
    [after] Когда шестерёнка открыта, способностей нет.
   *[entry] При вводе кода способностей нет.
}
night-losers = Кто не победил, тот отправляет карту на проверку.
when-set = Все шестерёнки установлены
when-before = Вашу шестерёнку сейчас будут вращать
when-after = Вашу шестерёнку только что открыли
when-entry = Вы победили
deed-grey = при заклинивании ваша шестерёнка в этом раунде считается серой
deed-blue = проиграв, ваша шестерёнка вернёт другую, как синяя
deed-multi = ваша шестерёнка обменяется номиналом, как разноцветная
deed-turn = { $whose ->
    [own] ваша шестерёнка поворачивается { deed-steps }
    [left] шестерёнка левого соседа поворачивается { deed-steps }
   *[right] шестерёнка правого соседа поворачивается { deed-steps }
}
deed-steps = { $steps ->
    [1] на шаг вперёд
    [2] на два шага
   *[3] на шаг назад
}
deed-look = { $whose ->
    [left] вы смотрите шестерёнку левого соседа
   *[right] вы смотрите шестерёнку правого соседа
}
deed-set_any = свою можно установить заново
deed-set_other = вы устанавливаете другую шестерёнку
deed-lock = вашу шестерёнку нужно оставить
deed-check_one = вы отправляете на проверку ещё одну открытую карту
deed-check_with_others = если победили не только вы, вы отправляете на проверку ещё одну открытую карту
deed-enter_any = вы вводите любую карту, что бы на ней ни было
rule-told = { $when }: { $deeds }.

approx-effect = { $name }. { $rule } Ночные эффекты восстановили мы.
approx-ability = { ability }. { $rule } Персонажей восстановили мы.
approx-gone = { $guessed ->
    [yes] Обе способности применены или утрачены. Персонажей восстановили мы.
   *[no] Обе способности применены или утрачены.
}

# A move as something one could do.

act-set = установить { gear-shows-acc }
act-set-full = установить { gear-shows-acc } (− { $less }, + { $more })
act-set-gear = установить { gear-acc } шестерёнку
act-set-hidden = установить шестерёнку
act-enter = ввести { gear-shows-acc }
act-enter-check = ввести { gear-shows-acc } с проверки
act-check = отправить { gear-shows-acc } на проверку
act-return = вернуть { gear-acc }
act-use = применить { ability-acc }
act-computation = { value-computation }: { act-check }
act-solution = { value-solution }: { act-enter }
act-other-check = особое умение: { act-check }
act-other-enter = особое умение: { act-enter }
act-keep = оставить свою

act-short-enter = ввести
act-short-check = на проверку
act-short-return = вернуть
act-short-solution = изящно ≈
act-short-other-enter = особо

act-gear = Шестерёнка
act-side = Номинал у угла
act-side-name = { $value }; если уменьшить, станет { $less }, если увеличить — { $more }
act-side-later = Затем выберите, какой из четырёх номиналов пойдёт в счёт.
act-choose-gear = Выберите шестерёнку
act-choose-way = Выберите, как повернуть
act-choose-one = Выберите карту
act-secret = Втайне: остальные увидят только, что вы готовы.
act-ended = Раунд { $round } окончен
act-next = К раунду { $round }
act-skip = Пропустить показ

ask-set = Установите шестерёнку
ask-set-hint = Выберите шестерёнку и номинал, который окажется у угла карты раунда.
ask-set-anew = Установите свою заново или оставьте
ask-looked = У соседа ({ $name }) лежит { gear-shows }.
ask-replace = Установите другую шестерёнку
ask-replace-hint = Ваша шестерёнка снова в руке; остальные видят только подмену. Новую придётся оставить.
ask-turn = Поверните шестерёнку соседа ({ $name })
ask-turn-hint = Вы её не видите; сразу после этого её откроют.
ask-turn-dark = Вы её не видите. В конце все шестерёнки откроют разом.
ask-turn-own = Поверните свою шестерёнку
ask-turn-own-hint = Сразу после этого её откроют.
ask-use = Применить { ability-acc }?
ask-enter = Вы победили: введите карту кода
ask-enter-hint = Карту с номиналом или цветом вашей шестерёнки либо карту с проверки.
ask-enter-check = Вы победили: введите карту с проверки или отправьте туда другую
ask-check = Вы победили: отправьте карту на проверку
ask-check-hint = Ни одна карта не подходит к вашей шестерёнке ни номиналом, ни цветом.
ask-sparked = Искры: отправьте карту на проверку
ask-sparked-hint = Вашу шестерёнку заклинило не на старшем номинале.
ask-return = Верните шестерёнку из сброса
ask-return-hint = Ваша синяя не победила.
ask-test-hint = Пробный пуск: в этом раунде по совпадению не вводят.

character-ready = { $character }: { ability }
character-later = { $character }: ночью { ability }
character-gone = { $character }: вне игры

code-open = { gear-shows }, { value-open }
code-check = { gear-shows }, { value-check }
code-entered = { gear-shows }, { value-entered }

hand-title = Ваша рука
hand-next = на следующие раунды

idle-showing = Шестерёнки открывают…
idle-past = Один из прежних моментов партии
idle-window = Сейчас можно применить способность
idle-setting = { $n ->
    [one] Осталось установить { $n } шестерёнку
    [few] Осталось установить { $n } шестерёнки
   *[many] Осталось установить { $n } шестерёнок
}
idle-working = Механизм вращается…
idle-turns-yours = Вашу шестерёнку вращает { $name }
idle-waiting = Ждём: { $names }
idle-watching = Вы наблюдаете

known-dealing = Раздают карты кода и шестерёнки.
known-locked = { $who ->
    [you] { ability }: вашу шестерёнку нужно оставить.
   *[other] { ability }: эту шестерёнку нужно оставить ({ $name }).
}
known-power = { $who ->
    [you] Ваша шестерёнка в этом раунде { power-lent }.
   *[other] Эта шестерёнка ({ $name }) в этом раунде { power-lent }.
}
power-lent = { $power ->
    [grey] при заклинивании считается серой
    [blue] вернёт другую, если проиграет, как синяя
   *[multi] обменяется номиналом, как разноцветная
}
known-swap = { $names } меняются номиналами: так действует разноцветная.
known-up = { $who ->
    [you] Ваша шестерёнка: { gear-shows }.
   *[other] { $name }: { gear-shows }.
}
known-night = Наступает ночь: все шестерёнки снова в руках.

# What has happened: $who is "you" or "other", $name who else it was.

log-deal = Роздана карта кода: { gear-shows }.
log-drop = В сброс уходит шестерёнка: { gear }.
log-character = Роздан персонаж: { $character }.
log-token = Жетон получает место { $seat }.
log-round = Новый раунд: { $card }.
log-set = { $who ->
    [you] Вы устанавливаете { gear-acc } шестерёнку.
   *[other] { $name } устанавливает { gear-acc } шестерёнку.
}
log-set-hidden = { $who ->
    [you] Вы устанавливаете шестерёнку.
   *[other] { $name } устанавливает шестерёнку.
}
log-turn-plus = { $who ->
    [you] Вы увеличиваете шестерёнку.
   *[other] { $name } увеличивает шестерёнку.
}
log-turn-minus = { $who ->
    [you] Вы уменьшаете шестерёнку.
   *[other] { $name } уменьшает шестерёнку.
}
log-turn-0 = { $who ->
    [you] Вы оставляете шестерёнку как есть.
   *[other] { $name } оставляет шестерёнку как есть.
}
log-turn-2 = { $who ->
    [you] Вы поворачиваете шестерёнку на два шага.
   *[other] { $name } поворачивает шестерёнку на два шага.
}
log-enter = { $who ->
    [you] Вы вводите { gear-shows-acc }.
   *[other] { $name } вводит { gear-shows-acc }.
}
log-check = { $who ->
    [you] Вы отправляете { gear-shows-acc } на проверку.
   *[other] { $name } отправляет { gear-shows-acc } на проверку.
}
log-return = { $who ->
    [you] Вы возвращаете { gear-acc } из сброса в руку.
   *[other] { $name } возвращает { gear-acc } из сброса в руку.
}
log-use = { $who ->
    [you] Вы применяете { ability-acc }.
   *[other] { $name } применяет { ability-acc }.
}
log-computation = { $who ->
    [you] { value-computation }: вы отправляете на проверку и { gear-shows-acc }.
   *[other] { value-computation }: { $name } отправляет на проверку и { gear-shows-acc }.
}
log-solution = { $who ->
    [you] { value-solution }: вы вводите { gear-shows-acc }.
   *[other] { value-solution }: { $name } вводит { gear-shows-acc }.
}
log-other-check = { $who ->
    [you] Особое умение: вы отправляете на проверку и { gear-shows-acc }.
   *[other] Особое умение: { $name } отправляет на проверку и { gear-shows-acc }.
}
log-other-enter = { $who ->
    [you] Особое умение: вы вводите { gear-shows-acc }.
   *[other] Особое умение: { $name } вводит { gear-shows-acc }.
}
log-pass = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}

outcome-nobody = В раунде { $round } не победил никто
outcome-you = В раунде { $round } побеждаете вы
outcome-won = { $n ->
    [one] В раунде { $round } побеждает { $names }
    [few] В раунде { $round } побеждают { $names }
   *[many] В раунде { $round } побеждают { $names }
}

over-nobody = Игра окончена: победителя нет, все итоги повторяются
over-you = Игра окончена: вы победили!
over-winner = Игра окончена: побеждает { $name }

panel-score = очки
panel-discard = Сброс
panel-none = пуст
panel-choosing = выбирает шестерёнку
panel-ready = готово, рубашкой вверх
panel-down = рубашкой вверх
panel-down-yours = { gear-shows }, рубашкой вверх: видите только вы
panel-down-seen = { gear-shows }, рубашкой вверх: вы посмотрели
panel-last = откроется последней
panel-turn-this = её вращаете вы
panel-turn-own = вращаете её сами
panel-up-plus = { gear-shows }, увеличена
panel-up-minus = { gear-shows }, уменьшена
panel-up-0 = { gear-shows }, оставлена
panel-up-2 = { gear-shows }, повёрнута на два шага
panel-power = { $power ->
    [grey] как серая
    [blue] как синяя
   *[multi] как разноцветная
}
panel-winner = победа в игре

stage = Механизм и места

steps-title = Этот раунд
steps-set = Установка
steps-rotate = Вращение
steps-swap = Обмен
steps-winners = Победители и код
steps-prepare = Подготовка
steps-done = готово
steps-ready = установлено { $ready } из { $of }
steps-up = открыто { $up } из { $of }

token = Жетон шестерёнки: начинает этот раунд

tutorial-welcome = Это механизм: посередине карта раунда, у её углов — шестерёнки игроков. Ваша — внизу.
tutorial-code = Эти четыре карты — ваш код. Введённая карта приносит очко, карта на проверке — пол-очка. Побеждает наибольший итог, если такого же нет у другого.
tutorial-card = Карта раунда говорит, какой номинал побеждает; здесь это сказано словами. Одинаковые номиналы заклинивает, и тогда может победить следующий по порядку.
tutorial-set = Выберите шестерёнку из руки и номинал, который окажется у угла, затем установите её. Под каждым номиналом видно, каким он станет, если её повернут.
tutorial-turn = Ремни показывают, кто, когда и чью шестерёнку вращает. Каждый вращает шестерёнку левого соседа, не видя её. Когда придёт ваш черёд, сделайте выбор и нажмите кнопку.
tutorial-outcome = Когда все шестерёнки открыты, здесь сказано, кто победил в раунде и почему не победили остальные.
tutorial-enter = Победитель вводит карту кода с номиналом или цветом своей шестерёнки; если такой нет, отправляет карту на проверку. Если победили вы, сделайте это и переходите к следующему раунду.
tutorial-gears = Сыгранные шестерёнки лежат в сбросе. Синяя, если не победила, возвращает оттуда другую; серая побеждает при заклинивании; разноцветная подходит к любой карте и меняется номиналом с шестерёнкой справа.
tutorial-token = Начинает тот, у кого латунный жетон; каждый раунд он переходит дальше по часовой стрелке. Шестерёнку владельца жетона открывают последней.
tutorial-night = После пяти раундов наступает ночь, и все шестерёнки возвращаются в руки. В полной игре есть ещё персонажи и ночные эффекты; знак ≈ отмечает то, что мы восстановили сами. Удачи!

why-won = { gear-shows } побеждает
why-grey = { gear-shows } побеждает, хотя её и заклинило
why-jammed = { gear-shows-acc } заклинило, тот же номинал: { $names }
why-beaten = { gear-shows } уступает серой
why-later = { gear-shows } проигрывает: раньше идёт { $first }
why-not-asked = { gear-shows } не может победить в этом раунде
why-lowest = { gear-shows } проигрывает: номинал младший
why-highest = { gear-shows } проигрывает: номинал старший
why-not-half_turn = Полуоборот: на два шага или никак.
why-not-no_idling = Без простоя: оставить нельзя.

you = вы

## edition: the components of one's own box, in the form for them

edition-gears = Числа на шестерёнках
edition-about-gears = На каждой из четырёх сторон шестерёнки есть число.
edition-night_effects = Ночные стороны карт раунда
edition-round_cards = Дневные стороны карт раунда
edition-about-round_cards = Какие числа выигрывают и в каком порядке.
edition-characters = Персонажи
edition-field-day = Днём
edition-field-night = Ночью
edition-places-gears = сторона { $i }
edition-field-wins = Выигрывает
edition-field-numbers = Числа
edition-field-loses = Проигрывает
value-first = первое, что есть
value-every = каждое из них
edition-about-night_effects = Один из известных нам эффектов или ваш: чем ночь отличается от обычного раунда.
edition-about-characters = Одна из известных нам способностей или ваша: когда применяется и что делает.
edition-way-named = известное нам
edition-way-blocks = по частям
edition-field-turns = Способы вращать
edition-field-order = Порядок
edition-field-whose = Чью шестерёнку
edition-field-up = Открываются
edition-field-powers_off = Без свойств
edition-field-abilities_off = Нет способностей
edition-field-match = Код можно вписать по совпадению
edition-field-check = Отправляет карту на проверку
edition-field-when = Когда
edition-field-counts_as = Своя шестерёнка как
edition-field-turn = Вращает шестерёнку
edition-field-steps = Шагов вперёд
edition-field-look = Смотрит шестерёнку
edition-field-set = Выбирает свою заново
edition-field-lock = Свою нельзя вращать
edition-field-enter = Вписывает
edition-is-loses-none = никакое
edition-is-loses-lowest = наименьшее из открытых
edition-is-loses-highest = наибольшее из открытых
edition-is-night_effects-none = без эффекта
edition-is-turns-plus = увеличить
edition-is-turns-minus = уменьшить
edition-is-turns-0 = оставить
edition-is-turns-2 = на два шага
edition-is-order-clockwise = по часовой стрелке
edition-is-order-counterclockwise = против часовой стрелки
edition-is-whose-left = левого соседа
edition-is-whose-right = правого соседа
edition-is-whose-own = свою
edition-is-up-one_by_one = по одной
edition-is-up-together = все вместе
edition-is-check-none = никто, кроме победителей
edition-is-check-jammed = кого заклинило
edition-is-check-losers = все, кто не выиграл
edition-is-check-one = ещё одну
edition-is-check-with_others = ещё одну, если выиграл не один
edition-is-enter-any = любую карту
edition-is-abilities_off-set = когда все выбрали
edition-is-abilities_off-before = перед вращением
edition-is-abilities_off-after = после открытия
edition-is-abilities_off-entry = при вводе кода
edition-is-when-set = когда все выбрали
edition-is-when-before = перед вращением своей
edition-is-when-after = когда своя открыта
edition-is-when-entry = при вводе кода
edition-is-look-left = левого соседа
edition-is-look-right = правого соседа
edition-is-set-any = любую и любой стороной
edition-is-set-other = другую

## terminal: what only a terminal says

terminal-round = { name } · раунд { $round } из { $rounds } · { $shift }
terminal-token = { $sign } жетон: { $seat }
terminal-card = { $card }. { $rule }
terminal-effect = ≈ { $effect }. { $rule }
terminal-effect-other = { $effect }. { $rule }
terminal-no-effect = Днём у карт раундов эффектов нет.
terminal-no-night-effect = Игра без ночных эффектов.
terminal-head-seat = место
terminal-head-code = код: ½ проверка, ✓ введён
terminal-head-gear = шестерёнка: [сторона у угла]
terminal-gear-mine = рубашкой вверх: { $gear } { $sides }
terminal-gear-up = { $gear } { $sides } в счёт { $value }
terminal-waiting = Ждём места { $seats }.
terminal-no-undo = Отменить нельзя: другие уже ходили или открылись шестерёнки.
terminal-tips = ↑↓ выбор  Enter сделать  u отменить  h ходы  ? помощь  L English  ^C выход
terminal-tips-grid = ↑↓ шестерёнка  ←→ сторона  Enter установить  u отменить  ? помощь  L English
terminal-tips-wait = u отменить  h ходы  ? помощь  L English  ^C выход
terminal-tips-over = n новая игра  h ходы  ? помощь  L English  q выход
terminal-help-game =
    ШЕСТЕРЁНКИ
    Каждый устанавливает шестерёнку рубашкой вверх и выбирает, какой из четырёх
    номиналов окажется у угла карты раунда. Затем, начиная с владельца жетона,
    каждый вращает шестерёнку левого соседа, не видя её, и её открывают:
    «увеличить» подводит к углу следующий номинал, «уменьшить» — предыдущий.
    Карта раунда говорит, какой номинал побеждает; одинаковые заклинивает.
    Победитель вводит карту кода с номиналом или цветом своей шестерёнки; если
    такой нет, вводит карту с проверки или отправляет открытую на проверку.
    Конец — четыре введённые карты или десять раундов. Введённая карта — очко,
    карта на проверке — пол-очка; побеждает наибольший неповторяющийся итог.

      стрелки  выбрать ход или шестерёнку и сторону      Enter  сделать
      Home End  первый, последний ход

    ЗНАКИ
      ◆ жетон    … ходит сейчас    ★ победа в раунде    ≈ восстановлено нами
      кра4 открыта    кра4½ на проверке    кра4✓ введена
      1[4]1 4  четыре стороны по часовой стрелке, в скобках — у угла карты раунда

    ШЕСТЕРЁНКИ И ИХ СВОЙСТВА
      красная       1 4 1 4
      фиолетовая    2 2 3 3
      жёлтая        4 3 2 1   «увеличить» её уменьшает
      синяя         1 2 3 4   не победила — другая возвращается из сброса в руку
      серая         1 2 3 4   без цвета; побеждает, если заклинило с не серыми
      разноцветная  1 2 3 4   любого цвета; меняется номиналом с соседом справа
terminal-short-red = кра
terminal-short-purple = фио
terminal-short-yellow = жёл
terminal-short-blue = син
terminal-short-grey = сер
terminal-short-multi = раз
terminal-ask-set-anew = { ask-looked } { ask-set-anew }.
terminal-ask-use = { ask-use } { $rule }
terminal-log-round = Раунд { $round }: { $card }
terminal-log-turn-plus = { $seat }: увеличить
terminal-log-turn-minus = { $seat }: уменьшить
terminal-log-turn-0 = { $seat }: оставить
terminal-log-turn-2 = { $seat }: два шага
terminal-log-then = { $cause } → { $shown }
terminal-log-shown = { $seat }:{ $gear }{ $value }
terminal-log-result = итог { $shown }
terminal-log-nobody = не победил никто
terminal-log-use = { $seat }: применяет { ability-acc }
terminal-log-use-card = { $seat }: { ability }, { $code }
terminal-log-enter = { $seat }: вводит { $code }
terminal-log-check = { $seat }: на проверку { $code }
terminal-log-return = { $seat }: возвращает { gear-acc }
