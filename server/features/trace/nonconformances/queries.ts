import { sql } from 'kysely';
import type * as z from 'zod';
import { mayMove, stateOf } from '#contract/codes/states.ts';
import { batchMoves, type BatchState } from '#contract/features/trace/batches/moves.ts';
import { lotMoves, type LotState } from '#contract/features/trace/lots/moves.ts';
import type {
  Nonconformance,
  NonconformanceAbout,
  nonconformanceFilter,
  NonconformanceInfo,
  Recallable,
} from '#contract/features/trace/nonconformances/contract.ts';
import type { NonconformanceSubject } from '#contract/features/trace/nonconformances/sources.ts';
import { canMove } from '#contract/moves.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { readCode } from '#server/codes/codes.ts';
import { permutationOf } from '#server/codes/space.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { codeIn } from '#server/identifiers/read-code.ts';
import { readSteps } from '#server/nonconformances/steps.ts';
import { equals, mentionsWithPart, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

const mostAbout = 50;

/** Its day is over and the action is not done. */
const isOverdue = sql<boolean>`(state in ('open', 'acting') and coalesce(due_day < (now() at time zone 'Asia/Shanghai')::date, false))`;

/** Its number, the finding, the part, or the code it is about. */
function findByWords(words: string, reader: Reader<StaffSession>): Condition {
  const { app, session } = reader;
  const read = readCode(permutationOf(app), codeIn(words));
  const own = sql`seq = any (array(
    select seq from identifier where company_id = ${session.companyId} and code = ${words.toUpperCase()}))`;
  return sql`(${mentionsWithPart()(words, reader)} or ${own}${read ? sql` or seq = ${read.sequence}` : sql``})`;
}

export const nonconformanceList: ListPlan<
  z.output<typeof nonconformanceFilter>,
  Nonconformance,
  StaffSession
> = {
  table: 'nonconformance',
  filters: {
    keyword: findByWords,
    state: oneOf('state'),
    severity: oneOf('severity'),
    source: oneOf('source'),
    owner_id: equals('owner_id'),
    is_mine: (is, { session }) =>
      is
        ? sql`owner_id = ${session.accountId}`
        : sql`owner_id is distinct from ${session.accountId}`,
    overdue: (is) => (is ? isOverdue : sql`not ${isOverdue}`),
    part_id: equals('part_id'),
    batch_id: equals('batch_id'),
    lot_id: equals('lot_id'),
    create_time: within('create_time'),
  },
  rows: (reader, ids) => readRows(reader, ids),
};

type Row = Omit<
  Nonconformance,
  'identifier_id' | 'serial_number' | 'create_time' | 'update_time'
> & {
  seq: number | null;
  own_code: string | null;
  create_time: Date;
  update_time: Date;
};

const nameOfSource = sql<string>`coalesce(case n.source
    when 'inspection' then (select s.step from quality_record s where s.company_id = n.company_id and s.id = n.source_id)
    when 'repair' then (select s.code from repair s where s.company_id = n.company_id and s.id = n.source_id)
    when 'report' then (select s.code from fake_report s where s.company_id = n.company_id and s.id = n.source_id)
    when 'incident' then (select s.code from incident s where s.company_id = n.company_id and s.id = n.source_id)
    when 'batch' then b.code when 'lot' then l.code end, '')`;

/** What lists show. */
async function readRows(
  { app, tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<Nonconformance[]> {
  const { rows } = await sql<Row>`
    select n.id, n.company_id, n.code, n.state, n.severity, n.title, n.description, n.source, n.source_id,
      ${nameOfSource} as source_name, n.part_id, coalesce(p.name, '') as part_name, n.batch_id,
      coalesce(b.code, '') as batch_code, n.lot_id, coalesce(l.code, '') as lot_code, n.seq, i.code as own_code,
      n.owner_id, coalesce(o.realname, '') as owner_name, n.due_day, n.is_overdue, n.cause, n.action, n.performed,
      n.effect, n.is_effective, n.reason, n.version, n.create_time, n.update_time
    from (select *, ${isOverdue} as is_overdue from nonconformance
      where company_id = ${session.companyId} and id = any(${[...ids]}::integer[])) n
    left join part p on p.company_id = n.company_id and p.id = n.part_id
    left join batch b on b.company_id = n.company_id and b.id = n.batch_id
    left join material_lot l on l.company_id = n.company_id and l.id = n.lot_id
    left join identifier i on i.company_id = n.company_id and i.seq = n.seq
    left join account o on o.company_id = n.company_id and o.id = n.owner_id`.execute(tx);
  const known = rows.flatMap(({ seq, own_code: code }) => (seq === null ? [] : { seq, code }));
  const texts = await codeTexts(app, tx, session.companyId, known);
  return rows.map(({ seq, own_code: _own, create_time: made, update_time: changed, ...row }) => ({
    ...row,
    identifier_id: seq,
    serial_number: seq === null ? '' : (texts.get(seq) ?? ''),
    create_time: made.toISOString(),
    update_time: changed.toISOString(),
  }));
}

/** One finding with its history, and what can be recalled because of it. */
export async function readNonconformance(
  reader: Reader<StaffSession>,
  id: number,
): Promise<NonconformanceInfo> {
  const [found] = await readRows(reader, [id]);
  if (!found) throw notFound();
  const { tx, session } = reader;
  const inspected =
    found.source !== 'inspection'
      ? null
      : await tx
          .selectFrom('quality_record')
          .select('kind')
          .where('company_id', '=', session.companyId)
          .where('id', '=', found.source_id!)
          .executeTakeFirst();
  return {
    ...found,
    source_kind: inspected?.kind ?? '',
    steps: await readSteps(reader, id),
    recalls: await readRecallable(reader, found),
  };
}

type States = { batch: BatchState | null; lot: LotState | null; code: number | null };

async function readRecallable(
  { tx, session }: Reader<StaffSession>,
  found: Nonconformance,
): Promise<Recallable[]> {
  const { batch_id: batch, lot_id: lot, identifier_id: seq } = found;
  const { rows } = await sql<States>`
    select (select state from batch where company_id = ${session.companyId} and id = ${batch}::integer) as batch,
      (select state from material_lot where company_id = ${session.companyId} and id = ${lot}::integer) as lot,
      (select state from identifier where company_id = ${session.companyId} and seq = ${seq}::bigint) as code`.execute(
    tx,
  );
  const states = rows[0]!;
  const all: Recallable[] = [];
  if (batch !== null && states.batch !== null)
    all.push({
      kind: 'batch',
      id: batch,
      code: found.batch_code,
      is_open: canMove(batchMoves, 'recall', states.batch),
    });
  if (lot !== null && states.lot !== null)
    all.push({
      kind: 'lot',
      id: lot,
      code: found.lot_code,
      is_open: canMove(lotMoves, 'recall', states.lot),
    });
  if (seq !== null && states.code !== null)
    all.push({
      kind: 'code',
      id: seq,
      code: found.serial_number,
      is_open: mayMove('recall', stateOf(states.code)),
    });
  return all;
}

/** Of these subjects the findings are found by what they are about, of the others by where they come from. */
const columnOf: Partial<Record<NonconformanceSubject, string>> = {
  batch: 'batch_id',
  lot: 'lot_id',
  code: 'seq',
};

/** The findings from a record or about it, the latest first. */
export async function readAbout(
  reader: Reader<StaffSession>,
  subject: NonconformanceSubject,
  id: number,
): Promise<NonconformanceAbout[]> {
  const column = columnOf[subject];
  const condition = column
    ? sql`${sql.ref(column)} = ${id}::bigint`
    : sql`source = ${subject} and source_id = ${id}::bigint`;
  const { rows } = await sql<{ id: number }>`
    select id from nonconformance where company_id = ${reader.session.companyId} and ${condition}
    order by id desc limit ${mostAbout}`.execute(reader.tx);
  const found = await readRows(
    reader,
    rows.map((row) => row.id),
  );
  return found
    .toSorted((one, other) => other.id - one.id)
    .map(({ id: of, code, state, severity, title, owner_name, due_day, is_overdue }) => ({
      id: of,
      code,
      state,
      severity,
      title,
      owner_name,
      due_day,
      is_overdue,
    }));
}
