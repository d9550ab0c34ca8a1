import { sql } from 'kysely';
import { verdicts } from '#contract/codes/verdicts.ts';
import { codes } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';
import { pointsPageTexts } from '#contract/texts/points-page.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { memberGifts } from '../members/gifts.ts';
import { limitCollector } from '../members/limit-collector.ts';
import { registerMember } from '../members/register-member.ts';
import { Refusal } from '../refusal.ts';
import { consumerLimits } from './lookups.ts';

const { errors } = pointsPageTexts;
type Named = { company: number; seq: number };
/** The first genuine scan of a product, as the device that asks sees it. */
export type ScanGift = 'open' | 'collected' | 'otherDevice' | 'notFirst';

/** Whether the points for the first genuine scan can be collected by this device. */
export async function scanGiftOf(
  tx: Tx,
  { company, seq }: Named,
  device: string,
): Promise<ScanGift> {
  const { rows } = await sql<{ device: string | null; is_collected: boolean }>`
    select (select s.device::text from scan_log s where s.company_id = i.company_id and s.seq = i.seq and s.counts
        and s.scan_time = i.first_time and s.is_first and s.verdict = ${verdicts.indexOf('GENUINE_FIRST')} limit 1) as device,
      exists (select from member_point p
        where p.kind = 'scan' and p.from_company = i.company_id and p.from_number = i.seq) as is_collected
    from identifier i where i.company_id = ${company} and i.seq = ${seq}`.execute(tx);
  const [row] = rows;
  if (row?.is_collected) return 'collected';
  if (!row || row.device === null) return 'notFirst';
  return row.device === device ? 'open' : 'otherDevice';
}

const refuse = (text: Text, field?: string) =>
  new Refusal(text, { code: codes.conflict, ...(field ? { field } : {}) });

/** Gives the points for the first genuine scan: once for each product, to the device that made it. */
export async function collectScanPoints(
  app: App,
  tx: Tx,
  { company, seq, device, phone }: Named & { device: string; phone: string },
): Promise<number> {
  if ((await memberGifts(app)).scan_points === 0) throw refuse(errors.off);
  // Those who ask for the same product at once do so one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('points of a scan'), hashtext(${`${company}:${seq}`}))`.execute(
    tx,
  );
  const gift = await scanGiftOf(tx, { company, seq }, device);
  if (gift !== 'open') throw refuse(errors[gift]);
  await limitCollector(app, tx, { phone, kind: 'scan', limits: await consumerLimits(app) });
  const guest = { name: '', phone, did: 'scan', company, number: seq } as const;
  const given = await registerMember(app, tx, guest);
  if (!given || given.points === 0) throw refuse(errors.notGiven, 'phone');
  return given.points;
}
