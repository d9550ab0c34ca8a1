import { sql } from 'kysely';
import type * as z from 'zod';
import { codes as answers } from '#contract/envelope.ts';
import {
  countCalls,
  countResults,
  type CountCode,
  type countFilter,
  type StockCount,
} from '#contract/features/trace/stock-counts/contract.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { stateTexts } from '#contract/codes/states.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { serve } from '#server/http/endpoint.ts';
import {
  cancelCount,
  closeCount,
  scanIntoCount,
  unscanFromCount,
} from '#server/logistics/counts.ts';
import { ofDocument, readDocumentCodes } from '#server/logistics/document-codes.ts';
import { readGoods } from '#server/logistics/goods.ts';
import { allocateNumbers } from '#server/numbers/numbers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import { listPage } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import type { ExportColumn, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { Refusal } from '#server/refusal.ts';

type Row = Omit<StockCount, 'close_time' | 'create_time'> & {
  close_time: Date | null;
  create_time: Date;
};
const list: ListPlan<z.output<typeof countFilter>, StockCount, StaffSession> = {
  table: 'stock_count',
  // Dealers count their own.
  only: () => sql`dealer_id is null`,
  filters: { keyword: mentions(), state: oneOf('state'), create_time: within('create_time') },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Row>`
      select s.id, s.company_id, s.code, s.place, s.part_id, coalesce(p.name, '') as part_name, s.batch_id,
        coalesce(b.code, '') as batch_code, s.state, s.expected, s.counted, s.missing, s.surplus, s.close_time, s.remark,
        s.version, s.create_time
      from stock_count s
      left join part p on p.company_id = s.company_id and p.id = s.part_id
      left join batch b on b.company_id = s.company_id and b.id = s.batch_id
      where s.company_id = ${session.companyId} and s.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({
      ...row,
      close_time: row.close_time?.toISOString() ?? null,
      create_time: row.create_time.toISOString(),
    }));
  },
};

type CodeFilter = z.output<NonNullable<typeof countCalls.codes.input>>;
const codeList: ListPlan<CodeFilter, CountCode, StaffSession> = {
  table: 'stock_count_code',
  filters: {
    id: ofDocument('stock_count', 'count_id'),
    result: (results) => oneOf('result')(results.map((one) => countResults.indexOf(one))),
  },
  rows: async (reader, ids) => {
    const more = sql`c.result`;
    const rows = await readDocumentCodes<{ result: number }>(reader, 'stock_count_code', ids, more);
    return rows.map(({ level: _level, ...row }) => ({
      ...row,
      result: countResults[row.result]!,
    }));
  },
};

/** Only a part and a batch that the company has. */
async function checkScope(
  { tx, session }: Pick<Reader<StaffSession>, 'tx' | 'session'>,
  { part_id: part, batch_id: batch }: { part_id: number | null; batch_id: number | null },
): Promise<void> {
  const { rows } = await sql<{ part: boolean; batch: boolean }>`
    select exists (select from part where company_id = ${session.companyId} and id = ${part}) as part,
      exists (select from batch where company_id = ${session.companyId} and id = ${batch}) as batch`.execute(
    tx,
  );
  const { errors } = countTexts;
  if (part !== null && !rows[0]!.part)
    throw new Refusal(errors.noPart, { code: answers.invalid, field: 'part_id' });
  if (batch !== null && !rows[0]!.batch)
    throw new Refusal(errors.noBatch, { code: answers.invalid, field: 'batch_id' });
}

const columns: readonly ExportColumn<StockCount>[] = [
  { field: 'code', width: 20 },
  { field: 'place', width: 20 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'state', show: (state, language) => countTexts.states[state][language] },
  { field: 'expected' },
  { field: 'counted' },
  { field: 'missing' },
  { field: 'surplus' },
  { field: 'remark', width: 24 },
  { field: 'create_time', width: 18 },
  { field: 'close_time', width: 18 },
];
const codeColumns: readonly ExportColumn<CountCode>[] = [
  { field: 'code', width: 24 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'result', show: (result, language) => countTexts.results[result][language] },
  { field: 'identifier_state', show: (state, language) => stateTexts[state][language] },
];

const { index, info, add, export: exported } = countCalls;
const records = { index, info, add, export: exported };
const plan: RecordPlan<typeof records> = {
  texts: countTexts,
  list,
  toColumns: async (input, call) => {
    await checkScope(call, input);
    const { session } = call;
    const [code] = await allocateNumbers(call, session.companyId, 'stock_count', 1);
    return { ...input, code };
  },
  export: columns,
};
const { read } = recordWork(records, plan);

export const stockCountEndpoints = [
  ...serveRecords(records, plan),
  serve(countCalls.codes, (call) => listPage(codeList, call, call.input)),
  serveExport(countCalls.exportCodes, countTexts, codeList, codeColumns),
  serve(countCalls.scan, (call) =>
    scanIntoCount(call, call.input.id, () => readGoods(call, call.input.codes)),
  ),
  serve(countCalls.unscan, (call) => unscanFromCount(call, call.input.id, call.input.codes)),
  serve(countCalls.close, async (call) => {
    await closeCount(call, call.input.id);
    return read(call, call.input.id);
  }),
  serve(countCalls.cancel, async (call) => {
    await cancelCount(call, call.input.id);
    return null;
  }),
];
