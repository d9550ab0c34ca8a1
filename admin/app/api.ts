import { codes, type Failure, type FieldError } from '#contract/envelope.ts';
import type { AnswerOf, Call, CallKind, InputOf, NoInput } from '#contract/call.ts';
import { callPath, type LoginType } from '#contract/login-types.ts';
import { showExpired, showRefused } from './alerts.ts';
import { sayNow, useLanguage } from './language.ts';
import { networkTexts } from './network-texts.ts';
import { randomKey } from '#browser/random-key.ts';
import { useSession } from './session.ts';
import { toast } from './toast.ts';

export type CallOptions = {
  /** The login type of the path; the session's own by default. */
  type?: LoginType;
  /** The caller shows failures itself; an expired login is still announced. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** Timeout in milliseconds. */
  timeout?: number;
  /** With the same key, a repeated request gets the first answer. */
  idempotencyKey?: string;
  /** The code that means success, where it is not 0. */
  success?: number;
};

/** Error codes that no server sent. */
export const networkCodes = { offline: -1, timeout: -2, unreachable: -3 } as const;

export const callTimeout = 30_000;
export const slowAfter = 8_000;

export class ApiError extends Error {
  readonly code: number;
  readonly msg: string;
  readonly errors: FieldError[];
  readonly data: unknown;
  constructor({ code, msg, errors, data }: Failure) {
    super(msg);
    this.name = 'ApiError';
    this.code = code;
    this.msg = msg;
    this.errors = errors ?? [];
    this.data = data;
  }
}

type Query = Record<string, unknown>;

