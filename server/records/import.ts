import { sql } from 'kysely';
import type * as z from 'zod';
import type { Allow, Call } from '#contract/call.ts';
import { codes } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { RecordTexts } from '#contract/records.ts';
import { say } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import { serve, type Endpoint } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { notify } from '../messages/notices.ts';
import { actorOf } from '../access/sessions.ts';
import type { ImportColumn, RecordCall } from './plan.ts';
import { refuseFile } from './spreadsheet/accept.ts';
import { labelOf } from './spreadsheet/columns.ts';
import { findHead, knownHeads, type RowError } from './spreadsheet/head.ts';
import { readChoices } from './spreadsheet/options.ts';
import { readWorkbook, type ReadSheet } from './spreadsheet/read-workbook.ts';
import { readRows, withoutName, type GoodRow } from './spreadsheet/rows.ts';
import { makeTemplate } from './spreadsheet/template.ts';
import { spreadsheetType } from './spreadsheet/workbook.ts';
import { findTaken } from './unique-values.ts';
import type { RecordTable } from './write.ts';

const texts = spreadsheetTexts.file;
const mostErrors = 1_000;
const longestName = 100;
/** What an import needs to know about a kind of record. */
type ImportPlan = {
  texts: Pick<RecordTexts, 'one' | 'fields'>;
  table: RecordTable;
  /** The schema of the form. */
  input: z.ZodObject;
  columns: readonly ImportColumn<string, never>[];
} & (
  | { add: (call: RecordCall, given: never) => Promise<number> }
  | {
      /** Rows that are written together, as lines of one record. A refusal names the line: `lines.2.part_id`. */
      groupOf: (given: never) => number;
      addGroup: (call: RecordCall, given: never) => Promise<number>;
    }
);

/** `POST …/import` and `GET …/importTemplate`: all rows of a sheet or none. */
export function serveImport(
  taking: Call<LoginType, Allow, z.ZodObject, z.ZodType<{ rows: number }>, 'one'>,
  template: Call<LoginType, Allow, z.ZodNever, z.ZodNever, 'file'>,
  plan: ImportPlan,
): Endpoint[] {
  const { table, input } = plan;
  const most = taking.uploadRows ?? limits.importRows;
  const { one, fields } = plan.texts;
  const columns = plan.columns as readonly ImportColumn[];
  // Two columns with the same name fail at the start instead of confusing an import.
  knownHeads(columns, fields);

  return [
    serve(template, async (call) => ({
      name: `${say(one, call.language)}-${say(spreadsheetTexts.template, call.language)}.xlsx`,
      type: spreadsheetType,
      body: await makeTemplate(call as RecordCall, one, columns, fields),
    })),
    serve(
      taking,
      async (context) => {
        const call = context as RecordCall & { input: { check?: '1' } };
        const sheets = call.file?.content as ReadSheet[] | null | undefined;
        if (!sheets) throw refuseFile(texts.missing);
        const found = findHead(sheets, columns, fields, call.language);
        if (found.count === 0) throw refuseFile(texts.noRows);
        if (found.count > most)
          throw new Refusal(texts.tooManyRows, {
            code: codes.invalid,
            params: { most, n: found.count },
          });
        const choices = await readChoices(call, columns);
        const read = readRows(found, input, fields, choices, call.language);
        const errors = [...read.errors, ...(await findTaken(call, table, read.good))];
        const isCheck = call.input.check === '1';
        const heads = Object.fromEntries(
          columns.flatMap(({ field, label }) => (label ? [[field, label]] : [])),
        );
        const work = {
          call,
          pieces: piecesOf(plan, read.good as GoodRow<never>[]),
          fields: { ...fields, ...heads },
        };
        if (isCheck || errors.length > 0) errors.push(...(await rehearse(work, errors)));
        else errors.push(...(await write(work)));
        if (errors.length > 0) throw refuseRows(errors, found.count);
        const n = found.count;
        if (isCheck) {
          call.onlyRead();
          call.tell(spreadsheetTexts.checked, { n });
          return { rows: n };
        }
        await notify(call.tx, call.app.cluster, actorOf(call.session), {
          to: { account: call.session.accountId },
          type: 0,
          sentence: 'importDone',
          params: {
            file: [...call.file!.name].slice(-longestName).join(''),
            n,
            what: say(one, call.language),
          },
        });
        call.tell(spreadsheetTexts.done, { n });
        return { rows: n };
      },
      {
        // A form without a chosen file sends one without name and content.
        readUpload: async (file) =>
          file.name === '' && file.bytes.length === 0 ? null : readWorkbook(file, undefined, most),
      },
    ),
  ];
}

