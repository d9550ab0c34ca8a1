import { sql } from 'kysely';
import { profileCalls } from '#contract/features/account/profile/contract.ts';
import type { Standing } from '#contract/features/account/profile/standing.ts';
import type { Tx } from '#server/database/database.ts';
import { serve } from '#server/http/endpoint.ts';
import { readAgent } from '#server/logs/agents.ts';
import type { Session } from '#server/access/sessions.ts';

const shown = 10;
/** Older sign-ins are in the log, for those who may read it. */
const days = 90;

async function readStanding(tx: Tx, session: Session): Promise<Standing> {
  const place = await tx
    .selectFrom('account as a')
    .leftJoin('dept as d', 'd.id', 'a.dept_id')
    .leftJoin('position as p', 'p.id', 'a.position_id')
    .leftJoin('level as l', 'l.id', 'a.level_id')
    .select(['d.name as dept_name', 'p.name as position_name', 'l.name as level_name'])
    .where('a.id', '=', session.accountId)
    .executeTakeFirstOrThrow();
  const log = await tx
    .selectFrom('login_log')
    .select(['create_time', 'result', 'ip', 'user_agent'])
    .where('account_id', '=', session.accountId)
    .where('create_time', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('create_time', 'desc')
    .limit(shown)
    .execute();
  return {
    ...place,
    sign_ins: log.map(({ create_time: time, user_agent: agent, result, ip }) => {
      const { browser, system } = readAgent(agent);
      return { create_time: time.toISOString(), result, ip, browser, system };
    }),
  };
}

export const standingEndpoint = serve(profileCalls.standing, ({ tx, session }) =>
  readStanding(tx, session),
);
