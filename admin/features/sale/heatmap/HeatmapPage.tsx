import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Breadcrumb, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { FigureTable } from '#admin/ui/figure-table/FigureTable.tsx';
import { dealerSource } from '#admin/ui/form/sources.ts';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { wireFilters } from '#admin/ui/list/list-state.ts';
import { shapeOf, withLabels } from '#admin/ui/list/names.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { Filter } from '#admin/ui/list/types.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { measures, type Measure } from '#admin/ui/map/areas.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import type { Dealer } from '#contract/features/application/dealers/contract.ts';
import { heatmapCalls, type Heatmap } from '#contract/features/sale/heatmap/contract.ts';
import { heatmap } from '#contract/features/sale/heatmap/feature.ts';
import { heatmapTexts } from '#contract/features/sale/heatmap/texts.ts';
import { provinceOf, provinces } from '#contract/places.ts';
import { countryAddress, placeAddress, placeOf, type Place } from './addresses.ts';
import { DaySlider } from './DaySlider.tsx';
import { daysOf, figuresOf, goesOn } from './figures.ts';
import { FlowPanel, TerritoryList } from './FlowPanel.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { heatmapPageTexts as texts } from './texts.ts';
import styles from './heatmap.module.css';

const PlaceMap = lazyComponent(
  async () => (await import('#admin/ui/map/PlaceMap.tsx')).PlaceMap,
  <Skeleton active paragraph={{ rows: 10 }} />,
);

const filters: readonly Filter[] = [
  { field: 'days', kind: 'days', label: texts.lastDays },
  {
    field: 'dealer_id',
    kind: 'remote',
    source: { ...dealerSource, label: ({ name }: Dealer) => name },
  },
  {
    field: 'province',
    kind: 'select',
    options: [
      { value: 0, label: heatmapTexts.world },
      ...provinces.map(({ code, name }) => ({ value: code, label: name })),
    ],
  },
  { field: 'city', kind: 'hidden' },
];
const labelled = withLabels(filters, heatmapTexts.fields);
const shape = shapeOf([], filters);

