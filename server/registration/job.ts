import { sql } from 'kysely';
import './tables.ts';
import { registrationLimits } from '#contract/features/trace/registrations/contract.ts';
import { registrationTexts } from '#contract/features/trace/registrations/texts.ts';
import { defaultLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import type { JobKind, RunningJob } from '../jobs/jobs.ts';
import { notify } from '../messages/notices.ts';
import { codesFor, tellNode, tellOwnNode, type NodeAnswer, type Told } from './nodes.ts';

export const registrationKind = 'registration.run';
/** How often a node that cannot be reached is asked again: after 5, 10, 20, … seconds. */
const mostAttempts = 6;
const firstPause = 5_000;
const listedAtOnce = 20_000;
const ownAtOnce = 5_000;

/** `pack` is there until its codes are listed. */
type Payload = { company: number; id: number; pack?: { first: number; last: number } };
type Held = { code: string; node_id: number | null; create_by: number | null; attempts: number };

/** Puts codes on the list of a registration; those that the node has already are left out. */
export async function listCodes(tx: Tx, { company, id, node }: Which, seqs: readonly number[]) {
  const { numAffectedRows: n } = await sql`
    insert into registered_code (company_id, node, seq, registration_id)
    select ${company}, ${node ?? 0}, seq, ${id} from unnest(${[...seqs]}::bigint[]) as w (seq)
    on conflict (company_id, node, seq) do update set registration_id = excluded.registration_id, state = 'open', answer = ''
    where registered_code.state = 'failed'`.execute(tx);
  return Number(n ?? 0);
}
type Which = { company: number; id: number; node: number | null };

/** Asks the node for all that is open, some hundred at a time; see docs/decisions/registration.md. */
export const registrationJob: JobKind<App> = {
  kind: registrationKind,
  lane: 'long',
  run: async (job, app) => {
    const payload = job.payload as Payload;
    if (payload.pack) await listPack(job, payload, payload.pack);
    let isOver = false;
    while (!isOver) isOver = await tellSome(job, app, payload);
  },
};

/** The codes of a whole pack. */
async function listPack(
  job: RunningJob,
  { company, id }: Payload,
  pack: { first: number; last: number },
) {
  let from = (job.cursor as { from?: number } | null)?.from ?? pack.first;
  while (from <= pack.last)
    await job.step(async (tx) => {
      const last = Math.min(pack.last, from + listedAtOnce - 1);
      const held = await hold(tx, company, id);
      if (held) {
        const { rows } = await sql<{ seq: number }>`
          select seq from identifier where company_id = ${company} and seq between ${from} and ${last}`.execute(
          tx,
        );
        const n = await listCodes(
          tx,
          { company, id, node: held.node_id },
          rows.map(({ seq }) => seq),
        );
        await sql`update registration set total = total + ${n} where company_id = ${company} and id = ${id}`.execute(
          tx,
        );
      }
      from = last + 1;
      return { cursor: { from }, done: 0 };
    });
}

const hold = async (tx: Tx, company: number, id: number): Promise<Held | undefined> =>
  tx
    .selectFrom('registration')
    .select(['code', 'node_id', 'create_by', 'attempts'])
    .where('company_id', '=', company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** One request: the codes it is about, those refused before it is sent, and the call to the node. */
type Asked = { held: Held; seqs: number[]; refused: Told[]; ask: () => Promise<NodeAnswer> };

/** One request; true when there is nothing left to ask, or it is asked again later. */
async function tellSome(job: RunningJob, app: App, { company, id }: Payload): Promise<boolean> {
  let asked: Asked | null = null;
  // What is sent is settled in one step, what was answered is written in the next: no transaction waits for a node.
  await job.step(async (tx) => {
    const held = await hold(tx, company, id);
    if (!held) return {};
    await sql`update registration set state = 'running' where company_id = ${company} and id = ${id} and state = 'queued'`.execute(
      tx,
    );
    const most = held.node_id === null ? ownAtOnce : registrationLimits.atOnce;
    const { rows } = await sql<{ seq: number }>`
      select seq from registered_code where company_id = ${company} and registration_id = ${id} and state = 'open'
      order by id limit ${most}`.execute(tx);
    const seqs = rows.map(({ seq }) => seq);
    if (seqs.length === 0) {
      await finish(app, tx, company, id, held);
      return {};
    }
    const { given, refused } = await codesFor(app, tx, company, seqs);
    const node = held.node_id;
    asked = {
      held,
      seqs,
      refused,
      ask: async () =>
        node === null
          ? tellOwnNode(given)
          : given.length === 0
            ? { told: [], status: null, isReached: true, answer: '' }
            : tellNode(app, company, node, given, `registration-${id}-${seqs[0]}-${seqs.length}`),
    };
    return {};
  });
  // The compiler does not see that the step above has run.
  const now = asked as Asked | null;
  if (!now) return true;
  const began = Date.now();
  const answer = await now.ask();
  let isOver = false;
  await job.step(async (tx) => {
    await sql`insert into registration_log (company_id, registration_id, codes, status, is_done, answer, duration)
      values (${company}, ${id}, ${now.seqs.length}, ${answer.status}, ${answer.isReached}, ${answer.answer},
        ${Date.now() - began})`.execute(tx);
    await write(tx, company, id, [...now.refused, ...answer.told]);
    if (answer.isReached) return {};
    const attempts = now.held.attempts + 1;
    await sql`update registration set attempts = ${attempts} where company_id = ${company} and id = ${id}`.execute(
      tx,
    );
    isOver = true;
    if (attempts < mostAttempts)
      await app.jobs.add(tx, {
        kind: registrationKind,
        payload: { company, id },
        subject: now.held.code,
        companyId: company,
        accountId: now.held.create_by,
        runAfter: new Date(Date.now() + firstPause * 2 ** (attempts - 1)),
      });
    else {
      const { rows } = await sql<{ seq: number }>`
        update registered_code set state = 'failed', answer = ${say(registrationTexts.answers.notReached, defaultLanguage)},
          end_time = now()
        where company_id = ${company} and registration_id = ${id} and state = 'open' returning seq`.execute(
        tx,
      );
      await sql`update registration set failed = failed + ${rows.length} where company_id = ${company} and id = ${id}`.execute(
        tx,
      );
      await finish(app, tx, company, id, now.held);
    }
    return {};
  });
  return isOver;
}

/** Few codes with our own node: registered at once, in the caller's transaction. */
export async function registerHere(app: App, tx: Tx, which: Which, seqs: readonly number[]) {
  const { company, id } = which;
  const { given, refused } = await codesFor(app, tx, company, seqs);
  const told = [...refused, ...tellOwnNode(given).told];
  await sql`insert into registration_log (company_id, registration_id, codes, is_done)
    values (${company}, ${id}, ${seqs.length}, true)`.execute(tx);
  await write(tx, company, id, told);
  await finish(app, tx, company, id, null);
  return given.length;
}

/** What the node said of each code; what was answered before is not counted again. */
async function write(tx: Tx, company: number, id: number, told: readonly Told[]): Promise<void> {
  const { rows } = await sql<{ registered: number; failed: number }>`
    with said as (
      update registered_code r set state = case when t.ok then 'registered' else 'failed' end, answer = t.answer,
        end_time = now()
      from unnest(${told.map(({ seq }) => seq)}::bigint[], ${told.map(({ isRegistered }) => isRegistered)}::boolean[],
        ${told.map(({ answer }) => answer)}::text[]) as t (seq, ok, answer)
      where r.company_id = ${company} and r.registration_id = ${id} and r.seq = t.seq and r.state = 'open'
      returning r.state)
    select count(*) filter (where state = 'registered')::int as registered,
      count(*) filter (where state = 'failed')::int as failed from said`.execute(tx);
  const { registered = 0, failed = 0 } = rows[0] ?? {};
  await sql`update registration set registered = registered + ${registered}, failed = failed + ${failed},
      attempts = case when ${told.length > 0} then 0 else attempts end
    where company_id = ${company} and id = ${id}`.execute(tx);
}

/** Nothing is open any more: all, some or none of them are registered. */
async function finish(
  app: App,
  tx: Tx,
  company: number,
  id: number,
  held: Held | null,
): Promise<void> {
  const { rows } = await sql<{ registered: number; failed: number }>`
    update registration set attempts = 0, version = version + 1, update_time = now(),
      state = case when failed = 0 then 'done' when registered = 0 then 'failed' else 'partial' end
    where company_id = ${company} and id = ${id} and state in ('queued', 'running') returning registered, failed`.execute(
    tx,
  );
  const [ended] = rows;
  if (ended && held && held.create_by !== null)
    await notify(tx, app.cluster, systemActor, {
      to: { account: held.create_by },
      type: 0,
      sentence: ended.failed > 0 ? 'registrationLeft' : 'registrationDone',
      params: { code: held.code, n: ended.registered, left: ended.failed },
    });
}
