import { Segmented } from 'antd';
import { useState } from 'react';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import { CodeList } from '#admin/ui/codes/CodeList.tsx';
import { ExportButton } from '#admin/ui/list/ExportButton.tsx';
import type { Column } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { IdentifierStateDot } from '#admin/ui/show/IdentifierState.tsx';
import {
  countCalls,
  countResults,
  type CountCode,
  type CountResult,
  type StockCount,
} from '#contract/features/trace/stock-counts/contract.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { countsPageTexts as texts } from './texts.ts';
import styles from '#admin/ui/goods/goods.module.css';

const tones: Record<CountResult, StateTone> = {
  counted: 'good',
  surplus: 'caution',
  missing: 'bad',
};
const columns: readonly Column<CountCode>[] = [
  { field: 'code', width: 212, kind: 'code' },
  { field: 'part_name', width: 160 },
  { field: 'batch_code', width: 140 },
  { field: 'result', width: 100, render: ({ result }) => <ResultDot result={result} /> },
  {
    field: 'identifier_state',
    width: 110,
    render: ({ identifier_state: state }) => <IdentifierStateDot state={state} />,
  },
];

function ResultDot({ result }: { result: CountResult }) {
  const say = useSay();
  return <StateDot tone={tones[result]}>{say(countTexts.results[result])}</StateDot>;
}

/** The expanded row: the figures, and the codes behind each of them. */
export function CountDetail({ count }: { count: StockCount }) {
  const say = useSay();
  const [result, setResult] = useState<CountResult | 'all'>('all');
  const { id } = count;
  const filters = result === 'all' ? { id } : { id, result };
  const isClosed = count.state === 'closed';
  const shown = isClosed
    ? (['expected', 'counted', 'missing', 'surplus'] as const)
    : (['counted'] as const);
  const tone = { missing: 'seal', surplus: 'caution' } as const;
  return (
    <div className={styles.detail}>
      <BigFigures
        label={say(texts.figures)}
        figures={shown.map((key) => ({
          key,
          label: say(countTexts.fields[key]),
          value: count[key],
          ...(key === 'missing' || key === 'surplus' ? { tone: tone[key] } : {}),
        }))}
      />
      <div className={styles.bar}>
        {isClosed ? (
          <Segmented<CountResult | 'all'>
            aria-label={say(countTexts.fields.result)}
            value={result}
            onChange={setResult}
            options={[
              { value: 'all', label: say(texts.all) },
              ...countResults.map((value) => ({ value, label: say(countTexts.results[value]) })),
            ]}
          />
        ) : (
          <span />
        )}
        <Can has={countCalls.exportCodes.allow}>
          <ExportButton call={countCalls.exportCodes} query={filters} />
        </Can>
      </div>
      <CodeList
        key={result}
        call={countCalls.codes}
        filters={filters}
        columns={columns}
        texts={countTexts}
      />
    </div>
  );
}
