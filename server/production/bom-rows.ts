import { sql } from 'kysely';
import type {
  Bom,
  BomInfo,
  BomLine,
  BomTreeLine,
} from '#contract/features/product/boms/contract.ts';
import type { Language } from '#contract/language.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';

/** The name of a unit in a language; one that the dictionary does not know is shown as it is. */
export const unitName = (unit: string, language: Language) => sql<string>`coalesce((
  select d.name ->> ${language} from dict_data d where d.dict_code = 'unit' and d.value = ${sql.ref(unit)}), ${sql.ref(unit)})`;

/** The names of all units in a language, as JSON. */
export const unitNames = (language: Language) => sql`coalesce((
  select json_object_agg(d.value, d.name ->> ${language}) from dict_data d where d.dict_code = 'unit'), '{}')`;

/** The newest released bill of each of these parts. */
export const currentBom = (companyId: number, part: string) => sql`(
  select c.id from bom c where c.company_id = ${companyId} and c.part_id = ${sql.ref(part)} and c.state = 'released'
  order by c.version_no desc limit 1)`;

type Found = Omit<Bom, 'release_time' | 'create_time' | 'update_time'> & {
  release_time: Date | null;
  create_time: Date;
  update_time: Date;
};

/** The list columns of bills of materials. */
export async function readBoms(
  { tx, session }: Pick<Reader<CompanySession>, 'tx' | 'session'>,
  ids: readonly number[],
): Promise<Bom[]> {
  const { companyId } = session;
  const { rows } = await sql<Found>`
    select b.id, b.company_id, b.code, b.part_id, p.code as part_code, p.name as part_name, b.version_no, b.state,
      coalesce(b.id = ${currentBom(companyId, 'b.part_id')}, false) as is_current, b.release_time, b.remark, b.version,
      b.create_time, b.update_time,
      (select count(*)::int from bom_line l where l.company_id = b.company_id and l.bom_id = b.id) as line_count
    from bom b join part p on p.company_id = b.company_id and p.id = b.part_id
    where b.company_id = ${companyId} and b.id = any(${[...ids]}::integer[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    release_time: row.release_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/**
 * For queries that walk structures: the planner takes them for huge and would spend longer compiling than reading.
 */
export const withoutCompiling = (tx: Tx) => sql`set local jit = off`.execute(tx);

type FoundLine = BomLine & { bom_id: number };

/** The lines of these bills, in order. */
export async function readLines(
  tx: Tx,
  companyId: number,
  boms: readonly number[],
  language: Language,
): Promise<FoundLine[]> {
  const { rows } = await sql<FoundLine>`
    select l.bom_id, l.part_id, p.code as part_code, p.name as part_name, trim_scale(l.quantity)::text as quantity, l.unit,
      coalesce(d.name ->> ${language}, l.unit) as unit_name, l.is_tracked, l.position, l.remark,
      coalesce(s.ids, '[]') as substitutes, coalesce(s.parts, '[]') as substitute_parts
    from bom_line l join part p on p.company_id = l.company_id and p.id = l.part_id
    left join dict_data d on d.dict_code = 'unit' and d.value = l.unit
    left join lateral (
      select jsonb_agg(o.id order by s.rank) as ids,
        jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'name', o.name) order by s.rank) as parts
      from bom_substitute s join part o on o.company_id = s.company_id and o.id = s.part_id
      where s.company_id = l.company_id and s.line_id = l.id) s on true
    where l.company_id = ${companyId} and l.bom_id = any(${[...boms]}::integer[])
    order by l.bom_id, l.line_no`.execute(tx);
  return rows;
}

/** A bill with its lines. */
export async function readBom(reader: Reader<CompanySession>, id: number): Promise<BomInfo> {
  const [bom] = await readBoms(reader, [id]);
  if (!bom) throw notFound();
  const lines = await readLines(reader.tx, reader.session.companyId, [id], reader.language);
  return { ...bom, lines: lines.map(({ bom_id: _bom, ...line }) => line) };
}

/** The lines of some bills, each with the bill by which its part is made. */
export async function treeLines(
  { tx, session, language }: Reader<CompanySession>,
  boms: readonly number[],
): Promise<BomTreeLine[]> {
  const { companyId } = session;
  const lines = await readLines(tx, companyId, boms, language);
  const parts = [...new Set(lines.map(({ part_id: part }) => part))];
  const { rows } = await sql<{ part_id: number; id: number }>`
    select part.part_id, c.id from unnest(${parts}::integer[]) part (part_id)
    cross join lateral ${currentBom(companyId, 'part.part_id')} c`.execute(tx);
  const bills = new Map(rows.map((row) => [row.part_id, row.id]));
  return lines.map(({ substitutes: _s, unit: _u, ...line }) => ({
    ...line,
    made_by: bills.get(line.part_id) ?? null,
  }));
}
