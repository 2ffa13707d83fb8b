## shell: what stands round every game

brand = Tinkertable

of = { $what }: { $whom }

close = Закрыть

cancel = Отмена

copy = Копировать

copied = Скопировано

not-copied = Браузер не разрешил копирование. Выделите ссылку и скопируйте её вручную.

retry = Ещё раз

yes = да

no = нет

offline = Нет связи. Правила можно читать; столы откроются, когда связь вернётся.

nav-back = Назад
nav-home = На главную
nav-settings = Настройки
nav-rules = Правила
nav-skip = Перейти к содержанию

home-greeting = Стол готов
home-about = Игры о дорогах, шестерёнках, роботах и трубах. В одиночку, с ботами или с друзьями.
home-continue = Продолжить
home-start = Начать игру
home-takes = Примерно, против бота:
home-players = Игроков:
home-play-now = Играть
home-play-now-of = Играть сразу: { $game }
home-new-table = Новый стол
home-new-table-of = Новый стол: { $game }
home-join = Войти за стол
home-join-hint = Ссылка или код
home-join-go = Войти
home-join-what = Это не ссылка и не код стола. Вставьте ссылку целиком, как её прислали.
home-more = Ещё
home-watch = Открытые столы
home-learn = Обучение: десять шагов
home-mine = Ваши столы
home-bring-in = Открыть сохранённую партию
home-not-log = Этот файл — не сохранённая партия. Выберите файл .json, сохранённый здесь.

me-name = Ваше имя
me-guest = Гость

bots-unknown = Особый бот.
bots-easy-name = Лёгкий
bots-easy-about = ошибается и прощает ошибки
bots-normal-name = Обычный
bots-normal-about = играет разумно; хороший соперник для первых партий
bots-hard-name = Сильный
bots-hard-about = думает наперёд и учитывает соперников
bots-expert-name = Мастер
bots-expert-about = думает до секунды на ход; обыграть трудно
bots-random-name = Случайный
bots-random-about = делает любой допустимый ход; подходит для первого знакомства
bots-greedy-name = Жадный
bots-greedy-about = берёт то, что прямо сейчас даёт больше очков

seat-you = Вы
seat-n = Место { $n }
seat-again = { $name } { $n }
seat-open = Свободное место
seat-rival = Соперник
seat-here = за столом
seat-away = отсутствует
seat-bot = бот
seat-stand-in = играет бот: { $bot }
seat-resigned = игра сдана
seat-voted = предлагает закончить

new-game = Игра
new-seats = Места
new-seats-about = Каждое место — ваше, бота или свободное для другого игрока.
new-seat = Место { $n }
new-me = Я, на этом устройстве
new-open = Свободно: кто-нибудь займёт
new-bot = Бот: { $name }
new-add-seat = Добавить место
new-remove-seat = Убрать место { $n }
new-none-me = У вас самих места нет: вы будете наблюдать.
new-hot-seat = Несколько мест ваши: устройство передают по кругу, и никто не видит чужого.
new-options = Варианты правил
new-finer = Тонкости правил
new-manners = За этим столом
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
    [many] { $n } минут каждому
   *[other] { $n } минуты каждому
}
new-clock-about = Время на раздумье каждому месту на всю партию. Когда оно выйдет, за место доиграет бот.
new-hurry = Играем сейчас, вместе
new-hurry-about = Того, кто надолго отошёл, может заменить бот.
new-no-hurry-about = Каждый ходит, когда найдёт время, хоть несколько дней.
new-edition = Файл издания
new-edition-choose = Выбрать файл
new-edition-about = Если у вас есть коробка, файл с её компонентами может заменить наши.
new-not-edition = Этот файл — не JSON. Выберите файл издания, как описано в документации.
new-open-table = Открыть стол
new-start = Начать игру

lobby-heading = Ждём игроков
lobby-waiting = { $n ->
    [one] Игра начнётся, когда займут ещё { $n } место.
    [few] Игра начнётся, когда займут ещё { $n } места.
    [many] Игра начнётся, когда займут ещё { $n } мест.
   *[other] Игра начнётся, когда займут ещё { $n } места.
}
lobby-basic = Основная игра
lobby-invite = Пригласить
lobby-invite-about = Кто откроет эту ссылку, сможет сесть за стол или наблюдать.
lobby-public-about = Стол виден всем в списке; ссылка ведёт прямо к нему.
lobby-link = Ссылка на этот стол
lobby-new-invite = Новая ссылка (старая перестанет работать)
lobby-seats = Места
lobby-sit = Сесть
lobby-to-bot = Посадить бота
lobby-leave = Встать
lobby-close = Закрыть стол
lobby-nobody = Пока никого
lobby-open-seats = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
lobby-watch = Наблюдать

