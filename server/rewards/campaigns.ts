import { codes } from '#contract/envelope.ts';
import { campaignCalls, type PrizeInput } from '#contract/features/sale/campaigns/contract.ts';
import { campaignMoves } from '#contract/features/sale/campaigns/moves.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { yuanOf } from '#contract/money.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { codeOf } from '../numbers/numbers.ts';
import { mentions, oneOf, within } from '../records/filters.ts';
import type { RecordCall, RecordPlan } from '../records/plan.ts';
import type { MovingTable } from '../records/transition.ts';
import { recordWork } from '../records/work.ts';
import { Refusal } from '../refusal.ts';
import { asInput, checkParts, readPrizes, writePrizes } from './prizes.ts';
import { readCampaign, readCampaigns } from './read-campaigns.ts';
import { checkStart, checkStarted, checkTimes, type StoredCampaign } from './rules.ts';

const { errors, states } = campaignTexts;

/** How campaigns are listed and written. */
export const campaignPlan: RecordPlan<typeof campaignCalls> = {
  texts: campaignTexts,
  list: {
    table: 'campaign',
    filters: {
      keyword: mentions(),
      state: oneOf('state'),
      end_time: within('end_time'),
      create_time: within('create_time'),
    },
    rows: readCampaigns,
  },
  readInfo: readCampaign,
  reads: ['code', 'state', 'spent'],
  related: {
    fields: ['prizes'],
    read: async (reader, id) => ({ prizes: (await readPrizes(reader, id)).map(asInput) }),
  },
  toColumns: async (input, call, before) => {
    checkTimes(input);
    if (before) {
      const prizes = await readPrizes(call, before.id);
      checkStarted(input, { ...(before as unknown as StoredCampaign), prizes });
    }
    await checkParts(call, input.part_ids);
    const code = await codeOf(call, call.session.companyId, 'campaign', '', before);
    return { ...input, part_ids: [...new Set(input.part_ids)], code };
  },
  afterWrite: (call, id, _before, { prizes }) => writePrizes(call, id, prizes as PrizeInput[]),
  beforeDelete: async (_call, rows) => {
    const started = rows.find(({ state }) => state !== 'draft');
    if (started)
      throw new Refusal(errors.notDraft, {
        code: codes.conflict,
        params: { name: String(started.name) },
      });
  },
  export: [
    { field: 'code', width: 16 },
    { field: 'name', width: 28 },
    { field: 'state', width: 10, show: (state, one) => say(states[state], one) },
    { field: 'start_time', width: 20 },
    { field: 'end_time', width: 20 },
    { field: 'budget', width: 14, show: (cents) => yuanOf(cents) },
    { field: 'spent', width: 14, show: (cents) => yuanOf(cents) },
    { field: 'given', width: 10 },
    { field: 'remark', width: 28 },
    { field: 'create_time', width: 20 },
  ],
};
const { table, target, add } = recordWork(campaignCalls, campaignPlan);

export const addCampaign = add;
export const campaignTable: MovingTable<typeof campaignMoves> = {
  ...table,
  target,
  moves: campaignMoves,
  nameOf: ({ name }) => String(name),
};

export type HeldCampaign = StoredCampaign & { id: number; name: string };

/** Refuses to start a campaign that is not complete. */
export async function refuseIncomplete(
  call: RecordCall<StaffSession>,
  row: HeldCampaign,
): Promise<void> {
  checkStart({ ...row, prizes: await readPrizes(call, row.id) });
}
