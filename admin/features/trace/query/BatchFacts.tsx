import { useSay } from '#admin/app/language.ts';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { Batch, BatchState } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';

const { fields, states } = batchTexts;
const tones: Record<BatchState, StateTone> = {
  planned: 'idle',
  released: 'busy',
  producing: 'busy',
  held: 'caution',
  completed: 'good',
  closed: 'idle',
  recalled: 'bad',
};

export function BatchFacts({ batch }: { batch: Batch }) {
  const say = useSay();
  return (
    <Facts>
      <Fact label={fields.code}>
        <CodeText code={batch.code} />
      </Fact>
      <Fact label={fields.state}>
        <StateDot tone={tones[batch.state]}>{say(states[batch.state])}</StateDot>
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
