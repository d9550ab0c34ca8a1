import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { Binding, bindingFilter } from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { limits } from '#contract/limits.ts';
import type { Run } from '#server/events/new-event.ts';
import type { Page } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { countRows } from '#server/records/count.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { StaffSession } from '#server/access/sessions.ts';

const { errors } = bindingTexts;

/** The identifiers of one binding, and its batch. */
export async function readBinding(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  id: number,
) {
  const { rows } = await sql<Run & { batch: number }>`
    select r.first_seq as first, r.last_seq as last, e.batch_id as batch
    from trace_event_run r join trace_event e
      on e.company_id = r.company_id and e.record_time = r.record_time and e.id = r.event_id
    where r.company_id = ${session.companyId} and r.event_id = ${id} and e.kind = 'bind'
    order by 1`.execute(tx);
  if (!rows[0]) throw new Refusal(errors.noEvent, { code: codes.notFound, field: 'event_id' });
  return { runs: rows.map(({ first, last }): Run => ({ first, last })), batch: rows[0].batch };
}

type Found = Omit<
  Binding,
  'event_time' | 'first_code' | 'last_code' | 'part_name' | 'batch_code'
> & {
  event_time: Date;
  first_seq: number;
  last_seq: number;
  part_name: string | null;
  batch_code: string | null;
};

/** Events are found by time; their ids alone have no index. */
export async function listBindings(
  reader: Reader<StaffSession>,
  input: z.output<typeof bindingFilter>,
): Promise<Page<Binding>> {
  const { tx, session } = reader;
  const conditions = [
    sql`company_id = ${session.companyId}`,
    sql`kind in ('bind', 'unbind')`,
    ...(input.kind ? [oneOf('kind')(input.kind)] : []),
    ...(input.part_id ? [equals('part_id')(input.part_id)] : []),
    ...(input.batch_id ? [equals('batch_id')(input.batch_id)] : []),
    ...(input.event_time ? [within('record_time')(input.event_time)] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const limit = Math.min(input.limit, limits.listMax);
  const { rows } = await sql<Found>`
    select e.id, e.kind, e.event_time, e.quantity, e.first_seq, e.last_seq, e.part_id, p.name as part_name,
      e.batch_id, b.code as batch_code, e.reason, e.create_user
    from (select * from trace_event where ${where} order by record_time desc, id desc
      limit ${limit} offset ${(input.page - 1) * limit}) as e
    left join part p on p.company_id = e.company_id and p.id = e.part_id
    left join batch b on b.company_id = e.company_id and b.id = e.batch_id
    order by e.record_time desc, e.id desc`.execute(tx);
  const ends = await endsOf(reader, rows);
  const { count, ...more } = await countRows(reader, 'trace_event', where, true);
  return {
    ...more,
    count,
    rows: rows.map(({ first_seq: first, last_seq: last, ...row }) => ({
      ...row,
      event_time: row.event_time.toISOString(),
      first_code: ends.get(first) ?? '',
      last_code: ends.get(last) ?? '',
      part_name: row.part_name ?? '',
      batch_code: row.batch_code ?? '',
    })),
  };
}

async function endsOf({ app, tx, session }: Reader<StaffSession>, rows: readonly Found[]) {
  const numbers = rows.flatMap(({ first_seq: first, last_seq: last }) => [first, last]);
  if (numbers.length === 0) return new Map<number, string>();
  const found = await tx
    .selectFrom('identifier')
    .select(['seq', 'code'])
    .where('company_id', '=', session.companyId)
    .where('seq', 'in', numbers)
    .execute();
  return codeTexts(app, tx, session.companyId, found);
}
