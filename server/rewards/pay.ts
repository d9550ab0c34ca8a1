import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { CampaignState } from '#contract/features/sale/campaigns/moves.ts';
import { campaignTexts, type PrizeKind } from '#contract/features/sale/campaigns/texts.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { draw } from './draw.ts';

export type DrawnPrize = {
  id: number;
  name: string;
  kind: PrizeKind;
  amount: number;
  points: number;
  odds: number;
};
type Paid = DrawnPrize & { code: { id: number; sealed: Buffer } | null };
type Of = { company: number; campaign: number };

/** Draws a prize and takes it from quantity, budget and codes; null if nothing was drawn or the prize has run out. */
export async function drawPrize(tx: Tx, { company, campaign }: Of): Promise<Paid | null> {
  const { rows: prizes } = await sql<DrawnPrize & { is_left: boolean }>`
    select p.id, p.name, p.kind, p.amount, p.points, p.odds,
      p.given < p.quantity and c.spent + p.amount <= c.budget as is_left
    from campaign_prize p join campaign c on c.company_id = p.company_id and c.id = p.campaign_id
    where p.company_id = ${company} and p.campaign_id = ${campaign} order by p.position, p.id`.execute(
    tx,
  );
  const prize = draw(prizes);
  // For what has run out already nobody needs to wait.
  if (!prize?.is_left) return null;
  // Winners of one campaign wait for each other here, so that each sees what the others have left.
  const { rows: held } = await sql<{ state: CampaignState }>`
    select state from campaign where company_id = ${company} and id = ${campaign} for no key update`.execute(
    tx,
  );
  const state = held[0]?.state;
  if (state !== 'running')
    throw new Refusal(campaignTexts.errors[state === 'ended' ? 'over' : 'paused'], {
      code: codes.conflict,
    });
  await sql`savepoint prize`.execute(tx);
  const paid = await take(tx, { company, campaign }, prize);
  if (!paid) await sql`rollback to savepoint prize`.execute(tx);
  return paid;
}

async function take(tx: Tx, { company, campaign }: Of, prize: DrawnPrize): Promise<Paid | null> {
  const spent = await sql`
    update campaign set spent = spent + ${prize.amount}
    where company_id = ${company} and id = ${campaign} and spent + ${prize.amount} <= budget`.execute(
    tx,
  );
  if (spent.numAffectedRows !== 1n) return null;
  const given = await sql`
    update campaign_prize set given = given + 1
    where company_id = ${company} and id = ${prize.id} and given < quantity`.execute(tx);
  if (given.numAffectedRows !== 1n) return null;
  if (prize.kind !== 'code') return { ...prize, code: null };
  const { rows } = await sql<{ id: number; sealed: Buffer }>`
    update campaign_code set is_taken = true where company_id = ${company} and id = (
      select id from campaign_code where company_id = ${company} and prize_id = ${prize.id} and not is_taken
      order by id limit 1 for update skip locked)
    returning id, sealed`.execute(tx);
  return rows[0] ? { ...prize, code: rows[0] } : null;
}
