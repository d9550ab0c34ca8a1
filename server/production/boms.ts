import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { BomInput, BomLineInput, BomState } from '#contract/features/product/boms/contract.ts';
import { bomMoves } from '#contract/features/product/boms/moves.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, type Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { madeAt, momentOf } from '../http/moment.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type HeldRecord, type MovingTable } from '../records/transition.ts';
import { insertRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { lockBoms, refuseCycle } from './bom-cycle.ts';

type Call = RecordCall<StaffSession>;
type Own = { tx: Tx; session: { companyId: number } };
const { errors, fields, states } = bomTexts;

export type HeldBom = HeldRecord & {
  code: string;
  part_id: number;
  version_no: number;
  state: BomState;
};

export const bomTable: MovingTable<typeof bomMoves> = {
  name: 'bom',
  fields,
  moves: bomMoves,
  target: 'bom',
  nameOf: (row) => `${String(row.code)} V${String(row.version_no)}`,
  refused: errors.wrongState,
};

const refuse = (text: Text, { code, state }: Pick<HeldBom, 'code' | 'state'>) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(text, language, { code, state: say(states[state], language) }),
    ),
    { code: codes.conflict },
  );

/** What is released is produced by: it is copied, not changed. */
export function checkDraft(bom: Pick<HeldBom, 'code' | 'state'>): void {
  if (bom.state !== 'draft') throw refuse(errors.fixed, bom);
}
export function checkDeletable(boms: readonly Pick<HeldBom, 'code' | 'state'>[]): void {
  const wrong = boms.find(({ state }) => state !== 'draft');
  if (wrong) throw refuse(errors.notDraft, wrong);
}

const invalid = (text: Text, field: string) => new Refusal(text, { code: codes.invalid, field });

type NamedLine = Pick<BomLineInput, 'part_id' | 'substitutes' | 'unit' | 'is_tracked'>;

/** The parts that a bill names are the company's own; they stay until it is written. */
export async function checkParts(
  { tx, session }: Own,
  partId: number,
  lines: readonly NamedLine[],
): Promise<void> {
  const named = lines.flatMap(({ part_id: part, substitutes }) => [part, ...substitutes]);
  const { rows } = await sql<{ id: number; unit: string }>`
    select id, unit from part where company_id = ${session.companyId} and id = any(${[...new Set([partId, ...named])]}::integer[])
    order by id for key share`.execute(tx);
  const known = new Map(rows.map(({ id, unit }) => [id, unit]));
  if (!known.has(partId)) throw invalid(errors.noPart, 'part_id');
  for (const [at, { part_id: part, substitutes, unit, is_tracked: isTracked }] of lines.entries()) {
    if (!known.has(part)) throw invalid(errors.noPart, `lines.${at}.part_id`);
    if (substitutes.some((one) => !known.has(one)))
      throw invalid(errors.noPart, `lines.${at}.substitutes`);
    if (new Set([part, ...substitutes]).size <= substitutes.length)
      throw invalid(errors.substituteTwice, `lines.${at}.substitutes`);
    // Lots are counted in the unit of their part.
    if (!isTracked) continue;
    const own = known.get(part)!;
    if (unit !== '' && unit !== own) throw invalid(errors.unitOfPart, `lines.${at}.unit`);
    if (substitutes.some((one) => known.get(one) !== own))
      throw invalid(errors.unitOfSubstitute, `lines.${at}.substitutes`);
  }
}

/** Checks lines that are to be written; the bills are locked. */
export async function checkLines(
  call: Own,
  partId: number,
  lines: readonly NamedLine[],
): Promise<void> {
  await checkParts(call, partId, lines);
  await refuseCycle(call.tx, call.session.companyId, partId, lines);
}

