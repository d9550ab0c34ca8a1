import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { repairCalls } from '#contract/features/sale/repairs/contract.ts';

/** Colleagues who may handle repairs. */
export const assigneeSource = remoteSource(
  { index: repairCalls.assignees },
  { label: ({ name }) => name },
);
