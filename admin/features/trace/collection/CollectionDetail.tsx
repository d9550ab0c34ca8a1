import { Button, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { Collection, UnitStatus } from '#contract/features/trace/collection/contract.ts';
import { collectionTexts } from '#contract/features/trace/collection/texts.ts';
import { qualityKinds } from '#contract/quality/kinds.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import { useProgress } from './Figures.tsx';
import { OpenUnits } from './OpenUnits.tsx';
import { collectionPageTexts as texts } from './texts.ts';
import styles from './collection.module.css';

const shown = ['complete', 'missing', 'failed', 'waived'] as const;
const tones = { missing: 'caution', failed: 'seal' } as const;
const open = ['missing', 'failed', 'waived'] as const;

/** The expanded row: the figures of a batch, its open products, and the ways to complete them. */
export function CollectionDetail({ row }: { row: Collection }) {
  const say = useSay();
  const navigate = useNavigate();
  const [status, setStatus] = useState<UnitStatus | 'all'>('all');
  const { counted } = useProgress(row, true);
  if (row.plan_id === null)
    return (
      <EmptyState
        compact
        title={say(texts.noPlan)}
        action={
          <Can has="product:inspectionPlan:add">
            <Button
              onClick={() =>
                void navigate(`/product/inspectionPlan?part_id=${row.part_id}&form=add`)
              }
            >
              {say(texts.makePlan)}
            </Button>
          </Can>
        }
      />
    );
  return (
    <div className={styles.detail}>
      {counted ? (
        <BigFigures
          label={say(texts.figures)}
          figures={shown.map((key) => ({
            key,
            label: say(collectionTexts.unit[key]),
            value: counted[key],
            ...(key === 'missing' || key === 'failed' ? { tone: tones[key] } : {}),
          }))}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      )}
      <div className={styles.bar}>
        <Segmented<UnitStatus | 'all'>
          aria-label={say(collectionTexts.fields.status)}
          value={status}
          onChange={setStatus}
          options={[
            { value: 'all', label: say(texts.all) },
            ...open.map((value) => ({ value, label: say(collectionTexts.unit[value]) })),
          ]}
        />
        {qualityKinds.map((kind) => (
          <Can key={kind} has={`trace:${kind}:view`}>
            <Button
              onClick={() =>
                void navigate(`/trace/${kind}?view=sheet&batch_id=${row.id}&missing=1`)
              }
            >
              {say(texts.fill, { kind: say(qualityTexts.kinds[kind]) })}
            </Button>
          </Can>
        ))}
      </div>
      <OpenUnits key={status} batchId={row.id} status={status} />
    </div>
  );
}
