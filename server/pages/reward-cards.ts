import { sql } from 'kysely';
import type { CampaignCard, Scene } from '#blocks/kit/scene.ts';
import { mostOffered } from '#contract/features/product/page-drafts/contract.ts';
import type { CampaignState } from '#contract/features/sale/campaigns/moves.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { ScannedItem } from '../scans/answers.ts';

type Row = {
  id: number;
  name: string;
  state: CampaignState;
  start_time: Date;
  end_time: Date;
  part_ids: number[];
  rules: string;
  prizes: string[];
  is_taken: boolean;
};

const inShanghai = (time: Date) =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

function phaseOf({ state, start_time: start, end_time: end }: Row): CampaignCard['phase'] {
  if (state === 'draft') return 'draft';
  if (state === 'ended' || end.getTime() <= Date.now()) return 'over';
  if (state === 'paused') return 'paused';
  return start.getTime() > Date.now() ? 'soon' : 'open';
}

/** Campaigns as a page shows them: to a product, or in the designer to none. */
export async function readCampaignCards(
  tx: Tx,
  company: number,
  ids: readonly number[] | 'newest',
  product: Pick<ScannedItem, 'seq' | 'partId'> | null,
): Promise<CampaignCard[]> {
  const { rows } = await sql<Row>`
    select c.id, c.name, c.state, c.start_time, c.end_time, c.part_ids, c.rules,
      array(select p.name from campaign_prize p where p.company_id = c.company_id and p.campaign_id = c.id
        order by p.position, p.id) as prizes,
      exists (select from campaign_claim k where k.company_id = c.company_id and k.campaign_id = c.id
        and k.seq = ${product?.seq ?? null}::bigint) as is_taken
    from campaign c where c.company_id = ${company}
      and ${ids === 'newest' ? sql`true` : sql`c.id = any(${[...ids]}::int[])`}
    order by c.id desc limit ${mostOffered.campaigns}`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phase: phaseOf(row),
    from: inShanghai(row.start_time),
    until: inShanghai(row.end_time),
    prizes: row.prizes,
    rules: row.rules,
    isFor:
      product === null ||
      row.part_ids.length === 0 ||
      (product.partId !== null && row.part_ids.includes(product.partId)),
    isTaken: row.is_taken,
  }));
}

/** Those of a page for a scanned product; not cached, because they differ for each. */
export async function campaignsOf(
  app: App,
  { company, seq, partId }: ScannedItem,
  ids: readonly number[],
): Promise<Scene['campaigns']> {
  if (ids.length === 0) return {};
  const cards = await transact(app.database.main, systemActor, (tx) =>
    readCampaignCards(tx, company, ids, { seq, partId }),
  );
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
