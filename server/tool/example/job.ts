import type { App } from '../../app.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { makeKind } from './make.ts';
import { stepsOf } from './steps.ts';

/** Fills a company with sample data, a step at a time; goes on where it stopped. */
export const exampleJob: JobKind<App> = {
  kind: 'example.make',
  lane: 'long',
  run: async ({ payload, cursor, step }, app) => {
    const { run: id, company } = payload as { run: number; company: number };
    const first = (cursor as { step?: number } | null)?.step ?? 0;
    for (let at = first, total = Infinity; at < total; at += 1)
      await step(async (tx) => {
        const run = await tx
          .selectFrom('example_run')
          .select(['kinds', 'size', 'made', 'batches'])
          .where('company_id', '=', company)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const steps = stepsOf(run.kinds, run.size);
        total = steps.length;
        const next = steps[at];
        // It was paused or stopped when the last step was done.
        if (!next) return { done: total, total };
        const batches = [...run.batches];
        const made = await makeKind[next.kind]({
          ...next,
          app,
          tx,
          run: {
            companyId: company,
            batches,
            hasCodes: steps.some(({ kind }) => kind === 'codes'),
          },
        });
        const counts = { ...run.made, [next.kind]: (run.made[next.kind] ?? 0) + made };
        await tx
          .updateTable('example_run')
          .set({ made: JSON.stringify(counts), batches, update_time: new Date() })
          .where('company_id', '=', company)
          .where('id', '=', id)
          .execute();
        return { cursor: { step: at + 1 }, done: at + 1, total };
      });
  },
};