/** Where goods are scanned outside the territories of their dealers, from the country to a single product. */
export function Page() {
  const say = useSay();
  const list = useListState(shape);
  const { city, ...narrowed } = list.state.filters;
  const wire = wireFilters({ ...list.state, filters: narrowed });
  const query = useQuery({
    queryKey: ['heatmap', spokenKey, wire],
    queryFn: async ({ signal }) => {
      const { data } = await api(heatmapCalls.index, wire, { signal, quiet: true });
      return { ...data, province: numberOf(narrowed['province']) };
    },
    placeholderData: keepPreviousData,
  });
  // A city belongs to the province it was chosen in.
  const narrow: typeof list.narrow = (next, options) =>
    list.narrow('province' in next ? { city: undefined, ...next } : next, options);
  return (
    <div className={styles.page}>
      <PageHeader title={heatmap.title} line={say(heatmapTexts.line)} />
      <div className={styles.stack}>
        <Panel>
          <Filters filters={labelled} values={narrowed} onNarrow={narrow} />
        </Panel>
        <Loaded query={query} skeleton={<HeatmapSkeleton />}>
          {({ province, ...map }) => (
            <div className={styles.stack} aria-busy={query.isPlaceholderData}>
              <HeatmapView
                key={`${map.first_day} ${map.last_day}`}
                map={map}
                province={province}
                city={typeof city === 'string' && province !== null ? city : null}
                dealer={numberOf(narrowed['dealer_id'])}
                days={narrowed['days'] as readonly string[] | undefined}
                isOld={query.isPlaceholderData}
                onPlace={(next) => narrow(next)}
              />
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}

const numberOf = (value: unknown) => (value === undefined ? null : Number(value));

type HeatmapViewProps = {
  map: Heatmap;
  province: number | null;
  city: string | null;
  dealer: number | null;
  days: readonly string[] | undefined;
  /** While new data is loading, the previous data is shown. */
  isOld: boolean;
  onPlace: (place: Place) => void;
};

function HeatmapView(props: HeatmapViewProps) {
  const { map, province, city, dealer, days, isOld, onPlace } = props;
  const say = useSay();
  const [measure, setMeasure] = useState<Measure>('outside');
  const [day, setDay] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const mapDays = daysOf(map);
  // While the days go by, what is behind the place stays that of the whole period: nobody reads it at that pace.
  const shownDay = goesOn(mapDays, day, isPlaying) ? null : day;
  const { rows, total } = figuresOf(map, day);
  const isWorld = province === 0;
  const named = say(province === null ? texts.country : nameOf(province));
  const cityNamed = map.rows.find(({ key }) => key === city)?.name ?? city;
  return (
    <>
      {province !== null && (!isWorld || city !== null) && (
        <Crumbs province={named} city={cityNamed} onPlace={onPlace} at={province} />
      )}
      {map.total.total === 0 ? (
        <Panel>
          <EmptyState title={say(heatmapTexts.empty.title)} hint={say(heatmapTexts.empty.hint)} />
        </Panel>
      ) : (
        <div className={styles.columns}>
          <Panel
            title={isWorld ? say(texts.world) : named}
            extra={
              <div className={styles.choices}>
                {(province === null || isWorld) && (
                  <Segmented
                    value={isWorld}
                    aria-label={say(texts.scope)}
                    options={[
                      { value: false, label: say(texts.country) },
                      { value: true, label: say(texts.world) },
                    ]}
                    onChange={(next) => onPlace({ province: next ? '0' : undefined })}
                  />
                )}
                <Segmented
                  value={measure}
                  aria-label={say(texts.measure)}
                  options={measures.map((value) => ({
                    value,
                    label: say(heatmapTexts.fields[value]),
                  }))}
                  onChange={setMeasure}
                />
              </div>
            }
          >
            <PlaceMap
              rows={rows}
              scale={day === null ? map.rows : map.series}
              flows={map.flows}
              territories={dealer === null ? [] : map.territories}
              measure={measure}
              province={province}
              city={city}
              hint={hintOf(province)}
              onPick={(key) => onPlace(placeOf(key))}
            />
            <DaySlider
              days={mapDays}
              day={day}
              onDay={setDay}
              isPlaying={isPlaying}
              onPlay={setPlaying}
            />
          </Panel>
          <FigureTable
            head={headOf(province)}
            columns={[
              { head: heatmapTexts.fields.outside, value: ({ outside }) => outside },
              { head: heatmapTexts.fields.total, value: (row) => row.total },
              {
                head: texts.share,
                value: ({ total: all, outside }) => (all > 0 ? outside / all : null),
                isShare: true,
              },
            ]}
            rows={rows}
            total={total}
            isCut={false}
            isOld={isOld}
            fileName={texts.fileName}
            linkOf={({ key, name }) =>
              key === '' ? null : { to: placeAddress(key), title: say(texts.go, { name }) }
            }
          />
        </div>
      )}
      {dealer !== null && <TerritoryList territories={map.territories} />}
      <FlowPanel key={`${province} ${dealer}`} flows={map.flows} />
      {province !== null && (
        <PlacePanel
          name={city === null ? named : isWorld ? String(cityNamed) : `${named} ${cityNamed}`}
          asked={{
            province,
            ...(city === null ? {} : { city }),
            ...(dealer === null ? {} : { dealer_id: dealer }),
            ...(shownDay === null ? { days } : { days: [shownDay, shownDay] }),
          }}
        />
      )}
      <p className={styles.note}>{say(texts.note)}</p>
    </>
  );
}

const hintOf = (province: number | null) =>
  province === null ? texts.hintCountry : province === 0 ? texts.hintWorld : texts.hintProvince;
const nameOf = (province: number) =>
  province === 0 ? heatmapTexts.abroad : (provinceOf(province)?.name ?? heatmapTexts.one);
const { fields } = heatmapTexts;
const headOf = (province: number | null) =>
  province === null ? fields.province : province === 0 ? fields.country : fields.city;

type CrumbsProps = {
  province: string;
  city: string | null;
  at: number;
  onPlace: (place: Place) => void;
};

function Crumbs({ province, city, at, onPlace }: CrumbsProps) {
  const say = useSay();
  return (
    <nav aria-label={say(texts.where)}>
      <Breadcrumb
        items={[
          ...(at === 0 ? [] : [{ title: <Link to={countryAddress()}>{say(texts.country)}</Link> }]),
          {
            title:
              city === null ? (
                province
              ) : (
                <button
                  type="button"
                  className={styles.crumb}
                  onClick={() => onPlace({ province: String(at) })}
                >
                  {province}
                </button>
              ),
          },
          ...(city === null ? [] : [{ title: city }]),
        ]}
      />
    </nav>
  );
}

function HeatmapSkeleton() {
  return (
    <div className={styles.columns}>
      {[12, 8].map((rows) => (
        <Panel key={rows}>
          <Skeleton active paragraph={{ rows }} />
        </Panel>
      ))}
    </div>
  );
}
