import { removeToken, readSignIn } from '#browser/sign-in.ts';
import { randomKey } from '#browser/random-key.ts';
import type { DataOf, InputOf, NoInput } from '#contract/call.ts';
import { codes, type Failure } from '#contract/envelope.ts';
import type { profileCalls } from '#contract/features/account/profile/contract.ts';
import type { sessionCalls } from '#contract/features/account/session/contract.ts';
import type { gatheredCalls } from '#contract/features/scan/gathered/contract.ts';
import { callPath, type LoginType } from '#contract/login-types.ts';
import { useLanguage } from './language.ts';

/** The calls this app makes. Only their types come from the contract: its schemas would double the app. */
export type Calls = {
  'POST login/login': typeof sessionCalls.login;
  'GET login/captcha': typeof sessionCalls.captcha;
  'GET login/logout': typeof sessionCalls.logout;
  'GET index/getUserInfo': typeof profileCalls.getUserInfo;
  'GET scan/work': typeof gatheredCalls.work;
  'POST scan/batch': typeof gatheredCalls.batch;
};

/** No answer came: offline, or none in time. */
export const noAnswer = -1;

export class CallError extends Error {
  readonly code: number;
  readonly data: unknown;
  constructor({ code, msg, data }: Failure) {
    super(msg);
    this.name = 'CallError';
    this.code = code;
    this.data = data;
  }
}

const timeout = 30_000;

/** Makes a call; an expected failure is a `CallError`. */
export async function ask<P extends keyof Calls>(
  call: P,
  input: InputOf<Calls[P]> extends NoInput ? null : InputOf<Calls[P]>,
  { type, token }: { type: LoginType; token: string | null },
): Promise<DataOf<Calls[P]>> {
  const [method, path] = call.split(' ') as ['GET' | 'POST', string];
  const headers = new Headers({ lang: useLanguage.getState().language });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (method === 'POST') {
    headers.set('Idempotency-Key', randomKey());
    headers.set('Content-Type', 'application/json');
  }
  const answer = await fetch(callPath(type, path), {
    method,
    headers,
    ...(method === 'POST' ? { body: JSON.stringify(input ?? {}) } : {}),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeout),
  })
    .then(readAnswer)
    .catch((): Failure => ({ code: noAnswer, msg: '' }));
  if (answer.code === codes.ok) return answer.data as DataOf<Calls[P]>;
  throw new CallError(answer);
}

/** A proxy or a hotel's network may answer with a page of its own: that is no answer of ours. */
async function readAnswer(response: Response): Promise<Failure> {
  const answer = (await response.json()) as Partial<Failure> | null;
  if (typeof answer?.code !== 'number') throw new TypeError('not our answer');
  return { ...answer, code: answer.code, msg: answer.msg ?? '' };
}

export const isSignedOut = (failure: unknown): boolean =>
  failure instanceof CallError && failure.code === codes.unauthenticated;

/** Removes a token that the server does not know any more, unless another has replaced it. */
export function dropToken(token: string): boolean {
  if (readSignIn().token !== token) return false;
  removeToken();
  return true;
}
