import { sql } from 'kysely';
import './tables.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import type { App } from '../app.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { unapproved } from './pre-prints.ts';
import { faultFinder } from './render.ts';
import { labelValues } from './values.ts';

type Order = {
  state: string;
  job_id: number | null;
  first_seq: number;
  quantity: number;
  document: LabelDocument;
};
const atOnce = 1_000;

/** Draws every label of an order once. All can be read: its file is ready. One cannot: the order is a draft again. */
export const checkLabelsJob: JobKind<App> = {
  kind: 'labels.check',
  lane: 'long',
  run: async (job, app) => {
    const { id, company } = job.payload as { id: number; company: number };
    let done = (job.cursor as { done?: number } | null)?.done ?? 0;
    for (let isEnded = false; !isEnded;)
      await job.step(async (tx) => {
        const { rows } = await sql<Order>`
          select state, job_id, first_seq, quantity, document from pre_print
          where company_id = ${company} and id = ${id} for update`.execute(tx);
        const [order] = rows;
        // Meanwhile it was cancelled, or is a draft again and perhaps approved once more.
        if (order?.state !== 'approved' || order.job_id !== job.id) {
          isEnded = true;
          return { cursor: { done }, done };
        }
        const count = Math.min(atOnce, order.quantity - done);
        const seqs = Array.from({ length: count }, (_, at) => order.first_seq + done + at);
        const place = { number: done + 1, total: order.quantity };
        const values = await labelValues(app, tx, company, seqs, place);
        const isFaulty = await faultFinder(order.document);
        const faulty = seqs.find((seq) => !values.has(seq) || isFaulty(values.get(seq)!));
        if (faulty !== undefined) {
          await tx
            .updateTable('pre_print')
            .set({
              ...unapproved,
              state: 'draft',
              reason: values.get(faulty)?.code ?? String(faulty),
              version: sql`version + 1`,
              update_time: sql`now()`,
            })
            .where('company_id', '=', company)
            .where('id', '=', id)
            .execute();
          isEnded = true;
          return { cursor: { done }, done };
        }
        done += count;
        isEnded = done >= order.quantity;
        await sql`
          update pre_print set checked = ${done}, state = ${isEnded ? 'ready' : 'approved'},
            version = version + ${isEnded ? 1 : 0}, update_time = now()
          where company_id = ${company} and id = ${id}`.execute(tx);
        return { cursor: { done }, done };
      });
  },
};
