import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import type { Territory } from '#contract/features/application/dealers/territories.ts';
import type { Tx } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';

const { errors } = dealerTexts;

/** Checks that every city is in the list of divisions. */
export async function checkCities(tx: Tx, territories: readonly Territory[]): Promise<void> {
  const named = [...new Set(territories.flatMap(({ city }) => city ?? []))];
  if (named.length === 0) return;
  const { rows } = await sql<{ code: number }>`
    select code from city where code = any(${named}::int[]) and level = 2`.execute(tx);
  const known = new Set(rows.map(({ code }) => code));
  const at = territories.findIndex(({ city }) => city !== null && !known.has(city));
  if (at >= 0)
    throw new Refusal(errors.noCity, { code: codes.invalid, field: `territories.${at}.city` });
}

/** The dealer that supplies this one is there, and not below it. */
export async function checkParent(
  { tx, session }: Pick<RecordCall, 'tx' | 'session'>,
  parentId: number | null,
  dealerId: number | null,
): Promise<void> {
  if (parentId === null) return;
  const company = session.companyId;
  // Two that are put below each other at the same time take turns.
  await sql`select pg_advisory_xact_lock(hashtext('dealers above each other'), ${company}::int)`.execute(
    tx,
  );
  const { rows } = await sql<{ dealer_id: number }>`
    with recursive above as (
      select dealer_id, parent_id from dealer where company_id = ${company} and dealer_id = ${parentId}
      union
      select d.dealer_id, d.parent_id from above a
        join dealer d on d.company_id = ${company} and d.dealer_id = a.parent_id
    )
    select dealer_id from above`.execute(tx);
  const isMissing = rows.length === 0;
  if (isMissing || rows.some(({ dealer_id: id }) => id === dealerId))
    throw new Refusal(isMissing ? errors.noParent : errors.ownParent, {
      code: codes.invalid,
      field: 'parent_id',
    });
}

/** Replaces the territories of a dealer; unchanged ones keep their id. */
export async function keepTerritories(
  { tx, session }: Pick<RecordCall, 'tx' | 'session'>,
  dealerId: number,
  wanted: readonly Territory[],
): Promise<void> {
  const company = session.companyId;
  const values = sql`unnest(
      ${wanted.map(({ province }) => province)}::int[], ${wanted.map(({ city }) => city)}::int[],
      ${wanted.map((one) => one.from_day)}::date[], ${wanted.map((one) => one.until_day)}::date[])
    as w (province, city, from_day, until_day)`;
  const isSame = sql`t.province = w.province and t.city is not distinct from w.city and t.from_day = w.from_day
    and t.until_day is not distinct from w.until_day`;
  await sql`delete from territory t where t.company_id = ${company} and t.dealer_id = ${dealerId}
    and not exists (select from ${values} where ${isSame})`.execute(tx);
  await sql`insert into territory (company_id, dealer_id, province, city, from_day, until_day)
    select ${company}, ${dealerId}, w.province, w.city, w.from_day, w.until_day from ${values}
    where not exists (select from territory t where t.company_id = ${company} and t.dealer_id = ${dealerId} and ${isSame})`.execute(
    tx,
  );
}

type Hanging = { dealer_id: number; holds: boolean; incidents: boolean; signed_in: boolean };

/** Only a dealer without references is deleted; its territories and unused accounts are deleted with it. */
export async function clearForDeletion({ tx, session }: RecordCall, rows: Stored[]): Promise<void> {
  const company = session.companyId;
  const ids = rows.map(({ id }) => id);
  const found = await sql<Hanging>`
    select d.dealer_id,
      exists (select from identifier i where i.company_id = d.company_id and i.dealer_id = d.dealer_id) as holds,
      exists (select from incident i where i.company_id = d.company_id and i.dealer_id = d.dealer_id) as incidents,
      exists (select from account a where a.company_id = d.company_id and a.dealer_id = d.dealer_id
        and a.last_login_time is not null) as signed_in
    from dealer d where d.company_id = ${company} and d.id = any(${ids})`.execute(tx);
  const hanging = new Map(found.rows.map((row) => [row.dealer_id, row]));
  for (const { id, name } of rows) {
    const on = hanging.get(id);
    const why = on?.holds ? errors.holds : on?.incidents ? errors.incidents : null;
    const text = why ?? (on?.signed_in ? errors.signedIn : null);
    if (text) throw new Refusal(text, { params: { name: String(name) } });
  }
  for (const table of ['territory', 'account'] as const)
    await tx
      .deleteFrom(table)
      .where('company_id', '=', company)
      .where('dealer_id', 'in', ids)
      .execute();
}
