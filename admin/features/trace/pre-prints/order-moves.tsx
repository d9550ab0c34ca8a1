import { useSay } from '#admin/app/language.ts';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  prePrintCalls,
  type PrePrint,
  type PrePrintState,
} from '#contract/features/trace/pre-prints/contract.ts';
import { prePrintMoves } from '#contract/features/trace/pre-prints/moves.ts';
import { prePrintTexts } from '#contract/features/trace/pre-prints/texts.ts';

export const orderMoves = moveActions(prePrintMoves, prePrintCalls, {
  fields: async () => (await import('./MoveFields.tsx')).MoveFields,
  isOffered: ({ download_time: downloaded }, move) => move !== 'reopen' || downloaded === null,
});

/** Whether its labels are being drawn. */
export const isChecking = ({ state, is_stopped: isStopped }: PrePrint) =>
  state === 'approved' && !isStopped;

const tones: Record<PrePrintState, StateTone> = {
  draft: 'idle',
  approved: 'busy',
  ready: 'busy',
  sent: 'busy',
  received: 'caution',
  closed: 'good',
  cancelled: 'idle',
};

export function OrderStateDot({ order }: { order: Pick<PrePrint, 'state'> }) {
  const say = useSay();
  return <StateDot tone={tones[order.state]}>{say(prePrintTexts.states[order.state])}</StateDot>;
}