/** Empty values are left out, arrays travel as `name[]`. */
export function queryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one));
    else params.append(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The arguments of a call: input and options, or none. */
export type CallArguments<C> =
  NoInput extends InputOf<C>
    ? [input?: InputOf<C>, options?: CallOptions]
    : [input: InputOf<C>, options?: CallOptions];
/** A call that answers in an envelope. */
export type DataCall = Call & { kind: Exclude<CallKind, 'file'> };
/** A call that answers with a file. */
export type FileCall = Call & { kind: 'file' };

/** Makes a call of the contract: `api(partCalls.info, { id })`. Input and answer are type-checked. */
export function api<C extends DataCall>(
  declared: C,
  ...[input, options]: CallArguments<C>
): Promise<AnswerOf<C>> {
  const { method, path, successCodes } = declared;
  const success = successCodes?.[0];
  const asked = success === undefined ? options : { success, ...options };
  if (method === 'GET' || declared.readsQuery)
    return call(
      method,
      `${path}${queryString(input as Query)}`,
      method === 'GET' ? undefined : {},
      asked,
    );
  return call(method, path, input ?? {}, asked);
}

/** Makes a call that takes a file: a form with the file and the other fields. */
export function sendForm<C extends DataCall & { uploadBytes?: number }>(
  { method, path, successCodes }: C,
  form: FormData,
  options?: CallOptions,
): Promise<AnswerOf<C>> {
  return call(method, path, form, { success: successCodes?.[0] ?? codes.ok, ...options });
}

/** Makes a call whose answer is a file; `read` processes it while it arrives. Other answers are failures as usual. */
export function apiFile<C extends FileCall, F extends object>(
  { method, path }: C,
  input: InputOf<C>,
  read: (response: Response) => Promise<F>,
  options?: CallOptions,
): Promise<F> {
  return method === 'GET'
    ? callFile('GET', `${path}${queryString(input as Query)}`, undefined, read, options)
    : callFile('POST', path, input, read, options);
}

async function call<A>(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<A> {
  const session = useSession.getState();
  const type = options.type ?? session.type;
  const token = mayCarryToken(path) ? session.token : null;
  const stopWaiting = options.quiet ? () => {} : announceSlowness();
  try {
    const answer = await send(
      callPath(type, path),
      method,
      headersOf(method, token, body, options),
      body,
      options,
      readAnswer,
    );
    if (answer.code === (options.success ?? codes.ok)) return answer as A;
    throw new ApiError(answer);
  } catch (failure) {
    if (failure instanceof ApiError) announce(failure, token, options);
    throw failure;
  } finally {
    stopWaiting();
  }
}

async function callFile<F extends object>(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  read: (response: Response) => Promise<F>,
  options: CallOptions = {},
): Promise<F> {
  const { token, type } = useSession.getState();
  const url = callPath(options.type ?? type, path);
  const headers = headersOf(method, token, body, options);
  try {
    const answer = await send(url, method, headers, body, options, async (response) =>
      response.ok && response.headers.has('Content-Disposition')
        ? { file: await read(response) }
        : readAnswer(response),
    );
    if ('file' in answer) return answer.file;
    throw new ApiError(answer);
  } catch (failure) {
    if (failure instanceof ApiError) announce(failure, token, options);
    throw failure;
  }
}

// A sign-in sends no old token: otherwise a wrong password would look like an expired session.
const mayCarryToken = (path: string): boolean =>
  !path.startsWith('login/') || path.startsWith('login/logout');

function headersOf(
  method: string,
  token: string | null,
  body: unknown,
  options: CallOptions,
): Headers {
  const headers = new Headers({ lang: useLanguage.getState().language });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (method === 'POST') headers.set('Idempotency-Key', options.idempotencyKey ?? randomKey());
  if (body !== undefined && !(body instanceof FormData))
    headers.set('Content-Type', 'application/json');
  return headers;
}

async function send<T>(
  url: string,
  method: string,
  headers: Headers,
  body: unknown,
  { signal, timeout = callTimeout }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const give = () => stop.abort(signal?.reason);
  const timer = setTimeout(() => stop.abort(new DOMException('timeout', 'TimeoutError')), timeout);
  signal?.addEventListener('abort', give);
  if (signal?.aborted) give();
  try {
    const payload = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetch(url, {
      method,
      headers,
      body: payload as BodyInit,
      signal: stop.signal,
    });
    return await read(response);
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw networkError(
      stop.signal.aborted ? 'timeout' : navigator.onLine ? 'unreachable' : 'offline',
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', give);
  }
}

/** A proxy between us and the server may answer with its own page. */
async function readAnswer(response: Response): Promise<Failure> {
  const text = await response.text();
  try {
    const answer = JSON.parse(text) as Partial<Failure> | null;
    if (typeof answer?.code === 'number')
      return { ...answer, code: answer.code, msg: answer.msg ?? '' };
  } catch {
    // Not our JSON: continue with the HTTP status.
  }
  const code = response.ok ? networkCodes.unreachable : response.status;
  return { code, msg: sayNow(networkTexts.unreachable) };
}

function networkError(kind: keyof typeof networkCodes): ApiError {
  return new ApiError({ code: networkCodes[kind], msg: sayNow(networkTexts[kind]) });
}

function announce(failure: ApiError, token: string | null, { quiet }: CallOptions): void {
  if (failure.code === codes.unauthenticated && token) {
    // An answer to a token that has been replaced meanwhile says nothing about the current session.
    if (token === useSession.getState().token) showExpired();
    return;
  }
  // Quiet calls show their own message; refusals by version or role are reported the same way everywhere.
  if (failure.code === codes.version || failure.code === codes.forbidden) showRefused(failure);
  else if (failure.msg && !quiet) toast.error(failure.msg);
}

let slowCalls = 0;
let closeHint: (() => void) | null = null;

function announceSlowness(): () => void {
  let counted = false;
  const timer = setTimeout(() => {
    counted = true;
    if (slowCalls++ === 0) closeHint = toast.busy('slow', sayNow(networkTexts.slow));
  }, slowAfter);
  return () => {
    clearTimeout(timer);
    if (counted && --slowCalls === 0) closeHint?.();
  };
}
