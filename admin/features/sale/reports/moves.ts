import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { reportCalls, type FakeReport } from '#contract/features/sale/reports/contract.ts';
import { reportMoves } from '#contract/features/sale/reports/moves.ts';

export const nameOf = ({ code }: FakeReport) => code;

/** What is done with reports, in the list and in the drawer. */
export const moves = moveActions(reportMoves, reportCalls, {
  fields: async () => (await import('./MoveFields.tsx')).MoveFields,
});
