import type { Secrets } from './secrets.ts';

/** The shortest thing that can have been sealed: its nonce, its tag and a letter. */
const shortest = 29;

type Ticket<C> = {
  write: (secrets: Secrets, content: C) => string;
  /** What was written into it; null for one that is not ours, of another kind or too old. */
  read: (secrets: Secrets, text: string) => C | null;
};

/** Something of ours in a stranger's hands: it means nothing to them, opens one thing, and only for so many milliseconds. */
export function makeTicket<C>(kind: string, life: number): Ticket<C> {
  return {
    write: (secrets, content) =>
      secrets.seal(JSON.stringify([kind, Date.now() + life, content])).toString('base64url'),
    read: (secrets, text) => {
      const sealed = Buffer.from(text, 'base64url');
      if (sealed.length < shortest) return null;
      try {
        const [what, until, content] = JSON.parse(secrets.open(sealed)) as [string, number, C];
        return what === kind && until > Date.now() ? content : null;
      } catch {
        return null;
      }
    },
  };
}
