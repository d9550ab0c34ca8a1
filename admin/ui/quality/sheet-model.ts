import type { SheetColumn, SheetData, UnsavedCell } from '#admin/ui/sheet/types.ts';
import type { InputOf } from '#contract/call.ts';
import type { Language } from '#contract/language.ts';
import type { QualityCalls } from '#contract/quality/calls.ts';
import { isSettled } from '#contract/quality/judge.ts';
import { qualityResults, type QualityKind } from '#contract/quality/kinds.ts';
import type { SavedCells, Sheet, SheetCell, SheetStep } from '#contract/quality/sheet.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { say } from '#contract/text.ts';
import { limitsText } from './limits-text.ts';
import { recordsPageTexts as texts } from './texts.ts';

type CellInput = InputOf<QualityCalls['saveSheet']>['cells'][number];

const otherWords = {
  pass: ['ok', 'p', 'y', 'yes', '√', '✓', '合格', 'pass', 'passed'],
  fail: ['ng', 'f', 'n', 'no', '×', 'x', '不合格', 'fail', 'failed'],
  info: ['i', 'done', '已记录', '已記錄', 'recorded'],
} as const;
const keys = { pass: 'p1', fail: 'f0', info: 'i' } as const;

/** Whether a step's cells hold numbers; the others hold a result. */
const isMeasured = (sheet: Sheet, at: number): boolean => {
  const { unit, min, max } = sheet.steps[at]!;
  if (unit !== '' || min !== null || max !== null) return true;
  return sheet.rows.some(({ cells }) => cells[at] != null && cells[at].value !== null);
};

/** The steps as columns of the grid. */
export function sheetColumns(sheet: Sheet, language: Language): SheetColumn[] {
  const options = qualityResults.map((value) => ({
    value,
    label: say(qualityTexts.results[value], language),
    aliases: otherWords[value],
    keys: keys[value],
    isBad: value === 'fail',
  }));
  return sheet.steps.map((step, at) => {
    const common = { key: step.step, title: step.step, note: noteOf(step, language) };
    if (!isMeasured(sheet, at)) return { ...common, kind: 'choice', options };
    return { ...common, kind: 'number', min: step.min, max: step.max, maxLength: 24 };
  });
}

function noteOf(step: SheetStep, language: Language): string {
  const parts = [
    step.is_required && say(texts.required, language),
    !step.is_planned && say(texts.unplanned, language),
    limitsText(step) || step.std,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The serial numbers as rows of the grid. */
export function sheetRows(
  sheet: Sheet,
  shown: ReadonlySet<string> | null,
  language: Language,
): SheetData[] {
  const measured = sheet.steps.map((_, at) => isMeasured(sheet, at));
  const rows = shown
    ? sheet.rows.filter(({ serial_number: serial }) => shown.has(serial))
    : sheet.rows;
  return rows.map(({ serial_number: serial, cells }) => {
    const values: Record<string, string> = {};
    const marks: NonNullable<SheetData['marks']> = {};
    const notes: Record<string, string> = {};
    for (const [at, cell] of cells.entries()) {
      if (!cell) continue;
      const { step } = sheet.steps[at]!;
      values[step] = measured[at] ? numberText(cell.value) : cell.result;
      if (measured[at] && cell.result === 'fail')
        marks[step] = { kind: 'fail', text: qualityTexts.results.fail };
      // A record without a value is there all the same.
      if (measured[at] && cell.value === null)
        notes[step] = cell.content || say(qualityTexts.results[cell.result], language);
    }
    return { key: serial, title: serial, values, marks, notes };
  });
}

/** A number without an exponent, as people type it. */
const numberText = (value: number | null): string => {
  if (value === null) return '';
  const text = String(value);
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text;
};

/** The serial numbers that lack a required step, or failed it. */
export function unfinished(kind: QualityKind, { steps, rows }: Sheet): Set<string> {
  const lacks = (cells: readonly (SheetCell | null)[]) =>
    steps.some((step, at) => step.is_required && !isSettled(kind, step, cells[at] ?? null));
  return new Set(rows.filter(({ cells }) => lacks(cells)).map((row) => row.serial_number));
}

type Places = { rows: Map<string, number>; steps: Map<string, number> };
const placesIn = ({ rows, steps }: Sheet): Places => ({
  rows: new Map(rows.map(({ serial_number: serial }, at) => [serial, at])),
  steps: new Map(steps.map(({ step }, at) => [step, at])),
});

/** Changed cells as the call takes them, with the record each of them replaces. */
export function cellInputs(sheet: Sheet, cells: readonly UnsavedCell[]): CellInput[] {
  const places = placesIn(sheet);
  return cells.map(({ key, column, value }) => {
    const at = places.steps.get(column)!;
    const before = sheet.rows[places.rows.get(key)!]!.cells[at] ?? null;
    const common = {
      serial_number: key,
      step: column,
      id: before?.id ?? null,
      version: before?.version ?? null,
    };
    if (value === '') return { ...common, value: null, content: '', result: null };
    if (isMeasured(sheet, at)) return { ...common, value: Number(value), result: null };
    return { ...common, result: qualityResults.find((result) => result === value) ?? null };
  });
}

/** The sheet with what was saved, so that it need not be read again. */
export function withSaved(
  sheet: Sheet,
  sent: readonly UnsavedCell[],
  { cells: saved }: SavedCells,
): Sheet {
  const places = placesIn(sheet);
  const rows = [...sheet.rows];
  for (const [at, { key, column }] of sent.entries()) {
    const row = places.rows.get(key)!;
    const cells = rows[row]!.cells.with(places.steps.get(column)!, saved[at] ?? null);
    rows[row] = { ...rows[row]!, cells };
  }
  return { ...sheet, rows };
}
