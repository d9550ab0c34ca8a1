import type { Look } from '#admin/ui/chart/series.ts';
import { commonOption } from '#admin/ui/chart/series.ts';
import { mix } from '#browser/theme/colours.ts';
import type { HeatmapFlow, HeatmapRow } from '#contract/features/sale/heatmap/contract.ts';
import { countryName } from '#contract/countries.ts';
import { languageTags } from '#contract/language.ts';
import { provinceOf } from '#contract/places.ts';
import { rowOf, stepOf, type Measure } from './areas.ts';
import type { Areas } from './geometry.ts';
import type { MapOption } from './map-engine.ts';

/** A dot on the map: so many of something at a place. */
export type MapPoint = { at: readonly [number, number]; count: number; isAlert: boolean };

export type MapFacts = {
  /** The name of the registered map, and of its areas. */
  map: string;
  areas: Areas;
  province: number | null;
  rows: readonly HeatmapRow[];
  measure: Measure;
  steps: readonly number[];
  flows: readonly HeatmapFlow[];
  /** Areas with a territory of the chosen dealer. */
  allowed: ReadonlySet<string>;
  /** The chosen city. */
  chosen: string | null;
  points: readonly MapPoint[];
  /** What its figures are called. */
  words: { total: string; outside?: string };
};

/** The colours from few to many: vermilion for scans outside, ink blue for all. */
export function coloursOf(count: number, measure: Measure, { palette }: Look): string[] {
  const full = measure === 'outside' ? palette.seal : palette.info;
  return Array.from({ length: count }, (_, at) =>
    mix(palette.surface, full, 0.2 + (0.8 * (at + 1)) / count),
  );
}

/** What echarts draws: areas by their figures, dealers' territories outlined, goods' ways as lines. */
export function mapOption(facts: MapFacts, look: Look): MapOption {
  const { palette } = look;
  const common = commonOption(look);
  return {
    ...common,
    tooltip: { ...common.tooltip, trigger: 'item', show: true },
    geo: {
      map: facts.map,
      // The world is wide; a country looks right at the usual scale.
      ...(facts.province === 0 ? { aspectScale: 1 } : {}),
      // Many people scroll past it with the wheel.
      roam: false,
      top: 8,
      bottom: 8,
      left: 8,
      right: 8,
      selectedMode: false,
      itemStyle: { areaColor: palette.paper, borderColor: palette.ink3, borderWidth: 0.5 },
      emphasis: {
        label: { show: false },
        itemStyle: { areaColor: 'inherit', borderColor: palette.ink1 },
      },
      label: { show: false },
      regions: [...facts.areas.keys()].map((area) => regionOf(area, facts, look)),
    },
    series: facts.province ? [] : [linesOf(facts, look), pointsOf(facts, look)],
  };
}

function regionOf(area: string, facts: MapFacts, { palette, language, isCalm }: Look) {
  const { rows, province, measure, steps, allowed, chosen, words } = facts;
  const row = rowOf(area, rows, province);
  const step = stepOf(row?.[measure] ?? 0, steps);
  const colours = coloursOf(steps.length, measure, { palette, language, isCalm });
  const isAllowed = allowed.has(area);
  const isChosen = row !== undefined && row.key === chosen;
  const show = (value: number) => value.toLocaleString(languageTags[language]);
  const name = row?.name ?? (province === 0 ? countryName(area, language) : area);
  const told = [
    name,
    `${words.total}: ${show(row?.total ?? 0)}`,
    ...(words.outside ? [`${words.outside}: ${show(row?.outside ?? 0)}`] : []),
  ].join('\n');
  return {
    name: area,
    itemStyle: {
      ...(step >= 0 ? { areaColor: colours[step]! } : {}),
      ...(isAllowed ? { borderColor: palette.primary, borderWidth: 2 } : {}),
      ...(isChosen ? { borderColor: palette.ink1, borderWidth: 2 } : {}),
    },
    tooltip: { show: true, formatter: () => told },
  };
}

/** Where a line begins or ends: the capital of a province, or the middle of a country. */
function pointOf(place: number | string, areas: Areas): readonly number[] | null {
  if (typeof place === 'string') return areas.get(place) ?? null;
  const found = provinceOf(place);
  return found ? [found.longitude, found.latitude] : null;
}

const mostWide = 3;

/** Lines from where dealers are to where their goods were scanned; wider where more were. */
function linesOf({ flows, areas }: MapFacts, { palette, isCalm }: Look) {
  const drawn = flows.flatMap(({ from, to, outside }) => {
    const ends = [from, to].map((place) => pointOf(place, areas));
    return from === to || ends.includes(null) ? [] : { coords: ends as number[][], outside };
  });
  const most = Math.max(1, ...drawn.map(({ outside }) => outside));
  return {
    type: 'lines' as const,
    coordinateSystem: 'geo' as const,
    silent: true,
    animation: !isCalm,
    symbol: ['circle', 'arrow'],
    symbolSize: 6,
    data: drawn.map(({ coords, outside }) => ({
      coords,
      lineStyle: { width: 1 + (mostWide - 1) * (outside / most) },
    })),
    lineStyle: { color: palette.ink2, opacity: 0.75, curveness: 0.25 },
  };
}

/** Dots, larger where there are more; those with an alert are vermilion and on top. */
function pointsOf({ points }: MapFacts, { palette, isCalm }: Look) {
  return {
    type: 'scatter' as const,
    coordinateSystem: 'geo' as const,
    silent: true,
    animation: !isCalm,
    data: points
      .toSorted((one, other) => Number(one.isAlert) - Number(other.isAlert))
      .map(({ at, count, isAlert }) => ({
        value: [...at],
        symbolSize: 8 + 4 * Math.log2(count),
        itemStyle: {
          color: isAlert ? palette.seal : palette.primary,
          borderColor: palette.surface,
          borderWidth: 1,
          opacity: 0.85,
        },
      })),
  };
}
