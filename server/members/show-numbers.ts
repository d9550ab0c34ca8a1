import { sql } from 'kysely';
import { maskMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';

const atOnce = 2_000;

/**
 * Writes the visible digits of members whom a company knew before it had a list of them: their numbers are encrypted, and
 * only the server can open them.
 */
export async function showNumbers(app: App, tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('company_member')
    .select(['company_id', 'id', 'mobile_sealed'])
    .where('mobile', '=', '')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rows.length === 0) return;
  await sql`
    update company_member m set mobile = g.mobile
    from unnest(${rows.map((row) => row.company_id)}::int[], ${rows.map(({ id }) => id)}::int[],
      ${rows.map((row) => maskOf(app, row.company_id, row.mobile_sealed))}::text[]) as g (company_id, id, mobile)
    where m.company_id = g.company_id and m.id = g.id`.execute(tx);
}

/** What cannot be opened must not hold up the others. */
function maskOf(app: App, company: number, sealed: Buffer): string {
  try {
    return maskMobile(app.secrets.open('company_member.mobile', company, sealed));
  } catch {
    return '****';
  }
}
