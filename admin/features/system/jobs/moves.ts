import { jobMoves, type JobMove, type JobState } from '#contract/features/system/jobs/moves.ts';
import { movesFrom } from '#contract/moves.ts';
import type { StateTone } from '#admin/ui/StateDot.tsx';

/** What a person may do with a job in each state. */
export const movesOf: Record<JobState, readonly JobMove[]> = {
  waiting: movesFrom(jobMoves, 'waiting'),
  running: movesFrom(jobMoves, 'running'),
  paused: movesFrom(jobMoves, 'paused'),
  done: movesFrom(jobMoves, 'done'),
  failed: movesFrom(jobMoves, 'failed'),
  cancelled: movesFrom(jobMoves, 'cancelled'),
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
