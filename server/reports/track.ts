import { timingSafeEqual } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { ReportState } from '#contract/features/sale/reports/moves.ts';
import type { Language } from '#contract/language.ts';
import { translated } from '#contract/translated.ts';
import type { Origin } from '../access/network.ts';
import { charge, chargeOrigin, forgive } from '../access/throttle.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { makeTicket } from '../tickets.ts';

type Named = { company: number; id: number };
const ticket = makeTicket<Named>('track report', 180 * 86_400_000);

/** Opens one report without number and phone, for the person who made it. */
export const writeReportLink = (app: App, { company, id }: Named): string =>
  ticket.write(app.secrets, { company, id });

export const readReportLink = (app: App, text: string): Named | null =>
  ticket.read(app.secrets, text);

const perNumber = { hits: 6, windowSeconds: 900, blockSeconds: 3_600 };
const perAddress = { hits: 30, windowSeconds: 900, blockSeconds: 900 };

/** The report with this number, for somebody who knows the last phone digits. Attempts are counted before they are checked. */
export async function findTrackedReport(
  app: App,
  tx: Tx,
  asked: { company: number; code: string; end: string; origin: Origin },
): Promise<number | null> {
  const { company, code, end, origin } = asked;
  const number = code.trim().toUpperCase();
  const ofNumber = `report number:${company}:${number.slice(0, 64)}`;
  const db = app.database.sidePool;
  for (const count of [
    () => chargeOrigin(db, 'report track', origin, perAddress),
    () => charge(db, ofNumber, perNumber),
  ])
    if ((await count()).blockedSeconds > 0)
      throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
  const row = await tx
    .selectFrom('fake_report')
    .select(['id', 'mobile_sealed'])
    .where('company_id', '=', company)
    .where('code', '=', number)
    .executeTakeFirst();
  // Without a phone number only the link opens it.
  const right = Buffer.from(
    row?.mobile_sealed
      ? app.secrets.open('fake_report.mobile', company, row.mobile_sealed).slice(-4)
      : '',
  );
  const told = Buffer.from(end.trim());
  if (!row || right.length !== 4 || right.length !== told.length) return null;
  if (!timingSafeEqual(right, told)) return null;
  // Correct attempts are not limited.
  await forgive(db, ofNumber);
  return row.id;
}

export type TrackedReport = {
  code: string;
  state: ReportState;
  product: string;
  shop: string;
  reply: string;
  time: string;
  reply_time: string;
};

/** A report for the person who made it, without what the company notes about it. */
export async function readTrackedReport(
  tx: Tx,
  { company, id }: Named,
  language: Language,
): Promise<TrackedReport | null> {
  const row = await tx
    .selectFrom('fake_report as r')
    .leftJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.part_id'),
    )
    .select(['r.code', 'r.state', 'r.typed_code', 'r.shop', 'r.reply', 'r.reply_time'])
    .select(['r.create_time', 'p.name', 'p.name_en', 'p.name_tw'])
    .where('r.company_id', '=', company)
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    code: row.code,
    state: row.state,
    product: translated(row, 'name', language) || row.typed_code,
    shop: row.shop,
    reply: row.reply,
    time: row.create_time.toISOString(),
    reply_time: row.reply_time?.toISOString() ?? '',
  };
}
