import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { reducedMotion, useMedia } from '#admin/app/media.ts';
import { usePalette } from '#admin/app/theme/use-palette.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import type { Heatmap, HeatmapRow } from '#contract/features/sale/heatmap/contract.ts';
import { heatmapTexts } from '#contract/features/sale/heatmap/texts.ts';
import { languageTags } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { findProvince, isSameCity } from '#contract/places.ts';
import { rowOf, stepsOf, type Measure } from './areas.ts';
import { loadMap, mapOf, type Areas } from './geometry.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { coloursOf, mapOption, type MapPoint } from './map-option.ts';
import { mapTexts as texts } from './texts.ts';
import styles from './map.module.css';

export type PlaceMapProps = {
  rows: readonly HeatmapRow[];
  /** What the colours range over: of single days, those of all days, so that colours keep their meaning. */
  scale?: readonly Record<Measure, number>[];
  flows?: Heatmap['flows'];
  points?: readonly MapPoint[];
  /** Of the chosen dealer. */
  territories?: Heatmap['territories'];
  /** By what areas are coloured. */
  measure: Measure;
  /** Whether territories mean nothing here, so that only all scans are told. */
  onlyTotal?: boolean;
  province: number | null;
  city?: string | null;
  hint?: Text;
  onPick?: (key: number | string) => void;
};

/** The map with its legend. */
export function PlaceMap(props: PlaceMapProps) {
  const outlines = useQuery({
    queryKey: ['heatmapOutlines', props.province],
    queryFn: () => loadMap(props.province),
    staleTime: Infinity,
  });
  return (
    <Loaded query={outlines} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
      {(areas) => <Outlined {...props} areas={areas} />}
    </Loaded>
  );
}

const none: never[] = [];

function Outlined(props: PlaceMapProps & { areas: Areas }) {
  const {
    rows,
    scale = rows,
    flows = none,
    territories = none,
    measure,
    onlyTotal = false,
  } = props;
  const { points = none, province, city = null, areas, hint, onPick } = props;
  const say = useSay();
  const { palette } = usePalette();
  const language = useLanguage((state) => state.language);
  const isCalm = useMedia(reducedMotion);
  const look = useMemo(() => ({ palette, language, isCalm }), [palette, language, isCalm]);
  const steps = useMemo(() => stepsOf(scale.map((one) => one[measure])), [scale, measure]);
  const { fields } = heatmapTexts;
  const option = useMemo(
    () =>
      mapOption(
        {
          map: mapOf(province),
          areas,
          province,
          rows,
          measure,
          steps,
          flows: measure === 'outside' ? flows : [],
          points,
          allowed: new Set(
            [...areas.keys()].filter((area) => isAllowed(area, territories, province)),
          ),
          chosen: city,
          words: {
            total: fields.total[language],
            ...(onlyTotal ? {} : { outside: fields.outside[language] }),
          },
        },
        look,
      ),
    [
      province,
      areas,
      rows,
      measure,
      onlyTotal,
      steps,
      flows,
      points,
      territories,
      city,
      fields,
      language,
      look,
    ],
  );
  const pick = (area: string) => {
    const found = province === null ? findProvince(area)?.code : rowOf(area, rows, province)?.key;
    if (found !== undefined && found !== '') onPick?.(found);
  };
  const show = (value: number) => value.toLocaleString(languageTags[language]);
  // Inside of a province no lines are drawn.
  const isDrawn = ({ from, to }: Heatmap['flows'][number]) =>
    from !== 0 && to !== 0 && to !== '' && from !== to;
  const hasFlows = measure === 'outside' && !province && flows.some(isDrawn);
  const colours = coloursOf(steps.length, measure, look);
  return (
    <figure className={styles.map} aria-label={say(texts.map, { of: say(fields[measure]) })}>
      <div className={styles.drawing}>
        <MapDrawing option={option} onPick={pick} />
      </div>
      <figcaption>
        <ul className={styles.legend}>
          {steps.map((end, at) => {
            const from = (steps[at - 1] ?? 0) + 1;
            return (
              <li key={end}>
                <i style={{ background: colours[at] }} />
                {from >= end ? show(end) : `${show(from)} – ${show(end)}`}
              </li>
            );
          })}
          {hasFlows && (
            <li>
              <i className={styles.flow} />
              {say(texts.flow)}
            </li>
          )}
          {territories.length > 0 && (
            <li>
              <i className={styles.allowed} />
              {say(texts.allowed)}
            </li>
          )}
        </ul>
        {hint && <p>{say(hint)}</p>}
      </figcaption>
    </figure>
  );
}

const isAllowed = (
  area: string,
  territories: Heatmap['territories'],
  province: number | null,
): boolean =>
  territories.some((one) =>
    province === null
      ? findProvince(area)?.code === one.province
      : one.province === province && (one.city === '' || isSameCity(area, one.city)),
  );
