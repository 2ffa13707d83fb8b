## shell: the first page, and what every screen needs

brand = Tinkertable
close = Закрыть
retry = Ещё раз
offline = Нет связи. Правила можно читать; столы откроются, когда связь вернётся.

nav-back = Назад
nav-home = На главную
nav-settings = Настройки
nav-rules = Правила
nav-skip = Перейти к содержанию

settings-language = Язык
settings-language-en = English
settings-language-ru = Русский

home-greeting = Во что сыграем?
home-about = Игры о дорогах, шестерёнках, роботах и трубах. В одиночку, с ботами или с друзьями.
home-continue = Продолжить
home-start = Начать игру
home-takes = Длится примерно, против бота:
home-players = Игроков:
home-play-now = Играть
home-play-now-of = Играть: { $game }
home-new-table = Новый стол
home-new-table-of = Новый стол: { $game }
home-join = Войти за стол
home-join-hint = Ссылка или код
home-join-go = Войти
home-join-what = Это не ссылка и не код стола. Вставьте ссылку целиком, как её прислали.
home-more = Ещё
home-watch = Открытые столы
home-mine = Ваши столы
home-bring-in = Открыть сохранённую партию
home-not-log = Этот файл — не сохранённая партия. Выберите файл .json, сохранённый здесь.
learn-start = Обучение: десять шагов

reconstructed-label = Восстановлено: что это значит?
explained-label = Что это значит?
reconstructed-game = Часть компонентов этой игры мы восстановили сами; их можно заменить файлом издания.

me-guest = Гость
seat-you = Вы
seat-open = Свободное место
player-n = Игрок { $n }
# Two people of one name.
seat-again = { $name } { $n }

table-your-turn = Ваш ход
table-waiting-for = { $n ->
    [one] Ходит { $names }
    [few] Ходят { $names }
   *[many] Ходят { $names }
}
table-paused = Пауза
table-unreadable = Не открывается
table-goes = Хранится до { $day }. Откройте стол, и он останется.
home-going = { $n ->
    [one] { $n } ваш стол давно не открывали: скоро он будет удалён.
    [few] { $n } ваших стола давно не открывали: скоро они будут удалены.
   *[many] { $n } ваших столов давно не открывали: скоро они будут удалены.
}
home-going-look = Посмотреть какие
home-forgotten = С возвращением, { $name }!
home-forgotten-about = Вас так долго не было, что сервер больше не помнит ни вас, ни столов, которые были только вашими. Можно просто начать заново.
home-forgotten-go = Начать заново: { $name }
lobby-nobody = Пока никого
lobby-open-seats = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
lobby-watch = Наблюдать

value-on = да
value-off = нет
value-none = нет

error-unknown = Не получилось. Обновите страницу и попробуйте снова.
error-offline = Сервер не отвечает. Проверьте связь и попробуйте снова.

# The bots by their levels, six of each; who they are is told below.
bot-random-1 = Дадо
bot-random-2 = Фрици
bot-random-3 = Зузу
bot-random-4 = Хопла
bot-random-5 = Кики
bot-random-6 = Лумпи
bot-greedy-1 = Голди
bot-greedy-2 = Расмус
bot-greedy-3 = Магда
bot-greedy-4 = Сайлас
bot-greedy-5 = Петра
bot-greedy-6 = Бертиль
bot-easy-1 = Пип
bot-easy-2 = Момо
bot-easy-3 = Тилли
bot-easy-4 = Боббин
bot-easy-5 = Джуни
bot-easy-6 = Отто
bot-normal-1 = Ада
bot-normal-2 = Бруно
bot-normal-3 = Мира
bot-normal-4 = Феликс
bot-normal-5 = Нелл
bot-normal-6 = Томас
bot-hard-1 = Вера
bot-hard-2 = Грегор
bot-hard-3 = Инес
bot-hard-4 = Каспер
bot-hard-5 = Тея
bot-hard-6 = Роланд
bot-expert-1 = Сибилла
bot-expert-2 = Корвин
bot-expert-3 = Изольда
bot-expert-4 = Максим
bot-expert-5 = Леонора
bot-expert-6 = Теодор

edition-unnamed = своя коробка
edition-played = издание «{ $name }»

## screens: every other screen; fetched with the first of them

of = { $what }: { $whom }
cancel = Отмена
copy = Копировать
copied = Скопировано
not-copied = Браузер не разрешил копирование. Выделите ссылку и скопируйте её вручную.
yes = да
no = нет

me-name = Ваше имя

level-random = Случайный
level-random-about = делает любой допустимый ход; подходит для первого знакомства
level-greedy = Жадный
level-greedy-about = берёт то, что прямо сейчас даёт больше очков
level-easy = Лёгкий
level-easy-about = ошибается и прощает ошибки
level-normal = Обычный
level-normal-about = играет разумно; хороший соперник для первых партий
level-hard = Сильный
level-hard-about = думает наперёд и учитывает соперников
level-expert = Мастер
level-expert-about = думает до секунды на ход; обыграть трудно
level-unknown-about = особый бот

