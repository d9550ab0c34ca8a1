import type * as z from 'zod';
import type { Session } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { insertRecord } from './write.ts';

/** A part of the demo. */
export type DemoStep = (tx: Tx, app: App) => Promise<void>;

/** Stands in rows of the demo for the first part or category that their company has. */
export const first = { part: { firstOf: 'part' }, category: { firstOf: 'category' } } as const;

/** Rows that each company of the demo is given, as its form would send them. */
export const demoOfCompanies =
  <I extends z.ZodObject>(table: keyof Tables, input: I, rows: readonly z.input<I>[]): DemoStep =>
  async (tx) => {
    for (const companyId of [1, 38]) {
      const firstOf = async (name: keyof typeof first) =>
        tx
          .selectFrom(name)
          .select('id')
          .where('company_id', '=', companyId)
          .orderBy('id')
          .limit(1)
          .executeTakeFirstOrThrow();
      const known = new Map<unknown, number>([
        [first.part, (await firstOf('part')).id],
        [first.category, (await firstOf('category')).id],
      ]);
      for (const row of rows) {
        const values = Object.entries(row).map(([name, value]) => [
          name,
          known.get(value) ?? value,
        ]);
        await insertRow(tx, table, companyId, input.parse(Object.fromEntries(values)));
      }
    }
  };

/** Rows that the platform of the demo is given, as its form would send them. */
export const demoOfPlatform =
  <I extends z.ZodObject>(table: keyof Tables, input: I, rows: readonly z.input<I>[]): DemoStep =>
  async (tx) => {
    for (const row of rows) await insertRow(tx, table, null, input.parse(row));
  };

async function insertRow(
  tx: Tx,
  table: keyof Tables,
  companyId: number | null,
  columns: Record<string, unknown>,
): Promise<void> {
  // Nobody wrote it.
  const session = { companyId, accountId: null } as unknown as Session;
  const isTenant = companyId !== null;
  await insertRecord(tx, { name: table, isTenant, fields: {} }, session, columns);
}
