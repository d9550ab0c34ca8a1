import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { incidentCalls, type Incident } from '#contract/features/risk/incidents/contract.ts';
import { incidentMoves, isUnsettled } from '#contract/features/risk/incidents/moves.ts';
import { incidentsPageTexts as texts } from './texts.ts';

/** Gives an incident to a colleague. */
export const assignAction: RowAction<Incident> = {
  key: 'assign',
  label: texts.assign,
  can: incidentCalls.assign.allow,
  aside: true,
  shown: ({ state }) => isUnsettled(state),
  dialog: lazyComponent(async () => (await import('./WorkDialogs.tsx')).AssignDialog),
};

export const nameOf = ({ code }: Incident) => code;

/** What is done about incidents, in the list and in the drawer. */
export const moves = moveActions(incidentMoves, incidentCalls, {
  isOffered: ({ dealer_id: dealer }, move) => move !== 'penalise' || dealer !== null,
  fields: async () => (await import('./MoveFields.tsx')).MoveFields,
});