bot-with-level = { $name } · { $level }
bot-random-1-about = во всём полагается на кубик
bot-random-2-about = зажмуривается и тычет пальцем
bot-random-3-about = сама удивляется своим ходам
bot-random-4-about = пробует всё по одному разу
bot-random-5-about = идёт, куда ветер дует
bot-random-6-about = играет без плана, и ему это нравится
bot-greedy-1-about = сначала берёт побольше, потом думает
bot-greedy-2-about = считает, что очко сегодня — это очко
bot-greedy-3-about = не оставляет ни крошки
bot-greedy-4-about = сначала хватает, потом читает правила
bot-greedy-5-about = не умеет ждать следующего раунда
bot-greedy-6-about = пересчитывает очки каждую минуту
bot-easy-1-about = любопытная, забывает половину задуманного
bot-easy-2-about = выбирает то, что красивее
bot-easy-3-about = торопится даже без часов
bot-easy-4-about = мечтает, пока ходят другие
bot-easy-5-about = болеет за всех сразу
bot-easy-6-about = выучил правила сегодня утром
bot-normal-1-about = аккуратная, всё пересчитывает дважды
bot-normal-2-about = обстоятельный, никуда не спешит
bot-normal-3-about = любит план и почти не отступает от него
bot-normal-4-about = дружелюбный, но счёт помнит
bot-normal-5-about = учится на каждом поражении
bot-normal-6-about = выбирает надёжную дорогу
bot-hard-1-about = видит на три хода вперёд и молчит
bot-hard-2-about = терпеливый, ждёт вашей ошибки
bot-hard-3-about = раньше вас знает, чего вы хотите
bot-hard-4-about = спокоен до последнего раунда
bot-hard-5-about = не отдаёт ни очка
bot-hard-6-about = строит тихо, а потом всё сразу
bot-expert-1-about = будто уже видела эту партию
bot-expert-2-about = думает до конца и обратно
bot-expert-3-about = точная, ничего не тратит зря
bot-expert-4-about = не прощает ошибок
bot-expert-5-about = взвешивает каждое очко
bot-expert-6-about = играет так, будто сам писал правила

seat-n = Место { $n }
seat-rival = Соперник
seat-here = за столом
seat-away = не за столом
# For { $time }, and so much longer the others wait.
seat-away-for = не за столом { $time }, ждём ещё { $left }
seat-away-long = не за столом { $time }
seat-stand-in = играет бот ({ $level })
seat-resigned = партия сдана
seat-voted = { $who ->
    [you] вы предлагаете закончить
   *[other] предлагает закончить
}

new-game = Игра
new-seats = Кто играет
new-seats-about = Каждое место — ваше, бота или свободное для другого игрока.
new-me = Я
new-here = Ещё игрок, на этом устройстве
new-open = Свободно: кто-нибудь займёт
new-bot = Бот: { $level }
new-name = Имя игрока { $n }
new-add-seat = Добавить место
new-remove-seat = Убрать место { $n }
new-none-me = Вашего места нет: вы будете наблюдать.
new-hot-seat = Устройство у вас одно: передавайте его по кругу, и никто не увидит чужого.
new-options = Варианты правил
new-finer = Тонкости правил
new-visibility = Кто может войти
new-invited = У кого есть ссылка
new-public = Все
new-invited-about = Войти или наблюдать смогут только те, кому вы пришлёте ссылку.
new-public-about = Стол виден в списке; войти или наблюдать может любой.
new-clock = Часы
new-no-clock = Без часов
new-minutes = { $n ->
    [one] { $n } минута каждому
    [few] { $n } минуты каждому
   *[many] { $n } минут каждому
}
new-clock-about = Время на раздумья каждому на всю партию. Когда оно выйдет, доиграет бот.
new-hurry = Играем сейчас, вместе
new-hurry-about = Того, кого нет за столом две минуты, может заменить бот.
new-no-hurry-about = Каждый ходит, когда найдёт время, хоть несколько дней. Заменить ботом можно только того, кого нет целые сутки.
new-edition = Компоненты
new-edition-choose = Выбрать файл
new-edition-enter = Вписать свои компоненты
new-edition-go-on = Вписывать дальше
new-edition-share = Скопировать ссылку
new-edition-link = Ссылка на новый стол с этим изданием
new-edition-leave = Играть с нашими
new-edition-about = Если у вас есть коробка, её компоненты могут заменить наши: впишите их здесь или выберите файл издания. Получив ссылку, с ними сможет играть любой.
new-not-edition = Это не файл издания. В нём сказано, для какой он игры и что в коробке иначе; его можно сделать кнопкой «{ new-edition-enter }».
new-other-edition = Это издание другой игры: «{ $given }», а не «{ $game }».
new-no-edition = Такого издания здесь нет. Попросите файл издания или другую ссылку.
new-open-table = Открыть стол
new-start = Начать игру

lobby-heading = Ждём игроков
lobby-waiting = { $n ->
    [one] Игра начнётся, когда займут ещё { $n } место.
    [few] Игра начнётся, когда займут ещё { $n } места.
   *[many] Игра начнётся, когда займут ещё { $n } мест.
}
lobby-basic = Основная игра
lobby-invite = Пригласить
lobby-invite-about = По этой ссылке можно сесть за стол или наблюдать.
lobby-public-about = Стол виден всем в списке; ссылка ведёт прямо к нему.
lobby-link = Ссылка на этот стол
lobby-new-invite = Новая ссылка (старая перестанет работать)
lobby-seats = Места
lobby-sit = Сесть
lobby-to-bot = Посадить бота
lobby-leave = Освободить место
lobby-close = Закрыть стол

