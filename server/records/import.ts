import { sql } from 'kysely';
import * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import type { Permission } from '#contract/permissions.ts';
import { say } from '#contract/text.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { notify } from '../messages/notices.ts';
import { actorOf } from '../access/sessions.ts';
import type { ListInput } from './list-plan.ts';
import type { ImportPlan, RecordCall, RecordPlan } from './plan.ts';
import { refuseFile } from './spreadsheet/accept.ts';
import { labelOf } from './spreadsheet/columns.ts';
import { findHead, knownHeads, type RowError } from './spreadsheet/head.ts';
import { readChoices } from './spreadsheet/options.ts';
import { readWorkbook, type ReadSheet } from './spreadsheet/read-workbook.ts';
import { readRows, withoutName, type GoodRow } from './spreadsheet/rows.ts';
import { makeTemplate } from './spreadsheet/template.ts';
import { spreadsheetType } from './spreadsheet/workbook.ts';
import { findTaken } from './unique-values.ts';
import type { Place } from './write.ts';

const texts = spreadsheetTexts.file;
const mostErrors = 1_000;
const longestName = 100;
const importInput = z.strictObject({ check: z.literal('1').optional() });

/** `GET …/importTemplate` and `POST …/import`: all rows of a sheet, or none. */
export function importEndpoints<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
>(
  plan: RecordPlan<F, R, I>,
  place: Place,
  { columns }: ImportPlan,
  add: (call: RecordCall, given: z.output<I>) => Promise<number>,
): Endpoint[] {
  const { resource, types } = plan;
  const { one, fields } = plan.texts;
  const allow = `${plan.area}:import` as Permission;
  // Two columns of the same name stop the start instead of confusing an import.
  knownHeads(columns, fields);

  return [
    endpoint({
      method: 'GET',
      types,
      path: `${resource}/importTemplate`,
      allow,
      sendsFile: true,
      run: async (call) => ({
        name: `${say(one, call.language)}-${say(spreadsheetTexts.template, call.language)}.xlsx`,
        type: spreadsheetType,
        body: await makeTemplate(call, one, columns, fields),
      }),
    }),
    endpoint({
      method: 'POST',
      types,
      path: `${resource}/import`,
      allow,
      input: importInput,
      answer: z.object({ rows: z.number() }),
      fields,
      upload: {
        maxBytes: limits.importBytes,
        // A form in which no file was chosen sends one without name and content.
        read: async (file) =>
          file.name === '' && file.bytes.length === 0 ? null : readWorkbook(file),
      },
      run: async (call) => {
        const sheets = call.file?.content as ReadSheet[] | null | undefined;
        if (!sheets) throw refuseFile(texts.missing);
        const found = findHead(sheets, columns, fields, call.language);
        if (found.count === 0) throw refuseFile(texts.noRows);
        if (found.count > limits.importRows)
          throw new Refusal(texts.tooManyRows, {
            code: codes.invalid,
            params: { most: limits.importRows, n: found.count },
          });
        const choices = await readChoices(call, columns);
        const read = readRows(found, plan.input, fields, choices, call.language);
        const errors = [...read.errors, ...(await findTaken(call, place, read.good))];
        const isCheck = call.input.check === '1';
        const work = { call, good: read.good, add, fields };
        if (isCheck || errors.length > 0) errors.push(...(await rehearse(work, errors)));
        else errors.push(...(await write(work)));
        if (errors.length > 0) throw refuseRows(errors, found.count);
        const n = found.count;
        if (isCheck) {
          call.changed(resource, null, null, { check: true, rows: n });
          call.tell(spreadsheetTexts.checked, { n });
          return { rows: n };
        }
        await notify(call.tx, call.app.cluster, actorOf(call.who), {
          to: { account: call.who.accountId },
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
    }),
  ];
}

type Work<T> = {
  call: RecordCall;
  good: GoodRow<T>[];
  add: (call: RecordCall, given: T) => Promise<number>;
  fields: Place['fields'];
};

/** Writes every row; when a rule refuses one, nothing stays and the others are tried for their errors as well. */
async function write<T>(work: Work<T>): Promise<RowError[]> {
  const { call, good, add } = work;
  await sql`savepoint import`.execute(call.tx);
  try {
    for (const { given } of good) await add(call, given);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint import`.execute(call.tx);
    return rehearse(work, []);
  }
}

/** Writes the rows that are right so far, each on its own, only to hear what the rules say; nothing of it stays. */
async function rehearse<T>(
  { call, good, add, fields }: Work<T>,
  known: readonly RowError[],
): Promise<RowError[]> {
  const quiet: RecordCall = { ...call, changed: () => {}, tell: () => {}, afterCommit: () => {} };
  const isWrong = new Set(known.map(({ row }) => row));
  const errors: RowError[] = [];
  await sql`savepoint rehearsal`.execute(call.tx);
  for (const { row, given } of good) {
    if (isWrong.has(row)) continue;
    await sql`savepoint one_row`.execute(call.tx);
    try {
      await add(quiet, given);
      await sql`release savepoint one_row`.execute(call.tx);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await sql`rollback to savepoint one_row`.execute(call.tx);
      errors.push(rowError(error, row, call, fields));
    }
  }
  await sql`rollback to savepoint rehearsal`.execute(call.tx);
  return errors;
}

function rowError(
  { text, details }: Refusal,
  row: number,
  { language }: RecordCall,
  fields: Place['fields'],
): RowError {
  const field = details.field ?? details.errors?.[0]?.field ?? '';
  const label = field === '' ? '' : say(labelOf({ field }, fields), language);
  return {
    row,
    field: label,
    msg: withoutName(say(text, language, details.params), label, language),
  };
}

function refuseRows(errors: readonly RowError[], rows: number): Refusal {
  const sorted = errors.toSorted((a, b) => a.row - b.row).slice(0, mostErrors);
  return new Refusal(texts.rowErrors, {
    code: codes.invalid,
    params: { n: errors.length },
    data: { rows, errors: sorted },
  });
}
