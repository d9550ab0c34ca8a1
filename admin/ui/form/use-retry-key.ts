import { useRef } from 'react';
import { ApiError } from '#admin/app/api.ts';
import { randomKey } from '#browser/random-key.ts';

// Without the server's own answer it is unknown whether the request was executed.
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code > 0 && error.code < 500;

/** Runs a call with an Idempotency-Key that stays the same when the same input is sent again after no answer. */
export function useRetryKey() {
  const last = useRef<{ of: string; key: string } | null>(null);
  return async <T>(input: unknown, call: (key: string) => Promise<T>): Promise<T> => {
    const of = JSON.stringify(input);
    if (last.current?.of !== of) last.current = { of, key: randomKey() };
    try {
      const answer = await call(last.current.key);
      last.current = null;
      return answer;
    } catch (error) {
      if (isAnswered(error)) last.current = null;
      throw error;
    }
  };
}