table-heading = Стол
table-menu = Меню стола
table-side = Рядом со столом
table-opening = Готовим стол…
table-not-found = Такого стола нет
table-not-found-about = Возможно, его закрыли или он только для приглашённых. Попросите ссылку целиком.
table-round = Раунд { $round }
table-round-of = Раунд { $round } из { $rounds }
table-your-turn = Ваш ход
table-your-turn-in = Ваш ход · { $game }
table-waiting-for = Ждём: { $names }
table-waiting-away = Ждём: { $names }, сейчас не за столом
table-thinking = { $n ->
    [one] { $names }: думает
    [few] { $names }: думают
    [many] { $names }: думают
   *[other] { $names }: думают
}
table-showing = Смотрите, что произошло
table-paused = Пауза
table-paused-about = Стол на паузе. Часы стоят.
table-pause = Пауза
table-resume = Продолжить
table-past = Как было после хода { $n } из { $of }
table-to-now = К текущему
table-undo = Отменить
table-no-undo = сейчас отменять нечего
table-connected = Связь восстановлена.
table-reconnecting = Связь прервалась, пробуем снова. Ничего не пропало.
table-bot-plays-for-you = За вас играет бот.
table-take-back = Вернуть место себе
table-stand-in = Посадить бота
table-votes = { $n ->
    [one] Закончить партию как есть предлагает { $names }.
    [few] Закончить партию как есть предлагают { $names }.
    [many] Закончить партию как есть предлагают { $names }.
   *[other] Закончить партию как есть предлагают { $names }.
}
table-vote = Закончить раньше
table-unvote = Отозвать голос
table-resign = Сдаться
table-resign-sure = Сдать эту партию? Вернуть её будет нельзя.
table-resign-yes = Да, сдаюсь
table-leave = Уйти из-за стола
table-leave-sure = Уйти из-за стола? Доиграет бот; место можно будет вернуть.
table-leave-yes = Да, уйти
table-sure = Вы уверены?
table-export = Сохранить запись
table-copy-link = Скопировать ссылку
table-saved = Каждый ход сохраняется сразу. Окно можно закрыть когда угодно и вернуться позже.
table-fair = Честные кубики
table-fair-about = Это число было известно до первого хода. В конце откроется тайна за ним, и любой сможет проверить кубики.
table-fair-over = Вторая строка — тайна: её SHA-256 даёт первую, и каждый бросок следует из неё.
table-watching = Вы наблюдаете.
table-warming = Боты разогреваются

chat-heading = Чат
chat-unread = { $n ->
    [one] Чат: { $n } новая реплика
    [few] Чат: { $n } новые реплики
    [many] Чат: { $n } новых реплик
   *[other] Чат: { $n } новой реплики
}
chat-none = Пока никто ничего не сказал.
chat-write = Сказать что-нибудь
chat-send = Сказать
chat-said = { $name }: { $text }
chat-mute = Не слышать: { $name }
chat-unmute = Снова слышать: { $name }

log-heading = Ходы
log-none = Ходов ещё нет.
log-line = { $name }: { $text }
log-jump = Ход { $n }: { $text }. Показать стол после него

score-heading = Очки
score-cell = { $line }, { $name }: { $points }
score-nothing = ничего
score-hint = Наведите на число, чтобы увидеть, за что оно.
score-hint-touch = Коснитесь числа, чтобы увидеть, за что оно.

line-total = Итог

value-on = да
value-off = нет
value-none = нет

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

result-over = Игра окончена
result-winner = победа
result-solo = { $n ->
    [one] Игра окончена: { $n } очко
    [few] Игра окончена: { $n } очка
    [many] Игра окончена: { $n } очков
   *[other] Игра окончена: { $n } очка
}
result-nobody = Игра окончена: победителя нет
result-unbeaten = Игра окончена: { $name } не побеждён
result-was-not = { $name } не побеждён
result-you-win = Игра окончена: вы победили!
result-wins = { $n ->
    [one] Игра окончена: победитель — { $names }
    [few] Игра окончена: победители — { $names }
    [many] Игра окончена: победители — { $names }
   *[other] Игра окончена: победители — { $names }
}
result-you-won = Вы победили
result-won = { $n ->
    [one] Победа: { $names }
    [few] Победа: { $names }
    [many] Победа: { $names }
   *[other] Победа: { $names }
}
result-by-vote = Закончена раньше срока по общему согласию.
result-by-resigned = Партию сдали.
result-by-resigned-you = Вы сдали партию.
result-by-forgotten = Закончена, потому что все игравшие попросили их забыть.
result-bests = Ваши лучшие партии с этими настройками
result-new-best = Новый личный рекорд!
result-this-one = эта партия
result-rematch = Ещё партию
result-rematch-ready = Новая партия готова.
result-to-rematch = К новой партии

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
replay-seen-by = Глазами
replay-all-open = Всё открыто

