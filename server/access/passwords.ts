import { hash, verify } from '@node-rs/argon2';
import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { Refusal } from '../refusal.ts';

// OWASP's argon2id setting: 19 MiB, two passes. The library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
/** How many may wait, of one sender and in all. */
const longest = { line: 100, all: 400 };

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time whether there is a hash to compare with or not. `from`: who waits in one line. */
  matches: (stored: string | null, password: string, from?: string) => Promise<boolean>;
};

/**
 * Hashing is heavy on purpose: a few at a time, so that other calls stay quick, and bounded lines. The lines take turns:
 * who sends a hundred passwords at once waits for them alone.
 */
export async function makePasswords(): Promise<Passwords> {
  let running = 0;
  let waiting = 0;
  const lines = new Map<string, (() => void)[]>();

  function waitIn(from: string): Promise<void> {
    const line = lines.get(from) ?? [];
    if (line.length >= longest.line || waiting >= longest.all)
      throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
    waiting += 1;
    lines.set(from, line);
    return new Promise((resolve) => line.push(resolve));
  }

  /** The first of the line whose turn it is; then it is the turn of all others. */
  function next(): (() => void) | undefined {
    for (const [from, line] of lines) {
      lines.delete(from);
      if (line.length > 1) lines.set(from, line);
      waiting -= 1;
      return line.shift();
    }
    return undefined;
  }

  async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await waitIn(from);
    else running += 1;
    try {
      return await work();
    } finally {
      const one = next();
      if (one) one();
      else running -= 1;
    }
  }

  const nobody = await hash('nobody', cost);
  return {
    hash: (password) => inTurn('', () => hash(password, cost)),
    matches: async (stored, password, from = '') => {
      const same = await inTurn(from, () => verify(stored ?? nobody, password));
      return same && stored !== null;
    },
  };
}
