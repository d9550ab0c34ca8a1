import type { Socket } from 'node:net';
import pg from 'pg';

const lookEvery = 500;
/** A database that leaves a question of one row unanswered for this long does not hear us. */
const patience = 4_000;
/** How long opening a connection, or waiting for a free one, may take. */
export const connectPatience = 5_000;

/** Options of every connection: the system notices a dead peer while nothing is asked. */
export const lineOptions = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: connectPatience,
} as const;

/** The same address with further options of the session; options of a pool would be replaced by those of an address. */
export function withOptions(url: string, options: string): string {
  const changed = new URL(url);
  const given = changed.searchParams.get('options');
  if (options) changed.searchParams.set('options', given ? `${given} ${options}` : options);
  return changed.href;
}

/** The database is down, shutting down or out of reach; the client may retry. */
export function isAway(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0[123]|08\d{3})$/.test(
      code,
    ) ||
    /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout e)/.test(
      message,
    )
  );
}

/** Ends a connection without a goodbye, which a silent peer would never answer; its query fails at once. */
export function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: Socket } };
  connection.stream.destroy();
}

/** What the question may ask for. */
type Answer = { lsn?: string | null; server?: string; recovers?: boolean };
export type Line = { isUp: () => boolean; close: () => void };

/**
 * Asks a database again and again over a connection of its own. A slow query is no reason to give a connection up, but
 * when not even this question is answered, `silent` is called: the connections that wait should be cut.
 */
export function watchLine(given: {
  url: string;
  name: string;
  question: string;
  heard: (answer: Answer) => void;
  silent: () => void;
}): Line {
  let client: pg.Client | null = null;
  let isUp = true;
  let isAsking = false;
  let looks = 0;

  const forget = () => {
    if (client) cut(client);
    client = null;
    isAsking = false;
  };
  async function ask(): Promise<void> {
    const isNew = client === null;
    const own = (client ??= open(given.url, given.name));
    try {
      if (isNew) await own.connect();
      const { rows } = await own.query<Answer>(given.question);
      if (client !== own) return;
      isAsking = false;
      isUp = true;
      given.heard(rows[0]!);
    } catch (error) {
      if (client !== own) return;
      // A server that refuses is there.
      isUp = !isAway(error);
      forget();
    }
  }
  // Counted in looks, not in time: if this process itself was busy, the answer may be waiting to be read.
  const timer = setInterval(() => {
    looks += 1;
    if (!isAsking) {
      isAsking = true;
      looks = 0;
      void ask();
    } else if (looks * lookEvery >= patience) {
      isUp = false;
      forget();
      given.silent();
    }
  }, lookEvery);
  timer.unref();
  return {
    isUp: () => isUp,
    close: () => {
      clearInterval(timer);
      forget();
    },
  };
}

function open(url: string, name: string): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name: name, ...lineOptions });
  // Its next query fails.
  client.on('error', () => undefined);
  return client;
}
