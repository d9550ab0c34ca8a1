import { useMemo } from 'react';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { campaignCalls, type Campaign } from '#contract/features/sale/campaigns/contract.ts';
import { campaigns } from '#contract/features/sale/campaigns/feature.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { campaignColumns, campaignFilters } from './columns.tsx';
import { moves, nameOf } from './moves.ts';
import { campaignsPageTexts as texts } from './texts.ts';

const Form = lazyComponent(async () => (await import('./CampaignForm.tsx')).CampaignForm);
const CampaignDrawer = lazyComponent(
  async () => (await import('./CampaignDrawer.tsx')).CampaignDrawer,
);
const isOpen = ({ state }: Campaign) => state !== 'ended';
const isDraft = ({ state }: Campaign) => state === 'draft';

/** What consumers can win, within a budget. */
export function Page() {
  const { id, open, close } = useOpenRecord('campaign');
  const openRow = useStable((row: Campaign) => open(row.id));
  const rowActions = useMemo<RowAction<Campaign>[]>(
    () => [{ key: 'view', label: texts.view, run: openRow }],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={campaignCalls}
        title={campaigns.title}
        texts={campaignTexts}
        columns={campaignColumns}
        filters={campaignFilters}
        form={Form}
        rowActions={rowActions}
        moves={moves}
        isOpen={isOpen}
        canDelete={isDraft}
        nameOf={nameOf}
      />
      {id !== null && <CampaignDrawer key={id} id={id} onClose={close} />}
    </>
  );
}
