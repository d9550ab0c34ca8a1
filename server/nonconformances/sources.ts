import { sql, type RawBuilder } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { OpenInput } from '#contract/features/trace/nonconformances/contract.ts';
import {
  inspectionRights,
  sourceRights,
  type SourceRecord,
} from '#contract/features/trace/nonconformances/sources.ts';
import { nonconformanceTexts } from '#contract/features/trace/nonconformances/texts.ts';
import type { Permission } from '#contract/permissions.ts';
import type { QualityKind, QualityResult } from '#contract/quality/kinds.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { findNumbers } from '../identifiers/find.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound, Refusal } from '../refusal.ts';

/** What a finding is about. */
export type Facts = {
  part_id: number | null;
  batch_id: number | null;
  lot_id: number | null;
  seq: number | null;
};
type Inspected = {
  kind: QualityKind;
  result: QualityResult;
  value: number | null;
  unit: string;
  std: string;
  content: string;
};
export type Source = Facts & {
  /** What people call the record. */
  name: string;
  /** What it says about the finding: a fault, a shop, the rule of an incident. */
  word: string;
  /** The right needed to open a finding from it. */
  right: Permission;
  inspected: Inspected | null;
};

const { errors } = nonconformanceTexts;
const refuse = (text: (typeof errors)[keyof typeof errors], field: string) =>
  new Refusal(text, { code: codes.invalid, field });

/** One row of each kind of source, with the columns that all of them have. */
const readers: Record<SourceRecord, (companyId: number, id: number) => RawBuilder<Row>> = {
  inspection: (companyId, id) => sql`
    select step as name, step as word, seq, null::integer as part_id, null::integer as batch_id,
      null::integer as lot_id, kind, result, value, unit, std, content
    from quality_record where company_id = ${companyId} and id = ${id} for key share`,
  repair: (companyId, id) => sql`
    select code as name, fault_type as word, seq, part_id, null::integer as batch_id, null::integer as lot_id
    from repair where company_id = ${companyId} and id = ${id}`,
  report: (companyId, id) => sql`
    select code as name, coalesce(nullif(shop, ''), typed_code) as word, seq, part_id, null::integer as batch_id,
      null::integer as lot_id
    from fake_report where company_id = ${companyId} and id = ${id}`,
  incident: (companyId, id) => sql`
    select code as name, kind as word, seq, part_id, batch_id, null::integer as lot_id
    from incident where company_id = ${companyId} and id = ${id}`,
  batch: (companyId, id) => sql`
    select code as name, code as word, null::bigint as seq, part_id, id as batch_id, null::integer as lot_id
    from batch where company_id = ${companyId} and id = ${id}`,
  lot: (companyId, id) => sql`
    select code as name, code as word, null::bigint as seq, part_id, null::integer as batch_id, id as lot_id
    from material_lot where company_id = ${companyId} and id = ${id}`,
};
type Row = Facts & { name: string; word: string } & Partial<Inspected>;

/** What a record says about a finding that is opened from it. */
export async function readSource(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  source: SourceRecord,
  id: number,
): Promise<Source> {
  const { companyId } = session;
  const row = (await readers[source](companyId, id).execute(tx)).rows[0];
  if (!row) throw notFound();
  const { name, word, seq, part_id: part, batch_id: batch, lot_id: lot, ...inspected } = row;
  const unit = seq === null ? null : await unitOf(tx, companyId, seq);
  return {
    name,
    word,
    seq,
    part_id: part ?? unit?.part_id ?? null,
    batch_id: batch ?? unit?.batch_id ?? null,
    lot_id: lot,
    right:
      source === 'inspection'
        ? inspectionRights[(inspected as Inspected).kind]
        : sourceRights[source],
    inspected: source === 'inspection' ? (inspected as Inspected) : null,
  };
}

/** Only what failed is a finding. */
export function checkFailed({ inspected }: Source): void {
  if (inspected && inspected.result !== 'fail')
    throw new Refusal(errors.notFailed, { code: codes.conflict });
}

type Named = Pick<OpenInput, 'part_id' | 'batch_id' | 'lot_id' | 'serial_number'>;

/** What is named beside a source must be what the source says. */
export async function checkNamed(
  { app, tx, session }: Reader<StaffSession>,
  facts: Facts,
  input: Named,
): Promise<void> {
  for (const field of ['part_id', 'batch_id', 'lot_id'] as const)
    if (input[field] !== null && input[field] !== facts[field])
      throw refuse(errors.otherSource, field);
  const { serial_number: typed } = input;
  if (typed === '') return;
  const numbers = await findNumbers(app, tx, session.companyId, [typed]);
  if (numbers.get(typed) !== facts.seq) throw refuse(errors.otherSource, 'serial_number');
}

/** The same where a person says what it is about: each must exist, and they must fit together. */
export async function readNamed(
  { app, tx, session }: Reader<StaffSession>,
  input: Named,
): Promise<Facts> {
  const { companyId } = session;
  const { serial_number: typed, batch_id: batch, lot_id: lot } = input;
  const seq = typed === '' ? null : (await findNumbers(app, tx, companyId, [typed])).get(typed);
  const unit = typeof seq === 'number' ? await unitOf(tx, companyId, seq) : null;
  if (typed !== '' && !unit) throw refuse(errors.unknownCode, 'serial_number');
  if (unit && batch !== null && unit.batch_id !== batch)
    throw refuse(errors.otherBatch, 'batch_id');
  const partOf = async (table: 'batch' | 'material_lot' | 'part', id: number | null) => {
    if (id === null) return null;
    const column = sql.ref(table === 'part' ? 'id' : 'part_id');
    const { rows } = await sql<{ part_id: number }>`
      select ${column} as part_id from ${sql.table(table)}
      where company_id = ${companyId} and id = ${id} for key share`.execute(tx);
    if (!rows[0]) throw notFound();
    return rows[0].part_id;
  };
  const ofBatch = await partOf('batch', batch);
  const ofLot = await partOf('material_lot', lot);
  const named = await partOf('part', input.part_id);
  const found = unit?.part_id ?? ofBatch ?? ofLot;
  if (named !== null && found !== null && named !== found)
    throw refuse(errors.otherPart, 'part_id');
  return {
    part_id: named ?? found,
    batch_id: batch ?? unit?.batch_id ?? null,
    lot_id: lot,
    seq: seq ?? null,
  };
}

async function unitOf(tx: Tx, companyId: number, seq: number) {
  const { rows } = await sql<Pick<Facts, 'part_id' | 'batch_id'>>`
    select part_id, batch_id from identifier where company_id = ${companyId} and seq = ${seq}`.execute(
    tx,
  );
  return rows[0] ?? null;
}
