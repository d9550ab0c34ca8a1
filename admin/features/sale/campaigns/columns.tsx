import { useSay } from '#admin/app/language.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { Money } from '#admin/ui/show/Money.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Campaign, campaignCalls } from '#contract/features/sale/campaigns/contract.ts';
import { campaignStates, type CampaignState } from '#contract/features/sale/campaigns/moves.ts';
import { campaignTexts as texts } from '#contract/features/sale/campaigns/texts.ts';
import { campaignsPageTexts } from './texts.ts';

const tones: Record<CampaignState, StateTone> = {
  draft: 'idle',
  running: 'good',
  paused: 'caution',
  ended: 'idle',
};

/** The state; a running campaign whose end has passed says so. */
export function CampaignStateDot({ state, end_time: end }: Pick<Campaign, 'state' | 'end_time'>) {
  const say = useSay();
  const isPast = state === 'running' && Date.parse(end) <= Date.now();
  return (
    <StateDot tone={isPast ? 'idle' : tones[state]}>
      {say(isPast ? campaignsPageTexts.expired : texts.states[state])}
    </StateDot>
  );
}

export const campaignColumns: readonly Column<Campaign>[] = [
  { field: 'name', width: 200, sort: true },
  {
    field: 'state',
    width: 110,
    states: texts.states,
    render: (row) => <CampaignStateDot {...row} />,
  },
  { field: 'spent', width: 110, kind: 'number', render: ({ spent }) => <Money cents={spent} /> },
  { field: 'budget', width: 110, kind: 'number', render: ({ budget }) => <Money cents={budget} /> },
  { field: 'given', width: 80, kind: 'number' },
  { field: 'end_time', width: 140, kind: 'time', sort: true },
  { field: 'code', width: 130, kind: 'code' },
  { field: 'start_time', width: 140, kind: 'time', hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'create_time', width: 140, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 140, kind: 'time', sort: true, hidden: true },
];

export const campaignFilters: readonly Filter<FilterName<typeof campaignCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: campaignStates.map((value) => ({ value, label: texts.states[value] })),
  },
  { field: 'end_time', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];