/** What is written at once: a row, or the rows of one record. */
type Piece = { rows: readonly number[]; add: (call: RecordCall) => Promise<number> };

function piecesOf(plan: ImportPlan, good: readonly GoodRow<never>[]): Piece[] {
  if ('add' in plan)
    return good.map(({ row, given }) => ({ rows: [row], add: (call) => plan.add(call, given) }));
  const groups = new Map<number, GoodRow<never>[]>();
  for (const one of good) {
    const group = plan.groupOf(one.given);
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups.values()].map((group) => ({
    rows: group.map(({ row }) => row),
    add: (call) => plan.addGroup(call, group.map(({ given }) => given) as never),
  }));
}

type Work = { call: RecordCall; pieces: readonly Piece[]; fields: RecordTable['fields'] };

/** Writes every row; if one is refused, all is rolled back and the others are still checked for errors. */
async function write(work: Work): Promise<RowError[]> {
  const { call, pieces } = work;
  await sql`savepoint import`.execute(call.tx);
  try {
    for (const { add } of pieces) await add(call);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint import`.execute(call.tx);
    return rehearse(work, []);
  }
}

/** Writes the valid rows only to collect errors; all is rolled back. */
async function rehearse(
  { call, pieces, fields }: Work,
  known: readonly RowError[],
): Promise<RowError[]> {
  const quiet: RecordCall = { ...call, changed: () => {}, tell: () => {}, afterCommit: () => {} };
  const isWrong = new Set(known.map(({ row }) => row));
  const errors: RowError[] = [];
  await sql`savepoint rehearsal`.execute(call.tx);
  for (const { rows, add } of pieces) {
    if (rows.some((row) => isWrong.has(row))) continue;
    await sql`savepoint one_row`.execute(call.tx);
    try {
      await add(quiet);
      await sql`release savepoint one_row`.execute(call.tx);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await sql`rollback to savepoint one_row`.execute(call.tx);
      errors.push(rowError(error, rows, call, fields));
    }
  }
  await sql`rollback to savepoint rehearsal`.execute(call.tx);
  return errors;
}

function rowError(
  { text, details }: Refusal,
  rows: readonly number[],
  { language }: RecordCall,
  fields: RecordTable['fields'],
): RowError {
  // Where single things are refused, the first of them says why.
  const [first] = typeof details.errors === 'function' ? details.errors(language) : [];
  const listed = typeof details.errors === 'function' ? [first] : details.errors;
  const named = details.field ?? listed?.[0]?.field ?? '';
  const line = /^\w+\.(?<at>\d+)\.(?<field>\w+)$/u.exec(named)?.groups;
  const field = line?.field ?? named;
  const row = rows[Number(line?.at ?? 0)]!;
  const label = field === '' ? '' : say(labelOf({ field }, fields), language);
  const msg = first?.msg ?? say(text, language, details.params);
  return { row, field: label, msg: withoutName(msg, label, language) };
}

function refuseRows(errors: readonly RowError[], rows: number): Refusal {
  const sorted = errors.toSorted((a, b) => a.row - b.row).slice(0, mostErrors);
  return new Refusal(texts.rowErrors, {
    code: codes.invalid,
    params: { n: errors.length },
    data: { rows, errors: sorted },
  });
}
