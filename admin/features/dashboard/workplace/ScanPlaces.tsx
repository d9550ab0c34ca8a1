import { Skeleton } from 'antd';
import { useNavigate } from 'react-router';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import type { Workplace } from '#contract/features/dashboard/workplace/contract.ts';
import { languageTags } from '#contract/language.ts';
import { provinceOf } from '#contract/places.ts';
import { workplaceTexts } from './texts.ts';
import styles from './scan-places.module.css';

const PlaceMap = lazyComponent(
  async () => (await import('#admin/ui/map/PlaceMap.tsx')).PlaceMap,
  <Skeleton active paragraph={{ rows: 8 }} />,
);
const texts = workplaceTexts.places;
const mostNamed = 5;
const pathOf = (province: number) => `/sale/heatmap?province=${province}`;

type ScanPlacesProps = { places: NonNullable<Workplace['places']> };

/** Where the scans of the last days came from, as a map and as the provinces with the most; each leads to its scans. */
export function ScanPlaces({ places }: ScanPlacesProps) {
  const say = useSay();
  const navigate = useNavigate();
  const reachable = useReachable();
  const tag = languageTags[useLanguage((state) => state.language)];
  const rows = places.map(({ province, n }) => ({
    key: province,
    name: say(provinceOf(province)?.name ?? texts.unknown),
    total: n,
    outside: 0,
  }));
  return (
    <div className={styles.places}>
      <PlaceMap
        rows={rows}
        measure="total"
        onlyTotal
        province={null}
        {...(reachable.has('/sale/heatmap') && {
          onPick: (province: number | string) => void navigate(pathOf(Number(province))),
        })}
      />
      <ol>
        {rows.slice(0, mostNamed).map(({ key, name, total }) => (
          <li key={key}>
            {key > 0 ? <ReachableLink to={pathOf(key)}>{name}</ReachableLink> : name}
            <span>{total.toLocaleString(tag)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
