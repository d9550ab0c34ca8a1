import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { Refusal } from '../refusal.ts';

type Fault = Error & { $metadata?: { httpStatusCode?: number }; $fault?: string; code?: string };

export const isGone = (error: unknown) =>
  ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes((error as Fault).name) ||
  (error as Fault).$metadata?.httpStatusCode === 404;

/** Small services do not support every call. */
export const isUnknownCall = (error: unknown) =>
  [405, 501].includes((error as Fault).$metadata?.httpStatusCode ?? 0);

const isAway = ({ $metadata, $fault, code }: Fault) =>
  $fault === 'server' ||
  ($metadata?.httpStatusCode ?? 0) >= 500 ||
  /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/.test(code ?? '');

/** A service that does not answer: the caller may retry. */
export async function explain<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (isAway(error as Fault))
      throw new Refusal(errorTexts.unavailable, { code: codes.unavailable });
    throw error;
  }
}

/** Runs once on first use; a failure is retried at the next use. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    }));
}
