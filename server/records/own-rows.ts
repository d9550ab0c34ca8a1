import { sql } from 'kysely';
import type { Session } from '../access/sessions.ts';
import type { Condition } from './list-plan.ts';

/**
 * Restricts rows to the caller's company, or to those without a company for the platform. Row-level security lets the
 * platform see every company's rows, so its own lists need this.
 */
export const ownRows = ({ companyId }: Pick<Session, 'companyId'>, isTenant = true): Condition => {
  if (!isTenant) return sql`true`;
  return companyId === null ? sql`company_id is null` : sql`company_id = ${companyId}`;
};