table-heading = Стол
table-menu = Меню стола
table-side = Рядом со столом
table-opening = Открываем стол…
table-not-found = Такого стола нет
table-not-found-about = Возможно, его закрыли или он только для приглашённых. Попросите ссылку целиком.
table-unreadable-host = Можно сохранить в файл то, что осталось от партии (с ходами всех мест), или удалить стол.
table-unreadable-others = Сохранить то, что осталось от партии, или удалить стол может только тот, кто его создал.
table-unreadable-save = Сохранить, что осталось
table-unreadable-delete = Удалить стол
table-unreadable-sure = Удалить навсегда и для всех?
table-round = Раунд { $round }
table-round-of = Раунд { $round } из { $rounds }
table-your-turn-in = Ваш ход · { $game }
table-away = Ждём, сейчас не за столом: { $names }
table-thinking = { $n ->
    [one] { $names } думает
    [few] { $names } думают
   *[many] { $names } думают
}
table-showing = Смотрите, что произошло
table-paused-about = Стол на паузе. Часы стоят.
table-pause = Пауза
table-resume = Продолжить
table-past = Как было после хода { $n } из { $of }
table-to-now = К текущему ходу
table-undo = Отменить
table-no-undo = сейчас отменять нечего
table-connected = Связь восстановлена.
table-reconnecting = Связь прервалась, пробуем снова. Ваши ходы сохранены.
table-bot-plays-for-you = За вас играет бот.
table-take-back = Вернуть место себе
table-stand-in = Посадить бота
table-away-for = { $name } не за столом уже { $time }. Через { $left } место может занять бот.
table-away-long = { $name } не за столом уже { $time }.
# $who: you, with-you (you and $names) or other.
table-votes = { $who ->
    [you] Вы предлагаете закончить партию как есть.
    [with-you] Закончить партию как есть предлагаете вы и { $names }.
   *[other] { $n ->
        [one] { $names } предлагает закончить партию как есть.
        [few] { $names } предлагают закончить партию как есть.
       *[many] { $names } предлагают закончить партию как есть.
    }
}
table-votes-asked = Ждём ответа: { $names }.
table-vote = Предложить закончить
table-vote-too = Согласиться
table-unvote = Передумать
table-resign = Сдаться
table-resign-sure = Сдать эту партию? Отменить это будет нельзя.
table-resign-yes = Да, сдаюсь
table-leave = Уйти из-за стола
table-leave-sure = Уйти из-за стола? За вас сыграет бот; место можно будет вернуть.
table-leave-yes = Да, уйти
table-sure = Вы уверены?
table-export = Сохранить партию
table-copy-link = Скопировать ссылку
table-saved = Каждый ход сохраняется сразу. Окно можно закрыть когда угодно и вернуться позже.
table-keeps = { $n ->
    [one] Если никто из игроков не откроет этот стол { $n } день, он будет удалён. Об этом он скажет заранее.
    [few] Если никто из игроков не откроет этот стол { $n } дня, он будет удалён. Об этом он скажет заранее.
   *[many] Если никто из игроков не откроет этот стол { $n } дней, он будет удалён. Об этом он скажет заранее.
}
table-fair = Честные кубики
table-fair-about = Это число задано до первого хода. В конце откроется секрет, из которого оно получено, и любой сможет проверить кубики.
table-fair-over = Вторая строка — секрет: первая строка — его SHA-256, а каждый бросок следует из него.
table-watching = Вы наблюдаете.
table-warming = Боты разогреваются

notice-bots-warming = Боты разогреваются. Они уже отвечают, но пока играют чуть слабее.
notice-bot-retried = { $name } не отвечает вовремя; спрашиваем ещё раз.
notice-bot-weaker = { $name } не отвечает; этот ход сделал бот попроще.
notice-clock-out = { $who ->
    [you] Ваше время вышло; дальше за вас играет бот.
   *[other] Время вышло: { $name }. Дальше играет бот.
}

notice-seat-back = { $who ->
    [you] Вы снова за столом; ходы бота остаются в силе.
   *[other] { $name } снова за столом и играет дальше.
}

handover-pass = Передайте устройство: { $name }
handover-about = Стол закрыт, пока следующий игрок не готов.
handover-show = Устройство у меня: показать стол

chat-heading = Чат
chat-unread = { $n ->
    [one] Чат: { $n } новое сообщение
    [few] Чат: { $n } новых сообщения
   *[many] Чат: { $n } новых сообщений
}
chat-none = Сообщений пока нет.
chat-write = Написать сообщение
chat-send = Отправить
chat-said = { $name }: { $text }
chat-mute = Скрыть сообщения: { $name }
chat-unmute = Показать сообщения: { $name }

log-heading = Ходы
log-none = Ходов ещё нет.
# For games that do not tell their moves themselves.
log-line = { $who ->
    [you] Вы: { $text }
   *[other] { $name }: { $text }
}
log-jump = Ход { $n }: { $text } — показать стол после него

score-heading = Очки
score-cell = { $who ->
    [you] { $line }, вы: { $points }
   *[other] { $line }, { $name }: { $points }
}
score-nothing = ничего
score-hint = Выберите число, чтобы увидеть, за что оно.
line-total = Итог

