import { sayNow as say } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import {
  incidentCalls,
  type Incident,
  type IncidentMove,
} from '#contract/features/risk/incidents/contract.ts';
import { incidentMoves } from '#contract/features/risk/incidents/moves.ts';
import { canMove, moveNames } from '#contract/moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';

const namedAtMost = 5;
/** The incidents a question is about, by their numbers. */
export function namesOf(incidents: readonly Pick<Incident, 'code'>[]): string {
  const { comma, andMore } = listTexts.confirm;
  const codes = incidents.slice(0, namedAtMost).map(({ code }) => code);
  const names = codes.join(say(comma));
  return incidents.length > namedAtMost ? say(andMore, { names }) : names;
}

/** Asks why before a move. */
export type Ask = (move: IncidentMove, incidents: readonly Incident[]) => void;

export const rowActions = (open: (row: Incident) => void, ask: Ask): RowAction<Incident>[] => [
  { key: 'view', label: texts.view, run: open },
  ...moveNames(incidentMoves).map((move): RowAction<Incident> => ({
    key: move,
    label: incidentMoves.moves[move].label,
    can: incidentCalls[move].allow,
    shown: ({ state }) => canMove(incidentMoves, move, state),
    run: (row) => ask(move, [row]),
  })),
];

/** The same for all that are selected, where it is possible for each. */
export const batchActions = (ask: Ask): BatchAction<Incident>[] =>
  moveNames(incidentMoves).map((move) => ({
    key: move,
    label: incidentMoves.moves[move].label,
    can: incidentCalls[move].allow,
    shown: (rows) => rows.every(({ state }) => canMove(incidentMoves, move, state)),
    run: async (_ids, rows) => ask(move, rows),
  }));
