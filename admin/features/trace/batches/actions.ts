import { api } from '#admin/app/api.ts';
import { sayNow as say } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import { batchCalls, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batchMoves, type BatchMove } from '#contract/features/trace/batches/moves.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import { batchesPageTexts as texts } from './texts.ts';

const namedAtMost = 5;

/** The batches a question is about, by their numbers. */
export function namesOf(batches: readonly Pick<Batch, 'code'>[]): string {
  const { comma, andMore } = listTexts.confirm;
  const names = batches
    .slice(0, namedAtMost)
    .map(({ code }) => code)
    .join(say(comma));
  return batches.length > namedAtMost ? say(andMore, { names }) : names;
}

/** Asks why before a move that needs a reason. */
type Ask = (move: BatchMove, batches: readonly Batch[]) => void;

/** Moves that ask why are made by a dialog. */
const needsReason = (move: BatchMove): move is 'hold' | 'recall' =>
  'reason' in batchMoves.moves[move];
const send = async (name: 'delete' | Exclude<BatchMove, 'hold' | 'recall'>, ids: number[]) => {
  toast.success((await api(batchCalls[name], { ids })).msg);
};

function moveOf(move: BatchMove, ask: Ask): BatchAction<Batch> {
  const question = texts.questions[move];
  return {
    key: move,
    label: batchMoves.moves[move].label,
    can: batchCalls[move].allow,
    danger: move === 'recall',
    shown: (rows) => rows.every(({ state }) => canMove(batchMoves, move, state)),
    ...(question ? { confirm: (rows) => say(question, { names: namesOf(rows) }) } : {}),
    run: async (ids, rows) => (needsReason(move) ? ask(move, rows) : send(move, ids)),
  };
}

/** Only what is still a plan goes away. */
const remove: BatchAction<Batch> = {
  key: 'delete',
  label: listTexts.delete,
  can: 'trace:batch:delete',
  danger: true,
  shown: (rows) => rows.every(({ state }) => state === 'planned'),
  confirm: (rows) => {
    const { deleteOne, deleteSome } = listTexts.confirm;
    const names = namesOf(rows);
    return rows.length === 1
      ? say(deleteOne, { name: names })
      : say(deleteSome, { n: rows.length, names });
  },
  run: (ids) => send('delete', ids),
};

/** What can be done with all selected batches: whatever is possible for each of them. */
export const batchActions = (ask: Ask): BatchAction<Batch>[] => [
  ...moveNames(batchMoves).map((move) => moveOf(move, ask)),
  remove,
];

/** The same for one of them. */
export const rowActions = (ask: Ask): RowAction<Batch>[] =>
  batchActions(ask).map(({ key, label, can, danger, shown, confirm, run }) => ({
    key,
    label,
    can,
    danger,
    shown: (row) => shown!([row]),
    ...(typeof confirm === 'function' ? { confirm: (row: Batch) => confirm([row]) } : {}),
    // A question that opens a dialog is no command yet.
    run: (row) =>
      key !== 'delete' && needsReason(key as BatchMove)
        ? ask(key as BatchMove, [row])
        : run([row.id], [row]),
  }));