result-over = Игра окончена
result-winner = победа
result-solo = { $n ->
    [one] Игра окончена: { $n } очко
    [few] Игра окончена: { $n } очка
    [many] Игра окончена: { $n } очков
   *[other] Игра окончена: { $n } очка
}
result-nobody = Игра окончена: победителя нет
result-unbeaten = Игра окончена: соперник не побеждён ({ $name })
# $who: you, with-you (you and $names) or other.
result-wins = { $who ->
    [you] Игра окончена: вы победили!
    [with-you] Игра окончена: победу делят вы и { $names }
   *[other] { $n ->
        [one] Игра окончена: побеждает { $names }
        [few] Игра окончена: победу делят { $names }
       *[many] Игра окончена: победу делят { $names }
    }
}
# The same where there is little room.
result-brief-solo = { hint-points }
result-brief-nobody = Победителя нет
result-brief-unbeaten = Не побеждён: { $name }
result-brief-wins = { $who ->
    [you] Вы победили
    [with-you] Победа: вы и { $names }
   *[other] { $n ->
        [one] Победа: { $names }
        [few] Победа: { $names }
       *[many] Победа: { $names }
    }
}
result-by-vote = Закончена раньше срока по общему согласию.
result-by-resigned = { $who ->
    [you] Вы сдали партию.
    [with-you] Партию сдали вы и { $names }.
   *[other] Партия сдана: { $names }.
}
result-by-operator = Закончена тем, кто держит сервер.
result-by-forgotten = Закончена, потому что все игроки удалили свои данные.
result-bests = Ваши лучшие партии с этими настройками
result-new-best = Новый личный рекорд!
result-this-one = эта партия
result-rematch = Ещё партию
result-rematch-ready = Новая партия готова.
result-to-rematch = К новой партии

hint-ask = Подсказка
hint-thinking = Думаю…
hint-heading = Что сделал бы Мастер
hint-best = Мастер сыграл бы: { $move }
hint-by-choice = Первым — выбор Мастера.
hint-by-points = Сначала лучшие; рядом — сколько очков ждать в конце.
hint-mixed = Кто всегда ходит одинаково, того разгадают: меняйте ходы, каждый примерно с такой частотой.
hint-simulated = Шанс на победу — доля доигранных отсюда партий, которые вы выигрываете (партий: { $n }, ± { $error } %).
hint-hasty = Они доигрываются наспех: кто играет внимательно, побеждает чаще.
hint-only = Других ходов нет.
hint-now = сразу: { $what }
hint-chance = шанс { $n } %
hint-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
hint-often = в { $n } % случаев

replay-heading = Запись партии
replay-first = В начало
replay-previous = Ход назад
replay-next = Ход вперёд
replay-last = В конец
replay-run = Проигрывать
replay-stop = Остановить
replay-slider = Ход
replay-at = Ход { $n } из { $of }
replay-before = До первого хода
replay-seen-by = Чьими глазами
replay-all-open = Всё открыто

analysis-ask = Разобрать
analysis-heading = Разбор партии
analysis-progress = Ход разбора
analysis-done = решений: { $n } из { $of }
analysis-on = Продолжить
analysis-warming = Боты ещё разогреваются; потом начнут.
analysis-ready = Разбор готов.
analysis-cancelled = Разбор прерван.
analysis-about-chance = Шанс на победу после каждого хода: доля партий, доигранных отсюда, которые выигрывает игрок. Нажмите на график, чтобы перейти туда.
analysis-about-points = Сколько очков ждать в конце, по мнению Мастера. Нажмите на график, чтобы перейти туда.
analysis-graph = График: на что мог рассчитывать каждый, ход за ходом. То же — в таблице ниже.
analysis-at = После хода { $n }
analysis-percent = { $n } %
analysis-nobody = Никто
analysis-then = { $who ->
    [you] Вы — после
   *[other] { $name } — после
}
analysis-swings = Где решалась игра
analysis-swing-chance = { $who ->
    [you] Ход { $move }, вы: { $played }. Мастер сыграл бы: { $best } (шанс { $from } → { $to })
   *[other] Ход { $move }, { $name }: { $played }. Мастер сыграл бы: { $best } (шанс { $from } → { $to })
}
analysis-swing-points = { $who ->
    [you] Ход { $move }, вы: { $played }. Мастер сыграл бы: { $best } (очки { $from } → { $to })
   *[other] Ход { $move }, { $name }: { $played }. Мастер сыграл бы: { $best } (очки { $from } → { $to })
}
analysis-none = Дорогих ошибок нет: все играли почти как Мастер.
analysis-none-yet = Пока нет.
analysis-nothing = Решать было нечего.
analysis-table = Все решения таблицей
analysis-who = Кто
analysis-played = Сыграно
analysis-best = Мастер
analysis-expected = Ожидание
analysis-same = то же
analysis-jump = К ходу { $n }

continue-ask = Играть отсюда
continue-heading = Играть дальше после хода { $n }
continue-about = С этой позиции начнётся новый стол, только ваш. Кубики и карты дальше — новые.
continue-seat = Ваше место
continue-option = { $n }: { $name }
continue-bots = Боты на других местах
continue-go = Играть
continue-over = Здесь партия закончена. Вернитесь на ход или дальше.

