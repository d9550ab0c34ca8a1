import type { JobState } from '#contract/features/system/jobs/contract.ts';
import type { StateTone } from '#admin/ui/StateDot.tsx';

export const jobMoves = ['pause', 'resume', 'retry', 'cancel'] as const;
export type JobMove = (typeof jobMoves)[number];

/** What a person may do with a job in each state. */
export const movesOf: Record<JobState, readonly JobMove[]> = {
  waiting: ['pause', 'cancel'],
  running: ['pause', 'cancel'],
  paused: ['resume', 'cancel'],
  done: [],
  failed: ['retry'],
  cancelled: ['retry'],
};

export const toneOf: Record<JobState, StateTone> = {
  waiting: 'idle',
  running: 'busy',
  paused: 'caution',
  done: 'good',
  failed: 'bad',
  cancelled: 'idle',
};

/** A list in which something still moves is worth looking at again. */
export function isMoving(states: readonly JobState[]): boolean {
  return states.some((state) => state === 'running' || state === 'waiting');
}
