import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { campaignCalls, type Campaign } from '#contract/features/sale/campaigns/contract.ts';
import { campaignMoves } from '#contract/features/sale/campaigns/moves.ts';

export const nameOf = ({ name }: Campaign) => name;
/** What is done with campaigns, in the list and in the drawer. */
export const moves = moveActions(campaignMoves, campaignCalls);
