import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import { recordEvent } from '../events/record.ts';
import { notify } from '../messages/notices.ts';
import { tally } from '../identifiers/tally.ts';
import type { ImportPayload } from './payload.ts';

type Pack = {
  id: number;
  code: string;
  level: number;
  quantity: number;
  made: number;
  first_seq: number;
};

const lockPack = async (tx: Tx, company: number, id: number): Promise<Pack> =>
  tx
    .selectFrom('identifier_pack')
    .select(['id', 'code', 'level', 'quantity', 'made', 'first_seq'])
    .where('company_id', '=', company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** The last of the next good lines, and how many there are. */
async function lastOf(
  tx: Tx,
  { company, id }: Pick<ImportPayload, 'company' | 'id'>,
  after: number,
  size: number,
): Promise<{ line: number; read: number } | undefined> {
  const { rows } = await sql<{ line: number | null; read: number }>`
    select max(line) as line, count(*) as read from (
      select line from code_import_line
      where company_id = ${company} and import_id = ${id} and error is null and line > ${after}
      order by line limit ${size}) as next`.execute(tx);
  const { line, read } = rows[0]!;
  return line === null ? undefined : { line, read };
}

/**
 * Makes identifiers of the next good lines, in their order: rows, progress, event and counts in one transaction. A code
 * that came into being since the check goes to the report.
 */
export async function writeCodes(
  app: App,
  tx: Tx,
  { company, id, by }: ImportPayload,
  packId: number,
  after: number,
  size: number,
): Promise<{ after: number; isEnd: boolean; made: number; quantity: number }> {
  const pack = await lockPack(tx, company, packId);
  const last = await lastOf(tx, { company, id }, after, size);
  // By their ends, never by a join: PostgreSQL knows nothing yet about lines that were just written.
  const lines = sql`company_id = ${company} and import_id = ${id} and error is null and line > ${after}
    and line <= ${last?.line ?? after}`;
  await sql`
    update code_import_line l set error = 'taken' where ${lines}
      and exists (select from identifier i where i.company_id = ${company} and i.code = l.code)`.execute(
    tx,
  );
  const { rows: goods } = await sql<{ part: number | null; batch: number | null; n: number }>`
    with moved as (delete from code_import_line where ${lines} returning line, code, part_id, batch_id),
    written as (
      insert into identifier (company_id, seq, part_id, batch_id, state, level, code)
      select ${company}, ${pack.first_seq + pack.made}::bigint + row_number() over (order by line) - 1, part_id,
        batch_id, case when part_id is null then ${identifierStates.unallocated}::smallint
          else ${identifierStates.allocated}::smallint end,
        ${pack.level}::smallint, code
      from moved returning part_id, batch_id)
    select part_id as part, batch_id as batch, count(*) as n from written group by 1, 2`.execute(
    tx,
  );
  const count = goods.reduce((sum, { n }) => sum + n, 0);
  const made = pack.made + count;
  const isEnd = (last?.read ?? 0) < size;
  if (count > 0) {
    const run = { first: pack.first_seq + pack.made, last: pack.first_seq + made - 1 };
    await recordEvent(app, tx, {
      companyId: company,
      kind: 'generate',
      runs: [run],
      packId,
      by,
    });
    await tally(
      tx,
      company,
      goods.map(({ part, batch, n }) => ({
        metric: 'generated',
        partId: part,
        batchId: batch,
        n,
      })),
    );
  }
  if (isEnd) await finishPack(app, tx, { company, id, by }, { ...pack, made });
  else
    await sql`update identifier_pack set made = ${made}, update_time = now()
      where company_id = ${company} and id = ${packId}`.execute(tx);
  return { after: last?.line ?? after, isEnd, made, quantity: pack.quantity };
}

/** All lines are through: the pack holds what was made, and the quota has back what was not. */
async function finishPack(
  app: App,
  tx: Tx,
  { company, id, by }: Pick<ImportPayload, 'company' | 'id' | 'by'>,
  { id: packId, code, made, quantity }: Pack,
): Promise<void> {
  const missed = quantity - made;
  await sql`
    update identifier_pack set made = ${made}, quantity = greatest(${made}, 1),
      state = case when ${made}::bigint = 0 then 'cancelled' else 'ready' end, update_time = now()
    where company_id = ${company} and id = ${packId}`.execute(tx);
  if (missed > 0)
    await sql`update code_use set identifiers = identifiers - ${missed} where company_id = ${company}`.execute(
      tx,
    );
  await sql`
    update code_import set state = 'done', good = ${made}, bad = bad + ${missed}, update_time = now(),
      version = version + 1
    where company_id = ${company} and id = ${id}`.execute(tx);
  await notify(tx, app.cluster, systemActor, {
    to: { account: by.id },
    type: 0,
    sentence: 'packReady',
    params: { code, n: made },
  });
}
