import {
  batchMoves,
  type BatchMove,
  type BatchState,
} from '#contract/features/trace/batches/moves.ts';
import type { TestNode } from './node.ts';
import type { Owner } from './owner.ts';

export type User = Awaited<ReturnType<TestNode['signIn']>>;
type Row = Record<string, unknown> & { id: number; version: number; code: string };
type Info = Row & { steps: { action: string }[] };

/** The way of a new batch to each state. */
const wayTo: Record<BatchState, readonly BatchMove[]> = {
  planned: [],
  released: ['release'],
  producing: ['release', 'start'],
  held: ['release', 'start', 'hold'],
  completed: ['release', 'start', 'complete'],
  closed: ['release', 'start', 'complete', 'close'],
  recalled: ['release', 'recall'],
};

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
    /** One that has come to this state, to try moves from there. */
    addIn: async (state: BatchState): Promise<Info> => {
      const { id } = await add();
      for (const move of wayTo[state]) {
        const answer = await giveMove(user, move, [id], '试验');
        if (answer.code !== 0) throw new Error(`${move}: ${answer.msg}`);
      }
      return (await user.get('batch/info', { id })).data as Info;
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
