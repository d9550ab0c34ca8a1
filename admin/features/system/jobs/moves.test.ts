import { expect, test } from 'vitest';
import { jobMoves } from '#contract/features/system/jobs/moves.ts';
import { movesFrom } from '#contract/moves.ts';
import { isMoving } from './moves.ts';

test('a finished job can only be left alone, a failed one tried again', () => {
  expect(movesFrom(jobMoves, 'done')).toEqual([]);
  expect(movesFrom(jobMoves, 'failed')).toEqual(['retry']);
});

test('the list looks again only while something runs or waits', () => {
  expect(isMoving(['done', 'failed', 'paused', 'cancelled'])).toBe(false);
  expect(isMoving(['done', 'running'])).toBe(true);
  expect(isMoving(['waiting'])).toBe(true);
  expect(isMoving([])).toBe(false);
});
