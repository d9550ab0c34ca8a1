import { useSay } from '#admin/app/language.ts';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import type { MonitorFigures } from '#contract/features/dashboard/monitor/contract.ts';
import { provinceOf } from '#contract/places.ts';
import { monitorPageTexts } from './texts.ts';

const texts = monitorPageTexts.provinces;
const shown = 10;

/** Where codes were scanned most today. */
export function Provinces({ provinces }: Pick<MonitorFigures, 'provinces'>) {
  const say = useSay();
  if (provinces.length === 0) return <EmptyState compact title={say(texts.none)} />;
  return (
    <RankBars
      label={say(texts.title)}
      ranks={provinces.slice(0, shown).map(({ province, n }) => ({
        key: province,
        name: say(provinceOf(province)?.name ?? texts.unknown),
        value: n,
      }))}
    />
  );
}
