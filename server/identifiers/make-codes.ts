import { sql } from 'kysely';
import { codeRuleOf } from '#contract/features/identity/rules/contract.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import { recordEvent } from '../events/record.ts';
import { eventTimes, sqlMomentOf, type Timed } from '../http/moment.ts';
import type { JobKind, Progress } from '../jobs/jobs.ts';
import { notify } from '../messages/notices.ts';
import { lockKey, lockPack, stateOf } from './locked-pack.ts';
import { asContext, type KeptContext } from './own-codes.ts';
import { insertOwnCodes } from './own-rows.ts';
import { dayOf, tally } from './tally.ts';

/** The parameters of a job that makes a pack; the pack records the progress. */
export type MakePayload = {
  company: number;
  pack: number;
  by: { id: number; name: string };
  /** For the company's own rule: the first counter number, and the values the codes show. */
  own?: { from: number; period: string; context: KeptContext };
};

const steps = { first: 20_000, least: 5_000, most: 200_000, milliseconds: 1_000 };

/** Steps of about a second: larger ones hold their locks too long, smaller ones commit too often. */
function nextSize(size: number, took: number): number {
  const wanted = size * Math.min(4, steps.milliseconds / Math.max(took, 1));
  return Math.round(Math.max(steps.least, Math.min(steps.most, wanted)));
}

/** Makes the codes of a pack. Each step writes rows, progress and event in one transaction. */
export const makeCodesJob: JobKind<App> = {
  kind: 'codes.make',
  lane: 'long',
  run: async (job, app) => {
    const payload = job.payload as MakePayload;
    for (let size = steps.first, isDone = false; !isDone;) {
      const began = performance.now();
      await job.step(async (tx) => {
        const { left, ...progress } = await makeStep(app, tx, payload, size);
        isDone = left === 0;
        return progress;
      });
      size = nextSize(size, performance.now() - began);
    }
  },
};

/** Makes the next codes of a pack, at most so many, in one transaction. */
export async function makeStep(
  app: App,
  tx: Tx,
  payload: MakePayload,
  size: number,
  timed: Timed = {},
): Promise<Progress & { left: number }> {
  const pack = await lockPack(tx, payload);
  const count = Math.min(size, pack.quantity - pack.made);
  // A cancelled pack stays so, even if its job is restarted.
  if (count === 0 || pack.state === 'cancelled') return { left: 0 };
  if (pack.key_id !== null) await lockKey(tx, payload.company, pack.key_id);
  const run = { first: pack.first_seq + pack.made, last: pack.first_seq + pack.made + count - 1 };
  const { company, own, by } = payload;
  if (own) {
    const rule = codeRuleOf(pack)!;
    const counter = { companyId: company, seriesId: pack.series_id, period: own.period, rule };
    const from = own.from + pack.made;
    await insertOwnCodes(tx, pack, { run, counter, from, context: asContext(own.context) });
  } else
    await sql`
      insert into identifier (company_id, seq, part_id, batch_id, state, level)
      select ${company}, seq, ${pack.part_id}, ${pack.batch_id}, ${stateOf(pack)}, ${pack.level}
      from generate_series(${run.first}::bigint, ${run.last}::bigint) as seq`.execute(tx);
  const made = pack.made + count;
  const isDone = made === pack.quantity;
  await tx
    .updateTable('identifier_pack')
    .set({ made, update_time: sqlMomentOf(timed), ...(isDone ? { state: 'ready' } : {}) })
    .where('company_id', '=', company)
    .where('id', '=', pack.id)
    .execute();
  const about = { partId: pack.part_id, batchId: pack.batch_id };
  await recordEvent(app, tx, {
    ...about,
    companyId: company,
    kind: 'generate',
    runs: [run],
    packId: pack.id,
    by,
    ...eventTimes(timed),
  });
  await tally(tx, company, [{ ...about, metric: 'generated', n: count, ...dayOf(timed.at) }]);
  if (isDone)
    await notify(tx, app.cluster, systemActor, {
      to: { account: by.id },
      type: 0,
      sentence: 'packReady',
      params: { code: pack.code, n: pack.quantity },
    });
  return { done: made, total: pack.quantity, left: pack.quantity - made };
}
