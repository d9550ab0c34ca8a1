import { codes, type Conflict } from '#contract/envelope.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { canMove, type MoveOf, type Moves, type StateOf } from '#contract/moves.ts';
import { say, t, type Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { withMasks } from '../database/optimistic-lock.ts';
import { changedAt } from '../http/moment.ts';
import { namesOfRow } from '../logs/record-words.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from '../access/sessions.ts';
import type { RecordCall } from './plan.ts';
import { lockRecords, updateRecords, type Columns, type RecordTable } from './write.ts';

const wrongState = t(
  '“{code}”的状态是“{state}”，不能{move}',
  '“{move}” is not possible: {code} has the status “{state}”',
  '「{code}」的狀態是「{state}」，不能{move}',
);

/** A record that is held while it is moved. */
export type HeldRecord = { id: number; version: number } & Record<string, unknown>;

/** A table whose records move from state to state. */
export type MovingTable<M extends Moves> = RecordTable & {
  moves: M;
  /** What the operation log calls these records. */
  target: string;
  /** How a state is kept where there is no column `state` that holds its name: `disabled`, say. */
  kept?: { read: (row: HeldRecord) => StateOf<M>; columns: (state: StateOf<M>) => Columns };
  /** What a record is called in a refusal; its code, name or title unless told. */
  nameOf?: (row: HeldRecord) => string;
  /** Words of its own for a step that does not fit (`{code}`, `{state}`, `{move}`), or the whole refusal. */
  refused?: Text | ((row: HeldRecord, move: MoveOf<M>) => Refusal);
};

type Options<Row> = {
  reason?: string | undefined;
  /** The version that the caller has seen; where the record has moved on, the step is refused. */
  version?: number;
  /** The same for several records, by id. */
  versions?: ReadonlyMap<number, number> | undefined;
  /** Columns that are written along. */
  set?: Columns;
  /** What the operation log says beside the new state. */
  noted?: Columns;
  /** Those that already are where the step leads stay as they are, instead of refusing it. */
  skipsDone?: boolean;
  /** What else stands in the way of one of them. */
  check?: (row: Row) => void | Promise<void>;
  /** The same, asked once for all of them. */
  checkAll?: (rows: readonly Row[]) => Promise<void>;
};

/**
 * Moves records from state to state: locks them, refuses what stands in the way, writes, notes before and after for
 * the operation log and says how many. All of them move or none. Gives back the records as they were before.
 */
export async function transition<M extends Moves, Row extends object = HeldRecord>(
  call: RecordCall<Session>,
  table: MovingTable<M>,
  ids: readonly number[],
  move: MoveOf<M>,
  {
    reason,
    version,
    versions,
    set = {},
    noted = {},
    skipsDone = false,
    check,
    checkAll,
  }: Options<Row & HeldRecord> = {},
): Promise<(Row & HeldRecord)[]> {
  const { tx, session } = call;
  const { to, done } = table.moves.moves[move]!;
  const read = table.kept?.read ?? (({ state }) => state as StateOf<M>);
  const columnsOf = table.kept?.columns ?? ((state) => ({ state }));
  const held = await lockRecords<Row & HeldRecord>(tx, table, session, ids);
  const moved = skipsDone ? held.filter((row) => read(row) !== to) : held;
  for (const row of moved) {
    if (!canMove(table.moves, move, read(row))) throw refuse(table, move, row, read(row));
    const seen = versions?.get(row.id) ?? version;
    if (seen !== undefined && row.version !== seen) throw changedMeanwhile(row);
    await check?.(row);
  }
  await checkAll?.(moved);
  const next: Columns = {
    ...columnsOf(to as StateOf<M>),
    ...(reason === undefined ? {} : { reason }),
  };
  await updateRecords(
    tx,
    table,
    session,
    moved.map(({ id }) => id),
    { ...next, ...changedAt(call), ...set },
  );
  for (const row of moved) {
    const before = Object.fromEntries(Object.keys(next).map((name) => [name, row[name]]));
    call.changed(table.target, row.id, { ...namesOfRow(row), ...before }, { ...next, ...noted });
  }
  call.tell(done, { n: moved.length });
  return moved;
}

/** For states that are kept as a column `disabled`. */
export const keptAsDisabled = {
  read: ({ disabled }: HeldRecord) => (disabled ? 'disabled' : 'enabled'),
  columns: (state: 'enabled' | 'disabled') => ({ disabled: state === 'disabled' }),
} as const;

const nameOfRecord = (row: HeldRecord): string =>
  String(row.code ?? row.name ?? row.title ?? row.id);

function refuse<M extends Moves>(
  { moves: { states, moves }, nameOf = nameOfRecord, refused = wrongState }: MovingTable<M>,
  move: MoveOf<M>,
  row: HeldRecord,
  state: StateOf<M>,
): Refusal {
  if (typeof refused === 'function') return refused(row, move);
  const said = inEveryLanguage((language) =>
    say(refused, language, {
      code: nameOf(row),
      state: say(states[state]!, language),
      move: say(moves[move]!.label, language),
    }),
  );
  return new Refusal(said, { code: codes.conflict });
}

function changedMeanwhile(row: HeldRecord): Refusal {
  const conflict: Conflict = { current: withMasks(row), changed: [] };
  return new Refusal(errorTexts.conflict, { code: codes.conflict, data: conflict });
}