rules-find = Найти в правилах
rules-contents = Содержание
rules-table = Таблица в абзаце { $number }
rules-nothing = Ничего не найдено. Попробуйте другое слово или номер, например R12.

handover-pass = Передайте устройство: { $name }
handover-about = Стол закрыт, пока следующий игрок не попросит его показать.
handover-show = Устройство у меня: показать стол

learn-heading = Обучение
learn-about = Десять коротких шагов за настоящим столом. Выйти можно когда угодно.
learn-start = Обучение: десять шагов
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
settings-language = Язык
settings-languages-en = English
settings-languages-ru = Русский
settings-theme = Тема
settings-themes-system = Как в системе
settings-themes-light = Светлая
settings-themes-dark = Тёмная
settings-still = Меньше движения
settings-still-about = Ничто не движется; что случилось, видно сразу.
settings-manners = Во время игры
settings-confirm = Подтверждать ходы на сенсорном экране
settings-confirm-about = Первое касание показывает ход, второе делает его.
settings-notify = Сообщать, когда мой ход
settings-notify-about = Только пока окно не на виду.
settings-notify-refused = Браузер не разрешает уведомления. Сначала разрешите их для этой страницы в настройках браузера.
settings-who = Кто вы
settings-keep-name = Запомнить имя
settings-name-kept = Имя сохранено.
settings-recovery = Сделать ссылку для входа
settings-recovery-about = Паролей нет. По ссылке для входа вы останетесь тем же гостем на другом устройстве; она действует один раз.
settings-recovery-link = Ссылка для входа
settings-data = Ваши данные
settings-data-about = Сервер знает ваше имя, места и сказанное в чате. Настройки хранит этот браузер.
settings-clear = Сбросить настройки
settings-cleared = Настройки снова как в первый день.
settings-forget = Забыть меня
settings-forget-sure = Имя, чат и места будут стёрты, за вас доиграют боты. Вернуть это нельзя.
settings-forget-yes = Да, забыть
settings-forgotten = Вы забыты. За следующим столом вы будете новым гостем.

recover-heading = Вход по ссылке
recover-about = С этой ссылкой устройство станет вашим, с вашим именем и столами. Она действует один раз.
recover-use = Продолжить здесь
recover-done = С возвращением, { $name }.

watch-heading = Открытые столы
watch-join = Ждут игроков
watch-running = Идёт игра
watch-none-open = Никакой открытый стол не ждёт игроков. Откройте свой.
watch-none-running = За открытыми столами сейчас не играют.
watch-again = Посмотреть снова

tables-running = Не закончены
tables-finished = Закончены
tables-none = Незаконченных партий у вас нет.

fallback-view = Стол
fallback-moves = Ваши ходы
fallback-filter = Отобрать ходы
fallback-found = { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}
fallback-more = { $n ->
    [one] Показать ещё { $n }
    [few] Показать ещё { $n }
    [many] Показать ещё { $n }
   *[other] Показать ещё { $n }
}
fallback-wait = Сейчас делать нечего: ходят остальные.

reconstructed-label = Восстановлено: что это значит?
reconstructed-game = Часть компонентов этой игры мы восстановили сами; их можно заменить файлом издания.

notices-bot-retried = { $name }: ответа вовремя не было, бота спросили ещё раз.
notices-bot-weaker = { $name }: ответа не было; этот ход сделал бот попроще.
notices-bots-warming = Боты разогреваются. Они уже отвечают, но пока играют чуть слабее.
notices-clock-out = { $name }: время вышло; за это место доиграет бот.
notices-clock-out-you = Ваше время вышло; дальше за вас играет бот.

hint-ask = Подсказка
hint-thinking = Думаю …
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
analysis-then = { $name } — после
analysis-swings = Где решалась игра
analysis-swing-chance = Ход { $move }, { $name }: { $played }. Мастер сыграл бы: { $best } (шанс { $from } → { $to })
analysis-swing-points = Ход { $move }, { $name }: { $played }. Мастер сыграл бы: { $best } (очки { $from } → { $to })
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

## errors: what is said when something cannot be done

