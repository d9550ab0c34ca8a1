import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { shipmentCalls, type Shipment } from '#contract/features/trace/shipments/contract.ts';
import { shipmentMoves } from '#contract/features/trace/shipments/moves.ts';
import { shipmentsPageTexts as texts } from './texts.ts';

const ReceiveDialog = lazyComponent(
  async () => (await import('./ReceiveDialog.tsx')).ReceiveDialog,
);
const CheckDialog = lazyComponent(async () => (await import('./CheckDialog.tsx')).CheckDialog);

/** The board where a shipment is picked; `?id=` names it. */
export const pickingPath = '/trace/shipment/pick';

export const nameOf = ({ code }: Shipment) => code;

/** The steps of a shipment; scanning has a board of its own. */
export const moves = moveActions(shipmentMoves, shipmentCalls, {
  isOffered: (_row, move) => move !== 'scan',
  params: ({ picked, received }) => ({ missing: picked - received }),
  reasonHint: texts.reasonHint,
  dialogs: { receive: ReceiveDialog, check: CheckDialog },
});
