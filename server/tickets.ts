import type { Secrets } from './secrets.ts';

/** The minimum size of a ticket: nonce, tag and one character. */
const shortest = 29;

type Ticket<C> = {
  write: (secrets: Secrets, content: C) => string;
  /** Its content; null if it is not ours, of another kind or expired. */
  read: (secrets: Secrets, text: string) => C | null;
};

type Content<C> = { until: number; content: C };
/** Parses tickets in an older format; null if it is none. */
type Older<C> = (parts: readonly unknown[]) => Content<C> | null;

/**
 * An encrypted, opaque token with a limited lifetime in milliseconds. Tickets issued in an older format are accepted
 * until they expire.
 */
export function makeTicket<C>(kind: string, life: number, older?: Older<C>): Ticket<C> {
  const readParts = (parts: readonly unknown[]): Content<C> | null => {
    const [what, until, content] = parts;
    const isNew = parts.length === 3 && what === kind && typeof until === 'number';
    return isNew ? { until, content: content as C } : (older?.(parts) ?? null);
  };
  return {
    write: (secrets, content) =>
      secrets
        .seal('ticket', 0, JSON.stringify([kind, Date.now() + life, content]))
        .toString('base64url'),
    read: (secrets, text) => {
      const sealed = Buffer.from(text, 'base64url');
      if (sealed.length < shortest) return null;
      try {
        const parts = JSON.parse(secrets.open('ticket', 0, sealed)) as unknown;
        const found = Array.isArray(parts) ? readParts(parts) : null;
        return found && found.until > Date.now() ? found.content : null;
      } catch {
        return null;
      }
    },
  };
}

/** Whether all of these are numbers: the fields of older tickets. */
export const areNumbers = (parts: readonly unknown[]): parts is number[] =>
  parts.every((part) => typeof part === 'number');
