import { useQuery } from '@tanstack/react-query';
import { Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { TickBox } from '#admin/ui/TickBox.tsx';
import {
  bomCalls,
  type Bom,
  type BomComparison,
  type BomInfo,
} from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { ComparedLines } from './ComparedLines.tsx';
import { bomPageTexts } from './texts.ts';
import styles from './boms.module.css';

const texts = bomPageTexts.compare;
const mostVersions = 200;

/** This version beside another of the same product: what was added, removed and changed. */
export function CompareTab({ bom }: { bom: BomInfo }) {
  const say = useSay();
  const label = useId();
  const versions = useQuery({
    queryKey: ['bom', 'index', 'versions', bom.part_id],
    queryFn: async ({ signal }) =>
      (
        await api(
          bomCalls.index,
          { part_id: bom.part_id, limit: mostVersions },
          { signal, quiet: true },
        )
      ).data,
  });
  const others = (versions.data ?? []).filter(({ id }) => id !== bom.id);
  const [picked, setPicked] = useState<number | null>(null);
  const other = picked ?? nearestOf(others, bom)?.id ?? null;
  const isEmpty = versions.data !== undefined && others.length === 0;
  if (isEmpty) return <p className={styles.note}>{say(texts.none)}</p>;
  return (
    <div className={styles.tab}>
      <span className={styles.asked}>
        <label htmlFor={label}>{say(texts.other)}</label>
        <Select<number>
          id={label}
          className={styles.versions}
          loading={versions.isLoading}
          value={other ?? undefined}
          placeholder={say(texts.choose)}
          options={others.map((one) => ({ value: one.id, label: wordsOf(one, say) }))}
          onChange={setPicked}
        />
      </span>
      {other !== null && <Comparison bom={bom} other={others.find(({ id }) => id === other)!} />}
    </div>
  );
}

const wordsOf = ({ version_no: n, state }: Bom, say: ReturnType<typeof useSay>) =>
  `${say(bomTexts.versionNo, { n })} · ${say(bomTexts.states[state])}`;

/** The version before this one, or the one after the first. */
const nearestOf = (others: readonly Bom[], { version_no: own }: Bom): Bom | undefined =>
  others
    .toSorted((one, another) => another.version_no - one.version_no)
    .find(({ version_no: version }) => version < own) ?? others.at(-1);

/** The older version stands left. */
function Comparison({ bom, other }: { bom: BomInfo; other: Bom }) {
  const [a, b] = other.version_no < bom.version_no ? [other.id, bom.id] : [bom.id, other.id];
  const query = useQuery({
    queryKey: ['bom', spokenKey, 'compare', a, b, bom.version, other.version],
    queryFn: async ({ signal }) =>
      (await api(bomCalls.compare, { a, b }, { signal, quiet: true })).data,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 5 }} />}>
      {(found) => <Compared found={found} />}
    </Loaded>
  );
}

function Compared({ found }: { found: BomComparison }) {
  const say = useSay();
  const [isShort, setShort] = useState(true);
  const count = (change: string) => found.rows.filter((row) => row.change === change).length;
  const counts = {
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
  };
  const isSame = counts.added + counts.removed + counts.changed === 0;
  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.note}>
          {isSame ? say(texts.same) : say(texts.counts, counts)}
        </p>
        <TickBox checked={isShort} onChange={setShort}>
          {say(texts.onlyChanges)}
        </TickBox>
      </div>
      <ComparedLines
        found={found}
        rows={isShort ? found.rows.filter(({ change }) => change !== 'same') : found.rows}
      />
    </>
  );
}
