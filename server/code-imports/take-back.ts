import { sql } from 'kysely';
import { importTexts } from '#contract/features/identity/code-imports/texts.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { recordEvent } from '../events/record.ts';
import { Refusal } from '../refusal.ts';
import { tally } from '../identifiers/tally.ts';
import type { ImportPayload } from './payload.ts';

type Pack = {
  id: number;
  code: string;
  state: string;
  first_seq: number;
  made: number;
  quantity: number;
};

const readPack = async (tx: Tx, company: number, id: number): Promise<Pack> =>
  tx
    .selectFrom('identifier_pack')
    .select(['id', 'code', 'state', 'first_seq', 'made', 'quantity'])
    .where('company_id', '=', company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

const within = (company: number, { first_seq: first, made }: Pack) =>
  sql`i.company_id = ${company} and i.seq between ${first}::bigint and ${first + made - 1}::bigint`;

/** Something happened to codes of the pack: one was scanned, moved, inspected, exported, printed, registered or covered. */
async function isUsed(tx: Tx, company: number, pack: Pack): Promise<boolean> {
  const { first_seq: first, made, id } = pack;
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from identifier i where ${within(company, pack)}
        and (i.state > 1 or i.scans > 0 or i.risk > 0 or i.parent_seq is not null or i.first_time is not null))
      or exists (select from trace_event_run r
        join trace_event e on e.company_id = r.company_id and e.record_time = r.record_time and e.id = r.event_id
        where r.company_id = ${company} and r.first_seq <= ${first + made - 1}::bigint
          and r.last_seq >= ${first}::bigint and e.kind <> 'generate')
      or exists (select from scan_log s where s.company_id = ${company}
        and s.seq between ${first}::bigint and ${first + made - 1}::bigint)
      or exists (select from quality_record s where s.company_id = ${company}
        and s.seq between ${first}::bigint and ${first + made - 1}::bigint)
      or exists (select from quality_waiver s where s.company_id = ${company}
        and s.seq between ${first}::bigint and ${first + made - 1}::bigint)
      or exists (select from material_use s where s.company_id = ${company}
        and s.seq between ${first}::bigint and ${first + made - 1}::bigint)
      or exists (select from security_pack s where s.company_id = ${company} and s.pack_id = ${id})
      or exists (select from pre_print s where s.company_id = ${company} and s.pack_id = ${id})
      or exists (select from print_job s where s.company_id = ${company} and s.pack_id = ${id})
      or exists (select from registration s where s.company_id = ${company} and s.pack_id = ${id}) as is_used`.execute(
    tx,
  );
  return rows[0]!.is_used;
}

/** Refuses to take back an import of which something was used. */
export async function refuseUsed(
  tx: Tx,
  company: number,
  one: { code: string; pack_id: number | null },
): Promise<void> {
  if (one.pack_id === null) return;
  if (await isUsed(tx, company, await readPack(tx, company, one.pack_id)))
    throw new Refusal(importTexts.errors.used, { params: { code: one.code } });
}

/**
 * Deletes the codes of an import: all of them in one transaction, or none. The rows are locked before they are looked at,
 * so that nobody uses one in between.
 */
export async function takeBack(
  app: App,
  tx: Tx,
  { company, by }: ImportPayload,
  one: { code: string; pack_id: number },
): Promise<void> {
  const pack = await readPack(tx, company, one.pack_id);
  if (pack.made > 0) {
    await sql`select from identifier i where ${within(company, pack)} order by i.seq for update`.execute(
      tx,
    );
    if (await isUsed(tx, company, pack))
      throw new Refusal(importTexts.errors.used, { params: { code: one.code } });
    const { rows } = await sql<{ part: number | null; batch: number | null; n: number }>`
      with gone as (delete from identifier i where ${within(company, pack)} returning part_id, batch_id)
      select part_id as part, batch_id as batch, count(*) as n from gone group by 1, 2`.execute(tx);
    await recordEvent(app, tx, {
      companyId: company,
      kind: 'void',
      runs: [{ first: pack.first_seq, last: pack.first_seq + pack.made - 1 }],
      packId: pack.id,
      reason: 'import',
      by,
    });
    await tally(
      tx,
      company,
      rows.map(({ part, batch, n }) => ({
        metric: 'generated',
        partId: part,
        batchId: batch,
        n: -n,
      })),
    );
  }
  // An import that came to its end has given back what it did not make.
  const isThrough = pack.state === 'ready' || pack.state === 'cancelled';
  const charged = isThrough ? pack.made : pack.quantity;
  await sql`update code_use set identifiers = identifiers - ${charged} where company_id = ${company}`.execute(
    tx,
  );
  await sql`
    update identifier_pack set state = 'cancelled', made = 0, update_time = now(), version = version + 1
    where company_id = ${company} and id = ${pack.id}`.execute(tx);
}
