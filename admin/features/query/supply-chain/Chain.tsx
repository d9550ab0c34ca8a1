import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import { csvOf } from '#admin/ui/list/csv.ts';
import { saveBlob } from '#admin/ui/list/download.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import type { ChainKind, SupplyChain } from '#contract/features/query/supply-chain/contract.ts';
import { supplyChainTexts } from '#contract/features/query/supply-chain/texts.ts';
import { ChainTable } from './ChainTable.tsx';
import { Graph } from './Graph.tsx';
import { HolderTable, Impact } from './Impact.tsx';
import { supplyChainPageTexts as texts } from './texts.ts';
import styles from './supply-chain.module.css';

type View = 'graph' | 'table';
const { heads } = texts;

/** The chain with its figures, as a graph or as a table; on a phone as a table first. */
export function Chain({ chain }: { chain: SupplyChain }) {
  const say = useSay();
  const isNarrow = useMedia('(max-width: 640px)');
  const [chosen, choose] = useState<View | null>(null);
  const view = chosen ?? (isNarrow ? 'table' : 'graph');
  const { subject } = chain;
  const showAll = (kind: ChainKind) => {
    choose('table');
    requestAnimationFrame(() => document.getElementById(`chain-${kind}`)?.scrollIntoView());
  };
  const save = () => {
    const names = new Map(chain.nodes.map((node) => [node.key, node.name]));
    const fromOf = (key: string) =>
      chain.edges.flatMap(({ from, to }) => (to === key ? (names.get(from) ?? '') : []));
    const rows = chain.nodes.map((node) => [
      say(supplyChainTexts.kinds[node.kind]),
      node.name || say(texts.consumers),
      node.hint,
      node.units ?? '',
      fromOf(node.key).join(' '),
    ]);
    const head = [heads.kind, heads.name, heads.hint, heads.units, heads.from].map((one) =>
      say(one),
    );
    const blob = new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' });
    saveBlob(blob, `${say(texts.fileName)}-${subject.name}.csv`);
  };
  return (
    <div className={styles.stack}>
      <Impact {...chain} />
      {chain.is_cut && <p className={styles.note}>{say(texts.cut)}</p>}
      <Panel
        title={`${say(supplyChainTexts.subjects[subject.kind])} ${subject.name}`}
        note={subject.hint}
        extra={
          <>
            <Segmented<View>
              value={view}
              aria-label={say(texts.view)}
              options={(['graph', 'table'] as const).map((value) => ({
                value,
                label: say(texts[value]),
              }))}
              onChange={choose}
            />
            <Button onClick={save}>{say(texts.save)}</Button>
          </>
        }
      >
        {view === 'graph' ? <Graph chain={chain} onMore={showAll} /> : <ChainTable chain={chain} />}
      </Panel>
      <HolderTable holders={chain.holders} />
    </div>
  );
}
