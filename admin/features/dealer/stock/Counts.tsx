import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { CodeList } from '#admin/ui/codes/CodeList.tsx';
import { ConfirmDialog, type Question } from '#admin/ui/list/ConfirmDialog.tsx';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import type { Column } from '#admin/ui/list/types.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { stockCalls, type DealerCount } from '#contract/features/dealer/stock/contract.ts';
import type { CountCode } from '#contract/features/trace/stock-counts/contract.ts';
import { countMoves } from '#contract/features/trace/stock-counts/moves.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { stockPageTexts as texts } from './texts.ts';
import styles from '#admin/ui/goods/goods.module.css';

const columns: readonly Column<CountCode>[] = [
  { field: 'code', width: 212, kind: 'code' },
  { field: 'part_name', width: 160 },
  {
    field: 'result',
    width: 100,
    render: ({ result }) => <ResultDot result={result} />,
  },
];

function ResultDot({ result }: Pick<CountCode, 'result'>) {
  const say = useSay();
  const tone = result === 'missing' ? 'bad' : 'caution';
  return <StateDot tone={tone}>{say(countTexts.results[result])}</StateDot>;
}

/** The stock count that the scan app has begun, and what came of the last one. */
export function Counts() {
  const say = useSay();
  const { data: rows = [] } = useQuery({
    queryKey: ['stock', spokenKey, 'counts'],
    queryFn: async ({ signal }) =>
      (
        await api(
          stockCalls.counts,
          { state: ['counting', 'closed'], limit: 1 },
          { signal, quiet: true },
        )
      ).data,
    staleTime: 0,
  });
  const [isOpen, setOpen] = useState(false);
  const [count] = rows;
  if (!count) return null;
  const { code, state, expected, counted, missing, surplus } = count;
  return (
    <Panel
      title={say(texts.count, { code })}
      note={say(countTexts.states[state])}
      extra={state === 'counting' && <Steps count={count} />}
    >
      <div className={styles.detail}>
        {state === 'counting' ? (
          <p>{say(texts.counting, { n: counted, time: showTime(count.create_time) })}</p>
        ) : (
          <>
            <p>{say(countTexts.done.closed, { expected, counted, missing, surplus })}</p>
            {missing + surplus > 0 && (
              <Button
                type="link"
                className={styles.opener}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {say(isOpen ? texts.hideDifferences : texts.showDifferences)}
              </Button>
            )}
            {isOpen && (
              <CodeList
                call={stockCalls.countCodes}
                filters={{ id: count.id, result: ['missing', 'surplus'] }}
                columns={columns}
                texts={countTexts}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function Steps({ count: { id, code } }: { count: DealerCount }) {
  const say = useSay();
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (move: 'close' | 'cancel') => {
    const { label, confirm } = countMoves.moves[move];
    const call = move === 'close' ? stockCalls.closeCount : stockCalls.cancelCount;
    setQuestion({
      title: say(label),
      text: say(confirm, { names: code }),
      verb: say(label),
      isDanger: move === 'cancel',
      run: async () => {
        toast.success((await api(call, { id })).msg);
        void refreshList('stock');
      },
    });
  };
  return (
    <Can has={stockCalls.closeCount.allow}>
      <div className={styles.bar}>
        <Button type="primary" onClick={() => ask('close')}>
          {say(countMoves.moves.close.label)}
        </Button>
        <Button onClick={() => ask('cancel')}>{say(texts.giveUp)}</Button>
      </div>
      <ConfirmDialog
        isOpen={question !== null}
        resource="stock"
        question={question}
        onClose={() => setQuestion(null)}
      />
    </Can>
  );
}
