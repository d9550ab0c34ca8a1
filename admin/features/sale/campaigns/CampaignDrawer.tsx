import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { useMoveButtons } from '#admin/ui/list/use-move-buttons.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import { campaignCalls } from '#contract/features/sale/campaigns/contract.ts';
import { campaignTexts } from '#contract/features/sale/campaigns/texts.ts';
import { CampaignRecord } from './CampaignRecord.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { moves, nameOf } from './moves.ts';
import { campaignsPageTexts as texts } from './texts.ts';

const width = 720;

/** One campaign with its figures, and what can be done about it. */
export function CampaignDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    queryKey: ['campaign', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(campaignCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
    // While a file is read.
    refetchInterval: ({ state: { data } }) =>
      data?.lists.some(({ state }) => state === 'reading') ? 1_500 : false,
  });
  const campaign = query.data;
  const { buttons, dialogs } = useMoveButtons(moves, campaign, nameOf);
  const takesCodes =
    campaign !== undefined &&
    campaign.state !== 'ended' &&
    campaign.prizes.some(({ kind }) => kind === 'code') &&
    can({ has: campaignCalls.addCodes.allow });
  return (
    <>
      <RecordDrawer
        query={query}
        one={campaignTexts.one}
        title={campaign?.name ?? say(campaignTexts.one)}
        width={width}
        closeLabel={texts.close}
        onClose={onClose}
        actions={
          <>
            {can({ has: campaignCalls.start.allow }) && buttons}
            {takesCodes && <Button onClick={() => setAdding(true)}>{say(texts.addCodes)}</Button>}
          </>
        }
      >
        {(found) => <CampaignRecord campaign={found} />}
      </RecordDrawer>
      {dialogs}
      {isAdding && campaign && <CodesDialog campaign={campaign} onClose={() => setAdding(false)} />}
    </>
  );
}
