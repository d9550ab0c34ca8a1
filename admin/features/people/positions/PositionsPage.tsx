import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { Position, PositionCalls } from '#contract/features/people/positions/contract.ts';
import { positionTexts } from '#contract/features/people/positions/texts.ts';
import { positions } from '#contract/features/people/positions/feature.ts';
import { PeopleLink } from '#admin/ui/people/PeopleLink.tsx';
import { useSection } from '#admin/ui/people/section.ts';
import { peopleTexts } from '#admin/ui/people/texts.ts';

const columns: readonly Column<Position>[] = [
  { field: 'code', width: 120, kind: 'code', sort: true },
  { field: 'name', width: 200, sort: true },
  { field: 'is_active', width: 100, render: ({ is_active: is }) => <State isActive={is} /> },
  {
    field: 'users',
    width: 84,
    kind: 'number',
    render: ({ id, name, users }) => (
      <PeopleLink
        n={users}
        filter="position_id"
        id={id}
        name={name}
        label={peopleTexts.seePosition}
      />
    ),
  },
  { field: 'sort', width: 84, kind: 'number', sort: true },
  { field: 'remark', width: 160 },
  { field: 'update_time', width: 148, kind: 'time' },
];

const filters: readonly Filter<FilterName<PositionCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'is_active',
    kind: 'select',
    options: [
      { value: 'true', label: positionTexts.active },
      { value: 'false', label: positionTexts.stopped },
    ],
  },
];

const Form = lazyComponent(async () => (await import('./PositionForm.tsx')).PositionForm);

/** Job positions. */
export function Page() {
  const { calls } = useSection();
  return (
    <DataPage
      calls={calls.position}
      title={positions.title}
      texts={positionTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}

function State({ isActive }: { isActive: boolean }) {
  const say = useSay();
  const { active, stopped } = positionTexts;
  return <StateDot tone={isActive ? 'good' : 'idle'}>{say(isActive ? active : stopped)}</StateDot>;
}