error-unknown = Не получилось. Обновите страницу и попробуйте снова.
error-offline = Сервер не отвечает. Проверьте связь и попробуйте снова.
error-bad-request = Сервер этого не понял. Обновите страницу, чтобы получить новую версию.
error-no-identity = Это устройство ещё незнакомо. Обновите страницу и попробуйте снова.
error-not-found = Здесь такого нет, или это не для вас. Попросите ссылку целиком.
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
error-wrong-status = Сейчас так нельзя: { $why }.
error-too-many = Слишком быстро. Подождите несколько секунд и попробуйте снова.
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
why-edition-locations = { $where }: нужен список мест, а здесь { $got }
why-edition-location-twice = { $where }: одно место названо дважды: { $got }
why-edition-rondel = rondel: мест должно быть { $count }, а здесь { $got }
why-edition-listed = { $where }: мест не больше { $most }, а здесь { $got }
why-board-word = нужна клетка вроде D5RHRHx, D3* или D3o, а здесь { $got }
why-board-dot = точка на планшете одна, а вторая в { $cell }
why-board-twice = клетка { $cell } названа дважды
why-board-drawing = в { $cell } должен быть рисунок этой игры, а здесь { $got }
why-board-clash = шоссе встречается с железной дорогой между { $cell } и { $other }
why-board-expansion = для { $cell } нужна настройка expansion={ $expansion }
why-seat-taken = место { $seat } занято
why-not-host = это может только тот, кто открыл стол
why-seat-present = игрок места { $seat } здесь
why-seat-given-up = место { $seat } оставлено насовсем
why-not-your-seat = место { $seat } не ваше
why-not-finished = партия ещё не окончена
why-not-seated = это могут только те, кто играет за столом
why-table-open = партия ещё не началась
why-table-playing = партия уже идёт
why-table-paused = партия на паузе
why-table-over = партия окончена
why-table-ended = партия прервана
why-bot-plays = за место { $seat } играет бот: сначала верните место себе
why-stale = место { $seat } делает ход { $turn }, а не { $got }
why-not-known = к чему ведёт { $move }, станет видно только после хода
why-no-answer = никто не успел ответить вовремя
why-table-version = партия начата в { $game } версии { $got }, а здесь версия { $version }
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
terminal-too-small = Окно { $width }×{ $height }. Столу нужно { $least }×{ $low }: пожалуйста, увеличьте окно.
terminal-aside = Сохранённую партию не удалось прочитать ({ $reason }); теперь она лежит в { $path }.
terminal-unreadable = Сохранённую партию не удалось прочитать: { $reason }
terminal-busy = terminal: { $game }: эта игра уже идёт в другом терминале
terminal-kept = Другая партия сохранена в { $path }.
terminal-not-saved = Этот ход не удалось сохранить: { $reason }
terminal-saved = { $n ->
    [one] Есть незаконченная партия «{ $game }»: { $n } ход.
    [few] Есть незаконченная партия «{ $game }»: { $n } хода.
   *[many] Есть незаконченная партия «{ $game }»: { $n } ходов.
}
terminal-saved-options = Настройки: { $options }.
terminal-saved-bots = Против: { $names }.
terminal-continue-or-new =
    c или Enter  продолжить её
    n            начать новую вместо неё
    q            оставить как есть
terminal-missing-bots =
    Чтобы продолжить её, запустите игру с --bots { $names }.

    n            начать новую (незаконченная будет отложена)
    q            оставить как есть
terminal-waiting = Ждём остальных. u отменяет ваше последнее действие.
terminal-no-undo = Сейчас отменять нечего.
terminal-no-moves = Ходов ещё нет.
terminal-nothing = пока ничего
terminal-no-change = без изменений
terminal-bot-failed = { $name }: недопустимый ход ({ $reason }); за него сделан другой.
terminal-total = Итог
terminal-score = Очки
terminal-board-of = Планшет { $seat }: { $name }
terminal-you = вы
terminal-finished = Игра окончена, очки: { $total }.
terminal-you-win = Игра окончена: вы победили!
terminal-wins = { $n ->
    [one] Игра окончена: победитель — { $names }.
    [few] Игра окончена: победители — { $names }.
   *[many] Игра окончена: победители — { $names }.
}
terminal-moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
terminal-scroll = ↑ ↓ листать{ "   " }
terminal-close = Esc назад   L English
terminal-over-tips = n новая игра  ↑↓ за что очки  o планшеты  h ходы  L English  q выход
terminal-list-tips = ↑↓ Enter ход  / поиск  PgUp PgDn листать  u отмена  h ходы  ? помощь  ^C выход
terminal-best = Новый личный рекорд при этих настройках! b — список.
terminal-bests = { $game } в одиночку: ваши лучшие партии
terminal-bests-none = Ни одна партия ещё не сыграна до конца.
terminal-bests-none-won = Ни одна партия ещё не выиграна.
terminal-no-bests = Список не удалось прочитать: { $reason }
terminal-help =
    КЛАВИШИ ВО ВСЕХ ИГРАХ (русская раскладка тоже подходит)
      u  отменить ваш последний ход, пока не открылось ничего нового
      h  ходы партии             L  русский, English
      ?  эта страница            Ctrl+C  выйти; каждый ход сохраняется сразу
      b  ваши рекорды, если вы играете в одиночку
