import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Warranty,
  warrantyFilter,
  WarrantyInfo,
} from '#contract/features/sale/warranties/contract.ts';
import type { RepairState } from '#contract/features/sale/repairs/states.ts';
import { bareMobile, maskMobile, maskName, mobile } from '#contract/validation.ts';
import { consentOf } from '#server/members/consents.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { inStates, stateOfW } from '#server/logistics/warranty-state.ts';
import { warrantyPath } from '#server/logistics/warranty-link.ts';
import { equals, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';
import { faultsOf } from '#server/repairs/words.ts';
import { placeText } from '#server/scans/query-log.ts';

/** A code as a scanner reads it; a whole phone number matches by itself. */
async function findByWords(words: string, reader: Reader<StaffSession>): Promise<Condition> {
  const { app, tx, session } = reader;
  if (mobile.safeParse(words).success)
    return sql`mobile_index = ${app.secrets.index('mobile', bareMobile(words))}`;
  const found = await findNumbers(app, tx, session.companyId, [words]);
  return sql`seq = ${found.get(words) ?? 0}`;
}

type Row = Pick<
  Warranty,
  | 'company_id'
  | 'part_id'
  | 'part_name'
  | 'dealer_id'
  | 'dealer_name'
  | 'policy_id'
  | 'policy_name'
  | 'granted_months'
  | 'extended_months'
  | 'state'
  | 'void_reason'
  | 'version'
> & {
  seq: number;
  own_code: string | null;
  name_sealed: Buffer;
  mobile_sealed: Buffer;
  province: number;
  city: string;
  active_time: Date;
  start_time: Date;
  expire_time: Date;
  transfer_time: Date | null;
  void_time: Date | null;
  update_time: Date;
  holder_no: number;
  replaces_seq: number | null;
  replaced_by_seq: number | null;
  terms: string;
};

async function readRows(
  { tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select w.seq, w.company_id, i.code as own_code, w.part_id, coalesce(p.name, '') as part_name, w.name_sealed,
      w.mobile_sealed, w.province, w.city, w.dealer_id, coalesce(d.name, '') as dealer_name, w.policy_id,
      coalesce(v.name, '') as policy_name, coalesce(v.terms, '') as terms, w.active_time, w.start_time, w.expire_time,
      w.months as granted_months, w.extended_months, ${stateOfW} as state, w.transfer_time, w.void_time, w.void_reason,
      w.holder_no, w.replaces_seq, w.replaced_by_seq, w.version, w.update_time
    from warranty w
    join identifier i on i.company_id = w.company_id and i.seq = w.seq
    left join part p on p.company_id = w.company_id and p.id = w.part_id
    left join dealer d on d.company_id = w.company_id and d.dealer_id = w.dealer_id
    left join warranty_policy_version v on v.company_id = w.company_id and v.policy_id = w.policy_id
      and v.version = w.policy_version
    where w.company_id = ${session.companyId} and w.seq = any(${[...ids]}::bigint[])`.execute(tx);
  return rows;
}

const iso = (time: Date | null) => time?.toISOString() ?? '';

async function show(reader: Reader<StaffSession>, rows: readonly Row[]): Promise<Warranty[]> {
  const { app, tx, session, language } = reader;
  const codes = await codeTexts(
    app,
    tx,
    session.companyId,
    rows.map(({ seq, own_code: code }) => ({ seq, code })),
  );
  return rows.map((row) => ({
    id: row.seq,
    company_id: row.company_id,
    code: codes.get(row.seq) ?? '',
    part_id: row.part_id,
    part_name: row.part_name,
    name: maskName(app.secrets.open('warranty.name', row.company_id, row.name_sealed)),
    phone: maskMobile(app.secrets.open('warranty.mobile', row.company_id, row.mobile_sealed)),
    place: row.province === 0 && row.city === '' ? '' : placeText(row.province, row.city, language),
    dealer_id: row.dealer_id,
    dealer_name: row.dealer_name,
    policy_id: row.policy_id,
    policy_name: row.policy_name,
    active_time: iso(row.active_time),
    start_time: iso(row.start_time),
    expire_time: iso(row.expire_time),
    granted_months: row.granted_months,
    extended_months: row.extended_months,
    state: row.state,
    transfer_time: iso(row.transfer_time),
    void_time: iso(row.void_time),
    void_reason: row.void_reason,
    version: row.version,
    update_time: iso(row.update_time),
  }));
}

type Filter = z.output<typeof warrantyFilter>;

export const warrantyList: ListPlan<Filter, Warranty, StaffSession> = {
  table: 'warranty',
  key: 'seq',
  filters: {
    keyword: findByWords,
    state: inStates,
    // Only what is in force ends some day.
    expiring: (
      days,
    ) => sql`expire_time > now() and expire_time <= now() + make_interval(days => ${Number(days)}::int)
      and void_time is null and expire_time > start_time`,
    part_id: equals('part_id'),
    dealer_id: equals('dealer_id'),
    policy_id: equals('policy_id'),
    active_time: within('active_time'),
    expire_time: within('expire_time'),
  },
  order: () => sql`active_time desc, seq desc`,
  rows: async (reader, ids) => show(reader, await readRows(reader, ids)),
};

/**
 * What is asked for by its end comes in that order, unless told otherwise: the nearest first. It is also where the index
 * has it: what ends soon or ended lately was activated long ago, far down in the usual order.
 */
export function nearestFirst(input: Filter): Filter {
  const { expiring, expire_time: ends, state, sort_field: sort } = input;
  if (sort !== undefined) return input;
  if (expiring !== undefined || ends !== undefined)
    return { ...input, sort_field: 'expire_time', sort_by: 'asc' };
  const isOver = state?.length === 1 && state[0] === 'expired';
  return isOver ? { ...input, sort_field: 'expire_time', sort_by: 'desc' } : input;
}

/** One warranty with its terms, its history and the repairs of the unit. */
export async function readWarranty(
  reader: Reader<StaffSession>,
  id: number,
): Promise<WarrantyInfo> {
  const { app } = reader;
  const [row] = await readRows(reader, [id]);
  if (!row) throw notFound();
  const [shown] = await show(reader, [row]);
  const steps = await readSteps(reader, id);
  const others = [row.replaces_seq, row.replaced_by_seq, ...steps.map((step) => step.other_seq)];
  const codeOf = await codesOf(
    reader,
    others.flatMap((seq) => seq ?? []),
  );
  return {
    ...shown!,
    terms: row.terms,
    replaces_code: codeOf(row.replaces_seq),
    replaced_by_code: codeOf(row.replaced_by_seq),
    certificate: warrantyPath(app, row),
    consent: await readConsent(reader, row),
    steps: steps.map(({ other_seq: other, create_time: time, ...step }) => ({
      ...step,
      code: codeOf(other),
      create_time: iso(time),
    })),
    repairs: await readRepairs(reader, id),
  };
}

/** Only of the present owner: what was agreed to before a transfer or an earlier activation is somebody else's. */
async function readConsent({ tx, session }: Reader<StaffSession>, row: Row) {
  const given = await consentOf(tx, session.companyId, 'activation', row.seq);
  const isOwn = row.transfer_time === null && row.dealer_id === null;
  return given && isOwn && Date.parse(given.given_time) > row.active_time.getTime() - 60_000
    ? given
    : null;
}

const readSteps = ({ tx, session }: Reader<StaffSession>, seq: number) =>
  tx
    .selectFrom('warranty_step')
    .select(['kind', 'months', 'reason', 'other_seq', 'create_user', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('seq', '=', seq)
    .orderBy('id')
    .execute();

async function codesOf(
  { app, tx, session }: Reader<StaffSession>,
  numbers: readonly number[],
): Promise<(seq: number | null) => string> {
  if (numbers.length === 0) return () => '';
  const { rows } = await sql<{ seq: number; code: string | null }>`
    select seq, code from identifier
    where company_id = ${session.companyId} and seq = any(${[...numbers]}::bigint[])`.execute(tx);
  const codes = await codeTexts(app, tx, session.companyId, rows);
  return (seq) => (seq === null ? '' : (codes.get(seq) ?? ''));
}

const mostRepairs = 50;
async function readRepairs(reader: Reader<StaffSession>, seq: number) {
  const { tx, session, language } = reader;
  const { rows } = await sql<{
    id: number;
    code: string;
    fault_type: string;
    state: RepairState;
    create_time: Date;
  }>`
    select id, code, fault_type, state, create_time from repair
    where company_id = ${session.companyId} and seq = ${seq} order by id desc limit ${mostRepairs}`.execute(
    tx,
  );
  if (rows.length === 0) return [];
  const fault = await faultsOf(tx, language);
  return rows.map(({ fault_type: type, create_time: time, ...row }) => ({
    ...row,
    fault_name: fault.name(type),
    create_time: iso(time),
  }));
}

/** The whole phone number of its owner; null if there is no such warranty. */
export async function readPhone(
  { app, tx, session }: Reader<StaffSession>,
  id: number,
): Promise<string | null> {
  const row = await tx
    .selectFrom('warranty')
    .select('mobile_sealed')
    .where('company_id', '=', session.companyId)
    .where('seq', '=', id)
    .executeTakeFirst();
  return row ? app.secrets.open('warranty.mobile', session.companyId, row.mobile_sealed) : null;
}
