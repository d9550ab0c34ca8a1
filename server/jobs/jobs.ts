import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import { systemActor, transact, type Db, type Tx } from '../database/database.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { older, sweepRows } from '../database/sweep.ts';
import type { JobRow } from '../database/tables.ts';
import { jobLanes, type JobLane } from '#contract/features/system/jobs/lanes.ts';
import type { Cluster } from '../cluster/cluster.ts';

const leaseSeconds = 30;
/** How long a long job runs before it lets another company go on. */
const sliceMilliseconds = 30_000;
// Any fixed number will do: nodes claim one after the other, so that the limit of a company holds for all of them.
const claimLock = 7_305_002;
const pollEvery = 5_000;

/** The progress of a job after a step. */
export type Progress = { cursor?: object; done?: number; total?: number };

export type RunningJob = {
  id: number;
  payload: Record<string, unknown>;
  /** The result of the last finished step, possibly of a crashed process. */
  cursor: Record<string, unknown> | null;
  /** One step: its work and the progress of the job, in one transaction. Ends the job when cancelled or paused. */
  step: (work: (tx: Tx) => Promise<Progress>) => Promise<void>;
};

/** A kind of job, and the dependencies it needs. */
export type JobKind<Needs = unknown> = {
  kind: string;
  /** Long: anything that may take more than a few seconds. */
  lane?: JobLane;
  tries?: number;
  run: (job: RunningJob, needs: Needs) => Promise<void>;
};

export type NewJob = {
  kind: string;
  payload?: object;
  /** The subject shown in lists: the code of a pack or a batch. */
  subject?: string;
  companyId?: number | null;
  accountId?: number | null;
  /** No second job with the same key is created while one is waiting or running. */
  uniqueKey?: string;
  runAfter?: Date;
  total?: number;
  /** The highest in its lane goes first; 0 by default. */
  priority?: number;
};

export type Jobs = {
  add: (tx: Tx, job: NewJob) => Promise<number | null>;
  /** Passes `needs` to every job it runs. */
  start: <Needs>(needs: Needs, kinds: readonly JobKind<Needs>[]) => void;
  /** Lets running steps finish and takes no more. */
  stop: () => Promise<void>;
};

class JobStopped extends Error {}

