import { sql } from 'kysely';
import type { App } from '../app.ts';
import { recount, sumTables } from '../database/sums.ts';
import { every, type Chore } from '../jobs/retention.ts';
import type { JobKind } from '../jobs/jobs.ts';

/**
 * Counts anew what the sums of warranties, stock and shipments say, company by company, beside whatever is going on. They
 * are kept by the database in the transactions that change rows, so there is nothing to correct unless somebody wrote
 * past it.
 */
export const recountJob: JobKind<App> = {
  kind: 'sums.recount',
  lane: 'long',
  run: async (job, { log }) => {
    let at = Number(job.cursor?.at ?? 0);
    for (let isOver = false; !isOver;)
      await job.step(async (tx) => {
        const { rows } = await sql<{ id: number }>`
          select company_id as id from company order by company_id`.execute(tx);
        const total = rows.length * sumTables.length;
        const company = rows[Math.floor(at / sumTables.length)];
        if (company) {
          const table = sumTables[at % sumTables.length]!;
          const wrong = await recount(tx, table, company.id);
          if (wrong > 0) log.warn({ table, companyId: company.id, wrong }, 'sums were wrong');
        }
        at += 1;
        isOver = at >= total;
        return { cursor: { at }, done: Math.min(at, total), total };
      });
  },
};

export const recountEveryWeek: Chore<App> = every('7 days', recountJob.kind, 'recount sums');
