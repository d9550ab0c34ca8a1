import { sql } from 'kysely';
import type { Condition } from '../records/list-plan.ts';

/**
 * Repairs that were done, by the name of their table: completed, or closed after that. What was rejected or replaced is
 * closed as well, so the history tells (`repair_step_by_repair`).
 */
export const isRepaired = (repair: string): Condition => {
  const of = (column: string) => sql.ref(`${repair}.${column}`);
  return sql`(${of('state')} = 'completed' or ${of('state')} = 'closed' and exists (
    select from repair_step s where s.company_id = ${of('company_id')} and s.repair_id = ${of('id')}
      and s.state = 'completed'))`;
};
