import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { nonconformanceCalls } from '#contract/features/trace/nonconformances/contract.ts';

/** Colleagues who may work on non-conformances. */
export const ownerSource = remoteSource(
  { index: nonconformanceCalls.owners },
  { label: ({ name }) => name },
);
