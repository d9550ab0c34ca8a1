import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  collectionCalls,
  type Collection,
  type Progress,
} from '#contract/features/trace/collection/contract.ts';
import { collectionTexts } from '#contract/features/trace/collection/texts.ts';
import { collectionPageTexts as texts } from './texts.ts';

/** The figures of a batch; those of a large one are counted when somebody asks for them. */
export function useProgress(row: Collection, isAsked = false) {
  const { id, plan_id: plan, units, complete, missing, failed, waived } = row;
  const isCounted =
    units !== null && complete !== null && missing !== null && failed !== null && waived !== null;
  const query = useQuery({
    queryKey: ['collection', 'progress', id],
    enabled: isAsked && !isCounted && plan !== null,
    queryFn: async ({ signal }) =>
      (await api(collectionCalls.progress, { batch_id: id }, { signal })).data,
  });
  const counted = isCounted ? { units, complete, missing, failed, waived } : query.data;
  return { counted, count: query.refetch, isBusy: query.isFetching };
}

type FigureProps = { row: Collection; field: keyof Progress };

/** One figure; a dash where nothing is required, or nothing was counted yet. */
export function Figure({ row, field }: FigureProps) {
  const say = useSay();
  const { counted } = useProgress(row);
  const value = counted?.[field] ?? row[field];
  if (value !== null) return formatQuantity(String(value));
  const why = say(row.plan_id === null ? texts.noPlan : texts.tooMany);
  return (
    <span role="img" title={why} aria-label={why}>
      –
    </span>
  );
}

export function Complete({ row }: { row: Collection }) {
  const say = useSay();
  const { counted, count, isBusy } = useProgress(row);
  if (row.plan_id === null)
    return (
      <span title={say(texts.noPlan)}>
        <StateDot tone="idle">{say(collectionTexts.noPlan)}</StateDot>
      </span>
    );
  if (counted)
    return (
      <StateDot tone={counted.complete === counted.units ? 'good' : 'idle'}>
        {formatQuantity(String(counted.complete))}
      </StateDot>
    );
  return (
    <Button
      type="link"
      size="small"
      loading={isBusy}
      title={say(texts.tooMany)}
      aria-label={say(texts.countOne, { batch: row.batch_code })}
      onClick={() => void count()}
    >
      {say(texts.count)}
    </Button>
  );
}
