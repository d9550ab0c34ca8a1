import { describe, expect, test } from 'vitest';
import { movesFrom, repairMoves, repairStates, repairStatuses, statusOf } from './states.ts';

describe('[STA-7] the states of a repair', () => {
  test('can each be reached from the request, and each but the last left', () => {
    const reached = new Set<string>(['submitted']);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const { from, to } of Object.values(repairMoves))
        if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...repairStates].toSorted());
    const ends = repairStates.filter((state) => movesFrom(state).length === 0);
    expect(ends).toEqual(['closed']);
  });

  test('are told as four statuses, in the order of the usual way', () => {
    const usual = [
      'submitted',
      'accepted',
      'diagnosing',
      'quoted',
      'repairing',
      'testing',
      'completed',
      'closed',
    ] as const;
    const told = usual.map((state) => statusOf[state]);
    expect([...new Set(told)]).toEqual(repairStatuses);
    for (const [at, state] of usual.slice(0, -1).entries())
      expect(movesFrom(state).map((move) => repairMoves[move].to)).toContain(usual[at + 1]);
  });

  test('begin with what leads on', () => {
    expect(movesFrom('submitted')).toEqual(['accept', 'reject']);
    expect(movesFrom('testing')).toEqual(['complete', 'repair', 'replace']);
    expect(movesFrom('repairing')).toEqual(['test', 'wait', 'replace']);
  });
});
