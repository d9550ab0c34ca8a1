import { hash, verify } from '@node-rs/argon2';
import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { Refusal } from '../refusal.ts';

// OWASP's argon2id setting: 19 MiB, two passes. The library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const queueLimit = 200;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes the same time whether there is a hash to compare with or not. */
  matches: (stored: string | null, password: string) => Promise<boolean>;
};

/** Hashing is heavy on purpose: a few at a time, so that other calls stay quick, and a bounded queue. */
export async function makePasswords(): Promise<Passwords> {
  let running = 0;
  const queue: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= queueLimit)
        throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const nobody = await hash('nobody', cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: async (stored, password) => {
      const same = await inTurn(() => verify(stored ?? nobody, password));
      return same && stored !== null;
    },
  };
}
