import { sql } from 'kysely';
import { reward as spec } from '#blocks/reward/spec.ts';
import { blocksOf } from '#blocks/kit/document.ts';
import type { SettingsFor } from '#blocks/kit/spec.ts';
import { codes } from '#contract/envelope.ts';
import type { CampaignState } from '#contract/features/sale/campaigns/moves.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { findVersion } from '../pages/find-page.ts';
import { Refusal } from '../refusal.ts';
import { readReference } from '../scans/reference.ts';

const gone = () => new Refusal(campaignTexts.errors.gone, { code: codes.conflict, field: 'block' });

export type ScannedProduct = {
  company: number;
  seq: number;
  code: string | null;
  partId: number | null;
};
export type FoundCampaign = {
  id: number;
  name: string;
  state: CampaignState;
  start_time: Date;
  end_time: Date;
  per_person: number;
  needs_sms: boolean;
  part_ids: number[];
};

/** A campaign that was started. */
export async function readCampaign(
  tx: Tx,
  company: number,
  id: number,
): Promise<FoundCampaign | null> {
  const { rows } = await sql<FoundCampaign>`
    select id, name, state, start_time, end_time, per_person, needs_sms, part_ids from campaign
    where company_id = ${company} and id = ${id} and state <> 'draft'`.execute(tx);
  return rows[0] ?? null;
}

/** The campaign of a block on the published page of a product that was scanned. */
export async function findCampaign(
  app: App,
  tx: Tx,
  { id, block: name }: { id: string; block: string },
): Promise<{ product: ScannedProduct; campaign: FoundCampaign }> {
  const asked = readReference(app, id);
  if (!asked) throw gone();
  const { company, seq } = asked;
  const item = await tx
    .selectFrom('identifier')
    .select(['code', 'part_id', 'batch_id'])
    .where('company_id', '=', company)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (!item) throw gone();
  const placed = { company, seq, partId: item.part_id, batchId: item.batch_id };
  for (const kind of ['trace', 'security'] as const) {
    const found = await findVersion(app, tx, placed, kind);
    const block = found && blocksOf(found.page).find((one) => one.id === name);
    if (block?.type !== spec.type) continue;
    const { campaign } = block.settings as SettingsFor<typeof spec>;
    const started = await readCampaign(tx, company, campaign);
    if (!started) throw gone();
    return {
      product: { company, seq, code: item.code, partId: item.part_id },
      campaign: started,
    };
  }
  throw gone();
}
