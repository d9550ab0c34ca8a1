import type { QualityCalls } from '#contract/quality/calls.ts';
import { qualityResults, type QualityKind } from '#contract/quality/kinds.ts';
import type { QualityRecord, RecordInput } from '#contract/quality/records.ts';
import { qualityTexts, recordTexts } from '#contract/quality/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import { serve, type Endpoint } from '../http/endpoint.ts';
import { momentOf } from '../records/cells.ts';
import { serveRecords } from '../records/endpoints.ts';
import type { Reader } from '../records/list-plan.ts';
import type { ExportColumn, ImportColumn } from '../records/plan.ts';
import { wordsFor } from '../records/words.ts';
import { collect, countKinds } from './collect.ts';
import { readRecords, recordList } from './rows.ts';
import { saveSheet } from './save-sheet.ts';
import { readSheet } from './sheet.ts';
import { readSteps } from './steps.ts';
import { readTrend } from './trend.ts';
import { columnsOf } from './write.ts';

const { results, done } = qualityTexts;
/** Five thousand cells and a thousand records fit, however long their texts are. */
const bodyBytes = 8 * 1_048_576;

/** A typed number; what is none is left to the schema to refuse. */
const numberOf = (text: string): number | string => {
  const plain = text.replaceAll(/[,，\s]/g, '');
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : text;
};

const exported: readonly ExportColumn<QualityRecord>[] = [
  { field: 'serial_number', width: 24 },
  { field: 'part_name', width: 24 },
  { field: 'batch_code', width: 18 },
  { field: 'step', width: 20 },
  { field: 'std', width: 24 },
  { field: 'content', width: 28 },
  { field: 'value', width: 12 },
  { field: 'unit', width: 8 },
  { field: 'result', width: 10, show: (result, language) => results[result][language] },
  { field: 'emp_name', width: 12 },
  { field: 'pass_time', width: 18 },
  { field: 'source_id', width: 18 },
  { field: 'create_time', width: 18 },
];

const imported: readonly ImportColumn<keyof RecordInput, StaffSession>[] = [
  { field: 'serial_number', isRequired: true, example: 'ABCDEFGH23456789' },
  { field: 'step', isRequired: true, example: '耐压测试' },
  { field: 'value', example: '1.25', read: numberOf },
  { field: 'unit', example: 'kV' },
  { field: 'content', example: '无击穿' },
  { field: 'std', example: '1.2–1.5 kV' },
  { field: 'result', options: wordsFor(qualityResults, results) },
  { field: 'emp_name', example: '李工' },
  { field: 'pass_time', example: '2026-08-01 10:30', read: momentOf },
];

/** Serves the calls of one kind of record. */
export function serveQuality(kind: QualityKind, calls: QualityCalls): Endpoint[] {
  const target = calls.index.path.split('/')[0]!;
  return [
    ...serveRecords(calls, {
      texts: recordTexts[kind],
      list: recordList(kind),
      toColumns: (input, call, before) => columnsOf(call, kind, input, before),
      reads: ['seq'],
      // It is kept as a number.
      related: {
        fields: ['serial_number'],
        read: async (reader, id) => ({ serial_number: await serialOf(reader, kind, id) }),
      },
      export: exported,
      import: imported,
    }),
    serve(calls.sheet, (call) => readSheet(call, kind, call.input), {
      isLong: true,
      isFresh: true,
    }),
    serve(calls.steps, (call) => readSteps(call, kind, call.input.serial_number)),
    serve(calls.saveSheet, (call) => saveSheet(call, kind, call.input), { bodyBytes }),
    serve(calls.trend, (call) => readTrend(call, kind, call.input), { isLong: true }),
    serve(
      calls.collect,
      async (call) => {
        const records = await collect(call, call.input.records);
        const counts = countKinds(records);
        call.changed(target, null, null, counts);
        call.tell(done.collected, counts);
        return { ...counts, records };
      },
      { bodyBytes },
    ),
  ];
}

async function serialOf(
  reader: Reader<StaffSession>,
  kind: QualityKind,
  id: number,
): Promise<string> {
  const [row] = await readRecords(reader, kind, [id]);
  return row?.serial_number ?? '';
}
