import { sql, type RawBuilder } from 'kysely';
import { fullScore, scoreMonths, scoreWeights } from '#contract/features/risk/incidents/work.ts';
import type { Tx } from '../database/database.ts';

/** The score of a dealer in a statement, from the index of incidents that proved true; never stored. */
export const scoreOf = (
  company: RawBuilder<unknown>,
  dealer: RawBuilder<unknown>,
): RawBuilder<number> => sql<number>`(
  select greatest(0, ${fullScore}::int - coalesce(sum(
    case n.severity when 1 then ${scoreWeights[1]}::int when 2 then ${scoreWeights[2]}::int else ${scoreWeights[3]}::int end
    * case when n.penalty is null then 1 else 2 end), 0))::int
  from incident n
  where n.company_id = ${company} and n.dealer_id = ${dealer} and n.dealer_id is not null
    and n.state in ('confirmed', 'penalised', 'closed')
    and n.last_time > now() - make_interval(months => ${scoreMonths}::int))`;

/** The score of one dealer. */
export async function readScore(tx: Tx, company: number, dealer: number): Promise<number> {
  const { rows } = await sql<{ score: number }>`
    select ${scoreOf(sql`${company}::int`, sql`${dealer}::int`)} as score`.execute(tx);
  return rows[0]!.score;
}
