import { Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import type { Analysis } from '#contract/features/query/code-analysis/contract.ts';
import { t } from '#contract/text.ts';
import { pathOfFigures, RecentFigures, type FiguresOf } from './CodeFigures.tsx';
import { recordTexts as texts } from './texts.ts';
import styles from './record.module.css';

const PlaceMap = lazyComponent(
  async () => (await import('#admin/ui/map/PlaceMap.tsx')).PlaceMap,
  <Skeleton active paragraph={{ rows: 10 }} />,
);

/** Where the codes of a part or batch were scanned in the last thirty days; a province leads to its figures. */
export function ScanMap({ of }: { of: FiguresOf }) {
  return (
    <RecentFigures of={of} by="province" title={texts.scanMap}>
      {(analysis) => <Places analysis={analysis} of={of} />}
    </RecentFigures>
  );
}

function Places({ analysis, of }: { analysis: Analysis; of: FiguresOf }) {
  const say = useSay();
  const navigate = useNavigate();
  const rows = analysis.rows
    .filter(({ scanned }) => scanned > 0)
    .map(({ key, name, scanned }) => ({ key: Number(key), name, total: scanned, outside: 0 }))
    .toSorted((one, other) => other.total - one.total);
  if (rows.length === 0) return <EmptyState compact title={say(texts.noScans)} />;
  return (
    <div className={styles.overview}>
      {rows.some(({ key }) => key > 0) && (
        <PlaceMap
          rows={rows}
          measure="total"
          onlyTotal
          province={null}
          onPick={(province) => void navigate(pathOfFigures(of, { province }))}
        />
      )}
      <Facts>
        {rows.map(({ key, name, total }) => (
          <Fact key={key} label={t(name, name, name)}>
            <Quantity value={total} />
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
