import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { Refusal } from '../refusal.ts';

const longestQueue = 100;

export type Serialise = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

/** Runs work on one subject one after the other; other subjects are not affected. */
export function makeSerialiser(): Serialise {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return async function takeTurn<T>(subject: string, work: () => Promise<T>): Promise<T> {
    const line = lines.get(subject) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= longestQueue) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
    const mine = line.last.then(work);
    line.last = mine.catch(() => undefined);
    line.length += 1;
    lines.set(subject, line);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(subject);
    }
  };
}
