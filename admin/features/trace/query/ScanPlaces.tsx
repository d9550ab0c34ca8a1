import { Skeleton } from 'antd';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type { UnitStory } from '#contract/features/trace/query/contract.ts';
import { countryName, isCountry } from '#contract/countries.ts';
import { provinceOf } from '#contract/places.ts';
import { queryPageTexts } from './texts.ts';
import styles from './query.module.css';

const PlaceMap = lazyComponent(
  async () => (await import('#admin/ui/map/PlaceMap.tsx')).PlaceMap,
  <Skeleton active paragraph={{ rows: 8 }} />,
);
const texts = queryPageTexts.story;

/** Where a unit was scanned: on the map of China, and in words. */
export function ScanPlaces({ places }: Pick<UnitStory, 'places'>) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const nameOf = (province: number) => provinceOf(province)?.name[language] ?? say(texts.elsewhere);
  const counts = new Map<number, number>();
  for (const { province, count } of places)
    counts.set(province, (counts.get(province) ?? 0) + count);
  const rows = [...counts].map(([key, total]) => ({ key, name: nameOf(key), total, outside: 0 }));
  if (places.length === 0)
    return (
      <Panel title={say(texts.places)}>
        <p className={styles.none}>{say(texts.noPlaces)}</p>
      </Panel>
    );
  return (
    <Panel title={say(texts.places)}>
      <div className={styles.places}>
        <PlaceMap rows={rows} measure="total" onlyTotal province={null} />
        <ul className={styles.list}>
          {places.map(({ province, city, count, last_time: time }) => (
            <li key={`${province} ${city}`}>
              {province === 0 && isCountry(city)
                ? countryName(city, language)
                : [nameOf(province), city].filter(Boolean).join(' ')}
              <span>{say(texts.scanned, { n: formatQuantity(count) })}</span>
              <DateTime at={time} />
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
