import { sql } from 'kysely';
import type { App } from '#server/app.ts';
import { systemActor, transact, type Tx } from '#server/database/database.ts';
import { older, sweepRows } from '#server/database/sweep.ts';
import { postOutside } from '#server/http/outgoing.ts';
import type { JobKind } from '#server/jobs/jobs.ts';
import { sendKind } from '#server/logs/webhook-queue.ts';
import { signatureHeader, signatureOf } from '#server/signature.ts';
import { takeTurn } from './turns.ts';

const patience = 10_000;
const longestAnswer = 65_536;
const keptAnswer = 2_000;
/** Seconds until the next attempt; together a day. */
export const pauses = [10, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800] as const;
/** How long an address that failed is left alone: longer each time, an hour at most. */
const restSeconds = (failures: number) => Math.min(3_600, 5 * 2 ** Math.min(failures, 10));

type Payload = { company: number; delivery: number; turn: number };
type Planned = {
  webhook: number;
  event: string;
  body: string;
  attempts: number;
  url: string;
  is_active: boolean;
  failures: number;
  rest_until: Date | null;
  is_resting: boolean;
  is_late: boolean;
  secret_sealed: Buffer;
  former_sealed: Buffer | null;
};

/** The delivery if this very attempt is still planned. */
async function readPlanned(tx: Tx, { company, delivery, turn }: Payload) {
  const { rows } = await sql<Planned>`
    select w.id as webhook, d.event, d.body, d.attempts, w.url, w.is_active, w.failures, w.rest_until,
      coalesce(w.rest_until > now(), false) as is_resting, d.begin_time < now() - interval '1 day' as is_late,
      w.secret_sealed, case when w.former_until > now() then w.former_sealed end as former_sealed
    from webhook_delivery d join webhook w on w.company_id = d.company_id and w.id = d.webhook_id
    where d.company_id = ${company} and d.id = ${delivery} and d.state = 'waiting' and d.turn = ${turn}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

type Told = { status: number; answer: string; error: string; duration: number };

async function send(app: App, company: number, delivery: number, planned: Planned): Promise<Told> {
  const secrets = [planned.secret_sealed, planned.former_sealed]
    .filter((sealed) => sealed !== null)
    .map((sealed) => app.secrets.open('webhook.secret', company, sealed));
  const began = performance.now();
  const told = (status: number, answer: string, error: string): Told => ({
    status,
    // PostgreSQL keeps no zero bytes and no halves of characters.
    answer: answer.slice(0, keptAnswer).replaceAll('\0', '').toWellFormed(),
    error: error.slice(0, 300),
    duration: Math.round(performance.now() - began),
  });
  try {
    const { status, text } = await postOutside(app.settings, planned.url, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Suyuan-Webhook/1',
        'suyuan-event': planned.event,
        'suyuan-delivery': String(delivery),
        [signatureHeader]: signatureOf(planned.body, secrets),
      },
      body: planned.body,
      timeout: patience,
      most: longestAnswer,
    });
    return told(status, text, '');
  } catch (error) {
    return told(0, '', error instanceof Error ? error.message : String(error));
  }
}

const isTaken = ({ status }: Told) => status >= 200 && status < 300;

/** Plans another attempt; nothing is planned for what was given up. */
async function planAgain(app: App, tx: Tx, { company, delivery, turn }: Payload, at: Date) {
  await sql`update webhook_delivery set turn = ${turn + 1}, next_time = ${at}
    where company_id = ${company} and id = ${delivery}`.execute(tx);
  await app.jobs.add(tx, {
    kind: sendKind,
    companyId: company,
    payload: { company, delivery, turn: turn + 1 },
    runAfter: at,
  });
}

async function note(
  app: App,
  tx: Tx,
  payload: Payload,
  planned: Planned,
  told: Told,
): Promise<void> {
  const { company, delivery, turn } = payload;
  const pause = pauses[planned.attempts];
  const state = isTaken(told)
    ? 'done'
    : pause === undefined || planned.is_late
      ? 'failed'
      : 'waiting';
  const { rows } = await sql`
    update webhook_delivery set state = ${state}, attempts = attempts + 1, status = ${told.status},
      answer = ${told.answer}, error = ${told.error}, duration = ${told.duration}, send_time = now(), next_time = null
    where company_id = ${company} and id = ${delivery} and state = 'waiting' and turn = ${turn} returning id`.execute(
    tx,
  );
  // Sent again by hand in the meantime: that attempt counts.
  if (rows.length === 0) return;
  await sql`update webhook set
      failures = case when ${isTaken(told)} then 0 else failures + 1 end,
      taken_time = case when ${isTaken(told)} then now() else taken_time end,
      rest_until = case when ${isTaken(told)} then null
        else now() + make_interval(secs => ${restSeconds(planned.failures)}) end
    where company_id = ${company} and id = ${planned.webhook}`.execute(tx);
  if (state === 'waiting') await planAgain(app, tx, payload, new Date(Date.now() + pause! * 1_000));
}

/** Gives up what nobody wants any more, and puts off what goes to an address that is left alone. */
const putOff = (
  app: App,
  tx: Tx,
  payload: Payload,
  { is_active: isActive, is_late: isLate, rest_until: until }: Planned,
) =>
  !isActive || isLate
    ? sql`update webhook_delivery set state = 'failed', next_time = null
        where company_id = ${payload.company} and id = ${payload.delivery}`.execute(tx)
    : planAgain(app, tx, payload, until!);

/** Not all at the same moment. */
const laterSomeTime = () => new Date(Date.now() + 2_000 + Math.random() * 8_000);

/** Sends one message once. No transaction is open while the other side is waited for. */
export const webhookJob: JobKind<App> = {
  kind: sendKind,
  lane: 'calls',
  run: async (job, app) => {
    const payload = job.payload as Payload;
    const write = (work: (tx: Tx) => Promise<unknown>) =>
      transact(app.database.main, systemActor, async (tx) => void (await work(tx)));
    const planned = await transact(app.database.main, systemActor, (tx) =>
      readPlanned(tx, payload),
    );
    if (!planned) return;
    if (!planned.is_active || planned.is_late || planned.is_resting) {
      await write((tx) => putOff(app, tx, payload, planned));
      return;
    }
    const leave = await takeTurn(app, planned);
    if (!leave) {
      await write((tx) => planAgain(app, tx, payload, laterSomeTime()));
      return;
    }
    const told = await send(app, payload.company, payload.delivery, planned).finally(leave);
    await write((tx) => note(app, tx, payload, planned, told));
  },
};

/** What was sent is kept as long as finished jobs are. */
export const sweepDeliveries = sweepRows('webhook_delivery', ['company_id', 'id'], ({ job }) =>
  older('create_time', job),
);
