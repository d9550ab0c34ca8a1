import { sql } from 'kysely';
import { codes as answers, type FieldError } from '#contract/envelope.ts';
import type { Language } from '#contract/language.ts';
import { hasLimits, judge } from '#contract/quality/judge.ts';
import type { QualityKind } from '#contract/quality/kinds.ts';
import type { CellInput, SavedCells } from '#contract/quality/sheet.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import { cellKey, cellOf, latestRecords, type Latest } from './latest.ts';
import { plannedSteps, stepFinder } from './plans.ts';
import { findBatch } from './sheet.ts';
import { findUnits, isUnit } from './units.ts';
import { isInFuture, isTimeOf } from './write.ts';

const { done, errors } = qualityTexts;
type Call = RecordCall<StaffSession>;
type Place = { at: number; seq: number; cell: CellInput; before: Latest | null };
/** A wrong cell: its place and field, and why. */
type Wrong = { at: number; field: string; why: Text; params?: TextParams };
type Next = Omit<Latest, 'id' | 'version'>;
type Change = Place & { next: Next | null };

/** Saves changed cells of a sheet: all of them or none. Each cell is the newest record of its unit and step. */
export async function saveSheet(
  call: Call,
  kind: QualityKind,
  { batch_id: id, cells }: { batch_id: number; cells: readonly CellInput[] },
): Promise<SavedCells> {
  const { tx, session } = call;
  const batch = await findBatch(call, id);
  // One save of a sheet after another: two that fill the same empty cell would both find it empty.
  await sql`select pg_advisory_xact_lock(hashtext('quality_sheet'), ${id})`.execute(tx);
  const places = await placesOf(call, kind, id, cells);
  refuseChanged(places);
  refuseMoved(places);
  const find = stepFinder(await plannedSteps(tx, session.companyId, [batch.part_id]));
  const changes = places.map((place): Change => {
    const step = find(batch.part_id, kind, place.cell.step);
    return { ...place, next: nextOf(place, step, momentOf(call)) };
  });
  const written = await write(call, kind, changes);
  note(call, kind, id, changes);
  const failed = written.filter((cell) => cell?.result === 'fail').length;
  call.tell(failed > 0 ? done.savedFailed : done.saved, { n: cells.length, failed });
  return { cells: written };
}

/** Finds the unit and the present record of each cell; wrong ones refuse the call. */
async function placesOf(
  call: Call,
  kind: QualityKind,
  batchId: number,
  cells: readonly CellInput[],
): Promise<Place[]> {
  const units = await findUnits(
    call,
    cells.map(({ serial_number: code }) => code),
  );
  const wrong: Wrong[] = [];
  const taken = new Set<string>();
  const found = cells.flatMap((cell, at): { at: number; seq: number; cell: CellInput }[] => {
    const { serial_number: code, step, pass_time: time } = cell;
    const unit = units.get(code)!;
    const refuse = (field: string, why: Text, params: TextParams = { code: code.slice(0, 64) }) => {
      wrong.push({ at, field, why, params });
      return [];
    };
    if (!isUnit(unit)) return refuse('serial_number', unit.why);
    if (unit.batch_id !== batchId) return refuse('serial_number', errors.notInBatch);
    if (isInFuture(time ?? null)) return refuse('pass_time', errors.future);
    const key = cellKey(unit.seq, step);
    if (taken.has(key)) return refuse('step', errors.cellTwice);
    taken.add(key);
    return [{ at, seq: unit.seq, cell }];
  });
  if (wrong.length > 0) throw refuseCells(errors.cellsWrong, answers.invalid, wrong);
  const numbers = [...new Set(found.map(({ seq }) => seq))];
  const steps = [...new Set(found.map(({ cell }) => cell.step))];
  const rows = await lockLatest(
    call,
    await latestRecords(call.tx, call.session.companyId, kind, numbers, steps),
  );
  const present = new Map(rows.map((row) => [cellKey(row.seq, row.step), row]));
  return found.map((place) => ({
    ...place,
    before: present.get(cellKey(place.seq, place.cell.step)) ?? null,
  }));
}

/** Holds the records against edits of single ones, with the versions they have by now; those deleted by now are left out. */
async function lockLatest({ tx, session }: Call, rows: readonly Latest[]): Promise<Latest[]> {
  const { rows: held } = await sql<{ id: number; version: number }>`
    select id, version from quality_record where company_id = ${session.companyId}
      and id = any(${rows.map(({ id }) => id)}::integer[]) order by id for update`.execute(tx);
  const versions = new Map(held.map(({ id, version }) => [id, version]));
  return rows.flatMap((row) => {
    const version = versions.get(row.id);
    return version === undefined ? [] : [{ ...row, version }];
  });
}

/** Somebody else, or a machine, changed a cell since it was shown. */
function refuseChanged(places: readonly Place[]): void {
  const changed = places.filter(
    ({ cell: { id, version }, before }) =>
      version !== (before?.version ?? null) || id !== (before?.id ?? null),
  );
  if (changed.length === 0) return;
  const wrong = changed.map(({ at, cell: { serial_number: code, step } }) => ({
    at,
    field: 'value',
    why: errors.cellChanged,
    params: { code: code.slice(0, 64), step },
  }));
  const current = changed.map(({ at, before }) => ({ at, cell: before && cellOf(before) }));
  throw refuseCells(errors.cellsChanged, answers.conflict, wrong, { cells: current });
}

