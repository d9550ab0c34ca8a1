import type { CompanySession } from '../../access/sessions.ts';
import { markOf } from '../../access/sessions.ts';
import type { Tx } from '../../database/database.ts';
import { sweepRows } from '../../database/sweep.ts';

/** Whether the sign-in under which something was gathered was ended for its user, as for a lost phone. */
export async function isRevoked(
  { tx, session }: { tx: Tx; session: CompanySession },
  mark: string | null,
): Promise<boolean> {
  if (mark === null || mark === markOf(session)) return false;
  const row = await tx
    .selectFrom('ended_session')
    .select('mark')
    .where('mark', '=', mark)
    .where('account_id', '=', session.accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export const sweepEndedSessions = sweepRows(
  'ended_session',
  ['mark'],
  "end_time < now() - interval '30 days'",
);
export const sweepGathered = sweepRows(
  'gathered_scan',
  ['company_id', 'account_id', 'client_id'],
  "create_time < now() - interval '30 days'",
);
