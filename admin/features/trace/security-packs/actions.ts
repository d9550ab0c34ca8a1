import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { toast } from '#admin/app/toast.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import {
  securityPackCalls,
  type SecurityPack,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityMoves, type SecurityMove } from '#contract/features/trace/security-packs/moves.ts';
import { canMove } from '#contract/moves.ts';
import { securityPageTexts as texts } from './texts.ts';

/** Whether this user asked for the codes: then another one has to agree, and nobody else may have them. */
export const isOwnRequest = ({ request_by: by }: Pick<SecurityPack, 'request_by'>): boolean =>
  by !== null && by === useSession.getState().user?.id;

function isOffered(move: SecurityMove, pack: SecurityPack): boolean {
  if (!canMove(securityMoves, move, pack.state)) return false;
  if (move === 'approve') return !isOwnRequest(pack);
  if (move === 'download') return isOwnRequest(pack);
  return true;
}

const asked = ['pause', 'cancel', 'request', 'approve'] as const;
const isAsked = (move: SecurityMove): move is (typeof asked)[number] =>
  asked.some((one) => one === move);

/** Moves that open a dialog of their own. */
export type Talk = { move: 'reject' | 'download' | 'void'; packs: readonly SecurityPack[] };
const isTalk = (move: SecurityMove): move is Talk['move'] =>
  move === 'reject' || move === 'download' || move === 'void';

const order: readonly SecurityMove[] = [
  'request',
  'approve',
  'download',
  'reject',
  'pause',
  'resume',
  'retry',
  'cancel',
  'void',
];

export const rowActions = (talk: (about: Talk) => void): RowAction<SecurityPack>[] =>
  order.map((move) => ({
    key: move,
    label: securityMoves.moves[move].label,
    can: securityPackCalls[move].allow,
    danger: move === 'void' || move === 'cancel',
    shown: (pack) => isOffered(move, pack),
    ...(isAsked(move) && {
      confirm: ({ code, made, quantity, request_user: user }: SecurityPack) =>
        sayNow(texts.questions[move], {
          code,
          user,
          n: formatQuantity(move === 'approve' ? quantity : made),
        }),
    }),
    run: isTalk(move)
      ? (pack) => talk({ move, packs: [pack] })
      : async ({ id }) => {
          toast.success((await api(securityPackCalls[move], { id })).msg);
        },
  }));

export const batchActions = (talk: (about: Talk) => void): BatchAction<SecurityPack>[] => [
  {
    key: 'void',
    label: securityMoves.moves.void.label,
    can: securityPackCalls.void.allow,
    danger: true,
    shown: (packs) => packs.every(({ state }) => canMove(securityMoves, 'void', state)),
    run: async (_ids, packs) => talk({ move: 'void', packs }),
  },
];

/** A list in which something is being made is worth looking at again. */
export const isMoving = (packs: readonly SecurityPack[]): boolean =>
  packs.some(({ state }) => state === 'making');
