import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { incidentCalls, type Incident } from '#contract/features/risk/incidents/contract.ts';
import { incidentMoves } from '#contract/features/risk/incidents/moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';

export const nameOf = ({ code }: Incident) => code;

/** What is done about incidents, in the list and in the drawer. */
export const moves = moveActions(incidentMoves, incidentCalls, { reasonHint: texts.reasonHint });
