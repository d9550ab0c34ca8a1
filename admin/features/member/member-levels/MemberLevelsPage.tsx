import { useLanguage } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter } from '#admin/ui/list/types.ts';
import { LevelChip } from '#admin/ui/members/LevelChip.tsx';
import { levelName } from '#admin/ui/members/level-name.ts';
import type { MemberLevel } from '#contract/features/member/member-levels/contract.ts';
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

const filters: readonly Filter[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

const Form = part(async () => (await import('./MemberLevelForm.tsx')).MemberLevelForm);

/** The levels of members, from the lowest up. */
export function Page() {
  return (
    <DataPage<MemberLevel>
      resource="memberLevel"
      area="member:memberLevel"
      title={memberLevels.title}
      texts={memberLevelTexts}
      columns={columns}
      filters={filters}
      form={Form}
      offers={['add', 'edit', 'delete']}
    />
  );
}

function Level({ level }: { level: MemberLevel }) {
  const language = useLanguage((state) => state.language);
  return <LevelChip color={level.color}>{levelName(level, language)}</LevelChip>;
}
