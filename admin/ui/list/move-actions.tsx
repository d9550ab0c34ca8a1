import type { ComponentType } from 'react';
import { api, type DataCall } from '#admin/app/api.ts';
import { sayNow as say } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import type { Call } from '#contract/call.ts';
import { canMove, moveNames, type MoveOf, type Moves, type StateOf } from '#contract/moves.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { asksMore, recordsOf, shapeOf } from './move-input.ts';
import {
  permissionOf,
  resourceOf,
  type ActionDialogProps,
  type BatchAction,
  type ListActions,
  type ListCalls,
  type RowAction,
  type RowOf,
} from './types.ts';

const MoveDialog = lazyComponent(async () => (await import('./MoveDialog.tsx')).MoveDialog);

type Options<M extends Moves, Row> = {
  /** The state of a row, where its field `state` does not hold it. */
  stateOf?: (row: Row) => StateOf<M>;
  /** What must be true beside the state. */
  isOffered?: (row: Row, move: MoveOf<M>) => boolean;
  /** Moves that are made with one record at a time, though their calls take several. */
  alone?: readonly MoveOf<M>[];
  /** What the words of a move mention of a row beside `{names}` and `{n}`. */
  params?: (row: Row) => TextParams;
  /** Stands below the reason: where it can be read. */
  reasonHint?: Text;
  /** The fields of the dialog, where a move asks for more than a reason; loaded with the dialog (`lazyComponent`). */
  fields?: ComponentType<{ move: MoveOf<M> }>;
  /** Dialogs of their own. */
  dialogs?: Partial<Record<MoveOf<M>, ComponentType<ActionDialogProps<Row>>>>;
};

type MovingCalls<M extends Moves> = ListCalls & Readonly<Record<MoveOf<M>, Call>>;
/** Rows that do not say their state need `stateOf`. */
type OptionsFor<M extends Moves, Row> = Row extends { state: StateOf<M> }
  ? [options?: Options<M, Row>]
  : [options: Options<M, Row> & Required<Pick<Options<M, Row>, 'stateOf'>>];

/** The state moves of a feature as actions of its list. */
export type MoveActions<Row> = ListActions<Row> & { resource: string };

/**
 * The state moves of a feature as actions of its list: `<DataPage moves={moveActions(batchMoves, batchCalls)} …>`.
 * Each is offered where the state allows it, to users who may make its call; for several rows where the call takes `ids`.
 * A move says its `confirm` first, asks for whatever else its call takes, and tells what the server answers.
 */
export function moveActions<M extends Moves, C extends MovingCalls<M>>(
  moves: M,
  calls: C,
  ...given: OptionsFor<M, RowOf<C>>
): MoveActions<RowOf<C>> {
  type Row = RowOf<C>;
  const options = (given[0] ?? {}) as Options<M, Row>;
  const { alone = [], params, isOffered, dialogs, fields: Fields, reasonHint } = options;
  const stateOf: (row: Row) => StateOf<M> =
    options.stateOf ?? ((row) => (row as unknown as { state: StateOf<M> }).state);
  const words = (text: Text, rows: readonly Row[], names: string) =>
    say(text, { names, n: rows.length, ...params?.(rows[0]!) });
  const actions = moveNames(moves).map(
    (move): { onRow: RowAction<Row>; onBatch: BatchAction<Row> } => {
      const step = moves.moves[move]!;
      const { label, isDanger: danger = false, isAside: aside = false } = step;
      const { confirm, confirmSome = confirm } = step;
      const call = calls[move] as DataCall;
      const askMore = ({ rows, names, onClose }: ActionDialogProps<Row>) => {
        const line = rows.length > 1 ? confirmSome : confirm;
        return (
          <MoveDialog
            step={step}
            call={call}
            rows={rows}
            line={line && words(line, rows, names)}
            fields={Fields && <Fields move={move} />}
            reasonHint={reasonHint}
            onClose={onClose}
          />
        );
      };
      const dialog = dialogs?.[move] ?? (asksMore(call) ? askMore : undefined);
      const fits = (row: Row) =>
        canMove(moves, move, stateOf(row)) && (isOffered?.(row, move) ?? true);
      const send = async (rows: readonly Row[]) => {
        toast.success((await api(call, recordsOf(call, rows))).msg);
      };
      const can = permissionOf(call) ?? undefined;
      const shared = { key: move, label, can, danger, aside, dialog };
      return {
        onRow: {
          ...shared,
          shown: fits,
          confirm: confirm && ((row, name) => words(confirm, [row], name)),
          run: (row) => send([row]),
        },
        onBatch: {
          ...shared,
          shown: (rows) => rows.every(fits),
          confirm: confirmSome && ((rows, names) => words(confirmSome, rows, names)),
          run: (_ids, rows) => send(rows),
        },
      };
    },
  );
  const isForSeveral = ({ key }: BatchAction<Row>) => {
    const move = key as MoveOf<M>;
    return 'ids' in shapeOf(calls[move]) && !alone.includes(move);
  };
  return {
    resource: resourceOf(calls.index),
    onRow: actions.map(({ onRow }) => onRow),
    onBatch: actions.map(({ onBatch }) => onBatch).filter(isForSeveral),
  };
}
