import type * as z from 'zod';
import type { Session } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { insertRecord } from './write.ts';

/** A part of the demo. */
export type DemoStep = (tx: Tx, app: App) => Promise<void>;

/** What a company of the demo has already, to refer to. */
type Known = { part: number; category: number };

/** Rows that each company of the demo is given, as its form would send them. */
export const demoOfCompanies =
  <I extends z.ZodObject>(
    table: keyof Tables,
    input: I,
    rowsFor: (known: Known) => readonly z.input<I>[],
  ): DemoStep =>
  async (tx) => {
    for (const companyId of [1, 38]) {
      const first = async (of: keyof Known) => {
        const rows = tx.selectFrom(of).select('id').where('company_id', '=', companyId);
        return (await rows.orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
      };
      const known = { part: await first('part'), category: await first('category') };
      await insertAll(tx, { table, input, companyId }, rowsFor(known));
    }
  };

/** Rows that the platform of the demo is given, as its form would send them. */
export const demoOfPlatform =
  <I extends z.ZodObject>(table: keyof Tables, input: I, rows: readonly z.input<I>[]): DemoStep =>
  (tx) =>
    insertAll(tx, { table, input, companyId: null }, rows);

async function insertAll(
  tx: Tx,
  {
    table,
    input,
    companyId,
  }: { table: keyof Tables; input: z.ZodObject; companyId: number | null },
  rows: readonly object[],
): Promise<void> {
  // Nobody wrote them.
  const session = { companyId, accountId: null } as unknown as Session;
  for (const row of rows)
    await insertRecord(
      tx,
      { name: table, isTenant: companyId !== null, fields: {} },
      session,
      input.parse(row),
    );
}
