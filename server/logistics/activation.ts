import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { identifierStates, mayMove, stateOf, stateTexts } from '#contract/codes/states.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { WarrantyStart } from '#contract/features/product/parts/contract.ts';
import { languages, type Language } from '#contract/language.ts';
import { say, type Text, type TextParams } from '#contract/text.ts';
import { bareMobile } from '#contract/validation.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { eventsOf } from '../events/find.ts';
import { recordEvent } from '../events/record.ts';
import { Refusal } from '../refusal.ts';
import { eventTimes, momentOf, type Timed } from '../http/moment.ts';
import { dayOf, tally } from '../identifiers/tally.ts';

type Activation = {
  name: string;
  phone: string;
  company: number;
  seq: number;
  /** Where the consumer is; 0 if nobody knows. */
  province: number;
};

const refuse = (text: Text, params: (language: Language) => TextParams) =>
  new Refusal(
    Object.fromEntries(languages.map((one) => [one, say(text, one, params(one))])) as Text,
    { code: codes.conflict },
  );

type Row = {
  state: number;
  is_recalled: boolean;
  part_id: number | null;
  batch_id: number | null;
  warranty_months: number | null;
  warranty_start: WarrantyStart | null;
  warranty_grace_days: number | null;
};

/** Activates a product once; a second attempt is refused and changes nothing. */
export async function activate(
  call: { app: App; tx: Tx } & Timed,
  { name, phone, company, seq, province }: Activation,
): Promise<{ before: string; hasWarranty: boolean }> {
  const { app, tx } = call;
  const { rows } = await sql<Row>`
    select i.state, coalesce(b.state = 'recalled', false) as is_recalled, i.part_id, i.batch_id, p.warranty_months,
      p.warranty_start, p.warranty_grace_days
    from identifier i
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    left join batch b on b.company_id = i.company_id and b.id = i.batch_id
    where i.company_id = ${company} and i.seq = ${seq} for no key update of i`.execute(tx);
  const row = rows[0];
  if (!row) throw new Refusal(consumerTexts.errors.unknown, { code: codes.notFound });
  const before = row.is_recalled ? 'recalled' : stateOf(row.state);
  if (before === 'activated') throw await refuseSecond(tx, company, seq);
  if (!mayMove('activate', before))
    throw refuse(consumerTexts.errors.notSold, (language) => ({
      state: say(stateTexts[before], language),
    }));
  const months = row.warranty_months ?? 0;
  const start = await startOf(call, company, seq, row);
  const mobile = bareMobile(phone);
  await sql`
    insert into warranty (company_id, seq, name_sealed, mobile_sealed, mobile_index, active_time, start_time, expire_time)
    values (${company}, ${seq}, ${app.secrets.seal(name)}, ${app.secrets.seal(mobile)},
      ${app.secrets.index('mobile', mobile)}, ${momentOf(call)}, ${start}, ${start}::timestamptz + make_interval(months => ${months}))`.execute(
    tx,
  );
  await sql`
    update identifier set state = ${identifierStates.activated} where company_id = ${company} and seq = ${seq}`.execute(
    tx,
  );
  const about = { partId: row.part_id, batchId: row.batch_id };
  await recordEvent(app, tx, {
    companyId: company,
    kind: 'activate',
    runs: [{ first: seq, last: seq }],
    ...about,
    ...eventTimes(call),
  });
  await tally(tx, company, [{ metric: 'activated', n: 1, province, ...about, ...dayOf(call.at) }]);
  return { before, hasWarranty: months > 0 };
}

async function refuseSecond(tx: Tx, company: number, seq: number): Promise<Refusal> {
  const { rows } = await sql<{ day: string }>`
    select to_char(active_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day
    from warranty where company_id = ${company} and seq = ${seq}`.execute(tx);
  return refuse(consumerTexts.errors.already, () => ({ day: rows[0]?.day ?? '' }));
}

const day = 86_400_000;

/** When the warranty begins by the part's policy; now, if there is no sale or shipment on record. */
async function startOf(
  call: { tx: Tx } & Timed,
  company: number,
  seq: number,
  row: Row,
): Promise<Date> {
  const now = momentOf(call);
  const wanted = row.warranty_start === 'sale' ? 'sell' : 'ship';
  if (row.warranty_start === null || row.warranty_start === 'activation') return now;
  const event = (await eventsOf(call.tx, company, seq)).find(({ kind }) => kind === wanted);
  if (!event) return now;
  const grace = row.warranty_start === 'shipment' ? (row.warranty_grace_days ?? 0) : 0;
  return new Date(event.event_time.getTime() + grace * day);
}
