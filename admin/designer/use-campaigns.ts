import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import type { CampaignCard, Scene } from '#blocks/kit/scene.ts';
import { pageDraftCalls } from '#contract/features/product/page-drafts/contract.ts';

const none: Scene['campaigns'] = {};

/** The company's reward campaigns, as far as loaded. */
export function useCampaigns(): Scene['campaigns'] {
  return useQuery(campaignsQuery).data ?? none;
}

export const campaignsQuery = {
  queryKey: ['pageTemplate', 'campaigns'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { data } = await api(pageDraftCalls.campaigns, {}, { signal, quiet: true });
    return Object.fromEntries(data.map((card): [number, CampaignCard] => [card.id, card]));
  },
  staleTime: 10_000,
};
