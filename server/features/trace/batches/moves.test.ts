import { beforeAll, describe, expect, test } from 'vitest';
import { batchStates } from '#contract/features/trace/batches/contract.ts';
import {
  batchMoves,
  type BatchMove,
  type BatchState,
} from '#contract/features/trace/batches/moves.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import {
  giveMove,
  makeBatches,
  needsReason,
  type Batches,
  type User,
} from '#server/testing/batches.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const names = moveNames(batchMoves);
const firstOf = (move: BatchMove): BatchState => batchMoves.moves[move].from[0];

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
let made: Batches;
let demo: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  made = await makeBatches(demo, owner);
});

describe('a command', () => {
  const every = names.flatMap((move) => batchStates.map((state) => [move, state] as const));
  test.each(every.filter(([move, state]) => canMove(batchMoves, move, state)))(
    '%s moves one that is %s, and leaves its step and its trace in the log',
    async (move, state) => {
      const { id, version, steps } = await made.addIn(state);
      expect(await giveMove(demo, move, [id])).toMatchObject({ code: 0 });
      const reason = needsReason(move) ? '抽检不合格' : '';
      expect((await demo.get('batch/info', { id })).data).toMatchObject({
        state: batchMoves.moves[move].to,
        reason,
        version: version + 1,
        steps: [{ action: move, reason, create_user: '陈青山' }, ...steps],
      });
      expect(
        await owner.rows(
          `select target, before->>'state' as before, after->>'state' as after from operation_log
           where path = $1 and target_id = $2`,
          [`batch/${move}`, String(id)],
        ),
      ).toEqual([{ target: 'batch', before: state, after: batchMoves.moves[move].to }]);
    },
  );

  test.each(
    every.filter(
      ([move, state]) => !canMove(batchMoves, move, state) && batchMoves.moves[move].to !== state,
    ),
  )('%s refuses one that is %s, names it, and moves no other', async (move, state) => {
    const wrong = await made.addIn(state);
    const right = await made.addIn(firstOf(move));
    const answer = await giveMove(demo, move, [right.id, wrong.id]);
    expect(answer).toMatchObject({ status: 409, msg: expect.stringContaining(wrong.code) });
    expect([await made.stateOf(wrong.id), await made.stateOf(right.id)]).toEqual([
      state,
      firstOf(move),
    ]);
  });

  test.each(names)('%s, given twice, is done once', async (move) => {
    const { id, version, steps } = await made.addIn(firstOf(move));
    await giveMove(demo, move, [id, id]);
    expect(await giveMove(demo, move, [id])).toMatchObject({
      code: 0,
      msg: expect.stringMatching(/ 0 /),
    });
    const { data } = await demo.get('batch/info', { id });
    expect(data).toMatchObject({ version: version + 1, state: batchMoves.moves[move].to });
    expect(data.steps).toHaveLength(steps.length + 1);
  });

  test('given by ten at once is done once, and of two that differ one is refused', async () => {
    const { id } = await made.addIn('planned');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => giveMove(demo, 'release', [id])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await demo.get('batch/info', { id })).data.steps).toHaveLength(2);
    const running = await made.addIn('producing');
    const both = await Promise.all([
      giveMove(demo, 'hold', [running.id]),
      giveMove(demo, 'complete', [running.id]),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test.each(names.filter(needsReason))('%s asks for a reason', async (move) => {
    const { id } = await made.addIn(firstOf(move));
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(201) }])
      expect(await demo.post(`batch/${move}`, { ids: [id], ...body })).toMatchObject({
        status: 422,
        errors: [{ field: 'reason' }],
      });
    expect(await made.stateOf(id)).toBe(firstOf(move));
  });

  test('speaks the language of the person who gave it', async () => {
    const { id, code } = await made.addIn('planned');
    const answer = await demo.post('batch/complete', { ids: [id] }, { lang: 'en' });
    expect(answer.msg).toBe(`“Complete” is not possible: batch ${code} has the status “Planned”`);
  });
});
