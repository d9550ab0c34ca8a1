import { useSay } from '#admin/app/language.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { Thumb } from '#admin/ui/show/Thumb.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { adSortCalls } from '#contract/features/operate/ad-sorts/contract.ts';
import type { adCalls } from '#contract/features/operate/ads/contract.ts';
import { type Ad } from '#contract/features/operate/ads/contract.ts';
import { adTexts } from '#contract/features/operate/ads/texts.ts';
import { adPlaces, placeTexts, typeTexts } from '#contract/features/operate/places.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { comma } from '#contract/text.ts';

export const adSortSource = remoteSource(adSortCalls, { label: ({ name }) => name });

export const adColumns: readonly Column<Ad>[] = [
  { field: 'picture', width: 120, render: ({ picture }) => <Thumb url={picture} wide /> },
  { field: 'title', width: 190, sort: true },
  { field: 'is_shown', width: 106, render: (ad) => <State ad={ad} /> },
  { field: 'ad_sort_name', width: 140 },
  { field: 'types', width: 170, render: ({ types }) => <Types types={types} /> },
  { field: 'sort', width: 76, kind: 'number', sort: true },
  { field: 'show_until', width: 116, kind: 'day' },
  { field: 'show_from', width: 116, kind: 'day', hidden: true },
  { field: 'place', width: 100, hidden: true, render: ({ place }) => <Place place={place} /> },
  { field: 'url', width: 200, hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'create_time', width: 150, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 150, kind: 'time', hidden: true },
];

export const adFilters: readonly Filter<FilterName<typeof adCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'ad_sort_id', kind: 'remote', source: adSortSource },
  {
    field: 'place',
    kind: 'select',
    options: adPlaces.map((value) => ({ value, label: placeTexts[value] })),
  },
  {
    field: 'types',
    kind: 'multiple',
    options: loginTypes.map((value) => ({ value, label: typeTexts[value] })),
  },
  {
    field: 'is_on',
    kind: 'select',
    options: (['true', 'false'] as const).map((value) => ({
      value,
      label: adTexts.switched[value],
    })),
  },
];

function State({ ad: { is_on: isOn, is_shown: isShown } }: { ad: Ad }) {
  const say = useSay();
  const state = isShown ? 'on' : isOn ? 'outside' : 'off';
  const tone = { on: 'good', outside: 'caution', off: 'idle' } as const;
  return <StateDot tone={tone[state]}>{say(adTexts.states[state])}</StateDot>;
}

function Types({ types }: { types: readonly LoginType[] }) {
  const say = useSay();
  return types.map((type) => say(typeTexts[type])).join(say(comma));
}

function Place({ place }: Pick<Ad, 'place'>) {
  return useSay()(placeTexts[place]);
}
