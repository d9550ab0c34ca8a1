import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import {
  nonconformanceCalls,
  type Nonconformance,
} from '#contract/features/trace/nonconformances/contract.ts';
import { nonconformanceMoves } from '#contract/features/trace/nonconformances/moves.ts';
import { nonconformancesPageTexts as texts } from './texts.ts';

/** Gives what is being done to another owner, or more time. */
export const assignAction: RowAction<Nonconformance> = {
  key: 'assign',
  label: texts.assign,
  can: nonconformanceCalls.assign.allow,
  aside: true,
  shown: ({ state }) => state === 'acting',
  dialog: lazyComponent(async () => (await import('./WorkDialogs.tsx')).AssignDialog),
};

export const nameOf = ({ code }: Nonconformance) => code;

/** What is done about findings, in the list and in the drawer. */
export const moves = moveActions(nonconformanceMoves, nonconformanceCalls, {
  fields: async () => (await import('./MoveFields.tsx')).MoveFields,
});
