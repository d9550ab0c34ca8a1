import { sql } from 'kysely';
import { systemActor } from '../database/database.ts';
import type { App } from '../app.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { notify } from '../messages/notices.ts';
import { endTrial } from './trials.ts';

type Promised = { company: number; page: number; number: number };

/**
 * Publishes a scheduled version. The schedule is in the page's row, so the job does nothing if it was cancelled or
 * changed, and nothing twice; a server that was down catches up.
 */
export const showPageJob: JobKind<App> = {
  kind: 'pages.show',
  run: async (job, app) => {
    const { company, page, number } = job.payload as Promised;
    await job.step(async (tx) => {
      const { rows } = await sql<{ name: string; update_by: number | null }>`
        update page_template set published = scheduled, publish_time = schedule_time,
          scheduled = null, schedule_time = null, version = version + 1, update_time = now()
        where company_id = ${company} and id = ${page} and scheduled = ${number} and schedule_time <= now()
        returning name, update_by`.execute(tx);
      const shown = rows[0];
      if (shown) {
        // A third version: nothing is compared any more.
        await endTrial(tx, { company, page });
        await notify(tx, app.cluster, systemActor, {
          to: { company, holding: 'product:page:publish' },
          type: 0,
          sentence: 'pageShown',
          params: { name: shown.name, n: number },
        });
      }
      return { done: shown ? 1 : 0 };
    });
  },
};
