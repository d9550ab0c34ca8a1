import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useSession } from '#admin/app/session.ts';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import {
  securityPackCalls,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityMoves } from '#contract/features/trace/security-packs/moves.ts';
import { securityPageTexts as texts } from './texts.ts';

/** Whether this user asked for the codes: then another one has to agree, and nobody else may have them. */
export const isOwnRequest = ({ request_by: by }: Pick<SecurityPack, 'request_by'>): boolean =>
  by !== null && by === useSession.getState().user?.id;

export const moves = moveActions(securityMoves, securityPackCalls, {
  isOffered: (pack, move) =>
    move === 'approve' ? !isOwnRequest(pack) : move === 'download' ? isOwnRequest(pack) : true,
  params: ({ made, quantity, request_user: user }) => ({
    made: formatQuantity(made),
    quantity: formatQuantity(quantity),
    user,
  }),
  reasonHint: texts.reasonHint,
  dialogs: {
    download: lazyComponent(async () => (await import('./DownloadDialog.tsx')).DownloadDialog),
  },
});

/** A list in which something is being made is worth looking at again. */
export const isMoving = (packs: readonly SecurityPack[]): boolean =>
  packs.some(({ state }) => state === 'making');
