import type { Text } from './text.ts';

/** One step from state to state, as everybody who meets it needs to know it. */
export type Move<State extends string, Right extends string = string> = {
  from: readonly State[];
  to: State;
  /** Which of the feature's rights it takes. */
  right: Right;
  /** The verb on the button. */
  label: Text;
  /** What the operation log says of it. */
  log: Text;
  /** What is said when it is done; `{n}` is how many. */
  done: Text;
  /** Whether people must or may say why. */
  reason?: 'required' | 'optional';
  /** What is said before it is made: the question, or the line over what is asked. `{names}` are the records, `{n}` is how many. */
  confirm?: Text;
  /** The same before several records are moved, where that needs other words; alone, only several are asked about. */
  confirmSome?: Text;
  /** It takes something away for good: its buttons are red. What another step takes back is not. */
  isDanger?: true;
  /** It does not lead on: its button is never the main one. */
  isAside?: true;
};

/** The states of one kind of record and the steps between them. */
export type Moves<State extends string = string, Name extends string = string> = {
  states: Readonly<Record<State, Text>>;
  moves: Readonly<Record<Name, Move<State>>>;
};

/** Declares states and the steps between them: a step from or to an unknown state does not compile. */
export function moves<
  const State extends string,
  const List extends Record<string, Move<NoInfer<State>>>,
>(
  states: Readonly<Record<State, Text>>,
  list: List,
): { states: Readonly<Record<State, Text>>; moves: List } {
  return { states, moves: list };
}

export type StateOf<M extends Moves> = Extract<keyof M['states'], string>;
export type MoveOf<M extends Moves> = Extract<keyof M['moves'], string>;

/** The states in their order, for an enum. */
export const stateNames = <M extends Moves>({ states }: M): [StateOf<M>, ...StateOf<M>[]] =>
  Object.keys(states) as [StateOf<M>, ...StateOf<M>[]];

export const moveNames = <M extends Moves>({ moves: list }: M): MoveOf<M>[] =>
  Object.keys(list) as MoveOf<M>[];

/** Whether a record in this state can take this step. */
export const canMove = <M extends Moves>({ moves: list }: M, move: MoveOf<M>, state: StateOf<M>) =>
  list[move]!.from.includes(state);

/** The steps that lead on from a state, in their order. */
export const movesFrom = <M extends Moves>(all: M, state: StateOf<M>): MoveOf<M>[] =>
  moveNames(all).filter((move) => canMove(all, move, state));