/** The time of a record stays as it was. */
function refuseMoved(places: readonly Place[]): void {
  const wrong = places.flatMap(({ at, cell, before }): Wrong[] =>
    before === null || isTimeOf(before.pass_time, cell.pass_time)
      ? []
      : [{ at, field: 'pass_time', why: errors.timeFixed }],
  );
  if (wrong.length > 0) throw refuseCells(errors.cellsWrong, answers.invalid, wrong);
}

function refuseCells(
  text: Text,
  code: typeof answers.invalid | typeof answers.conflict,
  wrong: readonly Wrong[],
  data?: object,
): Refusal {
  const errorsIn = (language: Language): FieldError[] =>
    wrong.map(({ at, field, why, params }) => ({
      field: `cells.${at}.${field}`,
      msg: say(why, language, params ?? {}),
    }));
  return new Refusal(text, { code, params: { n: wrong.length }, data, errors: errorsIn });
}

/** The record as it will be; null: the cell is emptied. */
function nextOf(
  { seq, cell, before }: Place,
  step: ReturnType<ReturnType<typeof stepFinder>>,
  now: Date,
): Next | null {
  const value = cell.value === undefined ? (before?.value ?? null) : cell.value;
  const content = cell.content ?? before?.content ?? '';
  const isMeasured = step !== null && hasLimits(step) && value !== null;
  // A new value is judged by its limits; without any, the earlier result stands.
  const entered = cell.result === undefined && !isMeasured ? before?.result : cell.result;
  const isTouched = [cell.value, cell.content, cell.result].some((one) => one !== undefined);
  const isEmpty = value === null && content === '' && (cell.result ?? null) === null;
  // A cell of which only the name or the time changes keeps its result.
  if (isEmpty && (isTouched || before === null)) return null;
  return {
    seq,
    step: cell.step,
    std: before?.std || (step?.std ?? ''),
    unit: before?.unit || (value === null ? '' : (step?.unit ?? '')),
    value,
    content,
    result: judge({ value, result: entered ?? null }, step),
    emp_name: cell.emp_name ?? before?.emp_name ?? '',
    pass_time: before?.pass_time ?? (cell.pass_time ? new Date(cell.pass_time) : now),
  };
}

/** Deletes, changes and adds what is to be, each in one statement. */
async function write(
  { tx, session }: Call,
  kind: QualityKind,
  changes: readonly Change[],
): Promise<SavedCells['cells']> {
  const company = session.companyId;
  const emptied = changes.filter(({ next }) => next === null).flatMap(({ before }) => before ?? []);
  if (emptied.length > 0)
    await sql`delete from quality_record where company_id = ${company}
      and id = any(${emptied.map(({ id }) => id)}::integer[])`.execute(tx);
  const asJson = (some: readonly Change[]) =>
    JSON.stringify(some.map(({ at, before, next }) => ({ ...next, at, id: before?.id })));
  const kept = changes.filter(({ next }) => next !== null);
  const columns = sql`as c (at integer, id integer, seq bigint, step text, std text, content text,
    value double precision, unit text, result text, emp_name text, pass_time timestamptz)`;
  const { rows } = await sql<Latest & { at: number }>`
    with changed as (
      update quality_record r set std = c.std, content = c.content, value = c.value, unit = c.unit, result = c.result,
        emp_name = c.emp_name, pass_time = c.pass_time, version = r.version + 1, update_by = ${session.accountId},
        update_time = now()
      from json_to_recordset(${asJson(kept.filter(({ before }) => before !== null))}::json) ${columns}
      where r.company_id = ${company} and r.id = c.id
      returning c.at, r.id, r.version
    ), added as (
      insert into quality_record (company_id, kind, seq, step, std, content, value, unit, result, emp_name, pass_time,
        create_by, update_by)
      select ${company}, ${kind}, c.seq, c.step, c.std, c.content, c.value, c.unit, c.result, c.emp_name, c.pass_time,
        ${session.accountId}, ${session.accountId}
      from json_to_recordset(${asJson(kept.filter(({ before }) => before === null))}::json) ${columns}
      returning id, version, seq, step
    )
    select at, id, version, null::bigint as seq, null::text as step from changed
    union all select null, id, version, seq, step from added`.execute(tx);
  const byPlace = new Map<number | string, (typeof rows)[number]>(
    rows.map((row) => [row.at ?? cellKey(row.seq, row.step), row]),
  );
  return changes.map(({ at, seq, cell, next }) => {
    const row = byPlace.get(at) ?? byPlace.get(cellKey(seq, cell.step));
    return next && row ? cellOf({ ...next, id: row.id, version: row.version }) : null;
  });
}

/** The operation log tells what each cell was and is. */
function note(call: Call, kind: QualityKind, batchId: number, changes: readonly Change[]): void {
  const short = (row: Next | null) =>
    row && { value: row.value, content: row.content, result: row.result };
  const cells = changes.map(({ cell: { serial_number: code, step }, before, next }) => ({
    serial_number: code,
    step,
    before: short(before),
    after: short(next),
  }));
  call.changed(`${kind}Record`, null, null, { batch_id: batchId, cells });
}
