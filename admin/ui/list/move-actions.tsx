import { useRef, useState, type ComponentType } from 'react';
import { meets } from '#admin/app/access.tsx';
import { api, type DataCall } from '#admin/app/api.ts';
import { sayNow as say } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useSession } from '#admin/app/session.ts';
import { toast } from '#admin/app/toast.ts';
import type { Call } from '#contract/call.ts';
import { canMove, moveNames, type MoveOf, type Moves, type StateOf } from '#contract/moves.ts';
import type { Text, TextParams } from '#contract/text.ts';
import type { MoveDialogProps } from './MoveDialog.tsx';
import { asksMore, recordsOf, shapeOf } from './move-input.ts';
import { takeBack } from './take-back.ts';
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

const loadDialog = async () => (await import('./MoveDialog.tsx')).MoveDialog;
const MoveDialog = lazyComponent(loadDialog);

type Fields<Move> = ComponentType<{ move: Move }>;

/**
 * The dialog together with its own fields, shown once both have come: fields that came later would push the buttons away
 * from under the pointer, and the click would be lost.
 */
const dialogWith = <Move,>(load: () => Promise<Fields<Move>>) =>
  lazyComponent<Omit<MoveDialogProps, 'fields'> & { move: Move }>(async () => {
    const [Dialog, Own] = await Promise.all([loadDialog(), load()]);
    return ({ move, ...props }) => <Dialog {...props} fields={<Own move={move} />} />;
  });

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
  /** Loads the fields of the dialog, where a move asks for more than a reason. */
  fields?: () => Promise<Fields<MoveOf<M>>>;
  /** What is offered once a move is made, in a dialog that follows; moves with a dialog of the kit only. */
  next?: Partial<Record<MoveOf<M>, ComponentType<ActionDialogProps<Row>>>>;
  /** Dialogs of their own. */
  dialogs?: Partial<Record<MoveOf<M>, ComponentType<ActionDialogProps<Row>>>>;
};

type MovingCalls<M extends Moves> = ListCalls & Readonly<Record<MoveOf<M>, Call>>;
/** Rows that do not say their state need `stateOf`. */
type OptionsFor<M extends Moves, Row> = Row extends { state: StateOf<M> }
  ? [options?: Options<M, Row>]
  : [options: Options<M, Row> & Required<Pick<Options<M, Row>, 'stateOf'>>];

function mayMake(call: Call): boolean {
  const authorities = useSession.getState().user?.authorities ?? [];
  const rights = authorities.map(({ permission }) => permission);
  return meets([], rights, { has: permissionOf(call) });
}

const versionOf = (row: unknown) => (row as { version?: number }).version ?? 0;

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
  const { alone = [], params, isOffered, dialogs, reasonHint, next } = options;
  const Filled = options.fields && dialogWith(options.fields);
  const stateOf: (row: Row) => StateOf<M> =
    options.stateOf ?? ((row) => (row as unknown as { state: StateOf<M> }).state);
  const words = (text: Text, rows: readonly Row[], names: string) =>
    say(text, { names, n: rows.length, ...params?.(rows[0]!) });
  /** The step that leads from where a move leads, and from nowhere else, straight back, and asks for nothing. */
  const wayBack = (move: MoveOf<M>, before: StateOf<M>) =>
    moveNames(moves).find((other) => {
      const step = moves.moves[other]!;
      const isBack = step.to === before && step.from.join() === moves.moves[move]!.to;
      return isBack && !step.isDanger && !asksMore(calls[other]) && mayMake(calls[other]);
    });
  const undo = (call: DataCall, rows: readonly Row[]) => {
    // The move that is taken back made one version; somebody else's is never overwritten.
    const moved = rows.map((row) => ({ ...row, version: versionOf(row) + 1 }));
    return takeBack(resourceOf(calls.index), () => api(call, recordsOf(call, moved)));
  };
  const actions = moveNames(moves).map(
    (move): { onRow: RowAction<Row>; onBatch: BatchAction<Row> } => {
      const step = moves.moves[move]!;
      const { label, isDanger: danger = false, isAside: aside = false } = step;
      const { confirm, confirmSome = confirm } = step;
      const call = calls[move] as DataCall;
      const Next: ComponentType<ActionDialogProps<Row>> | undefined = next?.[move];
      const AskMore = ({ rows, names, onClose }: ActionDialogProps<Row>) => {
        const made = useRef(false);
        const [isOver, setOver] = useState(false);
        if (Next && isOver) return <Next rows={rows} names={names} onClose={onClose} />;
        const line = rows.length > 1 ? confirmSome : confirm;
        const asked = {
          step,
          call,
          rows,
          line: line && words(line, rows, names),
          reasonHint,
          onMade: () => {
            made.current = true;
          },
          onClose: () => (Next && made.current ? setOver(true) : onClose()),
        };
        return Filled ? <Filled {...asked} move={move} /> : <MoveDialog {...asked} />;
      };
      const dialog = dialogs?.[move] ?? (asksMore(call) ? AskMore : undefined);
      const fits = (row: Row) =>
        canMove(moves, move, stateOf(row)) && (isOffered?.(row, move) ?? true);
      const send = async (rows: readonly Row[]) => {
        const { msg } = await api(call, recordsOf(call, rows));
        const back = rows.length > 0 ? wayBack(move, stateOf(rows[0]!)) : undefined;
        const isFromOne = rows.every((row) => stateOf(row) === stateOf(rows[0]!));
        toast.success(
          msg,
          undefined,
          back && isFromOne ? () => void undo(calls[back] as DataCall, rows) : undefined,
        );
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
