import { Form } from 'antd';
import type { Part } from '#contract/features/product/parts/contract.ts';
import type { Batch, BatchState } from '#contract/features/trace/batches/contract.ts';
import type { Text } from '#contract/text.ts';
import { useFieldValue, useFormScope } from './form-scope.ts';
import { RemoteField } from './RemoteField.tsx';
import { batchSource, partSource } from './sources.ts';

const openStates: readonly BatchState[] = ['planned', 'released', 'producing', 'held', 'completed'];
const parts = { ...partSource, filters: { state: 'active' } };

type PartBatchFieldsProps = { hints?: { part?: Text; batch?: Text } };

/** A part and one of its batches: choosing the batch sets the part, and changing the part clears the batch. */
export function PartBatchFields({ hints }: PartBatchFieldsProps) {
  const form = Form.useFormInstance();
  const { changed } = useFormScope();
  const partId = useFieldValue('part_id') as number | null | undefined;
  const put = (field: string, value: number | null) => {
    form.setFieldValue(field, value);
    changed();
  };
  const batches = {
    ...batchSource,
    filters: { state: openStates, ...(partId ? { part_id: partId } : {}) },
  };
  return (
    <>
      <RemoteField<Part>
        field="part_id"
        source={parts}
        hint={hints?.part}
        onPick={() => put('batch_id', null)}
      />
      <RemoteField<Batch>
        field="batch_id"
        source={batches}
        hint={hints?.batch}
        onPick={(batch) => batch && put('part_id', batch.part_id)}
      />
    </>
  );
}
