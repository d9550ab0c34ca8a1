import { sayNow as say } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import {
  incidentMoves,
  type Incident,
  type IncidentMove,
  type IncidentState,
} from '#contract/features/risk/incidents/contract.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { incidentsPageTexts as texts } from './texts.ts';

export const handleRight = 'sale:incident:handle';
// What leads on stands before what leads aside.
const moveNames: readonly IncidentMove[] = ['confirm', 'close', 'dismiss', 'reopen'];

/** What can be done with an incident where it stands. */
export const movesFrom = (state: IncidentState): IncidentMove[] =>
  moveNames.filter((move) => (incidentMoves[move].from as readonly string[]).includes(state));

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
  ...moveNames.map((move): RowAction<Incident> => ({
    key: move,
    label: incidentTexts.moves[move],
    can: handleRight,
    shown: ({ state }) => movesFrom(state).includes(move),
    run: (row) => ask(move, [row]),
  })),
];

/** The same for all that are selected, where it is possible for each. */
export const batchActions = (ask: Ask): BatchAction<Incident>[] =>
  moveNames.map((move) => ({
    key: move,
    label: incidentTexts.moves[move],
    can: handleRight,
    shown: (rows) => rows.every(({ state }) => movesFrom(state).includes(move)),
    run: async (_ids, rows) => ask(move, rows),
  }));