rules-find = Найти в правилах
rules-contents = Содержание
rules-table = Таблица в абзаце { $number }
rules-nothing = Ничего не найдено. Попробуйте другое слово или номер, например R12.

learn-heading = Обучение
learn-about = Десять коротких шагов за настоящим столом. Выйти можно когда угодно.
learn-steps = Десять шагов
learn-step = Шаг { $n } из { $of }
learn-said = Шаг { $n } из { $of }: { $sentence }
learn-next = Дальше
learn-back = Предыдущий шаг
learn-skip-step = Пропустить шаг
learn-stop = Закончить обучение
learn-finish = Играть дальше
learn-done = Обучение закончено. Играйте дальше.
learn-strayed = Так тоже можно. Чтобы идти по шагам, отмените ход и сделайте то, что сказано.

settings-look = Язык и вид
settings-theme = Тема
settings-theme-system = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-still = Меньше движения
settings-still-about = Ничто не движется; что случилось, видно сразу.
settings-playing = Во время игры
settings-confirm = Подтверждать ходы на сенсорном экране
settings-confirm-about = Первое касание показывает ход, второе делает его.
settings-notify = Сообщать, когда мой ход
settings-notify-about = Только пока окно не на виду.
settings-notify-refused = Браузер не разрешает уведомления. Сначала разрешите их для этой страницы в настройках браузера.
settings-who = Кто вы
settings-keep-name = Сохранить имя
settings-name-kept = Имя сохранено.
settings-recovery = Сделать ссылку для входа
settings-recovery-about = Паролей нет. По ссылке для входа вы останетесь тем же гостем на другом устройстве; она действует один раз.
settings-recovery-link = Ссылка для входа
settings-data = Ваши данные
settings-data-about = Сервер хранит ваше имя, места и сообщения в чатах. Настройки хранит этот браузер.
settings-export = Сохранить все мои данные
settings-exported = Всё, что сервер о вас хранит, — в этом файле.
settings-clear = Сбросить настройки
settings-cleared = Настройки сброшены.
settings-forget = Удалить мои данные
settings-forget-sure = Имя, сообщения, места и всё, что на вас указывает, будут удалены; за вас доиграют боты. Отменить это нельзя.
settings-forget-yes = Да, удалить
settings-forgotten = Ваши данные удалены. За следующим столом вы будете новым гостем.

recover-heading = Вход по ссылке
recover-about = С этой ссылкой устройство станет вашим, с вашим именем и столами. Она действует один раз.
recover-use = Продолжить здесь
recover-sure = Это устройство уже знает вас: { $name }. Если продолжить, вы станете здесь другим гостем; к прежнему имени и его столам вернёт только ссылка для входа, сделанная заранее.
recover-yes = Да, стать тем гостем
recover-done = С возвращением, { $name }.

watch-join = Ждут игроков
watch-running = Идёт игра
watch-none-open = Сейчас никто не ждёт игроков. Откройте свой стол.
watch-none-running = За открытыми столами сейчас не играют.
watch-again = Обновить
tables-running = Не закончены
tables-finished = Закончены
tables-none = Незаконченных партий у вас нет.

# A game without a drawing of its own.
fallback-view = Стол
fallback-moves = Ваши ходы
fallback-filter = Отобрать ходы
fallback-found = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
fallback-more = Показать ещё { $n }
fallback-wait = Сейчас ходят другие; делать ничего не нужно.
field-round = раунд
field-rounds = раундов
field-acting = ходят
field-boards = планшеты
field-you = ваше место
field-winners = победители
field-score = очки
field-total = итог
field-dice = кубики
field-card = карта
field-hand = рука

## edition: the form for the components of one's own box; fetched with it

edition-title = Ваша коробка: { $game }
edition-about = Исправьте то, что в вашей коробке иначе, и отметьте то, что проверили: знак ≈ исчезнет. Всё вписанное хранится на этом устройстве.
edition-name = Название издания
edition-read = Прочитать из файла
edition-forget = Начать заново
edition-forget-sure = Забыть всё вписанное
edition-count = { $n ->
    [0] Пока ничего не изменено
    [one] Изменена или проверена { $n } запись
    [few] Изменены или проверены { $n } записи
   *[many] Изменено или проверено { $n } записей
}
edition-stated = ваших: { $n }
edition-save = Сохранить в файл
edition-play = Играть с ними
edition-sure = как в моей коробке
edition-all-sure = Всё как в моей коробке
edition-changed = изменено
edition-restore = Как было
edition-remove = Убрать
edition-gone = Убрано:
edition-new-name = Название
edition-taken = Такое название уже есть.
edition-else = Другое…
edition-less = { $what }: меньше на один
edition-more = { $what }: больше на один
edition-shorter = { $what }: убрать последнее
edition-longer = { $what }: ещё одно место
edition-with = Изображено ещё
edition-without = { $what }: не изображено
edition-way = Чем задано
edition-another = Ещё
edition-put = Добавить

## errors: what is said when something cannot be done

