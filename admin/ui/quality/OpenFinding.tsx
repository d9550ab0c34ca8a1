import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { OpenForm } from '#admin/ui/nonconformances/NonconformanceForm.tsx';
import type { QualityRecord } from '#contract/quality/records.ts';

/** Opens a finding from a record that failed. */
export function OpenFinding({ rows, onClose }: ActionDialogProps<QualityRecord>) {
  return (
    <OpenForm
      from={{ source: 'inspection', source_id: rows[0]!.id }}
      onClose={onClose}
      onSaved={() => undefined}
    />
  );
}
