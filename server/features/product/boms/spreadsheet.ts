import { sql } from 'kysely';
import type * as z from 'zod';
import {
  bomLimits,
  lineKey,
  type Bom,
  type BomImportRow,
  type bomLineFilter,
  type BomLineInput,
  type BomLineRow,
} from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { codes } from '#contract/envelope.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { lockBoms } from '#server/production/bom-cycle.ts';
import { unitName } from '#server/production/bom-rows.ts';
import {
  addBom,
  bomLines,
  checkLines,
  keepBomLines,
  type HeldBom,
} from '#server/production/boms.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { ExportColumn, ImportColumn, RecordCall } from '#server/records/plan.ts';
import { dictWords, partCodes } from '#server/records/words.ts';
import { notFound, Refusal } from '#server/refusal.ts';

const { fields, states, yesNo, sheet } = bomTexts;
const yesOrNo = (['true', 'false'] as const).map((value) => ({
  value: value === 'true',
  names: [...Object.values(inEveryLanguage((language) => yesNo[value][language])), value],
}));

export const bomColumnsOfSheet: readonly ExportColumn<Bom>[] = [
  { field: 'code', width: 18 },
  { field: 'part_code', width: 16 },
  { field: 'part_name', width: 28 },
  { field: 'version_no', show: (version) => `V${version}` },
  { field: 'state', show: (state, language) => states[state][language] },
  { field: 'is_current', show: (is, language) => yesNo[`${is}`][language] },
  { field: 'line_count' },
  { field: 'release_time', width: 18 },
  { field: 'remark', width: 28 },
  { field: 'create_time', width: 18 },
  { field: 'update_time', width: 18 },
];

/** The lines of one bill, under the headings that an import knows. */
export const lineColumns: readonly ExportColumn<BomLineRow>[] = [
  { field: 'product_code', width: 16 },
  { field: 'product_name', width: 24 },
  { field: 'part_code', width: 16 },
  { field: 'part_name', label: fields.part_name, width: 28 },
  { field: 'quantity', width: 12 },
  { field: 'unit_name', width: 8 },
  { field: 'is_tracked', show: (is, language) => yesNo[`${is}`][language] },
  { field: 'substitute_codes', width: 24 },
  { field: 'position', width: 16 },
  { field: 'remark', width: 24 },
];

export const lineImport: readonly ImportColumn<keyof BomImportRow, StaffSession>[] = [
  {
    field: 'product_id',
    isRequired: true,
    options: partCodes,
    hint: sheet.productHint,
  },
  {
    field: 'part_id',
    label: fields.part_code,
    isRequired: true,
    options: partCodes,
    hint: sheet.lineHint,
  },
  { field: 'quantity', isRequired: true, example: '2', read: (text) => text.trim() },
  { field: 'unit', options: dictWords('unit') },
  { field: 'is_tracked', options: () => Promise.resolve(yesOrNo) },
  { field: 'substitutes', isList: true, options: partCodes, hint: sheet.substitutesHint },
  { field: 'position', example: 'R1' },
  { field: 'remark' },
  { field: 'product_name' },
  { field: 'part_name' },
];

/** Puts the rows of a sheet into the draft of their product; the newest one, or a new version where there is none. */
export async function importLines(
  call: RecordCall<StaffSession>,
  given: readonly BomImportRow[],
): Promise<number> {
  const { tx, session } = call;
  const product = given[0]!.product_id;
  const lines = given.map(
    ({ product_id: _id, product_name: _product, part_name: _part, ...line }) => line,
  );
  refuseTwice(lines);
  await lockBoms(tx, session.companyId);
  const { rows } = await sql<HeldBom>`
    select * from bom where company_id = ${session.companyId} and part_id = ${product} and state = 'draft'
    order by version_no desc limit 1 for update`.execute(tx);
  const [draft] = rows;
  if (!draft) return addBom(call, { part_id: product, code: '', lines, remark: '' });
  await checkLines(call, product, lines);
  const before = await bomLines(call, draft.id);
  const merged = new Map<string, BomLineInput>();
  for (const line of [...before, ...lines]) merged.set(lineKey(line), line);
  if (merged.size > bomLimits.lines)
    throw new Refusal(bomTexts.errors.tooManyLines, {
      code: codes.invalid,
      params: { most: bomLimits.lines },
    });
  const after = [...merged.values()];
  await keepBomLines(call, draft.id, after);
  await sql`update bom set version = version + 1, update_by = ${session.accountId}, update_time = now()
    where company_id = ${session.companyId} and id = ${draft.id}`.execute(tx);
  call.changed('bom', draft.id, { lines: before }, { lines: after });
  return draft.id;
}

/** A sheet says once what is used in a place. */
function refuseTwice(lines: readonly BomLineInput[]): void {
  const seen = new Set<string>();
  for (const [at, line] of lines.entries()) {
    if (seen.has(lineKey(line)))
      throw new Refusal(validationTexts.twice, {
        code: codes.invalid,
        field: `lines.${at}.part_id`,
      });
    seen.add(lineKey(line));
  }
}

export const lineList: ListPlan<z.output<typeof bomLineFilter>, BomLineRow, StaffSession> = {
  table: 'bom_line',
  filters: {
    id: async (id, { tx, session }) => {
      const { rows } = await sql`
        select from bom where company_id = ${session.companyId} and id = ${id}`.execute(tx);
      if (rows.length === 0) throw notFound();
      return sql`bom_id = ${id}`;
    },
  },
  order: () => sql`line_no`,
  rows: async ({ tx, session, language }, ids) => {
    const { rows } = await sql<BomLineRow>`
      select l.id, o.code as product_code, o.name as product_name, l.part_id, p.code as part_code, p.name as part_name,
        trim_scale(l.quantity)::text as quantity, l.unit, ${unitName('l.unit', language)} as unit_name, l.is_tracked,
        l.position, l.remark, coalesce((
          select string_agg(x.code, ', ' order by s.rank) from bom_substitute s
          join part x on x.company_id = s.company_id and x.id = s.part_id
          where s.company_id = l.company_id and s.line_id = l.id), '') as substitute_codes
      from bom_line l
      join bom b on b.company_id = l.company_id and b.id = l.bom_id
      join part o on o.company_id = b.company_id and o.id = b.part_id
      join part p on p.company_id = l.company_id and p.id = l.part_id
      where l.company_id = ${session.companyId} and l.id = any(${ids}::integer[])`.execute(tx);
    return rows;
  },
};