error-bad-request = Сервер этого не понял. Обновите страницу, чтобы получить новую версию.
error-no-identity = Это устройство ещё незнакомо. Обновите страницу и попробуйте снова.
error-not-found = Здесь такого нет, или это не для вас. Попросите ссылку целиком.
error-banned = Вам больше нельзя здесь играть: так решил тот, кто держит этот сервер.
error-not-yours = Это принадлежит другому игроку за столом.
error-not-acting = Сейчас не ваш ход. Подождите, пока походят остальные.
error-not-legal = Этот ход больше невозможен. Выберите один из предложенных.
error-stale = На столе уже всё изменилось. Посмотрите и повторите ход, если он ещё нужен.
error-not-known = Это открыло бы то, что скрыто у других, поэтому заранее попробовать нельзя.
error-nothing-to-undo = Сейчас отменять нечего.
error-bad-token = Войти не получится: { $why }. Попросите новую ссылку.
error-taken = Это место только что заняли. Выберите другое.
error-no-such-seat = За столом нет такого места.
error-too-slow = Сообщение шло слишком долго. Попробуйте ещё раз.
error-no-such-method = Сервер не знает такого запроса. Обновите страницу.
error-bad-table = Такой стол открыть нельзя: { $why }.
error-wrong-version = Эта партия начата по другой версии правил, здесь её не продолжить.
error-unreadable = Этот стол не открыть: { $why }.
error-awaited = Посадить бота сейчас нельзя: { $why }.
error-wrong-status = Сейчас так нельзя: { $why }.
error-too-many = Слишком быстро. Подождите несколько секунд и попробуйте снова.
error-too-many-here = За этим столом так больше нельзя: { $why }.
error-over-limit = Столько сразу нельзя: { $why }.
error-too-large = Слишком много. Возьмите файл поменьше или текст покороче.
error-bad-log = Эту партию не открыть: { $why }.
error-bad-edition = Это издание не подходит: { $why }.
error-no-hint = Подсказку не удалось придумать вовремя. Попробуйте ещё раз.
error-no-analysis = Боты не ответили вовремя. Известное останется; продолжите чуть позже.
error-not-saved = Сервер сейчас не смог это сохранить. Ничего не изменилось; попробуйте снова.

