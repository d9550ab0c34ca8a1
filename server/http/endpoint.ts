import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { Allow, Call, CallKind } from '#contract/call.ts';
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

type Common<I extends z.ZodType, A extends Allow> = {
  method: 'GET' | 'POST';
  /** The login types it serves; each prefixes the path, and web's also stands without prefix. */
  types: readonly LoginType[];
  path: string;
  allow: A;
  input?: I;
  /** A POST whose input stands in the query, as some callers send it. */
  readsQuery?: true;
  /** Labels for the fields in its messages. */
  fields?: Readonly<Record<string, Text>>;
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
  /** The codes of success where it is not 0; the first unless `succeedWith` says another. */
  successCodes?: readonly SuccessCode[];
  /** Takes multipart/form-data with at most one file of this size; the other fields are the input. */
  upload?: {
    maxBytes: number;
    /** Reads the file before the transaction begins, where that takes longer than a connection should wait. */
    read?: (
      file: Upload,
      call: Pick<CallContext<unknown, Session | null>, 'app' | 'session' | 'input'>,
    ) => Promise<unknown>;
  };
};

type CallOf<I extends z.ZodType, A extends Allow> = CallContext<
  z.output<I>,
  A extends 'public' ? null : Session
>;

type One<I extends z.ZodType, A extends Allow, D extends z.ZodType> = Common<I, A> & {
  answer?: D;
  rows?: undefined;
  sendsFile?: undefined;
  run: (call: CallOf<I, A>) => Promise<z.input<D>>;
};
type Many<I extends z.ZodType, A extends Allow, D extends z.ZodType> = Common<I, A> & {
  answer?: undefined;
  /** The row of a list; the answer carries `data`, `count` and perhaps `foot`. */
  rows: D;
  sendsFile?: undefined;
  run: (call: CallOf<I, A>) => Promise<Page<z.input<D>>>;
};
type File<I extends z.ZodType, A extends Allow> = Common<I, A> & {
  answer?: undefined;
  rows?: undefined;
  /** The answer is a file instead of an envelope. */
  sendsFile: true;
  run: (call: CallOf<I, A>) => Promise<FileAnswer>;
};

export type Endpoint = Common<z.ZodType, Allow> & {
  answer?: z.ZodType;
  rows?: z.ZodType;
  sendsFile?: true;
  run: (call: CallContext<never, never>) => Promise<unknown>;
};

/** What the server alone knows of a call. */
export type ServeOptions = Pick<
  Common<z.ZodType, Allow>,
  'writes' | 'transaction' | 'keepAnswer' | 'isLong' | 'isFresh' | 'done'
> & {
  /** Reads the uploaded file before the transaction begins, where that takes longer than a connection should wait. */
  readUpload?: NonNullable<Common<z.ZodType, Allow>['upload']>['read'];
};

/** What a handler gives back: an answer, a page of a list, or a file. */
type ResultOf<Kind extends CallKind, Data extends z.ZodType> = Kind extends 'list'
  ? Page<z.input<Data>>
  : Kind extends 'file'
    ? FileAnswer
    : z.input<Data>;

/** What a handler is given: nothing where the call takes nothing. */
type GivenOf<Input extends z.ZodType> = Input extends z.ZodNever
  ? Record<never, never>
  : z.output<Input>;

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
  { readUpload, ...options }: ServeOptions = {},
): Endpoint {
  const { kind, data, uploadBytes, ...rest } = declared;
  return {
    ...rest,
    ...options,
    ...(kind === 'file' ? { sendsFile: true } : {}),
    ...(data && kind === 'list' ? { rows: data } : {}),
    ...(data && kind === 'one' ? { answer: data } : {}),
    ...(uploadBytes === undefined
      ? {}
      : { upload: { maxBytes: uploadBytes, ...(readUpload ? { read: readUpload } : {}) } }),
    run: run as Endpoint['run'],
  };
}

/** Declares one call: where it stands, who may make it, what goes in and what comes out. */
export function endpoint<I extends z.ZodType, A extends Allow, D extends z.ZodType>(
  declared: One<I, A, D> | Many<I, A, D> | File<I, A>,
): Endpoint {
  return declared;
}
