import type { Readable } from 'node:stream';
import type { RawBuilder } from 'kysely';
import type * as z from 'zod';
import type { Allow, Call, CallKind, NoInput } from '#contract/call.ts';
import type { SuccessCode } from '#contract/envelope.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Language } from '#contract/language.ts';
import type { Text, TextParams } from '#contract/text.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { SessionOf, Session } from '../access/sessions.ts';

export type RequestInfo = {
  ip: string;
  userAgent: string;
  requestId: string;
  token: string | null;
  cookies: string;
};

/** The uploaded file of a call, and the result of the endpoint's `read`. */
export type Upload = { name: string; bytes: Buffer; content?: unknown };

/** A file as an answer; a stream is sent as it comes. */
export type FileAnswer = {
  name: string;
  type: string;
  body: Buffer | Readable;
  /** Runs when everything has been handed to the network, before the response ends; throwing aborts it. */
  sent?: () => Promise<void>;
};

/** One call as its handler sees it. */
export type CallContext<Input, S> = {
  input: Input;
  session: S;
  type: LoginType;
  language: Language;
  app: App;
  tx: Tx;
  requestInfo: RequestInfo;
  /** The result of `prepare`. */
  prepared: unknown;
  /** When it happened, where that was before the call: scanned without a network, or the past of the demo. */
  at?: Date;
  /** When it was recorded: now, except for the past of the demo. */
  recorded?: Date;
  /** The upload, where the endpoint takes one. */
  file: Upload | null;
  /** Records a change for the operation log. */
  changed: (
    target: string,
    id: number | string | null,
    before: object | null,
    after: object | null,
  ) => void;
  /** This time nothing was written: the operation log gets no line, as for a read. */
  onlyRead: () => void;
  /** Replaces the message of a successful answer. */
  tell: (text: Text, params?: TextParams) => void;
  /** Sets one of the other success codes. */
  succeedWith: (code: SuccessCode) => void;
  /** Sets a response header. */
  setHeader: (name: string, value: string) => void;
  /** Runs after the commit and before the response is sent. */
  afterCommit: (work: () => Promise<unknown> | void) => void;
};

export type Page<Row> = {
  rows: Row[];
  count: number;
  /** The count is an estimate: an exact one would take too long. */
  approximate?: boolean;
  foot?: Partial<Row>;
};

/** Options that only the server needs. */
export type ServeOptions = {
  /** Whether it changes anything; by default every POST does. */
  writes?: boolean;
  /** False: the handler runs its own transactions, because some writes must survive a refusal. */
  transaction?: boolean;
  /** False: the answer contains a secret and is not stored for idempotent repeats. */
  keepAnswer?: boolean;
  /** An answer worth compressing; lists always are. */
  isLong?: true;
  /** The largest body, where one megabyte is too little. */
  bodyBytes?: number;
  /** Called right after changes: reads from the primary, not from a replica. */
  isFresh?: boolean;
  /** The message of success. */
  done?: Text;
  /** Slow work, done before the transaction begins. */
  prepare?: (
    call: Pick<CallContext<unknown, Session | null>, 'app' | 'session' | 'input'>,
  ) => Promise<unknown>;
  /** Reads the uploaded file before the transaction begins. */
  readUpload?: (
    file: Upload,
    call: Pick<CallContext<unknown, Session | null>, 'app' | 'session' | 'input'>,
  ) => Promise<unknown>;
};

/** The first rows of a list: a statement that finds their ids, and what reads them. */
export type Glance = {
  keys: RawBuilder<unknown>;
  rows: (ids: readonly number[]) => Promise<readonly { id: number }[]>;
};

/** A call with its handler. */
export type Endpoint = Call &
  ServeOptions & {
    run: (call: CallContext<never, never>) => Promise<unknown>;
    /** Of a list: how its first rows are found by one statement with those of other lists. */
    glance?: (call: CallContext<never, never>) => Promise<Glance>;
    /** The columns of a sheet that it sends, of which a caller may choose. */
    sheet?: readonly { field: string; label: Text }[];
  };

/** What a handler returns: an answer, a page of a list, or a file. */
type ResultOf<Kind extends CallKind, Data extends z.ZodType> = Kind extends 'list'
  ? Page<z.input<Data>>
  : Kind extends 'file'
    ? FileAnswer
    : z.input<Data>;

/** The input of a handler; empty where the call takes none. */
type GivenOf<Input extends z.ZodType> = Input extends z.ZodNever ? NoInput : z.output<Input>;

/** Serves a call of the contract; `run` gets its input and a session of one of its login types. */
export function serve<
  Type extends LoginType,
  A extends Allow,
  Input extends z.ZodType,
  Data extends z.ZodType,
  Kind extends CallKind,
>(
  declared: Call<Type, A, Input, Data, Kind>,
  run: (
    call: CallContext<GivenOf<Input>, A extends 'public' ? null : SessionOf<Type>>,
  ) => Promise<ResultOf<Kind, Data>>,
  options: ServeOptions = {},
): Endpoint {
  return { ...declared, ...options, run };
}
