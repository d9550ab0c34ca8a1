import { useLanguage, useSay } from '#admin/app/language.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { LevelChip } from '#admin/ui/members/LevelChip.tsx';
import { levelName } from '#admin/ui/members/level-name.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  memberLevelCalls,
  type MemberLevel,
} from '#contract/features/member/member-levels/contract.ts';
import type { memberCalls } from '#contract/features/member/members/contract.ts';
import { memberSources, type Member } from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import { provinceOf } from '#contract/places.ts';

export function MemberState({ isEnabled }: { isEnabled: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={isEnabled ? 'good' : 'idle'}>
      {say(memberTexts.states[`${isEnabled}`])}
    </StateDot>
  );
}

function Source({ source }: Pick<Member, 'source'>) {
  const say = useSay();
  return say(memberTexts.sources[source]);
}

/** Province and city, as far as known. */
export function Home({ member }: { member: Pick<Member, 'province' | 'city'> }) {
  const say = useSay();
  const province = provinceOf(member.province ?? 0);
  const name = province ? say(province.name) : '';
  // For a municipality the name is shown once.
  const names = name !== '' && member.city.startsWith(name) ? [member.city] : [name, member.city];
  return names.filter(Boolean).join(' ');
}

export const memberColumns: readonly Column<Member>[] = [
  { field: 'name', width: 110, sort: true, fixed: 'left' },
  { field: 'mobile', width: 116 },
  {
    field: 'level_name',
    width: 122,
    render: (row) => <LevelChip color={row.level_color}>{row.level_name}</LevelChip>,
  },
  { field: 'growth', width: 96, kind: 'number', sort: true },
  { field: 'points', width: 88, kind: 'number', sort: true },
  {
    field: 'source',
    width: 100,
    states: memberTexts.sources,
    render: (row) => <Source source={row.source} />,
  },
  { field: 'is_enabled', width: 100, render: (row) => <MemberState isEnabled={row.is_enabled} /> },
  { field: 'last_seen_time', width: 148, kind: 'time', sort: true },
  { field: 'city', width: 130, hidden: true, render: (row) => <Home member={row} /> },
  { field: 'birthday', width: 110, hidden: true },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const nameOfLevel = (level: MemberLevel) => levelName(level, useLanguage.getState().language);

export const memberFilters: readonly Filter<FilterName<typeof memberCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'mobile', label: memberTexts.fields.number, kind: 'text', max: 14 },
  {
    field: 'level_id',
    kind: 'remote',
    source: remoteSource(memberLevelCalls, { label: nameOfLevel }),
  },
  {
    field: 'source',
    kind: 'multiple',
    options: memberSources.map((value) => ({ value, label: memberTexts.sources[value] })),
  },
  {
    field: 'is_enabled',
    kind: 'select',
    options: (['true', 'false'] as const).map((value) => ({
      value,
      label: memberTexts.states[value],
    })),
  },
  { field: 'create_time', kind: 'days' },
];
