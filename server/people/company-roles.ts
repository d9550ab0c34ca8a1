import { sql } from 'kysely';
import { headRole } from '#contract/roles.ts';
import type { Tx } from '../database/database.ts';

type Which = {
  /** Only this company. */
  company?: number;
  /** Only this template, even if new companies do not get it. */
  template?: number;
};

/** Which company lacks which template: one of its version replaces the common one with the same code. */
const lacking = ({ company, template }: Which) => sql`
  from company c
  cross join lateral (
    select distinct on (code) * from role_company t
    where t.system_version_id is null or t.system_version_id = c.system_version_id
    order by code, t.system_version_id nulls last
  ) t
  where ${company === undefined ? sql`c.system_version_id is not null` : sql`c.company_id = ${company}`}
    and ${template === undefined ? sql`t.is_default` : sql`t.id = ${template}`}
    and (c.system_version_id is not null or t.code = ${headRole})
    and not exists (
      select 1 from role r where r.company_id = c.company_id and r.login_type = 'web' and r.code = t.code)`;

/**
 * Adds missing roles to companies; existing ones stay unchanged. A company without a version only gets the general
 * manager.
 */
export async function giveRoles(tx: Tx, which: Which): Promise<number> {
  const given = await sql`
    insert into role (company_id, login_type, code, name, permissions, is_shipped)
    select c.company_id, 'web', t.code, t.name, array(select jsonb_array_elements_text(t.permissions)),
      -- Only what nobody edited grows with the product.
      t.is_shipped and t.version = 1
    ${lacking(which)}
    order by c.company_id, t.sort, t.id`.execute(tx);
  return Number(given.numAffectedRows ?? 0);
}

/** How many companies would get a template. */
export async function countLacking(tx: Tx, template: number): Promise<number> {
  const found = await sql<{
    n: number;
  }>`select count(*)::int as n ${lacking({ template })}`.execute(tx);
  return found.rows[0]!.n;
}