# What was wrong: clauses. The English ones the core says by itself, so they make no choices.
why-action-number = нужно число от 0 до { $most }, а здесь { $got }
why-action-verb = нужно одно из { $known }, а здесь { $got }
why-action-form = нужно что-то вроде { $example }, а здесь { $got }
why-mover = нужен знак * или место от 1 до { $most }, а здесь { $got }
why-not-acting = место { $seat } сейчас не ходит (ходит: { $acting })
why-over = место { $seat } уже не ходит: игра окончена
why-not-legal = ход { $move } для места { $seat } невозможен; других ходов: { $others }
why-nothing-to-undo = месту { $seat } нечего отменять
why-move-count = нужен ход от 0 до { $most }, а здесь { $got }
why-no-seed = у этой партии нет начального числа: броски должны быть в записи
why-json = это не JSON: строка { $line }, столбец { $column }
why-game = нужна одна из игр ({ $known }), а здесь { $got }
why-seats = { $game }: мест должно быть от { $least } до { $most }, а здесь { $got }
why-option = у { $game } нет настройки { $got }; есть { $known }
why-option-value = { $option } может быть { $known }, а здесь { $got }
why-bot = нужен один из ботов ({ $known }), а здесь { $got }
why-bot-parameter = в { $bot } нужно ИМЯ=ЧИСЛО, а здесь { $got }
why-bot-command = в { $bot } нет команды
why-deal-rounds = 'dice' должен быть списком раундов, а здесь { $got }
why-deal-dice = кубиков в раунде должно быть { $count }, а здесь { $got }
why-deal-short = раскладка коротка: сыграно ходов: { $moves }
why-log-size = запись не больше { $most } байт, а здесь { $got }
why-log-moves = ходов не больше { $most }, а здесь { $got }
why-log-object = запись должна быть объектом JSON, а здесь { $got }
why-log-key = в записи нет ключа { $key }; есть { $got }
why-log-text = { $key } должно быть текстом, а здесь { $got }
why-log-number = { $key } должно быть числом, а здесь { $got }
why-log-list = { $key } должно быть списком, а здесь { $got }
why-log-object-key = { $key } должно быть объектом, а здесь { $got }
why-log-move-text = ход { $move } должен быть текстом, а здесь { $got }
why-log-move = ход { $move }: { $why }
why-log-game = это { $game }, а в записи { $got }
why-log-version = здесь { $game } версии { $version }, а в записи { $got }
why-log-players = кроме вас должно быть игроков: { $count }, а здесь { $got }
why-log-no-edition = партия сыграна обычными компонентами, а не изданием { $given }
why-log-edition-missing = партия сыграна изданием { $played }, а его здесь нет
why-log-edition = партия сыграна изданием { $played }, а не { $given }
why-edition-game = нужно издание игры { $game }, а это издание игры { $got }
why-edition-none = в { $game } изданию нечего заменить
why-edition-name = 'name' должно быть текстом в одну строку, а здесь { $got }
why-edition-data = 'data' должно быть объектом, а здесь { $got }
why-edition-size = издание не больше { $most } байт, а здесь { $got }
why-edition-object = издание должно быть объектом JSON с ключом 'game', а здесь { $got }
why-edition-twice = ключ { $key } встречается дважды
why-edition-missing = { $where }: нет { $key }
why-edition-table = { $where }: нужен объект, а здесь { $got }
why-edition-text = { $where }: нужен текст, а здесь { $got }
why-edition-one-of = { $where }: нужно одно из { $known }, а здесь { $got }
why-edition-number = { $where }: нужно число от { $least } до { $most }, а здесь { $got }
why-edition-numbers = { $where }: чисел в списке должно быть { $count }, а здесь { $got }
why-edition-letters = { $where }: букв из { $known } должно быть { $count }, а здесь { $got }
why-edition-cards = { $where }: карт должно быть { $count }, а здесь { $got }
why-edition-most = { $where }: их должно быть не больше { $most }, а здесь { $got }
why-edition-least = { $where }: их должно быть не меньше { $least }, а здесь { $got }
why-edition-list = { $where }: нужен список, а здесь { $got }
why-edition-different = { $where }: числа должны быть разными, а здесь { $got }
why-edition-does = { $where }: нужно сказать, что оно делает: { $known } (при вводе кода что-то одно)
why-edition-bot = { $where }: нужен список из условия и двух углов, а здесь { $got }
why-edition-formula = { $where }: { $word } не на своём месте в { $got }
why-edition-formula-text = { $where }: нужна формула не длиннее { $most } знаков, а здесь { $got }
why-edition-formula-end = { $where }: { $got } обрывается слишком рано
why-edition-formula-test = { $where }: нужна проверка вроде L < R, а в { $got } стоит число
why-edition-formula-number = { $where }: нужно число вроде L + R, а в { $got } стоит проверка
why-edition-formula-deep = { $where }: скобок друг в друге должно быть не больше { $most }
why-edition-formula-points = { $where }: очков нужно столько же, сколько проверок, или на одно больше, а здесь очков { $points }, проверок { $tests }
why-edition-formulas = { $where }: формулы вместе должны быть не длиннее { $most } знаков, а здесь { $got }
why-edition-earned = { $where }: очков должно быть не больше { $most }, а при кубиках { $left } и { $right } выходит { $got }
why-edition-locations = { $where }: нужен список мест, а здесь { $got }
why-edition-location-twice = { $where }: одно место названо дважды: { $got }
why-edition-repeated = { $where }: { $got } встречается дважды
why-edition-exits = { $where }: нужен хотя бы один выход, а здесь ни одного
why-edition-sides = { $where }: граней всего должно быть { $count }, а здесь { $got }
why-edition-route = { $where }: нужен путь — четыре стороны из H, R и . (в конце x, если шоссе и железная дорога не соединены), а здесь { $got }
why-edition-lava = { $where }: нужна лава — четыре стороны из L, H, R и ., а здесь { $got }
why-edition-special = { $where }: { $got } есть и на кубике, и в записи их было бы не различить
why-edition-drawings = { $where }: рисунков должно быть { $count }, а здесь { $got }
why-edition-rondel = { $where }: мест должно быть { $count }, а здесь { $got }
why-edition-letters-most = { $where }: букв из { $known } должно быть не больше { $most }, а здесь { $got }
why-edition-long = { $where }: в тексте должно быть от { $least } до { $most } знаков, а здесь { $got }
why-edition-columns = { $where }: каждая из букв { $known } нужна один раз, а здесь { $got }
why-edition-starting = { $where }: нужна одна стартовая труба или список, где их { $count }, а здесь { $got }
why-edition-idle = { $where }: { $key } здесь ничего не делает, а задано { $got }
why-edition-gain = { $where }: за плату ничего не получают
why-edition-again = { $where }: карт ещё одного хода не больше { $most }, а здесь { $got }
why-edition-harvey = { $where }: среди { $known } нужна карта робота
why-board-word = нужна клетка вроде D5RHRHx, D3* или D3o, а здесь { $got }
why-board-dot = точка на планшете одна, а вторая в { $cell }
why-board-twice = клетка { $cell } названа дважды
why-board-drawing = в { $cell } должен быть рисунок этой игры, а здесь { $got }
why-board-clash = шоссе встречается с железной дорогой между { $cell } и { $other }
why-board-expansion = для { $cell } нужна настройка expansion={ $expansion }
why-seat-taken = место { $seat } занято
why-banned = тот, кто держит сервер, закрыл доступ этому игроку
why-not-host = это может только тот, кто открыл стол
why-seat-present = игрок места { $seat } здесь
why-seat-awaited = игрока места { $seat } ждут ещё { $left } (часы:минуты:секунды)
why-seat-given-up = место { $seat } оставлено насовсем
why-not-your-seat = место { $seat } не ваше
why-not-finished = партия ещё не окончена
why-not-seated = это могут только те, кто играет за столом
why-table-open = партия ещё не началась
why-table-playing = партия уже идёт
why-table-paused = партия на паузе
why-table-over = партия окончена
why-table-ended = партия прервана
why-table-unreadable = то, что о нём сохранено, повреждено
why-bot-plays = за место { $seat } играет бот: сначала верните место себе
why-stale = место { $seat } делает ход { $turn }, а не { $got }
why-not-known = к чему ведёт { $move }, станет видно только после хода
why-no-answer = никто не успел ответить вовремя
why-table-version = партия начата в { $game } версии { $got }, а здесь версия { $version }
why-table-game = игры { $game } здесь нет
why-table-edition = издания, по которому идёт партия, здесь нет или оно не годится
why-table-entry = записи { $entry } в его журнале нет или она лишена смысла
why-too-many-undos = на месте { $seat } отменено уже { $most } ходов; каждый новый ход позволит отменить ещё несколько
why-too-many-events = кроме ходов, здесь уже { $most } раз что-нибудь делали
why-no-such-seat = мест { $most }, а названо { $got }
why-query = в адресе нужно { $known }, а здесь { $got }
why-query-twice = { $key } в адресе должно быть один раз
why-field = { $where }: { $problem }
why-not-text = нужен текст, а не двоичные данные
why-no-message = нужно сообщение из docs/protocol.md в виде JSON
why-http = код { $status }
why-nothing-here = здесь ничего нет
why-other-host = у этого сервера другое имя
why-other-origin = запрос пришёл не с этой страницы
why-too-fast = слишком много запросов сразу
why-too-much-new = отсюда слишком много новых столов или гостей; снова можно через { $seconds } с
why-most-tables = незаконченных столов у одного хозяина может быть не больше { $most }
why-most-public = открытых для всех столов у одного хозяина может быть не больше { $most }
why-most-alone = столов, где играют одни боты, у одного хозяина может быть не больше { $most }
why-most-sockets = одновременно открытых столов может быть не больше { $most }
why-most-connections = соединений с одного адреса может быть не больше { $most }
why-most-hints = одновременно подсказок может быть не больше { $most }
why-most-analyses = одновременно разборов может быть не больше { $most }
why-most-exports = одновременных копий всех данных может быть не больше { $most }
why-most-imports = открывать одновременно можно не больше { $most } партий
why-bytes = не больше { $most } байт
why-body-late = запрос должен прийти за { $seconds } с
why-method = можно только { $known }
why-no-table = такого стола нет, или он не для вас
why-no-edition = такого издания здесь нет
why-invitation = нужно действующее приглашение
why-others-play = здесь играют другие
why-used-link = ссылка уже использована, устарела или неверна
why-branch = нужно мест: { $seats }, ход не больше { $most }
why-edition-other = партия сыграна другим изданием ({ $played })
why-others-quicker = другие каждый раз успевали раньше
why-not-invited = это могут только приглашённые
why-seat-token = этот ключ только для ходов одного места
why-seat-token-old = место уже занял кто-то другой
why-one-hint = одна подсказка за раз и не слишком часто
why-one-analysis = один разбор за раз и не слишком часто
why-other-view = вы смотрите не за место { $seat }
why-no-identity = сначала назовите себя: POST /api/me
why-no-store = хранилище не отвечает