/** The number of a bill: as given, that of the part's other versions, or the next one. */
async function codeFor(call: Call, partId: number, given: string): Promise<string> {
  const { tx, session } = call;
  const { companyId } = session;
  const last = await tx
    .selectFrom('bom')
    .select('code')
    .where('company_id', '=', companyId)
    .where('part_id', '=', partId)
    .orderBy('version_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  const code = given || last?.code || (await codeOf(call, companyId, 'bom', '', null));
  const { rows } = await sql<{ name: string }>`
    select p.name from bom b join part p on p.company_id = b.company_id and p.id = b.part_id
    where b.company_id = ${companyId} and b.code = ${code} and b.part_id <> ${partId} limit 1`.execute(
    tx,
  );
  if (rows[0])
    throw new Refusal(errors.codeOfOther, {
      code: codes.conflict,
      field: 'code',
      params: { code, name: rows[0].name },
    });
  return code;
}

/** Checks a bill before it is written, and gives its columns; a new one is the part's next version. */
export async function bomColumns(
  call: Call,
  { part_id: partId, code: given, lines, remark }: BomInput,
  before: HeldBom | null,
) {
  const { tx, session } = call;
  await lockBoms(tx, session.companyId);
  await checkLines(call, partId, lines);
  if (before && before.part_id !== partId)
    throw new Refusal(errors.partFixed, { code: codes.conflict, field: 'part_id' });
  const code = await codeFor(call, partId, given);
  const columns = { part_id: partId, code, remark, lines };
  if (before) return columns;
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(version_no), 0) + 1 as next from bom
    where company_id = ${session.companyId} and part_id = ${partId}`.execute(tx);
  return { ...columns, version_no: rows[0]!.next };
}

/** Replaces the lines of a bill. */
export async function keepBomLines(
  { tx, session }: Own,
  id: number,
  lines: readonly BomLineInput[],
): Promise<void> {
  const { companyId } = session;
  const column = <T>(pick: (line: BomLineInput) => T) => lines.map(pick);
  await sql`delete from bom_line where company_id = ${companyId} and bom_id = ${id}`.execute(tx);
  await sql`
    insert into bom_line (company_id, bom_id, line_no, part_id, quantity, unit, is_tracked, position, remark)
    select ${companyId}::integer, ${id}::integer, g.at, g.part, g.quantity, coalesce(nullif(g.unit, ''), p.unit),
      g.tracked, g.position, g.remark
    from unnest(${column(({ part_id: part }) => part)}::integer[], ${column(({ quantity }) => quantity)}::numeric[],
      ${column(({ unit }) => unit)}::text[], ${column((line) => line.is_tracked)}::boolean[],
      ${column(({ position }) => position)}::text[], ${column(({ remark }) => remark)}::text[])
      with ordinality as g (part, quantity, unit, tracked, position, remark, at)
    join part p on p.company_id = ${companyId} and p.id = g.part`.execute(tx);
  const others = lines.flatMap(({ substitutes }, at) =>
    substitutes.map((part, rank) => ({ line: at + 1, rank: rank + 1, part })),
  );
  if (others.length === 0) return;
  await sql`
    insert into bom_substitute (company_id, bom_id, line_id, rank, part_id)
    select ${companyId}::integer, ${id}::integer, l.id, g.rank, g.part
    from unnest(${others.map(({ line }) => line)}::integer[], ${others.map(({ rank }) => rank)}::integer[],
      ${others.map(({ part }) => part)}::integer[]) as g (line, rank, part)
    join bom_line l on l.company_id = ${companyId} and l.bom_id = ${id} and l.line_no = g.line`.execute(
    tx,
  );
}

/** Enters a draft. */
export async function addBom(call: Call, input: BomInput): Promise<number> {
  const columns = await bomColumns(call, input, null);
  const { lines, ...own } = columns;
  const id = await insertRecord(call.tx, bomTable, call.session, { ...own, ...madeAt(call) });
  await keepBomLines(call, id, lines);
  call.changed('bom', id, null, columns);
  return id;
}

/** Releases drafts: from now on batches choose them, and they stay as they are. */
export async function releaseBoms(call: Call, ids: readonly number[]): Promise<void> {
  const { tx, session } = call;
  await lockBoms(tx, session.companyId);
  await transition<typeof bomMoves, HeldBom>(call, bomTable, ids, 'release', {
    set: { release_time: momentOf(call) },
    skipsDone: true,
    check: async (bom) => {
      const lines = await bomLines(call, bom.id);
      await refuseStopped(call, bom.part_id, lines);
      await refuseCycle(tx, session.companyId, bom.part_id, lines);
    },
  });
}

async function refuseStopped(
  { tx, session }: Call,
  partId: number,
  lines: readonly { part_id: number }[],
): Promise<void> {
  const named = [partId, ...lines.map(({ part_id: part }) => part)];
  const { rows } = await sql<{ name: string }>`
    select name from part where company_id = ${session.companyId} and id = any(${named}::integer[]) and state <> 'active'
    order by id limit 1`.execute(tx);
  if (rows[0])
    throw new Refusal(errors.stopped, { code: codes.conflict, params: { name: rows[0].name } });
}

/** The lines as the form sends them. */
export async function bomLines({ tx, session }: Own, id: number): Promise<BomLineInput[]> {
  const { rows } = await sql<BomLineInput>`
    select l.part_id, trim_scale(l.quantity)::text as quantity, l.unit, l.is_tracked, l.position, l.remark,
      array(select s.part_id from bom_substitute s where s.company_id = l.company_id and s.line_id = l.id order by s.rank)
        as substitutes
    from bom_line l where l.company_id = ${session.companyId} and l.bom_id = ${id} order by l.line_no`.execute(
    tx,
  );
  return rows;
}
