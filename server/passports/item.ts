import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ItemContent } from '#contract/passports/content.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { runsAround } from '../events/find.ts';
import { findNumbers } from '../identifiers/find.ts';
import { makeTicket } from '../tickets.ts';
import type { Published } from './published.ts';

const dayLong = 86_400_000;
type Seen = readonly [company: number, passport: number, seq: number, code: string];
const ticket = makeTicket<Seen>('passport', 2 * dayLong);

/**
 * The address of a unit's passport for the person who has just scanned it: who has only a number gets none, so numbers
 * are guessed at the page of a scan alone, which counts guesses.
 */
export const unitAddress = (
  app: App,
  unit: { company: number; passport: number; seq: number; code: string },
): string =>
  `/dpp/unit/${ticket.write(app.secrets, [unit.company, unit.passport, unit.seq, unit.code])}`;

export function readUnitAddress(app: App, text: string) {
  const content = ticket.read(app.secrets, text);
  if (!content) return null;
  const [company, passport, seq, code] = content;
  return { company, passport, seq, code };
}

/** The unit with this serial number, if it is one of the passport's part. */
export async function findUnit(
  app: App,
  tx: Tx,
  { company, part }: Published,
  serial: string,
): Promise<number | null> {
  const seq = (await findNumbers(app, tx, company, [serial])).get(serial);
  if (seq === undefined) return null;
  const unit = await tx
    .selectFrom('identifier')
    .select('part_id')
    .where('company_id', '=', company)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return unit?.part_id === part ? seq : null;
}

type Made = {
  batch: string | null;
  product_date: string | null;
  name: string | null;
  name_en: string | null;
  name_tw: string | null;
  code: string | null;
  factory: string | null;
};
type Test = { step: string; content: string; value: number | null; unit: string; result: string };

/** What is known of one unit: its batch, where and when it was made, what was tested, and its history. */
export async function itemFactsOf(
  tx: Tx,
  { company, content }: Published,
  seq: number,
): Promise<ItemContent> {
  if (content.identity.granularity === 'model') return {};
  const { rows } = await sql<Made>`
    select b.code as batch, b.product_date::text as product_date, b.factory, f.name, f.name_en, f.name_tw, f.code
    from identifier i
      left join batch b on b.company_id = i.company_id and b.id = i.batch_id
      left join factory f on f.company_id = b.company_id and f.id = b.factory_id
    where i.company_id = ${company} and i.seq = ${seq}`.execute(tx);
  const made = rows[0];
  const place = made?.name ?? made?.factory ?? '';
  const facts: ItemContent = {
    ...(made?.batch && { batch: made.batch }),
    ...(made?.product_date && { production_date: made.product_date }),
    ...(place !== '' && {
      facility: {
        name: { zh: place, en: made?.name_en ?? '', tw: made?.name_tw ?? '' },
        code: made?.code ?? '',
      },
    }),
  };
  if (content.identity.granularity === 'batch') return facts;
  const { rows: tests } = await sql<Test & { pass_time: Date }>`
    select distinct on (kind, step) step, content, value, unit, result, pass_time from quality_record
    where company_id = ${company} and seq = ${seq}
    order by kind, step, pass_time desc, id desc limit 200`.execute(tx);
  const { rows: events } = await sql<{ hash: Buffer; event_time: Date }>`
    select e.hash, e.event_time from (${runsAround(company, sql`${seq}::bigint`)}) as r
      join trace_event e on e.company_id = ${company} and e.record_time = r.record_time and e.id = r.event_id
    order by e.event_time, e.id limit 1000`.execute(tx);
  const digest = createHash('sha256');
  for (const { hash } of events) digest.update(hash);
  return {
    ...facts,
    ...(tests.length > 0 && {
      tests: tests.map(({ step, content: text, value, unit, result, pass_time: time }) => ({
        name: step,
        value: [value === null ? '' : `${value} ${unit}`.trim(), text].filter(Boolean).join(' '),
        result: result as 'pass' | 'fail' | 'info',
        time: time.toISOString(),
      })),
    }),
    ...(events.length > 0 && {
      events: {
        count: events.length,
        last: events.at(-1)!.event_time.toISOString(),
        digest: digest.digest('hex'),
      },
    }),
  };
}
