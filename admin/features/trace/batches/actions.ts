import { post } from '#admin/app/api.ts';
import { sayNow as say } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import {
  batchMoveNames,
  canMove,
  needsReason,
  type Batch,
  type BatchMove,
} from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
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

const send = async (path: string, ids: number[]) => {
  toast.success((await post(`batch/${path}`, { ids })).msg);
};

function moveOf(move: BatchMove, ask: Ask): BatchAction<Batch> {
  const question = texts.questions[move];
  return {
    key: move,
    label: batchTexts.moves[move],
    can: move === 'recall' ? 'trace:batch:recall' : 'trace:batch:move',
    danger: move === 'recall',
    shown: (rows) => rows.every(({ state }) => canMove(move, state)),
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
  ...batchMoveNames.map((move) => moveOf(move, ask)),
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
