import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { Permission } from '#contract/permissions.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { exportsAtOnce, openSnapshot, transact } from '../database/database.ts';
import { endpoint, type Call, type Endpoint } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { writeOperation } from '../logs/operation-log.ts';
import { actorOf, type Who } from '../access/sessions.ts';
import { keyColumns, rowsOf, selection, type Key } from './list.ts';
import type { ListInput, ListPlan, Reader } from './list-plan.ts';
import type { ExportColumn, ExportPlan } from './plan.ts';
import type { Cell } from './spreadsheet/cells.ts';
import { cellMaker, labelOf, widthOf } from './spreadsheet/columns.ts';
import { fileTime } from './spreadsheet/times.ts';
import { sheetRows, spreadsheetType, writeWorkbook } from './spreadsheet/workbook.ts';

const rowsAtOnce = 1_000;
/** What a test may tighten. */
export type ExportLimits = { sheetRows: number; patience: number };
// A client that takes nothing for this long is given up, and its snapshot with it.
const limits: ExportLimits = { sheetRows, patience: 60_000 };

const running = new WeakMap<App, number[]>();
// So that one person who reads slowly does not hold all places.
const perPerson = 2;

/** `GET …/export`: what the list shows under these filters, all of it, as one spreadsheet. */
export function exportEndpoint<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
>(
  plan: ExportPlan<F, R, I>,
  columns: readonly ExportColumn[],
  { sheetRows: most, patience } = limits,
): Endpoint {
  const { resource, texts, list } = plan;
  const path = `${resource}/export`;
  const allow = `${plan.area}:export` as Permission;

  return endpoint({
    method: 'GET',
    types: plan.types,
    path,
    allow,
    input: plan.filter,
    fields: texts.fields,
    transaction: false,
    sendsFile: true,
    run: async (call) => {
      const { app, language, input } = call;
      const leave = enterExport(app, call.who.accountId);
      try {
        await note(call, { path, allow }, resource, input);
        const rows = await openRows(call, list, input, columns, patience);
        const body = writeWorkbook(
          [
            {
              name: texts.one[language],
              widths: columns.map(widthOf),
              head: columns.map((column) => labelOf(column, texts.fields)[language]),
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
    },
  });
}

/** Takes one of the few places for exports of this node; the returned function gives it back. */
export function enterExport(app: App, accountId: number): () => void {
  const inside = running.get(app) ?? [];
  running.set(app, inside);
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

/** Who took which rows out of the house is written down before the first of them leaves. */
async function note(
  { app, who, type, caller }: Call<unknown, Who>,
  asked: Pick<Endpoint, 'path' | 'allow'>,
  target: string,
  { page: _page, limit: _limit, ...filters }: ListInput,
): Promise<void> {
  const changes = [{ target, id: null, before: null, after: filters }];
  await transact(app.database.main, actorOf(who), (tx) =>
    writeOperation(tx, { who, type, caller, endpoint: asked, changes, duration: 0 }),
  );
}

/**
 * The rows of a list in one snapshot, a batch at a time: a cursor gives the keys, so that neither side holds them all.
 * The next batch is read while this one is written, and none before this one is wanted.
 */
async function openRows<I extends ListInput, Row extends { id: number }>(
  { app, who, language }: Call<unknown, Who>,
  list: ListPlan<I, Row>,
  input: I,
  columns: readonly ExportColumn[],
  patience: number,
) {
  let tell = (_error: Error): void => undefined;
  const snapshot = await openSnapshot(app.database.exports, actorOf(who), patience, (error) =>
    tell(error),
  );
  const reader: Reader = { tx: snapshot.tx, app, who, language };
  const cellsOf = cellMaker(columns, language);
  const fetch = sql<Key>`fetch ${sql.raw(String(rowsAtOnce))} from exported`;
  const read = async (): Promise<Row[] | null> => {
    const { rows } = await fetch.execute(snapshot.tx);
    return rows.length === 0 ? null : rowsOf(list, reader, rows);
  };

  let next: Promise<Row[] | null>;
  try {
    const { where, order, key } = await selection(list, reader, input);
    await sql`
      declare exported no scroll cursor for
      select ${keyColumns(list, key)} from ${sql.table(list.table)} where ${where} order by ${order}
    `.execute(snapshot.tx);
    // What is wrong with the question is told before the answer begins.
    next = Promise.resolve(await read());
  } catch (error) {
    snapshot.close();
    throw error;
  }

  async function* batches(): AsyncGenerator<Cell[][]> {
    try {
      for (let rows = await next; rows; rows = await next) {
        next = read();
        // It is awaited only if somebody still wants it.
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
