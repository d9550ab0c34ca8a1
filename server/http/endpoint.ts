import type { Readable } from 'node:stream';
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

/** The one file that came with a call, whole, and what the endpoint's `read` found in it. */
export type Upload = { name: string; bytes: Buffer; content?: unknown };

/** A file as an answer; a stream is sent as it comes. */
export type FileAnswer = {
  name: string;
  type: string;
  body: Buffer | Readable;
  /** Runs when everything has been handed to the network, and before the answer ends; what it throws breaks it off. */
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
  /** What `prepare` made before the transaction began. */
  prepared: unknown;
  /** What was uploaded, where the endpoint takes an upload. */
  file: Upload | null;
  /** Notes what a write changed, for the operation log. */
  changed: (
    target: string,
    id: number | string | null,
    before: object | null,
    after: object | null,
  ) => void;
  /** Replaces the message of a successful answer. */
  tell: (text: Text, params?: TextParams) => void;
  /** Another of the endpoint's success codes than its first. */
  succeedWith: (code: SuccessCode) => void;
  /** A header of the answer. */
  setHeader: (name: string, value: string) => void;
  /** Runs once the transaction is safe and before the answer leaves. */
  afterCommit: (work: () => Promise<unknown> | void) => void;
};

export type Page<Row> = {
  rows: Row[];
  count: number;
  /** The count is an estimate: counting exactly would take longer than anyone waits. */
  approximate?: boolean;
  foot?: Partial<Row>;
};

/** What the server alone knows of a call. */
export type ServeOptions = {
  /** Whether it changes anything; by default every POST does. */
  writes?: boolean;
  /** False: the handler runs its own transactions, because some of its writes outlive a refusal. */
  transaction?: boolean;
  /** False: the answer holds a secret and is not kept for repeats. */
  keepAnswer?: boolean;
  /** An answer worth compressing; lists always are. */
  isLong?: true;
  /** It is asked for when something has just changed: read where that was written, not from a copy behind it. */
  isFresh?: boolean;
  /** The message of success. */
  done?: Text;
  /** Work that takes longer than a connection should wait, done before the transaction begins. */
  prepare?: (
    call: Pick<CallContext<unknown, Session | null>, 'app' | 'session' | 'input'>,
  ) => Promise<unknown>;
  /** Reads the uploaded file before the transaction begins, where that takes longer than a connection should wait. */
  readUpload?: (
    file: Upload,
    call: Pick<CallContext<unknown, Session | null>, 'app' | 'session' | 'input'>,
  ) => Promise<unknown>;
};

/** A call with what answers it. */
export type Endpoint = Call &
  ServeOptions & { run: (call: CallContext<never, never>) => Promise<unknown> };

/** What a handler gives back: an answer, a page of a list, or a file. */
type ResultOf<Kind extends CallKind, Data extends z.ZodType> = Kind extends 'list'
  ? Page<z.input<Data>>
  : Kind extends 'file'
    ? FileAnswer
    : z.input<Data>;

/** What a handler is given: nothing where the call takes nothing. */
type GivenOf<Input extends z.ZodType> = Input extends z.ZodNever ? NoInput : z.output<Input>;

/** Serves a call of the contract; `run` sees its input, and whoever asks as one of the login types it serves. */
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
