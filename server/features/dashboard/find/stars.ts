import { sql } from 'kysely';
import { findCalls, mostStars, type Starred } from '#contract/features/dashboard/find/contract.ts';
import { serve } from '#server/http/endpoint.ts';
import './table.ts';

/** What people starred, each their own. */
export const starEndpoints = [
  serve(findCalls.starred, async ({ tx, session }) => {
    const { rows } = await sql<{ thing: Starred }>`
      select thing from star where account_id = ${session.accountId}
      order by create_time desc, path limit ${mostStars}`.execute(tx);
    return rows.map(({ thing }) => thing);
  }),
  serve(findCalls.star, async ({ tx, session, input, changed }) => {
    const { accountId: account, companyId: company } = session;
    await sql`
      insert into star (account_id, path, company_id, thing)
      values (${account}, ${input.path}, ${company}, ${JSON.stringify(input)}::jsonb)
      on conflict (account_id, path) do update set thing = excluded.thing`.execute(tx);
    await sql`
      delete from star where account_id = ${account} and path not in (
        select path from star where account_id = ${account}
        order by create_time desc, path limit ${mostStars})`.execute(tx);
    changed('star', input.path, null, { name: input.name });
    return null;
  }),
  serve(findCalls.unstar, async ({ tx, session, input: { path }, changed, onlyRead }) => {
    const { numDeletedRows: gone } = await tx
      .deleteFrom('star')
      .where('account_id', '=', session.accountId)
      .where('path', '=', path)
      .executeTakeFirst();
    if (gone === 0n) onlyRead();
    else changed('star', path, { path }, null);
    return null;
  }),
];
