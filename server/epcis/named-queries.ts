import * as z from 'zod';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { BadQuery, type Query } from './filters.ts';
import { EpcisProblem, noSuchName } from './problems.ts';
import { findEvents } from './query.ts';

const mostQueries = 200;
const value = z.union([z.string().max(1_000), z.number(), z.boolean()]).transform(String);
const values = z.union([value.transform((one) => [one]), z.array(value).min(1).max(100)]);
/** A query as the standard writes it in JSON: `EQ_bizStep: ["shipping"]`. */
export const writtenQuery = z.record(z.string().min(1).max(200), values);
const newQuery = z.strictObject({
  name: z
    .string()
    .regex(/^[\w.~-]{1,100}$/, { error: 'must be 1 to 100 letters, digits, - . _ ~' }),
  query: writtenQuery,
});

type By = { app: App; tx: Tx; companyId: number; account: number };

export async function addQuery(by: By, given: unknown): Promise<string> {
  const { app, tx, companyId, account } = by;
  const parsed = newQuery.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EpcisProblem(
      'ValidationException',
      400,
      `${issue!.path.join('.')} ${issue!.message}`,
    );
  }
  const { name, query } = parsed.data;
  // Whatever is wrong with it is told now, and not when somebody asks for it.
  if ('nextPageToken' in query) throw new BadQuery('nextPageToken is no part of a query');
  await findEvents(app, tx, companyId, { ...query, perPage: ['1'] });
  const { n } = await tx
    .selectFrom('epcis_query')
    .select((is) => is.fn.countAll<number>().as('n'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (n >= mostQueries)
    throw new EpcisProblem('ImplementationException', 409, `There are ${mostQueries} queries`);
  const added = await tx
    .insertInto('epcis_query')
    .values({ company_id: companyId, name, query: JSON.stringify(query), create_by: account })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!added) throw new EpcisProblem('DuplicateNameException', 409, `${name} exists`);
  return name;
}

type Kept = { name: string; query: Query };
export async function namedQuery(tx: Tx, companyId: number, name: string): Promise<Kept> {
  const row = await tx
    .selectFrom('epcis_query')
    .select(['name', 'query'])
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) throw noSuchName(`There is no query ${name}`);
  return row as Kept;
}

export const namedQueries = (tx: Tx, companyId: number) =>
  tx
    .selectFrom('epcis_query')
    .select(['name', 'query', 'create_time'])
    .where('company_id', '=', companyId)
    .orderBy('name')
    .execute();

export async function removeQuery(tx: Tx, companyId: number, name: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('epcis_query')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchName(`There is no query ${name}`);
}
