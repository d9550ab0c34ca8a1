import type { Secrets } from './secrets.ts';

/** The shortest thing that can have been sealed: its nonce, its tag and a letter. */
const shortest = 29;

type Ticket<C> = {
  write: (secrets: Secrets, content: C) => string;
  /** What was written into it; null for one that is not ours, of another kind or too old. */
  read: (secrets: Secrets, text: string) => C | null;
};

type Content<C> = { until: number; content: C };
/** How tickets of a kind were written before this form: what one of them says, null where it is none of them. */
type Older<C> = (parts: readonly unknown[]) => Content<C> | null;

/**
 * Something of ours in a stranger's hands: it means nothing to them, opens one thing, and only for so many milliseconds.
 * Those that were given away in an older form open it until their own time is over.
 */
export function makeTicket<C>(kind: string, life: number, older?: Older<C>): Ticket<C> {
  const readParts = (parts: readonly unknown[]): Content<C> | null => {
    const [what, until, content] = parts;
    const isNew = parts.length === 3 && what === kind && typeof until === 'number';
    return isNew ? { until, content: content as C } : (older?.(parts) ?? null);
  };
  return {
    write: (secrets, content) =>
      secrets.seal(JSON.stringify([kind, Date.now() + life, content])).toString('base64url'),
    read: (secrets, text) => {
      const sealed = Buffer.from(text, 'base64url');
      if (sealed.length < shortest) return null;
      try {
        const parts = JSON.parse(secrets.open(sealed)) as unknown;
        const found = Array.isArray(parts) ? readParts(parts) : null;
        return found && found.until > Date.now() ? found.content : null;
      } catch {
        return null;
      }
    },
  };
}

/** Whether all of these are numbers: the parts of older tickets that have names now. */
export const areNumbers = (parts: readonly unknown[]): parts is number[] =>
  parts.every((part) => typeof part === 'number');
