import { sql } from 'kysely';
import type * as z from 'zod';
import type { Allow, Call } from '#contract/call.ts';
import { codes } from '#contract/envelope.ts';
import type { ListInput } from '#contract/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { RecordTexts } from '#contract/records.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { exportsAtOnce, openSnapshot, transact } from '../database/database.ts';
import { serve, type CallContext, type Endpoint } from '../http/endpoint.ts';
import { readingOf } from '../http/own-writes.ts';
import { Refusal } from '../refusal.ts';
import { writeOperation } from '../logs/operation-log.ts';
import { registerWords, type Show } from '../logs/record-words.ts';
import { actorOf, type Session } from '../access/sessions.ts';
import { keyColumns, rowsOf, selection, type Key } from './list.ts';
import type { ListPlan, Reader } from './list-plan.ts';
import type { AnyExportColumn } from './plan.ts';
import type { Cell } from './spreadsheet/cells.ts';
import { cellMaker, labelOf, widthOf } from './spreadsheet/columns.ts';
import { fileTime } from './spreadsheet/times.ts';
import { sheetRows, spreadsheetType, writeWorkbook } from './spreadsheet/workbook.ts';

const rowsAtOnce = 1_000;
/** Limits that a test may lower. */
export type ExportLimits = { sheetRows: number; patience: number };
// A client that reads nothing for this long is disconnected, and its snapshot closed.
const limits: ExportLimits = { sheetRows, patience: 60_000 };

const runningOf = onePerServer((_app: App): number[] => []);
// So that one slow reader does not take all slots.
const perPerson = 2;

/** What of a list is exported: these columns, these rows; all unless told. */
type Choice = { fields?: readonly string[] | undefined; ids?: readonly number[] | undefined };

/** `GET …/export`: all rows that match the list's filters, or those of them that are named, as one spreadsheet. */
export function serveExport<I extends ListInput, Row extends { id: number }, S extends Session>(
  declared: Call<LoginType, Allow, z.ZodType<ListInput>, z.ZodNever, 'file'>,
  texts: Pick<RecordTexts, 'one' | 'fields'>,
  list: ListPlan<I, Row, S>,
  columns: readonly AnyExportColumn[],
  { sheetRows: most, patience } = limits,
): Endpoint {
  const { path, allow } = declared;
  const target = path.split('/')[0]!;
  for (const { field, show } of columns)
    // What needs the whole row cannot be said of one value.
    if (show && show.length < 3) registerWords(target, field, show as unknown as Show);
  const run = async (call: CallContext<I & Choice, S>) => {
    const { app, language, input } = call;
    const chosen = chooseColumns(columns, input.fields);
    const leave = enterExport(app, call.session.accountId);
    try {
      await note(call, { path, allow }, target, input);
      const rows = await openRows(call, list, input, chosen, patience);
      const body = writeWorkbook(
        [
          {
            name: texts.one[language],
            widths: chosen.map(widthOf),
            head: chosen.map((column) => labelOf(column, texts.fields)[language]),
            rows: rows.batches,
          },
        ],
        most,
      );
      rows.onLost((error) => body.destroy(error));
      body.once('close', () => {
        rows.close();
        leave();
      });
      const name = `${texts.one[language]}-${fileTime(new Date())}.xlsx`;
      return { name, type: spreadsheetType, body };
    } catch (error) {
      leave();
      throw error;
    }
  };
  return {
    ...serve(declared, run as Parameters<typeof serve>[1] as never, { transaction: false }),
    sheet: columns.map((column) => ({
      field: nameOf(column),
      label: labelOf(column, texts.fields),
    })),
  };
}

const nameOf = ({ name, field }: AnyExportColumn): string => name ?? field;

/** The columns that were asked for, in that order; those that the sheet does not have are left out. */
function chooseColumns(
  columns: readonly AnyExportColumn[],
  fields: readonly string[] | undefined,
): readonly AnyExportColumn[] {
  if (!fields || fields.length === 0) return columns;
  const chosen = [...new Set(fields)].flatMap((field) =>
    columns.filter((column) => nameOf(column) === field),
  );
  if (chosen.length === 0)
    throw new Refusal(errorTexts.noColumn, { code: codes.invalid, field: 'fields' });
  return chosen;
}

/** Takes one of this node's few export slots; the returned function releases it. */
export function enterExport(app: App, accountId: number): () => void {
  const inside = runningOf(app);
  const own = inside.filter((one) => one === accountId).length;
  if (inside.length >= exportsAtOnce || own >= perPerson)
    throw new Refusal(errorTexts.exportBusy, { code: codes.tooMany });
  inside.push(accountId);
  let isIn = true;
  return () => {
    if (isIn) inside.splice(inside.indexOf(accountId), 1);
    isIn = false;
  };
}

/** The export is logged before the first row is sent. */
async function note(
  { app, session, type, requestInfo }: CallContext<unknown, Session>,
  asked: Pick<Endpoint, 'path' | 'allow'>,
  target: string,
  { page: _page, limit: _limit, ...filters }: ListInput,
): Promise<void> {
  const changes = [{ target, id: null, before: null, after: filters }];
  await transact(app.database.main, actorOf(session), (tx) =>
    writeOperation(tx, { session, type, requestInfo, endpoint: asked, changes, duration: 0 }),
  );
}

/**
 * The rows of a list in one snapshot, a batch at a time: a cursor returns the keys, so that neither side holds them
 * all. The next batch is read while this one is written.
 */
async function openRows<I extends ListInput, Row extends { id: number }, S extends Session>(
  { app, session, language, requestInfo }: CallContext<unknown, S>,
  list: ListPlan<I, Row, S>,
  input: I & Choice,
  columns: readonly AnyExportColumn[],
  patience: number,
) {
  let tell = (_error: Error): void => undefined;
  const snapshot = await openSnapshot(
    app.database.exporting(readingOf(requestInfo, session)),
    actorOf(session),
    patience,
    (error) => tell(error),
  );
  const reader: Reader<S> = { tx: snapshot.tx, app, session, language };
  const cellsOf = cellMaker(columns, language);
  const fetch = sql<Key>`fetch ${sql.raw(String(rowsAtOnce))} from exported`;
  const read = async (): Promise<Row[] | null> => {
    const { rows } = await fetch.execute(snapshot.tx);
    return rows.length === 0 ? null : rowsOf(list, reader, rows);
  };

  let next: Promise<Row[] | null>;
  try {
    const { where, order, key } = await selection(list, reader, input);
    const only = input.ids ? sql` and ${key} = any(${[...input.ids]})` : sql``;
    await sql`
      declare exported no scroll cursor for
      select ${keyColumns(list, key)} from ${sql.table(list.table)} where ${where}${only} order by ${order}
    `.execute(snapshot.tx);
    // Query errors are reported before the response begins.
    next = Promise.resolve(await read());
  } catch (error) {
    snapshot.close();
    throw error;
  }

  async function* batches(): AsyncGenerator<Cell[][]> {
    try {
      for (let rows = await next; rows; rows = await next) {
        next = read();
        // Only awaited if it is still needed.
        next.catch(() => undefined);
        yield rows.map(cellsOf);
      }
    } finally {
      snapshot.close();
    }
  }
  return {
    batches: batches(),
    close: snapshot.close,
    onLost: (told: (error: Error) => void) => void (tell = told),
  };
}
