import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  CodePrefix,
  PrefixState,
  prefixFilter,
} from '#contract/features/setting/code-prefixes/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan } from '#server/records/list-plan.ts';

const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
const conditions: Record<PrefixState, Condition> = {
  coming: sql`coalesce(from_day > ${today}, false)`,
  expired: sql`coalesce(until_day < ${today}, false)`,
  valid: sql`coalesce(from_day <= ${today}, true) and coalesce(until_day >= ${today}, true)`,
};

/** Rules other than drafts whose codes begin with a prefix. */
const usedBy = (prefix: Condition, companyId: unknown) => sql`
  select name from encoding_rule r
  where r.company_id = ${companyId} and r.kind = 'own' and r.state <> 'draft'
    and r.segments -> 0 ->> 'kind' = 'constant' and starts_with(r.segments -> 0 ->> 'text', ${prefix})`;

type Found = Omit<CodePrefix, 'create_time' | 'update_time'> & {
  create_time: Date;
  update_time: Date;
};

export const prefixList: ListPlan<z.output<typeof prefixFilter>, CodePrefix, StaffSession> = {
  table: 'code_prefix',
  filters: {
    keyword: mentions(),
    issuer: oneOf('issuer'),
    state: (states) =>
      sql`(${sql.join(
        states.map((state) => sql`(${conditions[state]})`),
        sql` or `,
      )})`,
    create_time: within('create_time'),
  },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Found>`
      select p.id, p.company_id, p.prefix, p.issuer, p.from_day, p.until_day, p.is_automatic, p.remark, p.version,
        p.create_time, p.update_time,
        case when ${conditions.coming} then 'coming' when ${conditions.expired} then 'expired' else 'valid' end as state,
        array(select distinct name from (${usedBy(sql`p.prefix`, session.companyId)}) as u order by name) as rules
      from code_prefix p where p.company_id = ${session.companyId} and p.id = any(${ids})`.execute(
      tx,
    );
    return rows.map((row) => ({
      ...row,
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

/** The first of these prefixes that is in use: by a rule, which is named, or only by codes. */
export async function findUse(tx: Tx, companyId: number, prefixes: readonly string[]) {
  const { rows } = await sql<{ prefix: string; name: string | null }>`
    select prefix, name from (
      select p.prefix, p.at, (${usedBy(sql`p.prefix`, companyId)} limit 1) as name,
        exists (select from identifier i where i.company_id = ${companyId}
          and i.code >= p.prefix and i.code < p.prefix || '~') as has_codes
      from unnest(${[...prefixes]}::text[]) with ordinality as p (prefix, at)) as used
    where name is not null or has_codes order by at limit 1`.execute(tx);
  return rows[0];
}
