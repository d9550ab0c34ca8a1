import {
  batchMoves,
  type BatchMove,
  type BatchState,
} from '#contract/features/trace/batches/moves.ts';
import type { TestNode } from './node.ts';
import type { Owner } from './owner.ts';

export type User = Awaited<ReturnType<TestNode['signIn']>>;
type Row = Record<string, unknown> & { id: number; version: number; code: string };

/** Batches of a user's company, made by its calls, of a part of their own. */
export async function makeBatches(user: User, owner: Owner) {
  const post = async (path: string, body: object): Promise<Row> => {
    const answer = await user.post(path, body);
    if (answer.code !== 0) throw new Error(`${path}: ${answer.msg}`);
    return answer.data as Row;
  };
  const addPart = async () => (await post('part/add', { name: '批次件' })).id;
  const part = await addPart();
  const add = (body: object = {}) => post('batch/add', { part_id: part, quantity: 100, ...body });
  return {
    part,
    addPart,
    add,
    /** One that was put into a state by hand, to try moves from there. */
    addIn: async (state: BatchState): Promise<Row> => {
      const batch = await add();
      await owner.rows('update batch set state = $2 where id = $1', [batch.id, state]);
      return batch;
    },
    stateOf: async (id: number) =>
      (await owner.row<{ state: BatchState }>('select state from batch where id = $1', [id])).state,
  };
}
export type Batches = Awaited<ReturnType<typeof makeBatches>>;

export const needsReason = (move: BatchMove): boolean => 'reason' in batchMoves.moves[move];

/** Gives a command, with a reason where it asks for one. */
export const giveMove = (user: User, move: BatchMove, ids: number[], reason = '抽检不合格') =>
  user.post(`batch/${move}`, { ids, ...(needsReason(move) ? { reason } : {}) });
