import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type {
  InspectionPlan,
  PlanStep,
} from '#contract/features/product/inspection-plans/contract.ts';
import { planTexts } from '#contract/features/product/inspection-plans/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { Refusal } from '#server/refusal.ts';

const { errors } = planTexts;

type Found = Omit<InspectionPlan, 'publish_time' | 'create_time' | 'update_time'> & {
  publish_time: Date | null;
  create_time: Date;
  update_time: Date;
};

export async function readPlans(
  { tx, session }: Reader<StaffSession>,
  ids: number[],
): Promise<InspectionPlan[]> {
  const { rows } = await sql<Found>`
    select n.id, n.company_id, n.part_id, p.code as part_code, p.name as part_name, n.revision, n.state, n.is_emp_public,
      n.remark, n.publish_time, n.version, n.create_time, n.update_time, s.steps, s.required
    from inspection_plan n
      join part p on p.company_id = n.company_id and p.id = n.part_id
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'is_required', is_required, 'is_public',
          is_public, 'unit', unit, 'min', min, 'max', max, 'std', std) order by position), '[]') as steps,
          count(*) filter (where is_required)::int as required
        from inspection_step where company_id = n.company_id and plan_id = n.id) s
    where n.company_id = ${session.companyId} and n.id = any(${ids}::integer[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    publish_time: row.publish_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** The number of a part's next plan. The part is locked: two plans do not get the same, and it must be the company's own. */
export async function nextRevision(
  { tx, session }: RecordCall<StaffSession>,
  partId: number,
): Promise<number> {
  const company = session.companyId;
  const part = await sql`
    select from part where company_id = ${company} and id = ${partId} for no key update`.execute(
    tx,
  );
  if (part.rows.length === 0)
    throw new Refusal(errors.noPart, { code: codes.invalid, field: 'part_id' });
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(revision), 0) + 1 as next from inspection_plan
    where company_id = ${company} and part_id = ${partId}`.execute(tx);
  return rows[0]!.next;
}

/** Replaces the steps of a plan. */
export async function writeSteps(
  { tx, session }: Pick<RecordCall<StaffSession>, 'tx' | 'session'>,
  planId: number,
  steps: readonly PlanStep[],
): Promise<void> {
  const company = session.companyId;
  await sql`delete from inspection_step where company_id = ${company} and plan_id = ${planId}`.execute(
    tx,
  );
  await sql`
    insert into inspection_step (company_id, plan_id, position, kind, name, is_required, is_public, unit, min, max, std)
    select ${company}, ${planId}, s.position, s.kind, s.name, s.is_required, s.is_public, s.unit, s.min, s.max, s.std
    from json_to_recordset(${JSON.stringify(steps.map((step, position) => ({ ...step, position })))}::json)
      as s (position smallint, kind text, name text, is_required boolean, is_public boolean, unit text,
        min double precision, max double precision, std text)`.execute(tx);
}

export async function readSteps(reader: Reader<StaffSession>, id: number): Promise<PlanStep[]> {
  const [plan] = await readPlans(reader, [id]);
  return plan?.steps ?? [];
}

/** The plan in force for a part gives way to the one that is published now. */
export async function supersede(
  call: RecordCall<StaffSession>,
  partId: number,
  except: number,
  asked: readonly number[],
): Promise<void> {
  const { tx, session } = call;
  const { rows: same } = await sql`
    select from inspection_plan where company_id = ${session.companyId} and part_id = ${partId}
      and id = any(${[...asked]}::integer[])`.execute(tx);
  if (same.length > 1) throw new Refusal(errors.partTwice, { field: 'ids' });
  // Two that publish plans of one part at once wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext('inspection_plan'), ${partId})`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    update inspection_plan set state = 'retired', version = version + 1, update_by = ${session.accountId},
      update_time = now()
    where company_id = ${session.companyId} and part_id = ${partId} and state = 'published' and id <> ${except}
    returning id`.execute(tx);
  for (const { id } of rows)
    call.changed('inspectionPlan', id, { state: 'published' }, { state: 'retired' });
}

/** Drafts and retired plans can be deleted; records stay as they were judged. */
export async function refuseInForce(
  { tx, session }: RecordCall<StaffSession>,
  rows: Stored[],
): Promise<void> {
  const inForce = rows.find(({ state }) => state === 'published');
  if (!inForce) return;
  const part = await tx
    .selectFrom('part')
    .select('name')
    .where('company_id', '=', session.companyId)
    .where('id', '=', inForce.part_id as number)
    .executeTakeFirst();
  throw new Refusal(errors.inForce, { params: { part: part?.name ?? '' } });
}
