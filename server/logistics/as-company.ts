import { actorOf, type CompanySession, type StaffSession } from '../access/sessions.ts';
import { actAs, type Tx } from '../database/database.ts';

type Asking = { tx: Tx; session: CompanySession };
type Staff<A extends Asking> = Omit<A, 'session'> & { session: StaffSession };

/**
 * Runs a piece of work as staff of the caller's company, then switches back to the caller: what a
 * dealer sees of its own goods has names that only the company may read, and what it does is written for the company.
 */
export async function asCompany<A extends Asking, T>(
  asking: A,
  work: (staff: Staff<A>) => Promise<T>,
): Promise<T> {
  const { tx, session } = asking;
  if (session.type === 'web') return work({ ...asking, session });
  const staff: StaffSession = { ...session, type: 'web', dealerId: null };
  await actAs(tx, actorOf(staff));
  const result = await work({ ...asking, session: staff });
  await actAs(tx, actorOf(session));
  return result;
}
