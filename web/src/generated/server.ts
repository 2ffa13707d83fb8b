// Written by `make generate` from the server's OpenAPI document; never edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    BotSeat: {
      /** @constant */
      kind: 'bot';
      bot: string;
    };
    Bots: {
      ready: boolean;
      progress: number;
    };
    Branch: {
      move: number;
      seats: (components['schemas']['MySeat'] | components['schemas']['BotSeat'])[];
    };
    Created: {
      table: components['schemas']['Table'];
      invite: string | null;
    };
    /**
     * @description `hash` is of what is played with, as in a log; `file` of its name and of what its owner has
     *     stated, too. By `hash` one finds the first that plays so.
     */
    EditionFacts: {
      hash: string;
      file: string;
      name: string;
    };
    /** @description `stated`: what of `data` the owner of the box has stated; all, if it is left out. */
    EditionFile: {
      game: string;
      name: string;
      data: {
        [key: string]: unknown;
      };
      stated?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description What a seat did besides moving, after so many moves. */
    Event: {
      move: number;
      seat: number;
      /** @constant */
      event: 'hint';
    };
    ExportedLog: {
      game: string;
      version: number;
      seats: number;
      options: {
        [key: string]: string;
      };
      edition?: string | null;
      seed?: string | null;
      players: (string | null)[];
      /** @default [] */
      events?: components['schemas']['Event'][];
      moves: string[];
    };
    /** @description What is wrong with a table that cannot be read: as of an error. */
    Fault: {
      code: string;
      reason: string;
      facts: {
        [key: string]: string | number | components['schemas']['Why'];
      };
    };
    /**
     * @description A game: `seats` are the least and the most, each option's default comes first, bots from the
     *     weakest. Options are told by those before them; what is not in `option_when` or `line_when`
     *     always counts. Clients offer and show only what counts, and leave the other options out of what
     *     they send.
     */
    GameFacts: {
      name: string;
      seats: [number, number];
      options: {
        [key: string]: string[];
      };
      option_when: {
        [key: string]: components['schemas']['When'];
      };
      lines: string[];
      line_when: {
        [key: string]: components['schemas']['When'];
      };
      bots: string[];
      editions: boolean;
    };
    /**
     * @description `ok` is `store`: does it take what is written? `fault` is a word for why not, or for what
     *     went wrong a moment ago. Without `bus` other processes hear of moves late; nothing is lost.
     */
    Health: {
      ok: boolean;
      store: boolean;
      fault: string | null;
      bus: boolean;
      bots: components['schemas']['Bots'];
    };
    Import: {
      log: components['schemas']['LogFile'];
      edition?: components['schemas']['NewEdition'] | null;
    };
    Invite: {
      invite: string;
    };
    /** @description Keep so many moves of what you have, then add these. */
    KnownLog: {
      keep: number;
      add: string[];
    };
    /** @description A log of the game; keys that nobody reads are welcome in it. */
    LogFile: {
      game: string;
      seats: number;
      moves: string[];
      version?: number | null;
      options?: {
        [key: string]: string;
      };
      edition?: string | null;
      seed?: string | null;
    } & {
      [key: string]: unknown;
    };
    Me: {
      name: string;
    };
    Mute: {
      muted: boolean;
    };
    /** @description `name`: of somebody else who plays on this device. */
    MySeat: {
      /** @constant */
      kind: 'me';
      name?: string | null;
      bot?: null;
    };
    NewEdition: {
      game: string;
      data: {
        [key: string]: unknown;
      };
      stated?: {
        [key: string]: unknown;
      } | null;
      /** @default  */
      name?: string;
    };
    NewTable: {
      game: string;
      options?: {
        [key: string]: string;
      };
      edition?: string | null;
      seats: (
        components['schemas']['MySeat'] | components['schemas']['OpenSeat'] | components['schemas']['BotSeat']
      )[];
      /**
       * @default invited
       * @enum {string}
       */
      visibility?: 'public' | 'invited';
      clock?: number | null;
      /** @default true */
      hurry?: boolean;
    };
    OneSeat: {
      seat: number;
    };
    OpenSeat: {
      /** @constant */
      kind: 'open';
      bot?: null;
    };
    /**
     * @description All that is kept of a person. `recovery`: until when a link for another device works;
     *     `muted`: whom they do not hear; `editions`: those of their tables.
     */
    OwnData: {
      person: components['schemas']['Person'];
      created: number;
      recovery: number | null;
      muted: string[];
      chat: components['schemas']['OwnLine'][];
      tables: components['schemas']['OwnTable'][];
      editions: components['schemas']['EditionFile'][];
    };
    OwnLine: {
      table: string;
      number: number;
      text: string;
      at: number;
    };
    /** @description A table as one may see it, and its log; none where nothing of it may be told. */
    OwnTable: {
      table: components['schemas']['Table'];
      log: components['schemas']['ExportedLog'] | null;
    };
    Person: {
      id: string;
      name: string;
    };
    /** @enum {string} */
    Reason: 'played' | 'vote' | 'resigned' | 'forgotten' | 'operator';
    Recover: {
      token: string;
    };
    /** @description A finished match after `move` of its `moves`. */
    Replay: {
      moves: number;
      move: number;
      state: components['schemas']['RecordedState'];
    };
    /** @description How a match ended; `rivals` are opponents that sit nowhere. */
    Result: {
      scores: components['schemas']['Scores'][];
      rivals: components['schemas']['Scores'][];
      winners: number[];
      reason: components['schemas']['Reason'];
    };
    Rules: {
      markdown: string;
    };
    /**
     * @description Who sits there. `you`: the seat is one's own; `muted`: one does not hear its person. `away`:
     *     for how many seconds its person was not at the table when this was sent; null: here, or nobody
     *     waits for them. `asked`: an end needs its vote.
     */
    SeatFacts: {
      seat: number;
      /** @enum {string} */
      kind: 'human' | 'open' | 'bot';
      name: string | null;
      person: string | null;
      bot: string | null;
      you: boolean;
      online: boolean;
      away: number | null;
      stand_in: string | null;
      resigned: boolean;
      voted: boolean;
      asked: boolean;
      muted: boolean;
    };
    SeatToken: {
      token: string;
    };
    Sit: {
      seat: number;
      invite?: string | null;
    };
    StandIn: {
      seat: number;
      bot: string;
    };
    /**
     * @description A table as a person may see it, without the match. `patience`: the seconds for which
     *     somebody who is away is waited for. `fault`: why it is `unreadable`. `keeps`: the seconds for
     *     which it is kept when none of its people is there any more; null: for ever. `goes`: in so many
     *     seconds it is deleted, unless one of its people opens it; null: not soon, or it is not yours.
     */
    Table: {
      id: string;
      game: string;
      options: {
        [key: string]: string;
      };
      edition: components['schemas']['EditionFacts'] | null;
      /** @enum {string} */
      status: 'open' | 'playing' | 'paused' | 'over' | 'ended' | 'unreadable';
      fault: components['schemas']['Fault'] | null;
      /** @enum {string} */
      visibility: 'public' | 'invited';
      clock: number | null;
      hurry: boolean;
      patience: number;
      hot_seat: boolean;
      host: boolean;
      created: number;
      touched: number;
      seats: components['schemas']['SeatFacts'][];
      acting: number[];
      commitment: string;
      seed: string | null;
      result: components['schemas']['Result'] | null;
      rematch: string | null;
      keeps: number | null;
      goes: number | null;
    };
    Token: {
      token: string;
    };
    Vote: {
      seat: number;
      end: boolean;
    };
    Watch: {
      invite?: string | null;
    };
    /**
     * @description The matches in which an option changes anything, or a line of the score can count: one of the
     *     values of each option named, one of the seat counts; none named: any.
     */
    When: {
      options: {
        [key: string]: string[];
      };
      seats: number[];
    };
    /** @description Why something cannot be done; a fact may be a reason itself. */
    Why: {
      reason: string;
      facts: {
        [key: string]: string | number | components['schemas']['Why'];
      };
    };
    /**
     * @description Asks for the analysis of a match that is over; `done` decisions are known already. Counts for
     *     sixty messages, one at a time, and at most two at once of one person.
     */
    AnalyseRequest: {
      /** @constant */
      type: 'analyse';
      id: string;
      /** @default 0 */
      done?: number;
    };
    /**
     * @description The end of an analysis. `values` is what the match came to: points by seat, or parts of the
     *     victory by seat and then nobody's; null if it was cancelled, or the match ended as it stood.
     */
    AnalysedMessage: {
      /** @constant */
      type: 'analysed';
      id: string;
      complete: boolean;
      values: number[] | null;
    };
    /**
     * @description How far an analysis is: first with `"decision": null`, then with each Decision as it is
     *     ready.
     */
    AnalysisMessage: {
      done: number;
      of: number;
      points: boolean;
      decision: components['schemas']['Decision'] | null;
      /** @constant */
      type: 'analysis';
      id: string;
    };
    /** @description Ends the analysis. */
    CancelRequest: {
      /** @constant */
      type: 'cancel';
      id: string;
    };
    /** @description What somebody said; `seat` is null for those who only watch. */
    ChatLine: {
      number: number;
      person: string;
      name: string;
      seat: number | null;
      text: string;
      at: number;
    };
    /** @description Somebody said something. */
    ChatMessage: {
      /** @constant */
      type: 'chat';
      chat: components['schemas']['ChatLine'];
    };
    /**
     * @description Says one line of at most 500 characters; for those who sit, were invited, or of a public
     *     table.
     */
    ChatRequest: {
      /** @constant */
      type: 'chat';
      id: string;
      text: string;
    };
    /** @description A move of a finished match, judged for the seat that made it. */
    Decision: {
      move: number;
      seat: number;
      played: string;
      best: string;
      played_value: number | null;
      best_value: number;
      values: number[] | null;
      played_values: number[] | null;
      error: number | null;
    };
    /** @description What came with this id is done, and on disk; `number` is that of the state which shows it. */
    DoneMessage: {
      /** @constant */
      type: 'done';
      id: string;
      number: number;
    };
    /** @description Something cannot be done; `id` is null if it is not known what was asked. */
    ErrorMessage: {
      /** @constant */
      type: 'error';
      id: string | null;
      /** @enum {string} */
      code:
        | 'bad-request'
        | 'no-identity'
        | 'banned'
        | 'not-found'
        | 'not-yours'
        | 'no-such-seat'
        | 'not-acting'
        | 'not-legal'
        | 'not-known'
        | 'stale'
        | 'nothing-to-undo'
        | 'bad-token'
        | 'taken'
        | 'awaited'
        | 'wrong-status'
        | 'wrong-version'
        | 'unreadable'
        | 'too-many'
        | 'over-limit'
        | 'too-many-here'
        | 'too-large'
        | 'too-slow'
        | 'no-such-method'
        | 'bad-table'
        | 'bad-log'
        | 'bad-edition'
        | 'not-saved'
        | 'no-hint'
        | 'no-analysis';
      reason: string;
      facts: {
        [key: string]: string | number | components['schemas']['Why'];
      };
    };
    /** @description Asks what earned the points of a seat, or of a rival behind the seats. */
    ExplainRequest: {
      /** @constant */
      type: 'explain';
      id: string;
      seat: number;
    };
    /** @description What earned each point. */
    ExplainedMessage: {
      /** @constant */
      type: 'explained';
      id: string;
      seat: number;
      items: components['schemas']['Item'][];
    };
    /** @description The first; the `state` follows. */
    HelloMessage: {
      /** @constant */
      type: 'hello';
      table: components['schemas']['Table'];
      chat: components['schemas']['ChatLine'][];
    };
    /** @description A move to consider: what it is worth, how often to play it, what each line gains at once. */
    Hint: {
      text: string;
      value: number | null;
      share: number;
      gains: {
        [key: string]: number;
      };
    };
    /** @description What Expert would do, its choice first; see below. */
    HintMessage: {
      seat: number;
      points: boolean;
      mixed: boolean;
      matches: number | null;
      moves: components['schemas']['Hint'][];
      /** @constant */
      type: 'hint';
      id: string;
    };
    /**
     * @description Asks for advice for a seat of one's own that acts now. Counts for ten messages, one at a
     *     time, and is noted in the log; at most three at once of one person, wherever they play.
     */
    HintRequest: {
      /** @constant */
      type: 'hint';
      id: string;
      seat: number;
    };
    /** @description One thing that earned or cost points: a score line, its points, and where they came from. */
    Item: {
      line: string;
      points: number;
      cells: string[];
      ends: string[];
      count: number;
      facts: {
        [key: string]: unknown;
      };
    };
    /**
     * @description Plays a move of the legal list. The `id` is any text of at most 40 characters (none of them a
     *     control character), new for each decision: any of the last hundred ids of a seat
     *     again gets the same answer.
     */
    MoveRequest: {
      /** @constant */
      type: 'move';
      id: string;
      seat: number;
      turn: number;
      text: string;
    };
    /** @description Something people should know; `seat` and `progress` are null where there is none. */
    NoticeMessage: {
      /** @constant */
      type: 'notice';
      /** @enum {string} */
      code: 'bot-retried' | 'bot-weaker' | 'bots-warming' | 'bots-ready' | 'clock-out' | 'seat-back';
      seat: number | null;
      progress: number | null;
    };
    /** @description What the table looked like after that many moves of the log. */
    PastMessage: {
      /** @constant */
      type: 'past';
      id: string;
      move: number;
      state: components['schemas']['State'];
    };
    /** @description Asks what the table looked like after so many moves of the log. */
    PastRequest: {
      /** @constant */
      type: 'past';
      id: string;
      move: number;
    };
    /** @description Asks whether anybody is there. */
    PingRequest: {
      /** @constant */
      type: 'ping';
    };
    /** @description The answer to `ping`. */
    PongMessage: {
      /** @constant */
      type: 'pong';
    };
    /**
     * @description What the table would look like to this seat after that move, before chance or anybody else
     *     goes on; `legal` is what the seat could do then. Nothing is played.
     */
    PreviewMessage: {
      /** @constant */
      type: 'preview';
      id: string;
      state: components['schemas']['State'];
    };
    /** @description Asks what a move of the seat would lead to. */
    PreviewRequest: {
      /** @constant */
      type: 'preview';
      id: string;
      seat: number;
      text: string;
    };
    /** @description A state with its log. */
    RecordedState: {
      number: number;
      viewer: number | null;
      acting: number[];
      turn: number;
      legal: string[];
      undo: boolean;
      over: boolean;
      view: components['schemas']['View'];
      scores: components['schemas']['Scores'][];
      rivals: components['schemas']['Scores'][];
      clocks: number[] | null;
      log: components['schemas']['KnownLog'];
    };
    /**
     * @description Hot-seat, "the device has been passed on": from now on the view of this seat (only); null:
     *     what a spectator sees.
     */
    ShowRequest: {
      /** @constant */
      type: 'show';
      seat: number | null;
    };
    /** @description A match as a viewer may know it, but for its log. */
    State: {
      number: number;
      viewer: number | null;
      acting: number[];
      turn: number;
      legal: string[];
      undo: boolean;
      over: boolean;
      view: components['schemas']['View'];
      scores: components['schemas']['Scores'][];
      rivals: components['schemas']['Scores'][];
      clocks: number[] | null;
    };
    /** @description A State, when something this viewer may know has changed. */
    StateMessage: {
      number: number;
      viewer: number | null;
      acting: number[];
      turn: number;
      legal: string[];
      undo: boolean;
      over: boolean;
      view: components['schemas']['View'];
      scores: components['schemas']['Scores'][];
      rivals: components['schemas']['Scores'][];
      clocks: number[] | null;
      log: components['schemas']['KnownLog'];
      /** @constant */
      type: 'state';
    };
    /** @description Seats, presence or status changed. */
    TableMessage: {
      /** @constant */
      type: 'table';
      table: components['schemas']['Table'];
    };
    /** @description Takes the last move of the seat back. */
    UndoRequest: {
      /** @constant */
      type: 'undo';
      id: string;
      seat: number;
      turn: number;
    };
    ToServer:
      | components['schemas']['ShowRequest']
      | components['schemas']['MoveRequest']
      | components['schemas']['UndoRequest']
      | components['schemas']['PreviewRequest']
      | components['schemas']['PastRequest']
      | components['schemas']['ExplainRequest']
      | components['schemas']['HintRequest']
      | components['schemas']['AnalyseRequest']
      | components['schemas']['CancelRequest']
      | components['schemas']['ChatRequest']
      | components['schemas']['PingRequest'];
    FromServer:
      | components['schemas']['HelloMessage']
      | components['schemas']['StateMessage']
      | components['schemas']['TableMessage']
      | components['schemas']['ChatMessage']
      | components['schemas']['DoneMessage']
      | components['schemas']['PreviewMessage']
      | components['schemas']['PastMessage']
      | components['schemas']['ExplainedMessage']
      | components['schemas']['HintMessage']
      | components['schemas']['AnalysisMessage']
      | components['schemas']['AnalysedMessage']
      | components['schemas']['NoticeMessage']
      | components['schemas']['ErrorMessage']
      | components['schemas']['PongMessage'];
    /** @description The total, and each line of the game's score sheet. */
    Scores: {
      total: number;
    } & {
      [key: string]: number;
    };
    /** @description The table as one viewer sees it. Seats count from 1. */
    RailroadInkView: {
      round: number;
      rounds: number;
      dice: string[];
      aim: ('N' | 'E' | 'S' | 'W') | 'any' | null;
      distance: number | null;
      acting: (number | '*')[];
      boards: components['schemas']['RailroadInkBoard'][];
      you: number | null;
      winners: number[];
      field: components['schemas']['RailroadInkField'];
      marks: components['schemas']['RailroadInkMarks'][];
      choices: components['schemas']['RailroadInkChoices'] | null;
    };
    /** @description What a seat has drawn and may still draw. */
    RailroadInkBoard: {
      drawings: {
        [key: string]: string;
      };
      craters: string[];
      dot: string | null;
      rounds: {
        [key: string]: number;
      };
      drawn: number[];
      specials_left: string[];
      specials_used: number;
      special_now: boolean;
      score: components['schemas']['RailroadInkScore'];
    };
    /** @description A seat's legal moves, sorted into what can be picked. */
    RailroadInkChoices: {
      pieces: components['schemas']['RailroadInkPiece'][];
      meteor: components['schemas']['RailroadInkMeteor'] | null;
      done: boolean;
      why_not: components['schemas']['RailroadInkWhyNot'] | null;
      erases: string[];
      emergency: ('erase-or-volcano' | 'erase' | 'volcano' | 'lapsed') | null;
      specials_left: number;
    };
    /** @description What is printed on every board. */
    RailroadInkField: {
      rows: string[];
      columns: string[];
      centre: string[];
      exits: {
        [key: string]: 'H' | 'R';
      };
      middle: string;
      /** @enum {string} */
      expansion: 'none' | 'meteor' | 'lava';
    };
    /** @description Lava joined by its sides. */
    RailroadInkLake: {
      cells: string[];
      closed: boolean;
    };
    /** @description What is to be seen on a board beside its ink. */
    RailroadInkMarks: {
      wet: string[];
      joined: string[];
      ends: string[];
      mouths: string[];
      hits: string[];
      lakes: components['schemas']['RailroadInkLake'][];
    };
    /** @description A meteor that is still to fall. */
    RailroadInkMeteor: {
      start: string;
      ways: components['schemas']['RailroadInkWay'][];
    };
    /** @description A die, a special route or a volcano, and what may be done with it. */
    RailroadInkPiece: {
      key: string;
      kind: string;
      /** @enum {string} */
      group: 'die' | 'lava' | 'special' | 'volcano';
      /** @enum {string} */
      state: 'open' | 'used' | 'stuck';
      cell: string | null;
      due: boolean;
      places: {
        [key: string]: string[];
      };
      withheld: string[];
      skip: string | null;
    };
    /** @description The score of a board as it stands: the total and its lines. */
    RailroadInkScore: {
      total: number;
      networks: number;
      highway: number;
      rail: number;
      centre: number;
      errors: number;
      bonus: number;
    };
    /** @description A way the meteor may take. */
    RailroadInkWay: {
      move: string;
      /** @enum {string} */
      side: 'N' | 'E' | 'S' | 'W';
      path: string[];
      target: string;
    };
    /** @description What must be done before the round can end. */
    RailroadInkWhyNot: {
      /** @enum {string} */
      code: 'meteor-first' | 'dice-left' | 'lava-left';
      n: number;
    };
    /** @description The table of Gears as a seat or a spectator sees it. Seats count from 1. */
    GearsView: {
      round: number;
      rounds: number;
      /** @enum {string} */
      shift: 'day' | 'night';
      /** @enum {string} */
      phase:
        'deal' | 'set' | 'window' | 'set-anew' | 'replace' | 'turn' | 'entry' | 'sparked' | 'return' | 'over';
      step: number;
      card:
        | (
            | 'highest'
            | 'lowest'
            | 'highest_even'
            | 'highest_odd'
            | 'lowest_even'
            | 'lowest_odd'
            | 'even'
            | 'odd'
            | 'all_but_lowest'
            | 'all_but_highest'
          )
        | null;
      effect:
        | (
            | 'half_turn'
            | 'reverse_drive'
            | 'rust'
            | 'no_idling'
            | 'own_hands'
            | 'blackout'
            | 'factory_settings'
            | 'double_drive'
            | 'test_run'
            | 'sparks'
            | 'other'
          )
        | null;
      guessed: boolean;
      guessed_abilities: (
        | 'oil'
        | 'tuning'
        | 'ratchet'
        | 'pendulum'
        | 'search'
        | 'swapout'
        | 'computation'
        | 'solution'
        | 'other'
      )[];
      night: components['schemas']['GearsRound'];
      claims: components['schemas']['GearsClaims'] | null;
      drive: components['schemas']['GearsBelt'][];
      locked:
        | (
            | 'oil'
            | 'tuning'
            | 'ratchet'
            | 'pendulum'
            | 'search'
            | 'swapout'
            | 'computation'
            | 'solution'
            | 'other'
          )
        | null;
      using:
        | (
            | 'oil'
            | 'tuning'
            | 'ratchet'
            | 'pendulum'
            | 'search'
            | 'swapout'
            | 'computation'
            | 'solution'
            | 'other'
          )
        | null;
      swaps: [number, number][];
      gears: components['schemas']['GearsSides'];
      reconstructed: ('characters' | 'night_effects')[];
      token: number | null;
      acting: (number | '*')[];
      boards: components['schemas']['GearsBoard'][];
      you: number | null;
      winners_of_round: number[];
      winners: number[];
      last: components['schemas']['GearsLastRound'] | null;
    };
    /** @description An ability that is none of ours. */
    GearsAbility: {
      /** @enum {string} */
      when: 'set' | 'before' | 'after' | 'entry';
      deeds: components['schemas']['GearsDeed'][];
    };
    /** @description Who turns whose gear: one step of the rotation. */
    GearsBelt: {
      by: number | null;
      gear: number;
      /** @enum {string} */
      state: 'done' | 'now' | 'next';
    };
    /** @description What lies before a seat. */
    GearsBoard: {
      code: components['schemas']['GearsCodeCard'][];
      hand: ('red' | 'purple' | 'yellow' | 'blue' | 'grey' | 'multi')[];
      discard: ('red' | 'purple' | 'yellow' | 'blue' | 'grey' | 'multi')[];
      character: ('mechanic' | 'clockmaker' | 'inspector' | 'countess') | null;
      character_side: ('day' | 'night' | 'gone') | null;
      ability:
        | (
            | 'oil'
            | 'tuning'
            | 'ratchet'
            | 'pendulum'
            | 'search'
            | 'swapout'
            | 'computation'
            | 'solution'
            | 'other'
          )
        | null;
      blocks: components['schemas']['GearsAbility'] | null;
      ready: boolean;
      up: boolean;
      gear: ('red' | 'purple' | 'yellow' | 'blue' | 'grey' | 'multi') | null;
      side: number | null;
      value: number | null;
      counts_as: ('blue' | 'grey' | 'multi') | null;
      score: components['schemas']['GearsScore'];
      verdict: components['schemas']['GearsVerdict'] | null;
    };
    /** @description Which numbers win by a round card, and how. */
    GearsClaims: {
      /** @enum {string} */
      mode: 'first' | 'every';
      numbers: number[];
      loses: ('lowest' | 'highest') | null;
      ours: boolean;
    };
    /** @description A card of a seat's code. */
    GearsCodeCard: {
      name: string;
      /** @enum {string} */
      colour: 'red' | 'blue' | 'yellow' | 'purple';
      number: number;
      /** @enum {string} */
      state: 'open' | 'check' | 'entered';
    };
    /** @description One thing that an ability does. */
    GearsDeed: {
      /** @enum {string} */
      does:
        | 'grey'
        | 'blue'
        | 'multi'
        | 'turn'
        | 'lock'
        | 'look'
        | 'set_any'
        | 'set_other'
        | 'check_one'
        | 'check_with_others'
        | 'enter_any';
      /** @enum {string} */
      whose: 'own' | 'left' | 'right';
      steps: number;
    };
    /** @description The round before the one on the table, and how it ended. */
    GearsLastRound: {
      round: number;
      /** @enum {string} */
      shift: 'day' | 'night';
      token: number;
      /** @enum {string} */
      card:
        | 'highest'
        | 'lowest'
        | 'highest_even'
        | 'highest_odd'
        | 'lowest_even'
        | 'lowest_odd'
        | 'even'
        | 'odd'
        | 'all_but_lowest'
        | 'all_but_highest';
      effect:
        | (
            | 'half_turn'
            | 'reverse_drive'
            | 'rust'
            | 'no_idling'
            | 'own_hands'
            | 'blackout'
            | 'factory_settings'
            | 'double_drive'
            | 'test_run'
            | 'sparks'
            | 'other'
          )
        | null;
      night: components['schemas']['GearsRound'];
      claims: components['schemas']['GearsClaims'];
      winners: number[];
      swaps: [number, number][];
      gears: components['schemas']['GearsPlayedGear'][];
    };
    /** @description A gear as it lay when its round was judged. */
    GearsPlayedGear: {
      /** @enum {string} */
      gear: 'red' | 'purple' | 'yellow' | 'blue' | 'grey' | 'multi';
      side: number;
      value: number;
      counts_as: ('blue' | 'grey' | 'multi') | null;
      verdict: components['schemas']['GearsVerdict'];
    };
    /** @description How this round differs from an ordinary one, by its night effect. */
    GearsRound: {
      turns: ('+' | '-' | '0' | '2')[];
      backwards: boolean;
      /** @enum {string} */
      whose: 'own' | 'left' | 'right';
      together: boolean;
      powers_off: ('red' | 'purple' | 'yellow' | 'blue' | 'grey' | 'multi')[];
      abilities_off: ('set' | 'before' | 'after' | 'entry')[];
      matching: boolean;
      /** @enum {string} */
      checks: 'none' | 'jammed' | 'losers';
    };
    /** @description A seat's score, in points: a card on check is half a one. */
    GearsScore: {
      entered: number;
      check: number;
      total: number;
    };
    /** @description The numbers on the four sides of each gear, clockwise. */
    GearsSides: {
      red: number[];
      purple: number[];
      yellow: number[];
      blue: number[];
      grey: number[];
      multi: number[];
    };
    /** @description Why a gear won or not. */
    GearsVerdict: {
      /** @enum {string} */
      why: 'won' | 'grey' | 'jammed' | 'beaten' | 'later' | 'not-asked' | 'lowest' | 'highest';
      same: number[];
    };
    /** @description The table. Seats count from 1, dice, slots and investors from 0, left to right. */
    SentientView: {
      round: number;
      rounds: number;
      order: number[];
      next_order: number[];
      acting: (number | '*')[];
      factory: components['schemas']['SentientFactorySlot'][];
      investors: components['schemas']['SentientInvestor'][];
      boards: components['schemas']['SentientBoard'][];
      deck: string[];
      discard: string[];
      placements: components['schemas']['SentientPlacement'][];
      finished: components['schemas']['SentientFinishedRound'][];
      you: number | null;
      winners: number[];
    };
    /** @description What belongs to a seat. When all is over, the last dice still lie there, but no bots. */
    SentientBoard: {
      half: ('INF' | 'SRV' | 'TRN' | 'MIL' | 'IND') | null;
      dice: (number | null)[];
      network: (components['schemas']['SentientBot'] | null)[];
      covered: ('L' | 'R')[][];
      earning: (number | null)[];
      hand: components['schemas']['SentientBot'] | null;
      agents: number;
      assistants: number;
      passed: boolean;
      bots: {
        [key: string]: number;
      };
      investors: {
        [key: string]: number;
      };
      score: components['schemas']['SentientScore'];
    };
    /** @description What a bot shows. */
    SentientBot: {
      id: string;
      /** @enum {string} */
      type: 'INF' | 'SRV' | 'TRN' | 'MIL' | 'IND';
      /** @enum {string} */
      condition:
        | 'shows'
        | 'sum_minus'
        | 'minus_sum'
        | 'larger_minus'
        | 'minus_larger'
        | 'smaller_minus'
        | 'minus_smaller'
        | 'left_less'
        | 'left_greater'
        | 'left_at_most'
        | 'left_at_least'
        | 'equal'
        | 'unequal'
        | 'even_odd'
        | 'odd_even'
        | 'both_odd'
        | 'both_even'
        | 'sum_odd'
        | 'sum_even'
        | 'sum_at_most'
        | 'sum_at_least'
        | 'sum_is'
        | 'sum_outside'
        | 'difference_is'
        | 'formulas';
      numbers: number[];
      points: number[];
      formulas: components['schemas']['SentientFormula'][];
      /** @enum {string} */
      left: '+' | '-' | '=';
      /** @enum {string} */
      right: '+' | '-' | '=';
      reconstructed: ('condition' | 'points' | 'corners')[];
    };
    /** @description A bot plugged in in a finished round, with the dice as they lay then. */
    SentientCountedBot: {
      slot: number;
      card: components['schemas']['SentientBot'];
      left: number;
      right: number;
      points: number;
    };
    /** @description A slot of the factory, and who stands above it. */
    SentientFactorySlot: {
      card: components['schemas']['SentientBot'] | null;
      agents: number[];
      assistants: number[];
    };
    /** @description A round as it ended. */
    SentientFinishedRound: {
      round: number;
      bots: components['schemas']['SentientCountedBot'][][];
      investors: components['schemas']['SentientInvestor'][];
    };
    /** @description What a bot earns, in signs, where no condition of ours says it. */
    SentientFormula: {
      test: string | null;
      points: string;
    };
    /** @description An investor beside the slots of the factory, and who has most influence there. */
    SentientInvestor: {
      /** @enum {string} */
      type: 'INF' | 'SRV' | 'TRN' | 'MIL' | 'IND';
      first: number | null;
      second: number | null;
      /** @enum {string} */
      first_by: 'unclaimed' | 'influence' | 'agents' | 'order';
      /** @enum {string} */
      second_by: 'unclaimed' | 'influence' | 'agents' | 'order';
      influence: number[];
      agents: number[];
    };
    /** @description What becomes of a network if the bot goes into a slot with some corners covered. */
    SentientPlacement: {
      slot: number;
      covered: ('L' | 'R')[];
      dice: number[];
      earning: (number | null)[];
      total: number;
    };
    /** @description The score sheet of a seat: as if round and match ended now. */
    SentientScore: {
      total: number;
      bots: number;
      seconds: number;
      investors: number;
    };
    /** @description The table of Transmissions. */
    TransmissionsView: {
      turn: components['schemas']['TransmissionsTurn'] | null;
      first: number | null;
      acting: (number | '*')[];
      rondel: components['schemas']['TransmissionsSpace'][];
      gifts: {
        [key: string]: components['schemas']['TransmissionsAmount'][];
      };
      robots: components['schemas']['TransmissionsRobotFacts'][];
      cards: {
        [key: string]: ('MEADOW' | 'LAKE' | 'POWER_STATION' | 'TOWN' | 'SCRAP_YARD' | 'FOREST' | 'PIPES')[];
      };
      robot_cards: {
        [key: string]: 'Y' | 'B' | 'G' | 'R';
      };
      display: components['schemas']['TransmissionsOffer'][];
      stacks: components['schemas']['TransmissionsStack'][];
      forest: components['schemas']['TransmissionsForest'];
      left: components['schemas']['TransmissionsLeft'];
      boards: components['schemas']['TransmissionsBoard'][];
      pool: components['schemas']['TransmissionsStock'] | null;
      harvey: components['schemas']['TransmissionsHarveyBoard'] | null;
      lacks: components['schemas']['TransmissionsLacks'] | null;
      usable: string[];
      reach: components['schemas']['TransmissionsReach'][];
      end: components['schemas']['TransmissionsEnd'] | null;
      hold: number;
      last_turn: number;
      worth: components['schemas']['TransmissionsWorth'];
      reconstructed: string[];
      you: number | null;
      winners: number[];
    };
    /** @description So much of a resource. */
    TransmissionsAmount: {
      /** @enum {string} */
      resource: 'W' | 'Y' | 'B' | 'G' | 'E';
      count: number;
    };
    /** @description What lies before a seat. */
    TransmissionsBoard: {
      stock: components['schemas']['TransmissionsStock'];
      columns: components['schemas']['TransmissionsColumn'][];
      dealt: string[];
      to_put: components['schemas']['TransmissionsIdeaTile'][];
      pipes: components['schemas']['TransmissionsLaidPipe'][];
      flipped: string[];
      flow: number[];
      flow_length: number;
      birds: number;
      butterflies: number;
      held: {
        [key: string]: number;
      };
      spent: {
        [key: string]: number;
      };
      acorns: number;
      hand: string[] | null;
      cards: number;
      undrawn: string[];
      deck: string[];
      turns: number;
      score: {
        [key: string]: number;
      };
    };
    /** @description What an item that collects scores. */
    TransmissionsCollects: {
      each: number;
      most: number;
    };
    /** @description The slots of a robot and what lies in them. */
    TransmissionsColumn: {
      /** @enum {string} */
      robot: 'Y' | 'B' | 'G' | 'R';
      slots: number;
      free: number;
      ideas: components['schemas']['TransmissionsIdeaTile'][];
      items: components['schemas']['TransmissionsItemTile'][];
    };
    /** @description Who ended the game, and why. */
    TransmissionsEnd: {
      side: number | null;
      /** @enum {string} */
      reason: 'pipes' | 'display' | 'fill' | 'turns';
    };
    /** @description The forest's piles; cards by id. */
    TransmissionsForest: {
      draw: number;
      unseen: {
        [key: string]: number;
      };
      discard: string[];
      seen: string[];
      cards: {
        [key: string]: components['schemas']['TransmissionsForestCard'];
      };
    };
    /** @description When and where it is played, what it costs and what it brings. */
    TransmissionsForestCard: {
      copies: number;
      acorns: number;
      points: number;
      /** @enum {string} */
      window: 'never' | 'any' | 'after' | 'paying' | 'paired' | 'again';
      place: ('MEADOW' | 'LAKE' | 'POWER_STATION' | 'TOWN' | 'SCRAP_YARD' | 'FOREST' | 'PIPES') | null;
      swaps: ['W' | 'Y' | 'B' | 'G', 'W' | 'Y' | 'B' | 'G'][];
      pays_volts: number;
      pays: ('W' | 'Y' | 'B' | 'G')[];
      pays_any: number;
      gains_volts: number;
      gains: ('W' | 'Y' | 'B' | 'G')[];
      gains_any: number;
      gains_of: ('W' | 'Y' | 'B' | 'G')[];
    };
    /** @description What lies before Harvey: a board without stock, hand and flow. */
    TransmissionsHarveyBoard: {
      columns: components['schemas']['TransmissionsColumn'][];
      flipped: string[];
      flow_length: number;
      birds: number;
      butterflies: number;
      held: {
        [key: string]: number;
      };
      acorns: number;
      turns: number;
      pipes: components['schemas']['TransmissionsPipeTile'][];
      deck: {
        [key: string]: number;
      };
      score: {
        [key: string]: number;
      };
    };
    /** @description An idea, with the numbers of its effect, which say what it does without its name. */
    TransmissionsIdeaTile: {
      id: string;
      /** @enum {string} */
      effect: 'end' | 'swap' | 'jump' | 'reverse' | 'steps' | 'trade' | 'forest' | 'bonus' | 'right' | 'left';
      price: number;
      pays_volts: number;
      pays: ('W' | 'Y' | 'B' | 'G')[];
      pays_any: number;
      gains_volts: number;
      gains: ('W' | 'Y' | 'B' | 'G')[];
      gains_any: number;
      gains_of: ('W' | 'Y' | 'B' | 'G')[];
      steps: number;
      points: number;
      birds: number;
      butterflies: number;
    };
    /** @description An item. */
    TransmissionsItemTile: {
      id: string;
      name: string;
      cost: ('W' | 'Y' | 'B' | 'G')[];
      points: number;
      birds: number;
      butterflies: number;
      family: string | null;
      special: ('per_item' | 'per_idea' | 'per_pipe') | null;
    };
    /** @description What is missing to buy a tile; nothing if all of it is there. */
    TransmissionsLack: {
      resources: components['schemas']['TransmissionsAmount'][];
      pale: number;
      swap: boolean;
    };
    /** @description By position of the display and by stack; none where no tile lies. */
    TransmissionsLacks: {
      items: (components['schemas']['TransmissionsLack'] | null)[];
      ideas: (components['schemas']['TransmissionsLack'] | null)[];
      pipes: (components['schemas']['TransmissionsLack'] | null)[];
    };
    /** @description A connected pipe: where it lies, and which pipes it is joined to. */
    TransmissionsLaidPipe: {
      number: number;
      x: number;
      y: number;
      rot: number;
      tile: components['schemas']['TransmissionsPipeTile'];
      links: {
        [key: string]: number;
      };
      flow: ('N' | 'E' | 'S' | 'W')[] | null;
    };
    /** @description Ids of tiles that may still come. */
    TransmissionsLeft: {
      items: string[];
      ideas: string[];
      pipes: string[];
    };
    /** @description A position of the display and what it adds to the prices of its tiles. */
    TransmissionsOffer: {
      price: number;
      surcharge: number;
      item: components['schemas']['TransmissionsItemTile'] | null;
      idea: components['schemas']['TransmissionsIdeaTile'] | null;
    };
    /** @description A pipe. */
    TransmissionsPipeTile: {
      id: string;
      cost: ('W' | 'Y' | 'B' | 'G')[];
      edges: [
        ('round' | 'rectangular' | 'triangular') | null,
        ('round' | 'rectangular' | 'triangular') | null,
        ('round' | 'rectangular' | 'triangular') | null,
        ('round' | 'rectangular' | 'triangular') | null,
      ];
      points: number;
      birds: number;
      butterflies: number;
    };
    /** @description A space where the robot on its way may go. */
    TransmissionsReach: {
      steps: number;
      space: number;
    };
    /** @description A robot: where it stands, and what boards print about it. */
    TransmissionsRobotFacts: {
      /** @enum {string} */
      robot: 'Y' | 'B' | 'G' | 'R';
      space: number | null;
      distance: number;
      slots: number;
      fill_points: number;
    };
    /** @description A space of the ring. */
    TransmissionsSpace: {
      space: number;
      /** @enum {string} */
      location: 'MEADOW' | 'LAKE' | 'POWER_STATION' | 'TOWN' | 'SCRAP_YARD' | 'FOREST' | 'PIPES';
      far: boolean;
      robot: ('Y' | 'B' | 'G' | 'R') | null;
    };
    /** @description A stack of pipes. */
    TransmissionsStack: {
      pipe: components['schemas']['TransmissionsPipeTile'] | null;
      under: number;
    };
    /** @description How much there is of every resource. */
    TransmissionsStock: {
      W: number;
      Y: number;
      B: number;
      G: number;
      E: number;
    };
    /** @description Whose turn it is and how far it has come. */
    TransmissionsTurn: {
      side: number;
      harvey: boolean;
      card: string | null;
      robot: ('Y' | 'B' | 'G' | 'R') | null;
      way: number;
      extra: number;
      acted: ('MEADOW' | 'LAKE' | 'POWER_STATION' | 'TOWN' | 'SCRAP_YARD' | 'FOREST' | 'PIPES') | null;
      used: string[];
      column: ('Y' | 'B' | 'G' | 'R') | null;
      position: number;
      paid: components['schemas']['TransmissionsStock'];
    };
    /** @description What is printed beside the tiles. */
    TransmissionsWorth: {
      families: {
        [key: string]: number[];
      };
      specials: {
        [key: string]: components['schemas']['TransmissionsCollects'];
      };
      flow: number[];
      flow_more: number;
      flipped: number;
    };
    /** @description What a game shows of a position. */
    View:
      | components['schemas']['RailroadInkView']
      | components['schemas']['GearsView']
      | components['schemas']['SentientView']
      | components['schemas']['TransmissionsView'];
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type BotSeat = components['schemas']['BotSeat'];
export type Bots = components['schemas']['Bots'];
export type Branch = components['schemas']['Branch'];
export type Created = components['schemas']['Created'];
export type EditionFacts = components['schemas']['EditionFacts'];
export type EditionFile = components['schemas']['EditionFile'];
export type Event = components['schemas']['Event'];
export type ExportedLog = components['schemas']['ExportedLog'];
export type Fault = components['schemas']['Fault'];
export type GameFacts = components['schemas']['GameFacts'];
export type Health = components['schemas']['Health'];
export type Import = components['schemas']['Import'];
export type Invite = components['schemas']['Invite'];
export type KnownLog = components['schemas']['KnownLog'];
export type LogFile = components['schemas']['LogFile'];
export type Me = components['schemas']['Me'];
export type Mute = components['schemas']['Mute'];
export type MySeat = components['schemas']['MySeat'];
export type NewEdition = components['schemas']['NewEdition'];
export type NewTable = components['schemas']['NewTable'];
export type OneSeat = components['schemas']['OneSeat'];
export type OpenSeat = components['schemas']['OpenSeat'];
export type OwnData = components['schemas']['OwnData'];
export type OwnLine = components['schemas']['OwnLine'];
export type OwnTable = components['schemas']['OwnTable'];
export type Person = components['schemas']['Person'];
export type Reason = components['schemas']['Reason'];
export type Recover = components['schemas']['Recover'];
export type Replay = components['schemas']['Replay'];
export type Result = components['schemas']['Result'];
export type Rules = components['schemas']['Rules'];
export type SeatFacts = components['schemas']['SeatFacts'];
export type SeatToken = components['schemas']['SeatToken'];
export type Sit = components['schemas']['Sit'];
export type StandIn = components['schemas']['StandIn'];
export type Table = components['schemas']['Table'];
export type Token = components['schemas']['Token'];
export type Vote = components['schemas']['Vote'];
export type Watch = components['schemas']['Watch'];
export type When = components['schemas']['When'];
export type Why = components['schemas']['Why'];
export type AnalyseRequest = components['schemas']['AnalyseRequest'];
export type AnalysedMessage = components['schemas']['AnalysedMessage'];
export type AnalysisMessage = components['schemas']['AnalysisMessage'];
export type CancelRequest = components['schemas']['CancelRequest'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatRequest = components['schemas']['ChatRequest'];
export type Decision = components['schemas']['Decision'];
export type DoneMessage = components['schemas']['DoneMessage'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type ExplainRequest = components['schemas']['ExplainRequest'];
export type ExplainedMessage = components['schemas']['ExplainedMessage'];
export type HelloMessage = components['schemas']['HelloMessage'];
export type Hint = components['schemas']['Hint'];
export type HintMessage = components['schemas']['HintMessage'];
export type HintRequest = components['schemas']['HintRequest'];
export type Item = components['schemas']['Item'];
export type MoveRequest = components['schemas']['MoveRequest'];
export type NoticeMessage = components['schemas']['NoticeMessage'];
export type PastMessage = components['schemas']['PastMessage'];
export type PastRequest = components['schemas']['PastRequest'];
export type PingRequest = components['schemas']['PingRequest'];
export type PongMessage = components['schemas']['PongMessage'];
export type PreviewMessage = components['schemas']['PreviewMessage'];
export type PreviewRequest = components['schemas']['PreviewRequest'];
export type RecordedState = components['schemas']['RecordedState'];
export type ShowRequest = components['schemas']['ShowRequest'];
export type State = components['schemas']['State'];
export type StateMessage = components['schemas']['StateMessage'];
export type TableMessage = components['schemas']['TableMessage'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type ToServer = components['schemas']['ToServer'];
export type FromServer = components['schemas']['FromServer'];
export type Scores = components['schemas']['Scores'];
export type RailroadInkView = components['schemas']['RailroadInkView'];
export type RailroadInkBoard = components['schemas']['RailroadInkBoard'];
export type RailroadInkChoices = components['schemas']['RailroadInkChoices'];
export type RailroadInkField = components['schemas']['RailroadInkField'];
export type RailroadInkLake = components['schemas']['RailroadInkLake'];
export type RailroadInkMarks = components['schemas']['RailroadInkMarks'];
export type RailroadInkMeteor = components['schemas']['RailroadInkMeteor'];
export type RailroadInkPiece = components['schemas']['RailroadInkPiece'];
export type RailroadInkScore = components['schemas']['RailroadInkScore'];
export type RailroadInkWay = components['schemas']['RailroadInkWay'];
export type RailroadInkWhyNot = components['schemas']['RailroadInkWhyNot'];
export type GearsView = components['schemas']['GearsView'];
export type GearsAbility = components['schemas']['GearsAbility'];
export type GearsBelt = components['schemas']['GearsBelt'];
export type GearsBoard = components['schemas']['GearsBoard'];
export type GearsClaims = components['schemas']['GearsClaims'];
export type GearsCodeCard = components['schemas']['GearsCodeCard'];
export type GearsDeed = components['schemas']['GearsDeed'];
export type GearsLastRound = components['schemas']['GearsLastRound'];
export type GearsPlayedGear = components['schemas']['GearsPlayedGear'];
export type GearsRound = components['schemas']['GearsRound'];
export type GearsScore = components['schemas']['GearsScore'];
export type GearsSides = components['schemas']['GearsSides'];
export type GearsVerdict = components['schemas']['GearsVerdict'];
export type SentientView = components['schemas']['SentientView'];
export type SentientBoard = components['schemas']['SentientBoard'];
export type SentientBot = components['schemas']['SentientBot'];
export type SentientCountedBot = components['schemas']['SentientCountedBot'];
export type SentientFactorySlot = components['schemas']['SentientFactorySlot'];
export type SentientFinishedRound = components['schemas']['SentientFinishedRound'];
export type SentientFormula = components['schemas']['SentientFormula'];
export type SentientInvestor = components['schemas']['SentientInvestor'];
export type SentientPlacement = components['schemas']['SentientPlacement'];
export type SentientScore = components['schemas']['SentientScore'];
export type TransmissionsView = components['schemas']['TransmissionsView'];
export type TransmissionsAmount = components['schemas']['TransmissionsAmount'];
export type TransmissionsBoard = components['schemas']['TransmissionsBoard'];
export type TransmissionsCollects = components['schemas']['TransmissionsCollects'];
export type TransmissionsColumn = components['schemas']['TransmissionsColumn'];
export type TransmissionsEnd = components['schemas']['TransmissionsEnd'];
export type TransmissionsForest = components['schemas']['TransmissionsForest'];
export type TransmissionsForestCard = components['schemas']['TransmissionsForestCard'];
export type TransmissionsHarveyBoard = components['schemas']['TransmissionsHarveyBoard'];
export type TransmissionsIdeaTile = components['schemas']['TransmissionsIdeaTile'];
export type TransmissionsItemTile = components['schemas']['TransmissionsItemTile'];
export type TransmissionsLack = components['schemas']['TransmissionsLack'];
export type TransmissionsLacks = components['schemas']['TransmissionsLacks'];
export type TransmissionsLaidPipe = components['schemas']['TransmissionsLaidPipe'];
export type TransmissionsLeft = components['schemas']['TransmissionsLeft'];
export type TransmissionsOffer = components['schemas']['TransmissionsOffer'];
export type TransmissionsPipeTile = components['schemas']['TransmissionsPipeTile'];
export type TransmissionsReach = components['schemas']['TransmissionsReach'];
export type TransmissionsRobotFacts = components['schemas']['TransmissionsRobotFacts'];
export type TransmissionsSpace = components['schemas']['TransmissionsSpace'];
export type TransmissionsStack = components['schemas']['TransmissionsStack'];
export type TransmissionsStock = components['schemas']['TransmissionsStock'];
export type TransmissionsTurn = components['schemas']['TransmissionsTurn'];
export type TransmissionsWorth = components['schemas']['TransmissionsWorth'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
