import { sql } from 'kysely';
import {
  bomCalls,
  bomImportInput,
  type BomImportRow,
  type BomLineInput,
} from '#contract/features/product/boms/contract.ts';
import type { bomMoves } from '#contract/features/product/boms/moves.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { readBom, readBoms, treeLines } from '#server/production/bom-rows.ts';
import {
  addBom,
  bomColumns,
  bomLines,
  bomTable,
  checkDeletable,
  checkDraft,
  keepBomLines,
  releaseBoms,
  type HeldBom,
} from '#server/production/boms.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { equals, mentionsWithPart, oneOf, within } from '#server/records/filters.ts';
import { serveImport } from '#server/records/import.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { transition } from '#server/records/transition.ts';
import { compareBoms } from './compare.ts';
import { explode } from './explode.ts';
import {
  bomColumnsOfSheet,
  importLines,
  lineColumns,
  lineImport,
  lineList,
} from './spreadsheet.ts';
import { whereUsed } from './where-used.ts';

const plan: RecordPlan<typeof bomCalls> = {
  texts: bomTexts,
  list: {
    table: 'bom',
    filters: {
      keyword: mentionsWithPart(),
      part_id: equals('part_id'),
      component_id: (part, { session }) =>
        sql`id in (select l.bom_id from bom_line l where l.company_id = ${session.companyId} and l.part_id = ${part})`,
      state: oneOf('state'),
      create_time: within('create_time'),
    },
    rows: readBoms,
  },
  readInfo: readBom,
  reads: ['state', 'version_no'],
  related: {
    fields: ['lines'],
    read: async (reader, id) => ({ lines: await bomLines(reader, id) }),
  },
  toColumns: (input, call, before) => {
    const held = before as unknown as HeldBom | null;
    if (held) checkDraft(held);
    return bomColumns(call, input, held);
  },
  afterWrite: (call, id, _before, columns) =>
    keepBomLines(call, id, columns.lines as BomLineInput[]),
  beforeDelete: async ({ tx, session }, rows) => {
    checkDeletable(rows as unknown as HeldBom[]);
    const ids = rows.map(({ id }) => id);
    await sql`delete from bom_line where company_id = ${session.companyId} and bom_id = any(${ids}::integer[])`.execute(
      tx,
    );
  },
  export: bomColumnsOfSheet,
};

const { import: taking, importTemplate, ...records } = bomCalls;

export const bomEndpoints = [
  ...serveRecords(records, plan),
  ...serveImport(taking, importTemplate, {
    texts: bomTexts,
    table: { name: 'bom', fields: bomTexts.fields },
    input: bomImportInput,
    columns: lineImport,
    groupOf: ({ product_id: product }: BomImportRow) => product,
    addGroup: importLines as never,
  }),
  serve(bomCalls.release, async (call) => {
    await releaseBoms(call, call.input.ids);
    return null;
  }),
  serve(bomCalls.obsolete, async (call) => {
    await transition<typeof bomMoves, HeldBom>(call, bomTable, call.input.ids, 'obsolete', {
      skipsDone: true,
    });
    return null;
  }),
  serve(bomCalls.copy, async (call) => {
    const { part_id, remark, lines } = await readBom(call, call.input.id);
    const copied = lines.map(
      ({ part_code: _c, part_name: _n, unit_name: _u, substitute_parts: _s, ...line }) => line,
    );
    const id = await addBom(call, { part_id, code: '', lines: copied, remark });
    const made = await readBom(call, id);
    call.tell(bomTexts.copied, { n: made.version_no });
    return made;
  }),
  serve(bomCalls.whereUsed, (call) => whereUsed(call, call.input.part_id)),
  serve(bomCalls.compare, (call) => compareBoms(call, call.input.a, call.input.b)),
  serve(bomCalls.explode, (call) => explode(call, call.input.id, call.input.quantity)),
  serve(bomCalls.lines, (call) => treeLines(call, call.input.bom_ids ?? [])),
  serveExport(bomCalls.exportLines, bomTexts, lineList, lineColumns),
];
