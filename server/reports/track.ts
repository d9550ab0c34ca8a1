import type { ReportState } from '#contract/features/sale/reports/moves.ts';
import type { Language } from '#contract/language.ts';
import { translated } from '#contract/translated.ts';
import type { Origin } from '../access/network.ts';
import { findByPhoneEnd } from '../access/phone-end.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { makeTicket } from '../tickets.ts';

type Named = { company: number; id: number };
const ticket = makeTicket<Named>('track report', 180 * 86_400_000);

/** Opens one report without number and phone, for the person who made it. */
export const writeReportLink = (app: App, { company, id }: Named): string =>
  ticket.write(app.secrets, { company, id });

export const readReportLink = (app: App, text: string): Named | null =>
  ticket.read(app.secrets, text);

/** The report with this number, for somebody who knows the last phone digits. */
export async function findTrackedReport(
  app: App,
  tx: Tx,
  { company, code, end, origin }: { company: number; code: string; end: string; origin: Origin },
): Promise<number | null> {
  const number = code.trim().toUpperCase();
  const row = await findByPhoneEnd(
    app.database.sidePool,
    { kind: 'report', company, number, end, origin },
    () =>
      tx
        .selectFrom('fake_report')
        .select(['id', 'mobile_sealed'])
        .where('company_id', '=', company)
        .where('code', '=', number)
        .executeTakeFirst(),
    ({ mobile_sealed: sealed }) =>
      sealed ? app.secrets.open('fake_report.mobile', company, sealed) : '',
  );
  return row?.id ?? null;
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
