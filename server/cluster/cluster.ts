import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { LoginType } from '#contract/login-types.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Db, Tx } from '../database/database.ts';
import { connectPatience, cut, lineOptions } from '../database/line.ts';
import { sweepRows } from '../database/sweep.ts';

const channel = 'suyuan';
const beatEvery = 500;
/** How long after its last heartbeat a node still trusts its caches. */
const lease = 2_000;
/** A connection that receives nothing, not even its own heartbeat, is cut after this long. */
const deaf = 5_000;
const alive = sql<Date>`now() - interval '5 seconds'`;

/** Whose rights changed: of some accounts or one session, of a company, of a login type, of everyone. */
export type AccessScope = {
  account?: number;
  accounts?: readonly number[];
  company?: number;
  token?: string;
  type?: LoginType;
  everyone?: true;
};

/** The messages between nodes; payloads contain ids, never contents. */
export type Message =
  | ({ topic: 'access' } & AccessScope)
  | { topic: 'notice'; batch: string }
  | { topic: 'key'; company: number; id: number }
  | { topic: 'pack' }
  | { topic: 'prefix' }
  | { topic: 'mark'; company: number }
  | { topic: 'factory'; company: number }
  | { topic: 'scans'; companies: number[] }
  /** Null: the defaults of the platform. */
  | { topic: 'risk'; company: number | null }
  | { topic: 'incident'; company: number; id: number }
  | {
      topic: 'guess';
      /** What is counted, and for which address. */
      subject: string;
      until: number;
      isBlocked: boolean;
      limits: { codes: number; minutes: number; block_minutes: number };
    }
  /** A page template changed, its draft or what is published of it. */
  | { topic: 'draft'; company: number; id: number; version?: number }
  /** Somebody has a page template open, on this block; null: no longer. */
  | {
      topic: 'presence';
      company: number;
      page: number;
      key: string;
      name: string;
      block: string | null;
    }
  /** Notes of a record changed, which those with this right may see: `part/12`. */
  | { topic: 'note'; company: number; right: Permission; about: string }
  | { topic: 'webhook'; company: number }
  | { topic: 'outbox' }
  | { topic: 'job' };
type Wire =
  | { kind: 'tell'; from: string; id?: string; message: Message }
  | { kind: 'beat'; from: string; at: number }
  | { kind: 'heard'; from: string; id: string };

export type Cluster = {
  node: string;
  /** True while this node is sure to receive messages; only then may it trust its caches. */
  isListening: () => boolean;
  /** Caches are notified first, so that other handlers of a message read current data. */
  subscribe: (listener: (message: Message) => void, order?: 'first') => void;
  /** Called when messages may have been missed: drop caches, reload. */
  onGap: (listener: () => void, order?: 'first') => void;
  /** Sends to all nodes when the transaction commits. */
  tell: (tx: Tx, message: Message) => Promise<void>;
  /** Like `tell`; the returned function waits until every live node has handled it. */
  tellAndWait: (tx: Tx, message: Message) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/** Connects the nodes that share the database, over LISTEN/NOTIFY. */
export async function joinCluster(db: Db, url: string, log: FastifyBaseLogger): Promise<Cluster> {
  const node = randomUUID();
  const listeners: ((message: Message) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  const waiting = new Map<string, (from: string) => void>();
  let heardAt = 0;
  let since = 0;
  let isBeating = false;
  let client: pg.Client | null = null;
  let closed = false;

  const send = (wire: Wire) =>
    client
      ?.query('select pg_notify($1, $2)', [channel, JSON.stringify(wire)])
      .catch(() => undefined);

  function receive(payload: string): void {
    const wire = JSON.parse(payload) as Wire;
    if (wire.kind === 'beat') {
      // When it was sent, not when it arrived: all earlier messages have arrived before it.
      if (wire.from === node) heardAt = wire.at;
      return;
    }
    if (wire.kind === 'heard') {
      waiting.get(wire.id)?.(wire.from);
      return;
    }
    for (const listener of [...listeners]) listener(wire.message);
    if (wire.id) void send({ kind: 'heard', from: node, id: wire.id });
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'suyuan-listen',
      ...lineOptions,
      query_timeout: connectPatience,
    });
    let hasEnded = false;
    fresh.on('notification', (note) => receive(note.payload ?? ''));
    fresh.on('error', () => undefined);
    fresh.on('end', () => {
      hasEnded = true;
      if (client === fresh) lose(500);
    });
    await fresh.connect();
    await fresh.query(`listen ${channel}`).catch((error: unknown) => {
      cut(fresh);
      throw error;
    });
    if (hasEnded) throw new Error('the connection ended at once');
    client = fresh;
    since = Date.now();
    // Cached values from before the gap are dropped first: the heartbeat lets caches be trusted again.
    for (const listener of [...gapListeners]) listener();
    await beat();
  }

  function lose(pause: number): void {
    client = null;
    heardAt = 0;
    isBeating = false;
    reconnectAfter(pause);
  }

  // One timer, so that a long outage does not multiply the attempts.
  let retry: NodeJS.Timeout | undefined;
  function reconnectAfter(pause: number): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        log.warn({ err: error }, 'cannot listen to the database, trying again');
        reconnectAfter(1_000);
      });
    }, pause);
    retry.unref();
  }

  async function beat(): Promise<void> {
    // A connection that fell silent never ends by itself.
    if (client && Date.now() - Math.max(heardAt, since) > deaf) {
      const silent = client;
      lose(0);
      cut(silent);
    }
    if (isBeating) return;
    isBeating = true;
    await sayAlive().finally(() => (isBeating = false));
  }
  async function sayAlive(): Promise<void> {
    await send({ kind: 'beat', from: node, at: Date.now() });
    await client
      ?.query(
        'insert into node (id) values ($1) on conflict (id) do update set seen_time = now()',
        [node],
      )
      .catch(() => undefined);
  }

  await connect();
  const beats = setInterval(() => void beat(), beatEvery);
  beats.unref();

  const notify = (tx: Tx, wire: Wire) =>
    sql`select pg_notify(${channel}, ${JSON.stringify(wire)})`.execute(tx);

  return {
    node,
    isListening: () => Date.now() - heardAt < lease,
    subscribe: (listener, order) =>
      void (order === 'first' ? listeners.unshift(listener) : listeners.push(listener)),
    onGap: (listener, order) =>
      void (order === 'first' ? gapListeners.unshift(listener) : gapListeners.push(listener)),
    tell: async (tx, message) => void (await notify(tx, { kind: 'tell', from: node, message })),
    tellAndWait: async (tx, message) => {
      const id = randomUUID();
      const heard = new Set<string>();
      let wake = () => undefined as void;
      // If the transaction rolls back, nobody waits.
      setTimeout(() => waiting.delete(id), 60_000).unref();
      waiting.set(id, (from) => {
        heard.add(from);
        wake();
      });
      await notify(tx, { kind: 'tell', from: node, id, message });
      return async () => {
        try {
          const others = await db
            .selectFrom('node')
            .select('id')
            .where('seen_time', '>', alive)
            .execute();
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
      clearTimeout(retry);
      await client?.query('delete from node where id = $1', [node]).catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}

export const sweepNodes = sweepRows('node', ['id'], `seen_time < now() - interval '1 hour'`);
