import type { JobState } from '#contract/features/system/jobs/moves.ts';
import type { StateTone } from '#admin/ui/StateDot.tsx';

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
