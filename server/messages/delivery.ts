import { sql } from 'kysely';
import { systemActor, transact, type Db } from '../database/database.ts';
import type { NewJob, RunningJob } from '../jobs/jobs.ts';
import type { Outbox } from './outbox.ts';

/** The job that sends a message; a message never has two at once. */
export const sending = (kind: Outbox, id: number): NewJob & { uniqueKey: string } => ({
  kind: `${kind}.send`,
  payload: { message: id },
  uniqueKey: `${kind} ${id}`,
});

type Message = { db: Db; kind: Outbox; id: number };

/** Delivers a message and notes how that went. */
export async function deliverMessage(
  job: RunningJob,
  { db, kind, id }: Message,
  deliver: () => Promise<void>,
): Promise<void> {
  const note = (values: { state: 'sent' | 'failed'; error: string | null }) =>
    transact(db, systemActor, (tx) =>
      tx
        .updateTable(`${kind}_message` as const)
        .set({ ...values, ...(values.state === 'sent' && { send_time: sql<Date>`now()` }) })
        .where('id', '=', id)
        // What went out stays so, whatever another attempt says.
        .where('state', '<>', 'sent')
        .execute(),
    );
  try {
    await deliver();
  } catch (error) {
    await note({ state: 'failed', error: String(error) });
    throw error;
  }
  // Not in a step: a server that stops takes none, and the next one would send the message again.
  await note({ state: 'sent', error: null });
  await job.step(async () => ({ done: 1, total: 1 }));
}
