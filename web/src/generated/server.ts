// Written by `make generate` from the server's OpenAPI document; never edited.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    BotSeat: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
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
    EditionFacts: {
      hash: string;
      name: string;
    };
    EditionFile: {
      game: string;
      name: string;
      data: {
        [key: string]: unknown;
      };
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
    GameFacts: {
      name: string;
      seats: number[];
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
    Health: {
      ok: boolean;
      store: boolean;
      bus: boolean;
      bots: components['schemas']['Bots'];
    };
    HumanSeat: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'me' | 'open';
      bot?: null;
    };
    Import: {
      log: components['schemas']['LogFile'];
      edition?: components['schemas']['NewEdition'] | null;
    };
    Invite: {
      invite: string;
    };
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
    MySeat: {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      kind: 'me';
    };
    NewEdition: {
      game: string;
      data: {
        [key: string]: unknown;
      };
      /** @default  */
      name?: string;
    };
    NewTable: {
      game: string;
      options?: {
        [key: string]: string;
      };
      edition?: string | null;
      seats: (components['schemas']['HumanSeat'] | components['schemas']['BotSeat'])[];
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
    Person: {
      id: string;
      name: string;
    };
    /** @enum {string} */
    Reason: 'played' | 'vote' | 'resigned' | 'forgotten';
    Recover: {
      token: string;
    };
    Replay: {
      moves: number;
      move: number;
      state: components['schemas']['State'];
    };
    Result: {
      scores: {
        [key: string]: number;
      }[];
      rivals: {
        [key: string]: number;
      }[];
      winners: number[];
      reason: components['schemas']['Reason'];
    };
    Rules: {
      markdown: string;
    };
    SeatFacts: {
      seat: number;
      /** @enum {string} */
      kind: 'human' | 'open' | 'bot';
      name: string | null;
      person: string | null;
      bot: string | null;
      you: boolean;
      online: boolean;
      stand_in: string | null;
      resigned: boolean;
      voted: boolean;
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
    State: {
      number: number;
      viewer: number | null;
      acting: number[];
      turn: number;
      legal: string[];
      undo: boolean;
      over: boolean;
      view: components['schemas']['View'];
      scores: {
        [key: string]: number;
      }[];
      rivals: {
        [key: string]: number;
      }[];
      clocks: number[] | null;
      log: components['schemas']['KnownLog'];
    };
    Table: {
      id: string;
      game: string;
      options: {
        [key: string]: string;
      };
      edition: components['schemas']['EditionFacts'] | null;
      /** @enum {string} */
      status: 'open' | 'playing' | 'paused' | 'over' | 'ended';
      /** @enum {string} */
      visibility: 'public' | 'invited';
      clock: number | null;
      hurry: boolean;
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
     * @description The matches in which something makes a difference: values of all these options, seat counts.
     *
     *     None named: any.
     */
    When: {
      options: {
        [key: string]: string[];
      };
      seats: number[];
    };
    RailroadInkView: {
      [key: string]: unknown;
    };
    GearsView: {
      [key: string]: unknown;
    };
    SentientView: {
      [key: string]: unknown;
    };
    TransmissionsView: {
      [key: string]: unknown;
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
export type GameFacts = components['schemas']['GameFacts'];
export type Health = components['schemas']['Health'];
export type HumanSeat = components['schemas']['HumanSeat'];
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
export type State = components['schemas']['State'];
export type Table = components['schemas']['Table'];
export type Token = components['schemas']['Token'];
export type Vote = components['schemas']['Vote'];
export type Watch = components['schemas']['Watch'];
export type When = components['schemas']['When'];
export type RailroadInkView = components['schemas']['RailroadInkView'];
export type GearsView = components['schemas']['GearsView'];
export type SentientView = components['schemas']['SentientView'];
export type TransmissionsView = components['schemas']['TransmissionsView'];
export type View = components['schemas']['View'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
