import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import type { Level, LevelCalls } from '#contract/features/people/levels/contract.ts';
import { levelTexts } from '#contract/features/people/levels/texts.ts';
import { levels } from '#contract/features/people/levels/feature.ts';
import { PeopleLink } from '#admin/ui/people/PeopleLink.tsx';
import { useSection } from '#admin/ui/people/section.ts';
import { peopleTexts } from '#admin/ui/people/texts.ts';

const columns: readonly Column<Level>[] = [
  { field: 'code', width: 120, kind: 'code', sort: true },
  { field: 'name', width: 220, sort: true },
  { field: 'rank', width: 84, kind: 'number', sort: true },
  {
    field: 'users',
    width: 84,
    kind: 'number',
    render: ({ id, name, users }) => (
      <PeopleLink n={users} filter="level_id" id={id} name={name} label={peopleTexts.seeLevel} />
    ),
  },
  { field: 'remark', width: 220 },
  { field: 'update_time', width: 148, kind: 'time' },
];

const filters: readonly Filter<FilterName<LevelCalls>>[] = [{ field: 'keyword', kind: 'text' }];
const Form = lazyComponent(async () => (await import('./LevelForm.tsx')).LevelForm);

/** Job levels, highest first. */
export function Page() {
  const { calls } = useSection();
  return (
    <DataPage
      calls={calls.level}
      title={levels.title}
      texts={levelTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}
