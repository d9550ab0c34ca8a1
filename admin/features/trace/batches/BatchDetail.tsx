import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Nonconformances } from '#admin/ui/nonconformances/Nonconformances.tsx';
import { OrderLink } from '#admin/ui/orders/OrderLink.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import type { StateTone } from '#admin/ui/StateDot.tsx';
import {
  batchCalls,
  type BatchInfo,
  type BatchStep,
} from '#contract/features/trace/batches/contract.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { HoldersPanel } from './HoldersPanel.tsx';
import { BatchLadder } from './BatchLadder.tsx';
import { batchesPageTexts as texts } from './texts.ts';
import styles from './batches.module.css';
import { parts } from '#contract/features/product/parts/feature.ts';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';

const { fields } = batchTexts;
const tones: Partial<Record<BatchStep['action'], StateTone>> = {
  hold: 'caution',
  complete: 'good',
  recall: 'bad',
};

/** The expanded row: progress, details and history of a batch. */
export function BatchDetail({ id }: { id: number }) {
  const query = useQuery({
    queryKey: ['batch', 'info', id],
    queryFn: async ({ signal }) =>
      (await api(batchCalls.info, { id }, { signal, quiet: true })).data,
  });
  return (
    <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
      {(batch) => (
        <div className={styles.detail}>
          <BatchLadder batch={batch} />
          <div className={styles.columns}>
            <BatchFacts batch={batch} />
            <History steps={batch.steps} />
          </div>
          {batch.state !== 'planned' && <HoldersPanel batch={batch} />}
          <Nonconformances
            subject="batch"
            id={id}
            from={{ source: 'batch', source_id: id }}
            heading="h4"
          />
        </div>
      )}
    </Loaded>
  );
}

function BatchFacts({ batch }: { batch: BatchInfo }) {
  return (
    <Facts>
      {batch.reason && (
        <Fact label={fields.reason} wide>
          {batch.reason}
        </Fact>
      )}
      <Fact label={fields.part_name}>
        <RecordLink of={parts} id={batch.part_id} name={batch.part_name} />
      </Fact>
      <Fact label={fields.part_code}>
        <CodeText code={batch.part_code} />
      </Fact>
      <Fact label={fields.bom_name}>{batch.bom_name}</Fact>
      {batch.order_id !== null && (
        <Fact label={fields.order_code}>
          <OrderLink id={batch.order_id} code={batch.order_code} />
        </Fact>
      )}
      <Fact label={fields.product_date}>{batch.product_date}</Fact>
      <Fact label={fields.expire_date}>{batch.expire_date}</Fact>
      <Fact label={fields.create_time}>
        <DateTime at={batch.create_time} />
      </Fact>
      <Fact label={fields.update_time}>
        <DateTime at={batch.update_time} />
      </Fact>
      {batch.remark && (
        <Fact label={fields.remark} wide>
          {batch.remark}
        </Fact>
      )}
    </Facts>
  );
}

function History({ steps }: { steps: readonly BatchStep[] }) {
  const say = useSay();
  return (
    <section>
      <h4>{say(texts.history)}</h4>
      <Timeline
        items={steps.map(({ action, reason, create_user: who, create_time: time }) => ({
          time,
          who,
          title: say(action === 'add' ? texts.added : batchMoves.moves[action].label),
          text: reason,
          tone: tones[action],
        }))}
      />
    </section>
  );
}
