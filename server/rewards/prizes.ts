import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { Prize, PrizeInput } from '#contract/features/sale/campaigns/contract.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';

const { errors } = campaignTexts;

export async function readPrizes(
  { tx, session }: Reader<StaffSession>,
  campaign: number,
): Promise<Prize[]> {
  const { rows } = await sql<Prize>`
    select id, name, kind, amount, points, quantity, odds, given, codes from campaign_prize
    where company_id = ${session.companyId} and campaign_id = ${campaign} order by position, id`.execute(
    tx,
  );
  return rows;
}

/** The prizes as the form sends them. */
export const asInput = ({ given: _given, codes: _codes, ...prize }: Prize): PrizeInput => prize;

/** Writes the prizes of a campaign: those that are there keep what was won of them, and their codes. */
export async function writePrizes(
  call: RecordCall<StaffSession>,
  campaign: number,
  prizes: readonly PrizeInput[],
): Promise<void> {
  const { tx, session } = call;
  const company = session.companyId;
  const before = new Map((await readPrizes(call, campaign)).map((prize) => [prize.id, prize]));
  for (const [position, { id, ...prize }] of prizes.entries()) {
    if (id === null) {
      await tx
        .insertInto('campaign_prize')
        .values({ company_id: company, campaign_id: campaign, position, ...prize })
        .execute();
      continue;
    }
    // One that was brought along from elsewhere, or named twice.
    if (!before.delete(id))
      throw new Refusal(errors.noPrize, { code: codes.notFound, field: `prizes.${position}.id` });
    await tx
      .updateTable('campaign_prize')
      .set({ ...prize, position })
      .where('company_id', '=', company)
      .where('id', '=', id)
      .execute();
  }
  if (before.size > 0)
    await sql`
      delete from campaign_prize where company_id = ${company} and id = any(${[...before.keys()]}::int[])`.execute(
      tx,
    );
}

/** The parts must be the company's own. */
export async function checkParts(
  { tx, session }: RecordCall<StaffSession>,
  ids: readonly number[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from part where company_id = ${session.companyId} and id = any(${wanted}::int[])`.execute(
    tx,
  );
  if (rows[0]!.n !== wanted.length)
    throw new Refusal(errors.noPart, { code: codes.notFound, field: 'part_ids' });
}
