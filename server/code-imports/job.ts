import { sql } from 'kysely';
import './tables.ts';
import { codes } from '#contract/envelope.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { freeFiles } from '../files/uses.ts';
import type { JobKind, RunningJob } from '../jobs/jobs.ts';
import { Refusal } from '../refusal.ts';
import { keepLines } from './check-lines.ts';
import { fileOwner, type ImportPayload } from './payload.ts';
import { beginning, openLines, type Place } from './read-lines.ts';
import { takeBack } from './take-back.ts';
import { writeCodes } from './write-codes.ts';

const linesAtOnce = 20_000;

type Held = {
  state: string;
  code: string;
  file: string;
  file_size: number;
  part_id: number | null;
  batch_id: number | null;
  pack_id: number | null;
};

const readImport = async (tx: Tx, { company, id }: ImportPayload): Promise<Held> =>
  tx
    .selectFrom('code_import')
    .select(['state', 'code', 'file', 'file_size', 'part_id', 'batch_id', 'pack_id'])
    .where('company_id', '=', company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Checks a file, imports its codes, or takes them back: in steps, each of which counts exactly once. */
export const importCodesJob: JobKind<App> = {
  kind: 'codes.import',
  lane: 'long',
  run: async (job, app) => {
    const payload = job.payload as unknown as ImportPayload;
    const work = { checking: check, importing: write, removing: remove, cancelled: clear };
    try {
      await work[payload.does](job, app, payload);
    } catch (error) {
      // Others read their files just now: tried again later.
      if (!(error instanceof Refusal) || error.code === codes.tooMany) throw error;
      // What will be refused again is not tried again.
      await transact(app.database.main, systemActor, (tx) => giveUp(tx, payload, error));
    }
  },
};

/** A file that cannot be read fails its import; one that cannot be taken back stays imported. */
async function giveUp(tx: Tx, payload: ImportPayload, { text, details }: Refusal): Promise<void> {
  const reason = say(text, payload.language, details.params);
  const state = payload.does === 'removing' ? 'done' : 'failed';
  await sql`
    update code_import set state = ${state}, reason = ${reason}, update_time = now(), version = version + 1
    where company_id = ${payload.company} and id = ${payload.id} and state = ${payload.does}`.execute(
    tx,
  );
}

async function check(job: RunningJob, app: App, payload: ImportPayload): Promise<void> {
  const { company, id } = payload;
  const held = await transact(app.database.main, systemActor, (tx) => readImport(tx, payload));
  const read = await openLines(app, company, held.file);
  let place = (job.cursor as Place | null) ?? beginning;
  for (let isEnd = false; !isEnd;) {
    const part = await read(place);
    await job.step(async (tx) => {
      const now = await readImport(tx, payload);
      if (now.state !== 'checking') {
        isEnd = true;
        return {};
      }
      const goods = { partId: held.part_id, batchId: held.batch_id };
      const { good, bad } = await keepLines(app, tx, { company, id, ...goods }, part.lines);
      isEnd = part.isEnd;
      await sql`
        update code_import set lines = lines + ${part.lines.length}, good = good + ${good}, bad = bad + ${bad},
          state = ${isEnd ? 'checked' : 'checking'}, update_time = now(), version = version + 1
        where company_id = ${company} and id = ${id}`.execute(tx);
      return { cursor: part.next, done: part.next.offset };
    });
    place = part.next;
  }
}

async function write(job: RunningJob, app: App, payload: ImportPayload): Promise<void> {
  let after = (job.cursor as { after?: number } | null)?.after ?? 0;
  for (let isEnd = false; !isEnd;)
    await job.step(async (tx) => {
      const { state, pack_id: pack } = await readImport(tx, payload);
      if (state !== 'importing' || pack === null) {
        isEnd = true;
        return {};
      }
      const step = await writeCodes(app, tx, payload, pack, after, linesAtOnce);
      ({ after, isEnd } = step);
      if (isEnd) await freeFiles(tx, { company: payload.company, owner: fileOwner }, [payload.id]);
      return { cursor: { after }, done: step.made, total: step.quantity };
    });
}

async function remove(job: RunningJob, app: App, payload: ImportPayload): Promise<void> {
  await job.step(async (tx) => {
    const { state, code, pack_id: pack } = await readImport(tx, payload);
    if (state !== 'removing') return {};
    if (pack !== null) await takeBack(app, tx, payload, { code, pack_id: pack });
    await sql`
      update code_import set state = 'removed', update_time = now(), version = version + 1
      where company_id = ${payload.company} and id = ${payload.id}`.execute(tx);
    return {};
  });
  await clear(job, app, payload);
}

/** Lines that will never become codes. */
async function clear(job: RunningJob, _app: App, payload: ImportPayload): Promise<void> {
  const { company, id } = payload;
  for (let isEnd = false; !isEnd;)
    await job.step(async (tx) => {
      const gone = await sql`
        delete from code_import_line where (company_id, import_id, line) in (
          select company_id, import_id, line from code_import_line
          where company_id = ${company} and import_id = ${id} and error is null limit ${linesAtOnce})`.execute(
        tx,
      );
      isEnd = Number(gone.numAffectedRows ?? 0) < linesAtOnce;
      if (isEnd) await freeFiles(tx, { company, owner: fileOwner }, [id]);
      return {};
    });
}
