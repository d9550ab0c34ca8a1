import { describe, expect, test } from 'vitest';
import { movesFrom } from '#contract/moves.ts';
import { repairMoves } from './moves.ts';
import { repairStates, repairStatuses, statusOf } from './states.ts';

describe('[STA-7] the states of a repair', () => {
  test('can each be reached from the request, and each but the last left', () => {
    const reached = new Set<string>(['submitted']);
    for (let size = 0; size !== reached.size;) {
      size = reached.size;
      for (const { from, to } of Object.values(repairMoves.moves))
        if ((from as readonly string[]).some((state) => reached.has(state))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...repairStates].toSorted());
    const ends = repairStates.filter((state) => movesFrom(repairMoves, state).length === 0);
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
      expect(movesFrom(repairMoves, state).map((move) => repairMoves.moves[move].to)).toContain(
        usual[at + 1],
      );
  });

  test('begin with what leads on', () => {
    expect(movesFrom(repairMoves, 'submitted')).toEqual(['accept', 'reject']);
    expect(movesFrom(repairMoves, 'testing')).toEqual(['complete', 'repair', 'replace', 'requote']);
    expect(movesFrom(repairMoves, 'repairing')).toEqual(['test', 'wait', 'replace', 'requote']);
  });
});
