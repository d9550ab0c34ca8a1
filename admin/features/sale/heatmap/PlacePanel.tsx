import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { Pages } from '#admin/ui/list/Pages.tsx';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { riskTexts } from '#contract/features/risk/rules/texts.ts';
import {
  heatmapCalls,
  productsPerPage,
  type HeatmapPlace,
} from '#contract/features/sale/heatmap/contract.ts';
import { heatmapTexts } from '#contract/features/sale/heatmap/texts.ts';
import { languageTags } from '#contract/language.ts';
import { Products } from './Products.tsx';
import { heatmapPageTexts as texts } from './texts.ts';
import styles from './heatmap.module.css';

type PlacePanelProps = {
  name: string;
  asked: {
    province: number;
    city?: string | undefined;
    dealer_id?: number | undefined;
    days?: readonly string[] | undefined;
  };
};

/** What is behind the scans outside of a place: dealers, incidents, shipments, products. */
export function PlacePanel({ name, asked }: PlacePanelProps) {
  const say = useSay();
  const [turned, setTurned] = useState({ of: '', page: 1 });
  // Another place begins with its first page.
  const of = JSON.stringify(asked);
  const page = turned.of === of ? turned.page : 1;
  const query = useQuery({
    queryKey: ['heatmapPlace', spokenKey, asked, page],
    queryFn: async ({ signal }) => {
      const wire = { ...asked, page };
      return (await api(heatmapCalls.place, wire, { signal, quiet: true })).data;
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={say(texts.placeOf, { name })}>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
        {(place) => (
          <div className={styles.stack} aria-busy={query.isPlaceholderData}>
            <Behind place={place} isAbroad={asked.province === 0} />
            {place.product_count > productsPerPage && (
              <Pages
                page={page}
                limit={productsPerPage}
                count={place.product_count}
                onTurn={(next) => setTurned({ of, page: next })}
              />
            )}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function Behind({ place, isAbroad }: { place: HeatmapPlace; isAbroad: boolean }) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const show = (value: number) => value.toLocaleString(tag);
  const { dealers, incidents, shipments, products } = place;
  if (dealers.length === 0 && products.length === 0 && !incidents?.length)
    return <EmptyState compact title={say(texts.noneOutside)} />;
  return (
    <>
      <div className={styles.lists}>
        <Listed title={say(texts.dealers)} empty={say(texts.noneOutside)}>
          {dealers.map(({ dealer_id: id, dealer_name: name, score, total, outside }) => (
            <li key={id}>
              <ReachableLink to={`/query/dealerData?dealer_id=${id}`}>{name}</ReachableLink>
              <span>
                {show(outside)}{' '}
                <small>
                  {say(texts.outsideOf, { n: show(total) })}
                  {score !== null && ` · ${say(texts.score, { n: show(score) })}`}
                </small>
              </span>
            </li>
          ))}
        </Listed>
        {incidents && (
          <Listed
            title={say(isAbroad ? texts.incidentsAbroad : texts.incidents)}
            empty={say(texts.noIncidents)}
          >
            {incidents.map(({ id, code, kind, state, dealer_name: name, last_time: time }) => (
              <li key={id}>
                <ReachableLink to={`/sale/incident?incident=${id}`}>{code}</ReachableLink>
                <span>
                  {[say(riskTexts.kinds[kind]), name, say(incidentTexts.states[state])]
                    .filter(Boolean)
                    .join(' · ')}{' '}
                  <small>
                    <DateTime at={time} />
                  </small>
                </span>
              </li>
            ))}
          </Listed>
        )}
        {shipments && (
          <Listed title={say(texts.shipments)} empty={say(texts.noShipments)}>
            {shipments.map(({ id, code, dealer_name: name, ship_time: time, units }) => (
              <li key={id}>
                <ReachableLink to={`/trace/shipment?shipment=${id}`}>{code}</ReachableLink>
                <span>
                  {[name, say(texts.units, { n: show(units) })].filter(Boolean).join(' · ')}{' '}
                  <small>
                    <DateTime at={time} precision="day" />
                  </small>
                </span>
              </li>
            ))}
          </Listed>
        )}
      </div>
      {products.length > 0 && (
        <Products products={products} label={say(texts.products)} fields={heatmapTexts.fields} />
      )}
    </>
  );
}

type ListedProps = { title: string; empty: string; children: readonly ReactNode[] };

function Listed({ title, empty, children }: ListedProps) {
  return (
    <section>
      <h3>{title}</h3>
      {children.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </section>
  );
}
