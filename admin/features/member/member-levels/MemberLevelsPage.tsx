import { useLanguage } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { LevelChip } from '#admin/ui/members/LevelChip.tsx';
import { levelName } from '#admin/ui/members/level-name.ts';
import {
  memberLevelCalls,
  type MemberLevel,
} from '#contract/features/member/member-levels/contract.ts';
import { memberLevelTexts } from '#contract/features/member/member-levels/texts.ts';
import { memberLevels } from '#contract/features/member/member-levels/feature.ts';

const columns: readonly Column<MemberLevel>[] = [
  { field: 'name', width: 170, sort: true, render: (row) => <Level level={row} /> },
  { field: 'growth', width: 130, kind: 'number', sort: true },
  { field: 'members', width: 100, kind: 'number' },
  { field: 'benefits', width: 320 },
  { field: 'update_time', width: 148, kind: 'time' },
  { field: 'name_en', width: 120, hidden: true },
  { field: 'name_tw', width: 120, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof memberLevelCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./MemberLevelForm.tsx')).MemberLevelForm);

/** Member levels, lowest first. */
export function Page() {
  return (
    <DataPage
      calls={memberLevelCalls}
      title={memberLevels.title}
      texts={memberLevelTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function Level({ level }: { level: MemberLevel }) {
  const language = useLanguage((state) => state.language);
  return <LevelChip color={level.color}>{levelName(level, language)}</LevelChip>;
}
