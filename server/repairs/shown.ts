import { systemActor, transact } from '../database/database.ts';
import type { App } from '../app.ts';
import type { Language } from '#contract/language.ts';
import { cache } from '../cache.ts';
import { readRepairs, type Records } from './records.ts';

const mostKnown = 5_000;
const shown = 10;

const kept = cache<App, number, ReadonlySet<number> | 'many'>({
  max: 20_000,
  maxAge: 10_000,
  isShared: true,
});

/** Which products of a company were ever repaired, briefly cached; if too many, none is cached. */
const repairedOf = (app: App, company: number) =>
  kept.get(app, company, () =>
    transact(app.database.main, systemActor, async (tx) => {
      const rows = await tx
        .selectFrom('repair')
        .select('seq')
        .distinct()
        .where('company_id', '=', company)
        .limit(mostKnown + 1)
        .execute();
      return rows.length > mostKnown ? ('many' as const) : new Set(rows.map(({ seq }) => seq));
    }),
  );

/** The latest repairs of a product, for its page. Most have none, and need no query. */
export async function repairsShown(
  app: App,
  { company, seq }: { company: number; seq: number },
  language: Language,
): Promise<Records> {
  const known = await repairedOf(app, company);
  if (known !== 'many' && !known.has(seq)) return { rows: [], count: 0 };
  return transact(app.database.main, systemActor, (tx) =>
    readRepairs(tx, { company, seq }, { page: 1, limit: shown }, language),
  );
}