## terminal: what only a terminal says

terminal-no-terminal = terminal: needs a terminal — для игры нужен терминал (ввод, вывод и поток ошибок)
terminal-busy = terminal: { $game }: эта игра уже идёт в другом терминале
terminal-too-small = Окно { $width }×{ $height }. Столу нужно { $least }×{ $low }: пожалуйста, увеличьте окно.

# The game that was left unfinished.
terminal-saved = { $n ->
    [one] Есть незаконченная партия «{ $game }»: { $n } ход.
    [few] Есть незаконченная партия «{ $game }»: { $n } хода.
   *[many] Есть незаконченная партия «{ $game }»: { $n } ходов.
}
terminal-saved-options = Настройки: { $options }.
terminal-saved-bots = Соперники: { $names }.
terminal-continue-or-new =
    c или Enter  продолжить её
    n            начать новую вместо неё
    q            оставить как есть
terminal-missing-bots =
    Чтобы продолжить её, запустите игру с --bots { $names }.

    n            начать новую (незаконченная будет отложена)
    q            оставить как есть
terminal-aside = Сохранённую партию не удалось прочитать ({ $reason }); теперь она лежит в { $path }.
terminal-unreadable = Сохранённую партию не удалось прочитать: { $reason }
terminal-kept = Другая партия сохранена в { $path }.
terminal-not-saved = Этот ход не удалось сохранить: { $reason }

# While playing.
terminal-waiting = Ждём остальных. u отменяет ваше последнее действие.
terminal-no-undo = Сейчас отменять нечего.
terminal-no-change = без изменений
terminal-bot-failed = { $name } не делает допустимого хода ({ $reason }); сделан другой.
# Among the seats: lower case, after a number.
terminal-you = вы
terminal-board-of = Планшет { $seat }: { $name }

# Personal bests of matches alone.
terminal-best = Новый личный рекорд при этих настройках! b — список.
terminal-bests = { $game } в одиночку: ваши лучшие партии
terminal-bests-none = Ни одна партия ещё не сыграна до конца.
terminal-bests-none-won = Ни одна партия ещё не выиграна.
terminal-no-bests = Список не удалось прочитать: { $reason }

# Keys.
terminal-scroll = ↑ ↓ листать{ "   " }
terminal-close = Esc назад   L English
terminal-over-tips = n новая игра  ↑↓ за что очки  o планшеты  h ходы  L English  q выход
terminal-list-tips = ↑↓ Enter ход  / поиск  PgUp PgDn листать  u отменить  h ходы  ? помощь  ^C выход
terminal-help =
    КЛАВИШИ ВО ВСЕХ ИГРАХ (русская раскладка тоже подходит)
      u  отменить ваш последний ход, пока не открылось ничего нового
      h  ходы партии             L  русский, English
      ?  эта страница            Ctrl+C  выйти; каждый ход сохраняется сразу
      b  ваши рекорды, если вы играете в одиночку
