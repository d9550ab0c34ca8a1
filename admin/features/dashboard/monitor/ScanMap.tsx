import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { MonitorFigures } from '#contract/features/dashboard/monitor/contract.ts';
import { provinceOf } from '#contract/places.ts';
import { pointsOf } from './live-list.ts';
import { monitorPageTexts } from './texts.ts';
import { useKnownScans } from './use-live-scans.ts';

const PlaceMap = lazyComponent(
  async () => (await import('#admin/ui/map/PlaceMap.tsx')).PlaceMap,
  <Skeleton active paragraph={{ rows: 10 }} />,
);
const texts = monitorPageTexts.map;

type ScanMapProps = Pick<MonitorFigures, 'provinces'> & { onPick: (province: number) => void };

/** China coloured by the scans of today, with the latest ones as dots the moment they are made. */
export function ScanMap({ provinces, onPick }: ScanMapProps) {
  const say = useSay();
  const known = useKnownScans();
  const points = useMemo(() => pointsOf(known), [known]);
  const rows = useMemo(
    () =>
      provinces.map(({ province, n }) => ({
        key: province,
        name: say(provinceOf(province)?.name ?? monitorPageTexts.provinces.unknown),
        total: n,
        outside: 0,
      })),
    [provinces, say],
  );
  return (
    <PlaceMap
      rows={rows}
      points={points}
      measure="total"
      onlyTotal
      province={null}
      hint={texts.hint}
      onPick={(key) => onPick(Number(key))}
    />
  );
}
