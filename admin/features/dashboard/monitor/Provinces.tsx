import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { MonitorFigures } from '#contract/features/dashboard/monitor/contract.ts';
import { provinceOf } from '#contract/places.ts';
import { monitorPageTexts } from './texts.ts';
import styles from './monitor.module.css';

const texts = monitorPageTexts.provinces;
const shown = 10;

type ProvincesProps = Pick<MonitorFigures, 'provinces'> & { onPick: (province: number) => void };

/** Where codes were scanned most today; each lists its scans. */
export function Provinces({ provinces, onPick }: ProvincesProps) {
  const say = useSay();
  if (provinces.length === 0) return <EmptyState compact title={say(texts.none)} />;
  return (
    <RankBars
      label={say(texts.title)}
      ranks={provinces.slice(0, shown).map(({ province, n }) => ({
        key: province,
        name: <ProvinceName province={province} onPick={onPick} />,
        value: n,
      }))}
    />
  );
}

function ProvinceName({ province, onPick }: { province: number; onPick: (code: number) => void }) {
  const say = useSay();
  const known = provinceOf(province);
  if (!known) return say(texts.unknown);
  return (
    <Button type="link" size="small" className={styles.pick} onClick={() => onPick(province)}>
      {say(known.name)}
    </Button>
  );
}
