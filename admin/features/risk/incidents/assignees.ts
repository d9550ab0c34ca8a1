import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { incidentCalls } from '#contract/features/risk/incidents/contract.ts';

/** Colleagues who may handle incidents. */
export const assigneeSource = remoteSource(
  { index: incidentCalls.assignees },
  { label: ({ name }) => name },
);
