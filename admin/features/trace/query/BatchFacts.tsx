import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { BatchStateDot } from '#admin/ui/show/RecordStates.tsx';
import type { Batch } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';

const { fields } = batchTexts;

export function BatchFacts({ batch }: { batch: Batch }) {
  return (
    <Facts>
      <Fact label={fields.code}>
        <CodeText code={batch.code} />
      </Fact>
      <Fact label={fields.state}>
        <BatchStateDot state={batch.state} />
      </Fact>
      <Fact label={fields.part_name}>{`${batch.part_name} ${batch.part_code}`}</Fact>
      <Fact label={fields.quantity}>{formatQuantity(batch.quantity)}</Fact>
      <Fact label={fields.product_date}>{batch.product_date}</Fact>
      <Fact label={fields.expire_date}>{batch.expire_date}</Fact>
      <Fact label={fields.factory}>{[batch.factory, batch.line].filter(Boolean).join(' / ')}</Fact>
      {batch.reason && <Fact label={fields.reason}>{batch.reason}</Fact>}
    </Facts>
  );
}
