import { sql } from 'kysely';
import type { Tx } from '#server/database/database.ts';
import type { App } from '#server/app.ts';
import type { JobKind } from '#server/jobs/jobs.ts';

const readersAtOnce = 2_000;

type Held = {
  batch: string;
  state: string;
  title: string;
  title_en: string;
  title_tw: string;
  content: string;
  content_en: string;
  content_tw: string;
  company_ids: number[];
  create_user: string;
};

/** The announcement, locked against withdrawal during a step. */
async function hold(tx: Tx, id: number): Promise<Held | undefined> {
  return tx
    .selectFrom('announcement')
    .select([
      'batch',
      'state',
      'title',
      'title_en',
      'title_tw',
      'content',
      'content_en',
      'content_tw',
      'company_ids',
      'create_user',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The recipients: the enabled accounts of its companies. */
const accountsOf = ({ company_ids: companies }: Pick<Held, 'company_ids'>) =>
  companies.length === 0
    ? sql`company_id is not null and not disabled`
    : sql`company_id = any(${companies}::int[]) and not disabled`;

/**
 * Writes the next notices: returns the last recipient (null when all have it) and how many were new. Nobody gets it
 * twice.
 */
async function writeSome(tx: Tx, held: Held, { after, most }: { after: number; most: number }) {
  const { batch, create_user: user, state: _state, company_ids: _companies, ...words } = held;
  const { rows } = await sql<{ last: number; written: number }>`
    with next as (
      select id, company_id from account where id > ${after} and ${accountsOf(held)} order by id limit ${most}
    ), written as (
      insert into notice (company_id, account_id, batch, type, sentence, params, create_user)
      select company_id, id, ${batch}::uuid, 0, 'announcement', ${JSON.stringify(words)}::jsonb, ${user} from next
      on conflict do nothing returning 1
    )
    select id as last, (select count(*) from written) as written from next order by id desc limit 1`.execute(
    tx,
  );
  return rows[0] ?? { last: null, written: 0 };
}

/** Writes the notices of an announcement step by step; stops if it is withdrawn. */
export const makeAnnouncementJob = (most: number): JobKind<App> => ({
  kind: 'announcement.send',
  run: async (job, app) => {
    const id = Number(job.payload.announcement);
    let after = Number(job.cursor?.after ?? 0);
    let done = Number(job.cursor?.done ?? 0);
    for (let isOver = false; !isOver;)
      await job.step(async (tx) => {
        const held = await hold(tx, id);
        if (held?.state !== 'sending') {
          isOver = true;
          return {};
        }
        const { last, written } = await writeSome(tx, held, { after, most });
        done += written;
        if (last === null) {
          // Counted at the end: a restarted job has not written all of them itself.
          const readers = await countNotices(tx, held.batch);
          await tx
            .updateTable('announcement')
            .set({ state: 'sent', readers })
            .where('id', '=', id)
            .execute();
          // Once, when all have it: users who are online are notified then.
          await app.cluster.tell(tx, { topic: 'notice', batch: held.batch });
          isOver = true;
        } else after = last;
        return { cursor: { after, done }, done };
      });
  },
});
export const announcementJob = makeAnnouncementJob(readersAtOnce);

async function countNotices(tx: Tx, batch: string): Promise<number> {
  const { n } = await tx
    .selectFrom('notice')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('batch', '=', batch)
    .where('sentence', '=', 'announcement')
    .executeTakeFirstOrThrow();
  return n;
}
