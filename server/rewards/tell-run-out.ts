import { sql } from 'kysely';
import { yuanOf } from '#contract/money.ts';
import type { App } from '../app.ts';
import { systemActor, type Tx } from '../database/database.ts';
import { notify, type NewNotice } from '../messages/notices.ts';

type Given = { company: number; campaign: number; prize: { id: number; amount: number } };
type Left = {
  code: string;
  name: string;
  prize: string;
  left: number;
  /** Nothing more of this prize can be given. */
  is_out: boolean;
  /** The prizes that the budget covered until now. */
  short: string[];
};

/**
 * Tells those who run campaigns when the prize just given was the last of its kind, or when the budget no longer covers a
 * prize. Winners of a campaign wait for each other, so each of this is told once.
 */
export async function tellRunOut(
  app: App,
  tx: Tx,
  { company, campaign, prize }: Given,
): Promise<void> {
  const { rows } = await sql<Left>`
    select c.code, c.name, p.name as prize, c.budget - c.spent as left,
      p.given >= p.quantity or (p.kind = 'code' and not exists (select from campaign_code k
        where k.company_id = p.company_id and k.prize_id = p.id and not k.is_taken)) as is_out,
      array(select o.name from campaign_prize o where o.company_id = c.company_id and o.campaign_id = c.id
        and o.given < o.quantity and o.amount > c.budget - c.spent
        and o.amount <= c.budget - c.spent + ${prize.amount} order by o.position, o.id) as short
    from campaign c join campaign_prize p on p.company_id = c.company_id and p.id = ${prize.id}
    where c.company_id = ${company} and c.id = ${campaign}`.execute(tx);
  const { code, name, prize: called, left, is_out: isOut, short } = rows[0]!;
  const common = { id: campaign, code, name };
  const tell = (notice: Pick<NewNotice, 'sentence' | 'params'>) =>
    notify(tx, app.cluster, systemActor, {
      to: { company, holding: 'sale:campaign:run' },
      type: 5,
      ...notice,
    });
  if (isOut) await tell({ sentence: 'campaignPrizeOut', params: { ...common, prize: called } });
  if (short.length > 0)
    await tell({
      sentence: 'campaignBudgetShort',
      params: { ...common, left: yuanOf(left), prizes: short.join('、') },
    });
}
