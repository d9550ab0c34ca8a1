import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import { codeRuleOf } from '#contract/features/identity/rules/contract.ts';
import { periodOf } from '#contract/codes/compose.ts';
import type { App } from '../app.ts';
import { createPack } from './code-factories.ts';
import type { Tx } from '../database/database.ts';
import { asContext, composeCodes, contextOf, takeCount } from '../identifiers/own-codes.ts';
import type { Doer } from './doer.ts';

type Means = { ruleId: number; keyId: number };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Packs beside those of batches: by the company's own rule, for no product yet, and one that was cancelled. */
export async function createOddPacks(app: App, tx: Tx, doer: Doer, means: Means): Promise<void> {
  await createOwnPack(app, tx, doer);
  const happened = (count: number, pack: { id: number; first: number }, time: Date) =>
    doer.happened(
      {
        companyId: doer.companyId,
        kind: 'generate',
        runs: [{ first: pack.first, last: pack.first + count - 1 }],
        time,
        packId: pack.id,
        by: doer.by.codes,
      },
      'generated',
    );
  for (const [days, quantity, count, remark] of [
    [12, 500, 500, '备用标签'],
    [7, 5_000, 320, '数量填错，已取消'],
  ] as const) {
    const time = daysAgo(days);
    const pack = await createPack(app, tx, doer.companyId, {
      ...means,
      code: doer.numberOf(time),
      quantity,
      pieces: [{ count, state: 'unallocated' }],
      remark,
      create_time: time,
    });
    happened(count, pack, time);
  }
}

/** Codes that the company composed itself. */
async function createOwnPack(app: App, tx: Tx, doer: Doer): Promise<void> {
  const { companyId } = doer;
  const rule = await tx
    .selectFrom('encoding_rule')
    .select(['id', 'series_id', 'kind', 'segments', 'separator'])
    .where('company_id', '=', companyId)
    .where('kind', '=', 'own')
    .where('state', '=', 'effective')
    .executeTakeFirstOrThrow();
  const batch = await tx
    .selectFrom('batch')
    .select(['id', 'part_id'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'producing')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const time = daysAgo(1);
  const count = 400;
  const kept = await contextOf(tx, companyId, { partId: batch.part_id, batchId: batch.id }, time);
  const made = codeRuleOf(rule)!;
  const period = periodOf(made, asContext(kept));
  const counter = { companyId, seriesId: rule.series_id, period, rule: made };
  const taken = await takeCount(tx, counter, count);
  if (!('first' in taken)) throw new Error('the own rule of the demo is used up');
  const numbers = Array.from({ length: count }, (_, at) => taken.first + at);
  const pack = await createPack(app, tx, companyId, {
    code: doer.numberOf(time),
    ruleId: rule.id,
    partId: batch.part_id,
    batchId: batch.id,
    pieces: [{ count, state: 'allocated' }],
    codes: composeCodes(made, asContext(kept), numbers),
    create_time: time,
  });
  const { first, last, id } = pack;
  doer.happened(
    {
      companyId,
      kind: 'generate',
      runs: [{ first, last }],
      time,
      packId: id,
      partId: batch.part_id,
      batchId: batch.id,
      by: doer.by.codes,
    },
    'generated',
  );
}

const perBox = 24;

/** Boxes of what was shipped to the first dealer; each knows what is in it. */
export async function createBoxes(app: App, tx: Tx, doer: Doer, means: Means): Promise<void> {
  const { companyId } = doer;
  const { shipped, received } = identifierStates;
  const { rows } = await sql<{ batch_id: number; part_id: number; first: number; day: string }>`
    select b.id as batch_id, b.part_id, min(i.seq) as first, b.product_date::text as day
    from batch b join identifier i on i.company_id = b.company_id and i.batch_id = b.id
    where b.company_id = ${companyId} and b.state = 'completed' and i.dealer_id = 1
      and i.state in (${shipped}, ${received})
    group by 1, 2, b.product_date having count(*) >= 240 order by b.product_date desc limit 2`.execute(
    tx,
  );
  const boxes = 10;
  for (const { batch_id: batchId, part_id: partId, first, day } of rows) {
    const time = new Date(new Date(`${day}T09:00:00+08:00`).getTime() + 2 * 86_400_000);
    const pack = await createPack(app, tx, companyId, {
      ...means,
      code: doer.numberOf(time),
      partId,
      batchId,
      level: 'box',
      pieces: [{ count: boxes, state: 'shipped', dealerId: 1 }],
      remark: '外箱',
      create_time: time,
    });
    await sql`update identifier set parent_seq = ${pack.first} + (seq - ${first}::bigint) / ${perBox}
      where company_id = ${companyId} and seq >= ${first} and seq < ${first + boxes * perBox}`.execute(
      tx,
    );
    const about = { companyId, packId: pack.id, partId, batchId };
    const runs = [{ first: pack.first, last: pack.last }];
    const packed = new Date(time.getTime() + 6 * 3_600_000);
    await sql`
      insert into container (company_id, seq, level, part_id, capacity, quantity, full_time, create_time, update_time)
      select ${companyId}, seq, 1, ${partId}, ${perBox}, ${perBox}, ${packed}, ${packed}, ${packed}
      from generate_series(${pack.first}::bigint, ${pack.last}::bigint) as seq`.execute(tx);
    const sent = new Date(time.getTime() + 86_400_000 + 5 * 3_600_000);
    doer.happened({ ...about, kind: 'generate', runs, time, by: doer.by.codes }, 'generated');
    doer.happened({
      ...about,
      kind: 'pack',
      runs: [...runs, { first, last: first + boxes * perBox - 1 }],
      time: packed,
      by: doer.by.goods,
    });
    doer.happened({ ...about, kind: 'ship', runs, time: sent, by: doer.by.goods }, 'shipped');
  }
}
