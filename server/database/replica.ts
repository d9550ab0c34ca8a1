import { watchLine, type Line } from './line.ts';

/** How far behind a replica may be and still serve lists. */
const mostLag = 5_000;
const samplesKept = 200;
/** Sessions whose last write may not have arrived yet. */
const mostWriters = 50_000;

/** A place in the write-ahead log, such as `0/1A2B3C`. */
function placeOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  const place = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  // The primary names the place after the header of a page, a replica the end of the page before.
  const offset = place % 8_192n;
  return offset === 24n || offset === 40n ? place - offset : place;
}
export const lsnPattern = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/;

/** Who reads: a session, and the place of its last write as the client carries it. */
export type Reading = { session: string | null; wrote: string | null };

type ReplicaState = 'ok' | 'behind' | 'away';
export type Replica = {
  state: () => ReplicaState;
  /** Milliseconds that it was behind when it last answered. */
  lag: () => number;
  /** Whether it has everything this reader wrote. */
  serves: (reading: Reading) => boolean;
  /** Remembers the place of a session's last write. */
  noteWrite: (session: string | null, lsn: string) => void;
};

// The same cluster has the same identifier; the same running server also the same start time.
const server = `(select system_identifier::text from pg_control_system())`;
const mainQuestion = `select pg_current_wal_insert_lsn()::text as lsn, ${server} || pg_postmaster_start_time() as server`;
const replicaQuestion = `select pg_is_in_recovery() as recovers, ${server} || case when pg_is_in_recovery() then '' else pg_postmaster_start_time()::text end as server,
  case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end::text as lsn`;

type Watched = { url: string; silent: () => void };
type Lines = { replica: Replica | null; close: () => void };

/** Watches the lines to the primary and to its replica, and how far the replica is. */
export function watchLines(main: Watched, standby: Watched | null): Lines {
  // Where the primary was when: what the replica has replayed tells how old its data are.
  const samples: { at: number; place: bigint }[] = [];
  let primary = '';
  const lines: Line[] = [];
  lines.push(
    watchLine({
      ...main,
      name: 'suyuan watch',
      question: standby ? mainQuestion : 'select 1',
      heard: ({ lsn, server: own }) => {
        if (!lsn || !own) return;
        primary = own;
        samples.push({ at: Date.now(), place: placeOf(lsn) });
        if (samples.length > samplesKept) samples.shift();
      },
    }),
  );
  const close = () => {
    for (const line of lines) line.close();
  };
  if (!standby) return { replica: null, close };

  const writers = new Map<string, bigint>();
  let replayed = -1n;
  let freshAt = 0;
  let lag = 0;
  let isOfPrimary = false;
  const line = watchLine({
    ...standby,
    name: 'suyuan watch',
    question: replicaQuestion,
    heard: ({ lsn, server: own = '', recovers }) => {
      // A promoted replica, or a database of its own, has another history.
      isOfPrimary = recovers ? primary.startsWith(own) : primary === own;
      replayed = lsn && isOfPrimary ? placeOf(lsn) : -1n;
      freshAt = samples.findLast(({ place }) => place <= replayed)?.at ?? 0;
      lag = Date.now() - (freshAt || (samples[0]?.at ?? Date.now()));
    },
  });
  lines.push(line);

  const state = (): ReplicaState => {
    if (!line.isUp() || !isOfPrimary) return 'away';
    return Date.now() - freshAt > mostLag ? 'behind' : 'ok';
  };
  const replica: Replica = {
    state,
    lag: () => lag,
    serves: ({ session, wrote }) => {
      if (state() !== 'ok') return false;
      if (wrote !== null && placeOf(wrote) > replayed) return false;
      const own = session === null ? undefined : writers.get(session);
      if (own === undefined) return true;
      if (own > replayed) return false;
      writers.delete(session!);
      return true;
    },
    noteWrite: (session, lsn) => {
      if (session === null) return;
      writers.delete(session);
      writers.set(session, placeOf(lsn));
      // The longest ago first: its write has arrived, or the replica is too far behind to be read at all.
      if (writers.size > mostWriters) writers.delete(writers.keys().next().value!);
    },
  };
  return { replica, close };
}
