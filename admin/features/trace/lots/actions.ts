import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { lotCalls, type Lot } from '#contract/features/trace/lots/contract.ts';
import { lotMoves } from '#contract/features/trace/lots/moves.ts';
import { lotPageTexts as texts } from './texts.ts';

export const moves = moveActions(lotMoves, lotCalls, {
  reasonHint: texts.reasonHint,
  next: {
    recall: lazyComponent<ActionDialogProps<Lot>>(
      async () => (await import('#admin/ui/nonconformances/AfterRecall.tsx')).AfterLotRecall,
    ),
  },
});
export const nameOf = ({ code }: Lot) => code;
