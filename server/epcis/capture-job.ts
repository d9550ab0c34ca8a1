import { setImmediate } from 'node:timers/promises';
import { readDocument, type Fault } from '#contract/epcis/events.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { readEvent, type ReadEvent } from './read-event.ts';
import { keepEvents, type Kept } from './store.ts';

export const captureLimits = { bytes: 10_485_760, events: 10_000, open: 20 } as const;

export type Problem = { type: string; title: string; status: number; detail: string };
const mostProblems = 100;
const invalid = (detail: string): Problem => ({
  type: 'epcisException:ValidationException',
  title: 'The event is not valid',
  status: 400,
  detail: detail.slice(0, 500),
});
const conflicting = (key: string): Problem => ({
  type: 'epcisException:ValidationException',
  title: 'The id belongs to another event',
  status: 409,
  detail: `${key} was captured before with other content`.slice(0, 1_500),
});

type Checked = { place: number; event: ReadEvent };
type Read = { total: number; sender: string; good: Checked[]; problems: Problem[] };
const tell = (place: number, { path, message }: Fault) =>
  invalid(`eventList[${place}]${path === '' ? '' : `.${path}`} ${message}`);

/** Checks all events of a document, and lets others have their turn in between. */
export async function checkDocument(text: string): Promise<Read> {
  const nothing = { total: 0, sender: '', good: [] };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { ...nothing, problems: [invalid('The document is no JSON')] };
  }
  const read = readDocument(given);
  if ('faults' in read)
    return {
      ...nothing,
      problems: read.faults.map(({ path, message }) => invalid(`${path} ${message}`.trim())),
    };
  const { context, sender, events } = read.document;
  if (events.length > captureLimits.events)
    return { ...nothing, problems: [invalid(`More than ${captureLimits.events} events`)] };
  const [good, problems]: [Checked[], Problem[]] = [[], []];
  for (const [place, one] of events.entries()) {
    if (place % 200 === 199) await setImmediate();
    const result = readEvent(one, context);
    if ('event' in result) good.push({ place, event: result.event });
    else problems.push(...result.faults.map((fault) => tell(place, fault)));
  }
  return { total: events.length, sender: sender.slice(0, 200), good, problems };
}

class Conflicting extends Error {
  readonly kept: Kept;
  constructor(kept: Kept) {
    super('conflicting');
    this.kept = kept;
  }
}

type Place = { company: number; capture: number };
type Result = { total: number; problems: readonly Problem[]; kept: Kept | null };

async function finish(tx: Tx, place: Place, { total, problems, kept }: Result): Promise<void> {
  await tx
    .updateTable('epcis_capture')
    .set({
      state: problems.length > 0 ? 'failed' : 'done',
      document: null,
      events: total,
      captured: kept?.captured ?? 0,
      repeated: kept?.repeated ?? 0,
      errors: JSON.stringify(problems.slice(0, mostProblems)),
      finish_time: new Date(),
    })
    .where('company_id', '=', place.company)
    .where('id', '=', place.capture)
    .execute();
}

/** Reads a document that was handed in, and adds its events to the history: all of them, or those that are right. */
export const captureJob: JobKind<App> = {
  kind: 'epcis.capture',
  lane: 'long',
  run: async (job, app) => {
    const place = job.payload as Place;
    const row = await transact(app.database.main, systemActor, (tx) =>
      tx
        .selectFrom('epcis_capture')
        .select(['document', 'behaviour', 'create_by', 'create_user'])
        .where('company_id', '=', place.company)
        .where('id', '=', place.capture)
        .executeTakeFirst(),
    );
    if (!row?.document) return;
    const { total, sender, good, problems } = await checkDocument(row.document.toString());
    const isAllOrNothing = row.behaviour === 'rollback';
    const by = { companyId: place.company, id: row.create_by, name: row.create_user, sender };
    const end = (result: Omit<Result, 'total'>) => async (tx: Tx) => {
      await finish(tx, place, { total, ...result });
      return { done: total, total };
    };
    if (isAllOrNothing && problems.length > 0) return job.step(end({ problems, kept: null }));
    try {
      await job.step(async (tx) => {
        const kept = await keepEvents(
          app,
          tx,
          by,
          good.map(({ event }) => event),
        );
        if (isAllOrNothing && kept.conflicts.length > 0) throw new Conflicting(kept);
        const all = [...problems, ...kept.conflicts.map(({ key }) => conflicting(key))];
        return end({ problems: all, kept })(tx);
      });
    } catch (error) {
      if (!(error instanceof Conflicting)) throw error;
      const found = error.kept.conflicts.map(({ key }) => conflicting(key));
      await job.step(end({ problems: found, kept: null }));
    }
  },
};
