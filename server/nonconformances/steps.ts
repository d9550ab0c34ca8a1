import { sql } from 'kysely';
import type { NonconformanceStepRow } from '#contract/features/trace/nonconformances/contract.ts';
import {
  unsettledStates,
  type NonconformanceStep,
} from '#contract/features/trace/nonconformances/moves.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Run } from '../events/new-event.ts';
import { sqlMomentOf } from '../http/moment.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';

type Noting = Pick<RecordCall<StaffSession>, 'tx' | 'session' | 'at' | 'recorded'>;

/** Adds a step to the history of a finding. */
export async function noteStep(
  { tx, session, at }: Noting,
  id: number,
  step: NonconformanceStep,
  noted: { note?: string; subject?: string; due_day?: string } = {},
): Promise<void> {
  await tx
    .insertInto('nonconformance_step')
    .values({
      company_id: session.companyId,
      nonconformance_id: id,
      step,
      ...noted,
      create_by: session.accountId,
      create_user: session.realname,
      ...(at ? { create_time: at } : {}),
    })
    .execute();
}

/** Everything that happened to a finding, the latest first. */
export async function readSteps(
  { tx, session }: Reader<StaffSession>,
  id: number,
): Promise<NonconformanceStepRow[]> {
  const rows = await tx
    .selectFrom('nonconformance_step')
    .select(['step', 'note', 'subject', 'due_day', 'create_user', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('nonconformance_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
}

const recalled = {
  batch: { step: 'recalledBatch', column: 'batch_id', table: 'batch' },
  lot: { step: 'recalledLot', column: 'lot_id', table: 'material_lot' },
} as const;

/** Notes a recall of batches or lots with every finding about them that is not settled. */
export async function noteRecalls(
  call: Noting,
  of: 'batch' | 'lot',
  ids: readonly number[],
  reason: string,
): Promise<void> {
  const { tx, session } = call;
  const { step, column, table } = recalled[of];
  await sql`
    insert into nonconformance_step (company_id, nonconformance_id, step, note, subject, create_by, create_user, create_time)
    select n.company_id, n.id, ${step}, ${reason}, b.code, ${session.accountId}::integer, ${session.realname}, ${sqlMomentOf(call)}
    from nonconformance n
    join ${sql.table(table)} b on b.company_id = n.company_id and b.id = n.${sql.ref(column)}
    where n.company_id = ${session.companyId} and n.${sql.ref(column)} = any(${[...ids]}::integer[])
      and n.state = any(${[...unsettledStates]}) order by n.id`.execute(tx);
}

/** The same for single products. */
export async function noteCodeRecalls(
  call: RecordCall<StaffSession>,
  runs: readonly Run[],
  reason: string,
): Promise<void> {
  const { app, tx, session } = call;
  const { rows } = await sql<{ id: number; seq: number; code: string | null }>`
    select n.id, n.seq, i.code from nonconformance n
    join identifier i on i.company_id = n.company_id and i.seq = n.seq
    join unnest(${runs.map(({ first }) => first)}::bigint[], ${runs.map(({ last }) => last)}::bigint[])
      as r (first, last) on n.seq between r.first and r.last
    where n.company_id = ${session.companyId} and n.state = any(${[...unsettledStates]})
    order by n.id`.execute(tx);
  const texts = await codeTexts(app, tx, session.companyId, rows);
  for (const { id, seq } of rows)
    await noteStep(call, id, 'recalledCode', { note: reason, subject: texts.get(seq) ?? '' });
}
