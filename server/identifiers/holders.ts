import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';

const { shipped, sold, activated } = identifierStates;

/** Where an identifier `i` stood before it was frozen or recalled, or where it stands. */
export const standing = sql`coalesce(i.before_state, i.state)`;

/** Who holds an identifier `i`: a consumer once it was sold, else a dealer, a customer or the company. */
export const holderKind = sql<string>`case when ${standing} in (${sql.lit(sold)}, ${sql.lit(activated)}) then 'consumer'
  when i.dealer_id is not null then 'dealer' when i.customer_id is not null then 'customer' else 'company' end`;

/** Whether it is in transit to its holder. */
export const isOnTheWay = sql<boolean>`${standing} = ${sql.lit(shipped)}`;
