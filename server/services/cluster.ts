import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Tx } from '../database/database.ts';

const channel = 'suyuan';
const beatEvery = 500;
/** A node believes what it has cached only this long after it last heard itself. */
const lease = 2_000;
const alive = sql<Date>`now() - interval '5 seconds'`;

/** What nodes tell each other; payloads carry ids, never contents. */
export type Message =
  | { topic: 'access'; account?: number; company?: number; token?: string }
  | { topic: 'notice'; batch: string }
  | { topic: 'job' };
type Wire =
  | { kind: 'tell'; from: string; id?: string; message: Message }
  | { kind: 'beat'; from: string }
  | { kind: 'heard'; from: string; id: string };

export type Cluster = {
  node: string;
  /** True while this node is sure to hear what others say; only then may it trust its caches. */
  isListening: () => boolean;
  subscribe: (listener: (message: Message) => void) => void;
  /** Called when messages may have been missed: drop caches, look again. */
  onGap: (listener: () => void) => void;
  /** Tells all nodes when the transaction commits. */
  tell: (tx: Tx, message: Message) => Promise<void>;
  /** Like `tell`, and gives back a wait until every living node has acted on it. */
  tellAndWait: (tx: Tx, message: Message) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/** Joins the nodes that share the database, over LISTEN/NOTIFY. */
export async function joinCluster(db: Db, url: string, log: FastifyBaseLogger): Promise<Cluster> {
  const node = randomUUID();
  const listeners: ((message: Message) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const waiting = new Map<string, (from: string) => void>();
  let heardAt = 0;
  let client: pg.Client | null = null;
  let closed = false;
  let beats: NodeJS.Timeout | undefined;

  const send = (wire: Wire) =>
    client?.query('select pg_notify($1, $2)', [channel, JSON.stringify(wire)]).catch(() => undefined);

  function receive(payload: string): void {
    const wire = JSON.parse(payload) as Wire;
    if (wire.kind === 'beat') {
      if (wire.from === node) heardAt = Date.now();
      return;
    }
    if (wire.kind === 'heard') {
      waiting.get(wire.id)?.(wire.from);
      return;
    }
    for (const listener of listeners) listener(wire.message);
    if (wire.id) void send({ kind: 'heard', from: node, id: wire.id });
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'suyuan-listen' });
    fresh.on('notification', (note) => receive(note.payload ?? ''));
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      if (client === fresh) client = null;
      heardAt = 0;
      if (!closed) setTimeout(() => void reconnect(), 500).unref();
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
    await beat();
    for (const listener of gapListeners) listener();
  }

  async function reconnect(): Promise<void> {
    if (closed || client) return;
    try {
      await connect();
    } catch (error) {
      log.warn({ err: error }, 'cannot listen to the database, trying again');
      setTimeout(() => void reconnect(), 1_000).unref();
    }
  }

  async function beat(): Promise<void> {
    await send({ kind: 'beat', from: node });
    await client
      ?.query(
        'insert into node (id) values ($1) on conflict (id) do update set seen_time = now()',
        [node],
      )
      .catch(() => undefined);
  }

  await connect();
  beats = setInterval(() => void beat(), beatEvery);
  beats.unref();

  const notify = (tx: Tx, wire: Wire) =>
    sql`select pg_notify(${channel}, ${JSON.stringify(wire)})`.execute(tx);

  return {
    node,
    isListening: () => Date.now() - heardAt < lease,
    subscribe: (listener) => void listeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    tell: async (tx, message) => void (await notify(tx, { kind: 'tell', from: node, message })),
    tellAndWait: async (tx, message) => {
      const id = randomUUID();
      const heard = new Set<string>();
      let wake = () => undefined as void;
      // A transaction that rolls back never comes to wait.
      setTimeout(() => waiting.delete(id), 60_000).unref();
      waiting.set(id, (from) => {
        heard.add(from);
        wake();
      });
      await notify(tx, { kind: 'tell', from: node, id, message });
      return async () => {
        try {
          const others = await db.selectFrom('node').select('id').where('seen_time', '>', alive).execute();
          const until = Date.now() + lease;
          // A node that does not answer within its lease no longer trusts its caches.
          while (others.some((other) => !heard.has(other.id)) && Date.now() < until)
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, until - Date.now());
              wake = () => {
                clearTimeout(timer);
                resolve();
              };
            });
        } finally {
          waiting.delete(id);
        }
      };
    },
    close: async () => {
      closed = true;
      clearInterval(beats);
      await client?.query('delete from node where id = $1', [node]).catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
