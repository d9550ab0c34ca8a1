import type * as z from 'zod';
import {
  afterSalesCalls,
  type AfterSales,
  type afterSalesInput,
  type RepairGroup,
} from '#contract/features/query/after-sales/contract.ts';
import { afterSalesTexts as texts } from '#contract/features/query/after-sales/texts.ts';
import { afterSales } from '#contract/features/query/after-sales/feature.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { CallContext, FileAnswer } from '#server/http/endpoint.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { fileTime } from '#server/records/spreadsheet/times.ts';
import {
  spreadsheetType,
  writeWorkbook,
  type Sheet,
} from '#server/records/spreadsheet/workbook.ts';
import { readAfterSales } from './figures.ts';

type Context = CallContext<z.output<typeof afterSalesInput>, StaffSession>;
const counted = ['repairs', 'finished', 'open', 'overdue', 'replaced', 'days'] as const;
const money = ['income', 'cost'] as const;
const warranted = ['activated', 'ended'] as const;
const { metrics, meanings, fields } = texts;

/** The figures of the page as a workbook: totals beside the period before, the days, and each grouping. */
export async function exportAfterSales(call: Context): Promise<FileAnswer> {
  const { tx, session, input, language, type, requestInfo } = call;
  const { path, allow } = afterSalesCalls.export;
  const changes = [{ target: 'after_sales', id: null, before: null, after: input }];
  await writeOperation(tx, {
    session,
    type,
    requestInfo,
    endpoint: { path, allow },
    changes,
    duration: 0,
  });
  const found = await readAfterSales(call, input);
  return {
    name: `${say(afterSales.title, language)}-${fileTime(new Date())}.xlsx`,
    type: spreadsheetType,
    body: writeWorkbook([
      figuresSheet(found, language),
      daysSheet(found, language),
      groupSheet('fault', found.by_fault, language),
      groupSheet('product', found.by_product, language),
      groupSheet('state', found.by_state, language),
      usedSheet(found, language),
    ]),
  };
}

function figuresSheet(found: AfterSales, language: Language): Sheet {
  const { repairs, warranties } = found;
  return {
    name: say(texts.sheets.figures, language),
    widths: [26, 26, 26, 60],
    head: [
      say(fields.name, language),
      `${say(fields.value, language)} ${found.first_day} – ${found.last_day}`,
      `${say(fields.before, language)} ${found.before_first} – ${found.before_last}`,
      say(fields.meaning, language),
    ],
    rows: [
      [
        ...counted.map((key) => [key, repairs.total[key], repairs.before[key]] as const),
        ...money.map((key) => [key, repairs.total[key] / 100, repairs.before[key] / 100] as const),
        ...warranted.map((key) => [key, warranties.total[key], warranties.before[key]] as const),
        ['expiring', warranties.expiring, null] as const,
      ].map(([key, now, before]) => [
        say(metrics[key], language),
        now ?? '',
        before ?? '',
        say(meanings[key], language),
      ]),
    ],
  };
}

const daysSheet = ({ trend }: AfterSales, language: Language): Sheet => ({
  name: say(texts.sheets.days, language),
  widths: [14, 14, 14, 14],
  head: [
    say(fields.days, language),
    say(metrics.repairs, language),
    say(metrics.activated, language),
    say(metrics.ended, language),
  ],
  rows: [trend.map(({ day, repairs, activated, ended }) => [day, repairs, activated, ended])],
});

const groupSheet = (
  by: 'fault' | 'product' | 'state',
  groups: readonly RepairGroup[],
  language: Language,
): Sheet => ({
  name: say(texts.groupings[by], language),
  widths: [30, ...Array.from({ length: 9 }, () => 14)],
  head: [
    say(fields.name, language),
    say(metrics.repairs, language),
    say(fields.before, language),
    ...[...counted.slice(1), ...money].map((key) => say(metrics[key], language)),
  ],
  rows: [
    groups.map((row) => [
      row.name,
      row.repairs,
      row.before,
      ...counted.slice(1).map((key) => row[key] ?? ''),
      ...money.map((key) => row[key] / 100),
    ]),
  ],
});

const usedSheet = ({ by_used: used }: AfterSales, language: Language): Sheet => ({
  name: say(texts.groupings.used, language),
  widths: [30, 14, 14],
  head: [
    say(fields.name, language),
    say(metrics.repairs, language),
    say(metrics.quantity, language),
  ],
  rows: [used.map(({ name, repairs, quantity }) => [name, repairs, quantity])],
});