export function makeJobs(
  db: Db,
  cluster: Cluster,
  log: FastifyBaseLogger,
  slice = sliceMilliseconds,
): Jobs {
  type Known = { tries: number; lane: JobLane; run: (job: RunningJob) => Promise<void> };
  const kinds = new Map<string, Known>();
  const running = {
    short: new Set<Promise<void>>(),
    long: new Set<Promise<void>>(),
    calls: new Set<Promise<void>>(),
  };
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  async function fill(): Promise<void> {
    for (const lane of jobLanes) while (!stopping && (await startNext(lane)));
  }
  /** Starts the next job of a lane; false if there is none, or enough are running. */
  async function startNext(lane: JobLane): Promise<boolean> {
    // Each claim has its own id: a job lost and claimed again by the same node is another claim.
    const holder = `${cluster.node}/${randomUUID()}`;
    const row = await transact(db, systemActor, async (tx) => {
      const limits = await readConfiguration(tx, 'jobs');
      if (running[lane].size >= limits[`${lane}_at_once`]) return undefined;
      return claimNext(tx, {
        lane,
        holder,
        kinds: [...kinds.keys()],
        // One company whose addresses are slow leaves half of the calls to others.
        perCompany: {
          short: null,
          long: limits.long_per_company,
          calls: Math.ceil(limits.calls_at_once / 2),
        }[lane],
      });
    });
    if (!row) return false;
    const work = runOne(row, holder).finally(() => {
      running[lane].delete(work);
      wake();
    });
    running[lane].add(work);
    return true;
  }
  let filling: Promise<void> | null = null;
  let again = false;
  function wake(): void {
    if (filling) {
      again = true;
      return;
    }
    filling = fill()
      .catch((error: unknown) => log.warn({ err: error }, 'cannot look for jobs'))
      .finally(() => {
        filling = null;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  async function runOne(row: JobRow, holder: string): Promise<void> {
    const { tries, run } = kinds.get(row.kind)!;
    let { attempts } = row;
    const began = performance.now();
    const lease = setInterval(
      () =>
        void transact(db, systemActor, (tx) => extendLease(tx, row.id, holder)).catch(
          () => undefined,
        ),
      (leaseSeconds * 1_000) / 3,
    );
    try {
      // Failed attempts were counted; more claims than that mean crashed processes.
      if (attempts > tries) throw new Error(`ended the process ${tries} times`);
      await run({
        id: row.id,
        payload: row.payload as Record<string, unknown>,
        cursor: row.cursor as Record<string, unknown> | null,
        step: async (work) => {
          if (stopping) throw new JobStopped();
          await transact(db, systemActor, (tx) => takeStep(tx, row.id, holder, work));
          attempts = 1;
          if (row.lane === 'long' && performance.now() - began > slice)
            await transact(db, systemActor, (tx) => letOthersGoOn(tx, row, holder));
        },
      });
      await transact(db, systemActor, (tx) => finish(tx, row.id, holder));
    } catch (error) {
      if (error instanceof JobStopped) {
        await transact(db, systemActor, (tx) => giveBack(tx, row.id, holder)).catch(
          () => undefined,
        );
        return;
      }
      log.warn({ err: error, job: row.id, kind: row.kind }, 'job failed');
      const failure = { attempts, tries, error };
      await transact(db, systemActor, (tx) => fail(tx, row.id, holder, failure)).catch(
        () => undefined,
      );
    } finally {
      clearInterval(lease);
    }
  }

  cluster.subscribe((message) => {
    if (message.topic === 'job' && timer) wake();
  });

  return {
    add: async (tx, job) => {
      const row = await tx
        .insertInto('job')
        .values({
          kind: job.kind,
          payload: JSON.stringify({
            ...job.payload,
            ...(job.subject ? { subject: job.subject } : {}),
          }),
          cursor: 'null',
          ...placeOf(job, kinds.get(job.kind)?.lane ?? 'short'),
          company_id: job.companyId ?? null,
          account_id: job.accountId ?? null,
          unique_key: job.uniqueKey ?? null,
          total: job.total ?? null,
          ...(job.runAfter ? { run_after: job.runAfter } : {}),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      await cluster.tell(tx, { topic: 'job' });
      return row?.id ?? null;
    },
    start: (needs, list) => {
      for (const { kind, tries = 5, lane = 'short', run } of list)
        kinds.set(kind, { tries, lane, run: (job) => run(job, needs) });
      timer = setInterval(wake, pollEvery);
      timer.unref();
      wake();
    },
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await filling;
      await Promise.allSettled(jobLanes.flatMap((lane) => [...running[lane]]));
    },
  };
}

export const sweepJobs = sweepRows('job', ['id'], ({ job }) => older('end_time', job));

const leaseEnd = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/** Where a new job stands in its lane. In the long one companies take turns; in the short one the first comes first. */
const placeOf = ({ companyId, priority = 0 }: NewJob, lane: JobLane) => ({
  lane,
  priority,
  ...(lane === 'long' ? { turn: nextTurn(companyId ?? null) } : {}),
});
const nextTurn = (companyId: number | null) =>
  sql<number>`next_job_turn('long', ${companyId}::integer)`;

// A lease is renewed every few seconds: one that ends far ahead was given by a clock that was wrong.
const isLeased = sql<boolean>`lease_until between now() and ${leaseEnd} + interval '1 minute'`;

type Claim = { lane: JobLane; holder: string; kinds: string[]; perCompany: number | null };

/** The next job of a lane that is waiting or whose process crashed, of a company that has not its share running. */
export const claimable = ({ lane, kinds, perCompany }: Omit<Claim, 'holder'>) => sql`
  select id from job
  where lane = ${lane} and kind = any(${kinds}::text[]) and state in ('waiting', 'running') and run_after <= now()
    and (state = 'waiting' or not coalesce(${isLeased}, false))
    and coalesce(company_id, 0) <> all (array(
      select company_id from job
      where lane = ${lane} and state = 'running' and ${isLeased} and company_id is not null
      group by company_id having count(*) >= ${perCompany}::bigint))
  order by priority desc, turn, id limit 1 for update skip locked`;

async function claimNext(tx: Tx, claim: Claim): Promise<JobRow | undefined> {
  await sql`select pg_advisory_xact_lock(${claimLock})`.execute(tx);
  return tx
    .updateTable('job')
    .set({
      state: 'running',
      node: claim.holder,
      lease_until: leaseEnd,
      attempts: sql`attempts + 1`,
      start_time: sql`coalesce(start_time, now())`,
    })
    .where('id', '=', sql<number>`(${claimable(claim)})`)
    .returningAll()
    .executeTakeFirst();
}

/** If a job of another company waits, this one goes back behind the others of its own. */
async function letOthersGoOn(tx: Tx, { id, company_id: companyId }: JobRow, holder: string) {
  const left = await held(tx, id, holder)
    .set({ state: 'waiting', node: null, attempts: 0, turn: nextTurn(companyId) })
    .where(
      sql<boolean>`exists (select from job o where o.lane = 'long' and o.state = 'waiting' and o.run_after <= now()
        and o.company_id is distinct from ${companyId}::integer)`,
    )
    .executeTakeFirst();
  if (left.numUpdatedRows > 0n) throw new JobStopped();
}

async function takeStep(
  tx: Tx,
  id: number,
  holder: string,
  work: (tx: Tx) => Promise<Progress>,
): Promise<void> {
  const held = await tx
    .selectFrom('job')
    .select(['state', 'node'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held?.state !== 'running' || held.node !== holder) throw new JobStopped();
  const { cursor, done, total } = await work(tx);
  await tx
    .updateTable('job')
    .set({
      lease_until: leaseEnd,
      attempts: 1,
      ...(cursor ? { cursor: JSON.stringify(cursor) } : {}),
      ...(done === undefined ? {} : { done }),
      ...(total === undefined ? {} : { total }),
    })
    .where('id', '=', id)
    .execute();
}

const held = (tx: Tx, id: number, holder: string) =>
  tx
    .updateTable('job')
    .where('id', '=', id)
    .where('node', '=', holder)
    .where('state', '=', 'running');

async function extendLease(tx: Tx, id: number, holder: string): Promise<void> {
  await held(tx, id, holder).set({ lease_until: leaseEnd }).execute();
}
async function finish(tx: Tx, id: number, holder: string): Promise<void> {
  await held(tx, id, holder)
    .set({ state: 'done', end_time: sql`now()`, error: null })
    .execute();
}
/** On shutdown: another node, or this one after a restart, continues at once. */
async function giveBack(tx: Tx, id: number, holder: string): Promise<void> {
  await held(tx, id, holder)
    .set({ state: 'waiting', node: null, attempts: sql`greatest(attempts - 1, 0)` })
    .execute();
}
type Failed = { attempts: number; tries: number; error: unknown };
async function fail(tx: Tx, id: number, holder: string, failed: Failed): Promise<void> {
  const { attempts, tries, error } = failed;
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  await held(tx, id, holder)
    .set(
      attempts >= tries
        ? { state: 'failed', error: reason, end_time: sql`now()` }
        : {
            state: 'waiting',
            error: reason,
            run_after: sql`now() + make_interval(secs => ${2 ** attempts * 5})`,
          },
    )
    .execute();
}
