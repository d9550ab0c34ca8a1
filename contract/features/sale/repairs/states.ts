import { stateNames } from '#contract/moves.ts';
import { repairMoves, type RepairState } from './moves.ts';

export type { RepairState } from './moves.ts';
export const repairStates = stateNames(repairMoves);
export const repairStateTexts = repairMoves.states;

/** The states shown to consumers: the values of the dictionary `repair_status`. */
export const repairStatuses = ['review', 'processing', 'maintenance', 'completed'] as const;
export type RepairStatus = (typeof repairStatuses)[number];

export const statusOf: Record<RepairState, RepairStatus> = {
  submitted: 'review',
  accepted: 'processing',
  diagnosing: 'processing',
  quoted: 'processing',
  repairing: 'maintenance',
  waiting: 'maintenance',
  testing: 'maintenance',
  completed: 'completed',
  replaced: 'completed',
  rejected: 'completed',
  closed: 'completed',
};
