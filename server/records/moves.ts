import type { MoveCalls } from '#contract/move-calls.ts';
import type { LoginType } from '#contract/login-types.ts';
import { moveNames, type MoveOf, type Moves } from '#contract/moves.ts';
import type { Text } from '#contract/text.ts';
import { registerTable, registerWords } from '../logs/record-words.ts';
import type { SessionOf } from '../access/sessions.ts';
import { serve, type CallContext, type Endpoint } from '../http/endpoint.ts';
import { transition, type HeldRecord, type MovingTable } from './transition.ts';
import type { Columns } from './write.ts';

type Given = { ids: number[]; reason?: string };

type Options<M extends Moves, Row, S> = {
  /** What stands in the way of one of them, beside its state. */
  check?: (
    row: Row & HeldRecord,
    move: MoveOf<M>,
    call: CallContext<Given, S>,
  ) => void | Promise<void>;
  /** What else a step brings along, in the same transaction; `rows` are as they were before. */
  after?: (
    call: CallContext<Given, S>,
    move: MoveOf<M>,
    rows: (Row & HeldRecord)[],
  ) => void | Promise<void>;
  /** Columns that a step writes along. */
  set?: (move: MoveOf<M>) => Columns;
  skipsDone?: boolean;
};

/** Serves the state moves of a feature, each as one call over several records. */
export function serveMoves<T extends LoginType, M extends Moves, Row extends object = HeldRecord>(
  calls: MoveCalls<T, M>,
  table: MovingTable<M>,
  { check, after, set, skipsDone }: Options<M, Row, SessionOf<T>> = {},
): Endpoint[] {
  const { states } = table.moves as { states: Readonly<Record<string, Text>> };
  registerTable(table.target, table.name);
  registerWords(table.target, 'state', (state, language) => states[String(state)]?.[language]);
  const keepsReason = Object.values(table.moves.moves).some((move) => move.reason);
  return moveNames(table.moves).map((move) => {
    const run = async (call: CallContext<Given, SessionOf<T>>) => {
      const { ids, reason } = call.input;
      const rows = await transition<M, Row>(call, table, ids, move, {
        // Why it stood where it did is over with the next step.
        reason: reason ?? (keepsReason ? '' : undefined),
        ...(set ? { set: set(move) } : {}),
        ...(skipsDone ? { skipsDone } : {}),
        ...(check ? { check: (row) => check(row, move, call) } : {}),
      });
      await after?.(call, move, rows);
      return null;
    };
    return serve(calls[move], run as never);
  });
}
