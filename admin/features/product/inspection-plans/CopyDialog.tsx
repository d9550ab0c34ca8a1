import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { useRetryKey } from '#admin/ui/form/use-retry-key.ts';
import { partSource } from '#admin/ui/form/sources.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  planCalls,
  type InspectionPlan,
} from '#contract/features/product/inspection-plans/contract.ts';
import { planTexts as texts } from '#contract/features/product/inspection-plans/texts.ts';
import type { Part } from '#contract/features/product/parts/contract.ts';

/** A new draft with the same steps, for the same part or another. */
export function CopyDialog({ rows, onClose }: ActionDialogProps<InspectionPlan>) {
  const say = useSay();
  const plan = rows[0]!;
  // Of the part only what its label needs is known.
  const known = { id: plan.part_id, name: plan.part_name, code: plan.part_code } as Part;
  const [part, setPart] = useState<Part | null>(known);
  const { isBusy, run } = useCommand('inspectionPlan');
  const retry = useRetryKey();
  const copy = async () => {
    const input = { id: plan.id, part_id: part!.id };
    await retry(input, (idempotencyKey) => api(planCalls.copy, input, { idempotencyKey }));
    toast.success(say(texts.done.copied));
    onClose();
  };
  return (
    <VerbDialog
      title={say(texts.copyTitle)}
      verb={say(texts.copy)}
      isBusy={isBusy}
      disabled={part === null}
      onGo={() => void run(copy)}
      onClose={onClose}
    >
      <RemotePicker<Part>
        label={texts.fields.part_id}
        hint={texts.copyHint}
        source={partSource}
        row={part}
        onPick={setPart}
      />
    </VerbDialog>
  );
}
