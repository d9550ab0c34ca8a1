import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

type Page = { company: number; page: number };

/** Ends the running trial of a locked page, if there is one; `kept` is the version that somebody chose. */
export async function endTrial(
  tx: Tx,
  { company, page }: Page,
  kept: number | null = null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update page_trial set end_time = now(), kept = ${kept}::int
    where company_id = ${company} and page_id = ${page} and end_time is null`.execute(tx);
  return Number(numAffectedRows) > 0;
}
