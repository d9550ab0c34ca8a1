import { sql } from 'kysely';
import type { Session } from '../access/sessions.ts';
import type { Condition } from './list-plan.ts';

/**
 * Whose rows these are: the caller's company's, or those of no company where the platform itself asks. Row-level
 * security lets the platform see every company's rows, so this is what keeps its own lists its own.
 */
export const ownRows = ({ companyId }: Pick<Session, 'companyId'>, isTenant = true): Condition => {
  if (!isTenant) return sql`true`;
  return companyId === null ? sql`company_id is null` : sql`company_id = ${companyId}`;
};
