import { sql } from 'kysely';
import { statusOf, type RepairState } from '#contract/features/sale/repairs/states.ts';
import type { Payer, QuoteState } from '#contract/features/sale/repairs/work.ts';
import type { Language } from '#contract/language.ts';
import { lineSums } from '#contract/trade/sums.ts';
import { translated } from '#contract/translated.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Origin } from '../access/network.ts';
import { findByPhoneEnd } from '../access/phone-end.ts';
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

/** The request with this number, for somebody who knows the last phone digits. */
export async function findTracked(
  app: App,
  tx: Tx,
  { company, code, end, origin }: { company: number; code: string; end: string; origin: Origin },
): Promise<number | null> {
  const number = code.trim().toUpperCase();
  const row = await findByPhoneEnd(
    app.database.sidePool,
    { kind: 'repair', company, number, end, origin },
    () =>
      tx
        .selectFrom('repair')
        .select(['id', 'mobile_sealed'])
        .where('company_id', '=', company)
        .where('code', '=', number)
        .executeTakeFirst(),
    // Empty once the person's data was erased.
    (found) => app.secrets.open('repair.mobile', company, found.mobile_sealed),
  );
  return row?.id ?? null;
}

/** What a repair costs, as far as the customer is concerned. */
export type Quoted = {
  state: QuoteState;
  payer: Payer;
  price: number;
  parts: { name: string; quantity: string; sum: number }[];
  total: number;
  /** Names the repair when it is answered. */
  link: string;
};

export type Tracked = {
  code: string;
  /** Once the customer was told who pays. */
  quoted: Quoted | null;
  replacement: string;
  product: string;
  fault: string;
  status: string;
  steps: { status: string; reply: string; time: string }[];
};

/** The status of a request for the person who made it, without internal remarks. */
export async function readTracked(
  app: App,
  tx: Tx,
  { company, id }: { company: number; id: number },
  language: Language,
): Promise<Tracked | null> {
  const row = await tx
    .selectFrom('repair as r')
    .leftJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.part_id'),
    )
    .select(['r.code', 'r.state', 'r.fault_type', 'r.serial_number'])
    .select(['p.name', 'p.name_en', 'p.name_tw'])
    .select(['r.payer', 'r.price', 'r.total', 'r.quote', 'r.replacement_sn'])
    .where('r.company_id', '=', company)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const steps = await tx
    .selectFrom('repair_step')
    .select(['state', 'kind', 'reply', 'create_time'])
    .where('company_id', '=', company)
    .where('repair_id', '=', id)
    .orderBy('id')
    .execute();
  const [fault, status] = [await faultsOf(tx, language), await statusWords(tx, language)];
  const wordsOf = (state: RepairState) => status(statusOf[state]);
  const { payer, price, total, quote } = row;
  const isTold = payer !== null && steps.some(({ state }) => state === 'quoted') && quote !== '';
  const isFree = payer !== null && payer !== 'customer';
  return {
    quoted:
      isTold || isFree
        ? {
            state: quote,
            payer,
            price: price ?? 0,
            total,
            parts: await readPrices(tx, { company, id }, language),
            link: writeTrackLink(app, company, id),
          }
        : null,
    replacement: row.replacement_sn,
    code: row.code,
    product: translated(row, 'name', language) || row.serial_number,
    fault: fault.name(row.fault_type),
    status: wordsOf(row.state),
    steps: shownSteps(steps.filter(({ kind }) => kind === 'move')).map(
      ({ state, reply, create_time: time }) => ({
        status: wordsOf(state),
        reply,
        time: time.toISOString(),
      }),
    ),
  };
}

type Price = { quantity: string; price: number } & Record<'name' | 'name_en' | 'name_tw', string>;

/** The parts of a repair and what they cost. */
async function readPrices(
  tx: Tx,
  { company, id }: { company: number; id: number },
  language: Language,
) {
  const { rows } = await sql<Price>`
    select p.name, p.name_en, p.name_tw, trim_scale(r.quantity)::text as quantity, r.price from repair_part r
    join part p on p.company_id = r.company_id and p.id = r.part_id
    where r.company_id = ${company} and r.repair_id = ${id} order by r.line_no`.execute(tx);
  return rows.map(({ quantity, price, ...part }) => ({
    name: translated(part, 'name', language),
    quantity,
    sum: Number(lineSums(quantity, price, 0).total),
  }));
}

/** The steps that customers see: a move that does not change the public status only with a message. */
export const shownSteps = <Step extends { state: RepairState; reply: string }>(
  steps: readonly Step[],
): Step[] =>
  steps.filter(
    ({ state, reply }, at) =>
      reply !== '' || at === 0 || statusOf[state] !== statusOf[steps[at - 1]!.state],
  );
