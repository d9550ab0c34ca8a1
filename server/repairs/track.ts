import { timingSafeEqual } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import { statusOf, type RepairState } from '#contract/features/sale/repairs/states.ts';
import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import type { Origin } from '../access/network.ts';
import { charge, chargeOrigin, forgive } from '../access/throttle.ts';
import { areNumbers, makeTicket } from '../tickets.ts';
import { faultsOf, statusWords } from './words.ts';

type Named = { company: number; id: number };
const ticket = makeTicket<Named>('track', 180 * 86_400_000, ([kind, ...rest]) => {
  if (kind !== 'track' || rest.length !== 3 || !areNumbers(rest)) return null;
  const [company, id, until] = rest as [number, number, number];
  return { until, content: { company, id } };
});

/** Opens one request without number and phone, for the person who made it. */
export const writeTrackLink = (app: App, company: number, id: number): string =>
  ticket.write(app.secrets, { company, id });

export const readTrackLink = (app: App, text: string): Named | null =>
  ticket.read(app.secrets, text);

const perNumber = { hits: 6, windowSeconds: 900, blockSeconds: 3_600 };
const perAddress = { hits: 30, windowSeconds: 900, blockSeconds: 900 };

/**
 * The request with this number, for somebody who knows the last phone digits. Attempts are counted before they are
 * checked.
 */
export async function findTracked(
  app: App,
  tx: Tx,
  asked: { company: number; code: string; end: string; origin: Origin },
): Promise<number | null> {
  const { company, code, end, origin } = asked;
  const number = code.trim().toUpperCase();
  const ofNumber = `repair number:${company}:${number.slice(0, 64)}`;
  const db = app.database.sidePool;
  for (const count of [
    () => chargeOrigin(db, 'repair track', origin, perAddress),
    () => charge(db, ofNumber, perNumber),
  ])
    if ((await count()).blockedSeconds > 0)
      throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
  const row = await tx
    .selectFrom('repair')
    .select(['id', 'mobile_sealed'])
    .where('company_id', '=', company)
    .where('code', '=', number)
    .executeTakeFirst();
  const right = Buffer.from(row ? app.secrets.open(row.mobile_sealed).slice(-4) : '');
  const told = Buffer.from(end.trim());
  if (!row || right.length !== told.length || !timingSafeEqual(right, told)) return null;
  // Correct attempts are not limited.
  await forgive(db, ofNumber);
  return row.id;
}

export type Tracked = {
  code: string;
  product: string;
  fault: string;
  status: string;
  steps: { status: string; reply: string; time: string }[];
};

/** The status of a request for the person who made it, without internal remarks. */
export async function readTracked(
  tx: Tx,
  { company, id }: { company: number; id: number },
  language: Language,
): Promise<Tracked | null> {
  const row = await tx
    .selectFrom('repair as r')
    .leftJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.part_id'),
    )
    .select(['r.code', 'r.state', 'r.fault_type', 'r.serial_number', 'p.name'])
    .where('r.company_id', '=', company)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const steps = await tx
    .selectFrom('repair_step')
    .select(['state', 'reply', 'create_time'])
    .where('company_id', '=', company)
    .where('repair_id', '=', id)
    .orderBy('id')
    .execute();
  const [fault, status] = [await faultsOf(tx, language), await statusWords(tx, language)];
  const wordsOf = (state: RepairState) => status(statusOf[state]);
  return {
    code: row.code,
    product: row.name ?? row.serial_number,
    fault: fault.name(row.fault_type),
    status: wordsOf(row.state),
    steps: shownSteps(steps).map(({ state, reply, create_time: time }) => ({
      status: wordsOf(state),
      reply,
      time: time.toISOString(),
    })),
  };
}

/** The steps that customers see: a move that does not change the public status only with a message. */
export const shownSteps = <Step extends { state: RepairState; reply: string }>(
  steps: readonly Step[],
): Step[] =>
  steps.filter(
    ({ state, reply }, at) =>
      reply !== '' || at === 0 || statusOf[state] !== statusOf[steps[at - 1]!.state],
  );
