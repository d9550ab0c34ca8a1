import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { QualityResult } from '#contract/quality/kinds.ts';
import {
  collectedRecord,
  type CollectedAnswer,
  type CollectedRecord,
} from '#contract/quality/records.ts';
import { recordTexts, qualityTexts } from '#contract/quality/texts.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { fieldErrors } from '#contract/validation.ts';
import { rightTo, type StaffSession } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { plannedSteps, stepFinder } from './plans.ts';
import { findUnits, isUnit } from './units.ts';
import { completed, isInFuture } from './write.ts';

const { errors } = qualityTexts;
type Call = RecordCall<StaffSession>;

/** A record that can be stored, and what it is recognised by when it is sent again. */
type Ready = Omit<CollectedRecord, 'result' | 'serial_number'> & {
  seq: number;
  result: QualityResult;
  hash: string;
};
type Stored = { id: number; source_id: string; result: QualityResult; source_hash: string };

/** Takes what machines measured: each record once by its `source_id`; a wrong one does not refuse the others. */
export async function collect(call: Call, given: readonly unknown[]): Promise<CollectedAnswer[]> {
  const read = given.map((record) => readOne(call, record));
  const good = read.flatMap((one) => ('record' in one ? [one.record] : []));
  const units = await findUnits(
    call,
    good.map(({ serial_number: code }) => code),
  );
  const parts = [...units.values()].map((unit) => (isUnit(unit) ? unit.part_id : null));
  const find = stepFinder(await plannedSteps(call.tx, call.session.companyId, parts));
  const ready = read.map((one): Ready | CollectedAnswer => {
    if (!('record' in one)) return one;
    const { serial_number: code, ...record } = one.record;
    const unit = units.get(code)!;
    if (!isUnit(unit))
      return refused(call, record.source_id, 'serial_number', unit.why, unit.params);
    const hash = hashOf({ ...record, seq: unit.seq });
    return {
      ...completed(record, find(unit.part_id, record.kind, record.step)),
      seq: unit.seq,
      hash,
    };
  });
  const stored = await store(
    call,
    ready.flatMap((one) => ('hash' in one ? [one] : [])),
  );
  return ready.map((one) => ('hash' in one ? answerFor(call, one, stored) : one));
}

type Read = { record: CollectedRecord } | CollectedAnswer;

function readOne(call: Call, given: unknown): Read {
  const parsed = collectedRecord.safeParse(given);
  const source = (given as { source_id?: unknown } | null)?.source_id;
  const sourceId = typeof source === 'string' ? source.slice(0, 64) : '';
  if (!parsed.success) {
    const [first] = fieldErrors(parsed.error, call.language, recordTexts.test.fields);
    return { ...nothing, source_id: sourceId, field: first?.field ?? '', msg: first?.msg ?? '' };
  }
  const record = parsed.data;
  if (rightTo(call.session, `trace:${record.kind}:collect`) !== 'ok')
    return refused(call, record.source_id, 'kind', errors.noRight);
  if (isInFuture(record.pass_time))
    return refused(call, record.source_id, 'pass_time', errors.future);
  // Offsets that a machine may send and the database does not know are left behind here.
  const time = record.pass_time && new Date(record.pass_time).toISOString();
  return { record: { ...record, pass_time: time } };
}

const nothing = { state: 'error', id: null, result: null } as const;
const refused = (
  { language }: Call,
  sourceId: string,
  field: string,
  why: Text,
  params: TextParams = {},
): CollectedAnswer => ({
  ...nothing,
  source_id: sourceId,
  field,
  msg: say(why, language, params),
});

/** What the machine said, whatever people made of it later. */
const hashOf = (record: object): string =>
  createHash('md5').update(JSON.stringify(record)).digest('hex');

type Known = { stored: Map<string, Stored>; fresh: Set<string> };

/** Adds what is new in one statement, and reads what was there. */
async function store(call: Call, records: readonly Ready[]): Promise<Known> {
  if (records.length === 0) return { stored: new Map(), fresh: new Set() };
  const { tx, session } = call;
  // Of several with the same number in one call the first is taken.
  const bySource = new Map(records.toReversed().map((record) => [record.source_id, record]));
  const now = momentOf(call).toISOString();
  const sent = JSON.stringify(
    [...bySource.values()].map((record) => ({ ...record, pass_time: record.pass_time ?? now })),
  );
  const { rows: added } = await sql<Stored>`
    insert into quality_record (company_id, seq, kind, step, std, content, value, unit, result, emp_name, pass_time,
      source_id, source_hash, create_by, update_by)
    select ${session.companyId}, c.seq, c.kind, c.step, c.std, c.content, c.value, c.unit, c.result, c.emp_name,
      c.pass_time, c.source_id, c.hash, ${session.accountId}, ${session.accountId}
    from json_to_recordset(${sent}::json) as c (seq bigint, kind text, step text, std text, content text,
      value double precision, unit text, result text, emp_name text, pass_time timestamptz, source_id text, hash uuid)
    -- In one order for all: two machines that send the same records wait for each other instead of locking up.
    order by c.source_id
    on conflict (company_id, source_id) where source_id is not null do nothing
    returning id, source_id, result, source_hash`.execute(tx);
  const fresh = new Set(added.map(({ source_id: id }) => id));
  const old = [...bySource.keys()].filter((id) => !fresh.has(id));
  const known = old.length === 0 ? [] : await readStored(call, old);
  return { stored: new Map([...added, ...known].map((row) => [row.source_id, row])), fresh };
}

async function readStored({ tx, session }: Call, sources: readonly string[]): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, source_id, result, source_hash from quality_record
    where company_id = ${session.companyId} and source_id = any(${[...sources]}::text[])`.execute(
    tx,
  );
  return rows;
}

function answerFor(call: Call, record: Ready, { stored, fresh }: Known): CollectedAnswer {
  const { source_id: source, hash } = record;
  const row = stored.get(source);
  if (!row || row.source_hash.replaceAll('-', '') !== hash)
    return refused(call, source, 'source_id', errors.sourceTaken, { id: source });
  // The second of two in one call finds the first.
  const isNew = fresh.delete(source);
  return {
    source_id: source,
    state: isNew ? 'created' : 'same',
    id: row.id,
    result: row.result,
    field: '',
    msg: '',
  };
}

/** How many records of each kind were taken, for the operation log. */
export const countKinds = (answers: readonly CollectedAnswer[]) => ({
  created: answers.filter(({ state }) => state === 'created').length,
  same: answers.filter(({ state }) => state === 'same').length,
  failed: answers.filter(({ state }) => state === 'error').length,
});
