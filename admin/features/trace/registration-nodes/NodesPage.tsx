import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  nodeCalls,
  type RegistrationNode,
} from '#contract/features/trace/registration-nodes/contract.ts';
import { registrationNodes } from '#contract/features/trace/registration-nodes/feature.ts';
import { nodeTexts } from '#contract/features/trace/registration-nodes/texts.ts';

const Form = lazyComponent(async () => (await import('./NodeForm.tsx')).NodeForm);

const columns: readonly Column<RegistrationNode>[] = [
  { field: 'name', width: 180 },
  { field: 'address', width: 280 },
  { field: 'key_end', width: 96, render: ({ key_end: end }) => (end ? `…${end}` : '–') },
  {
    field: 'is_active',
    width: 88,
    render: ({ is_active: isActive }) => <State isActive={isActive} />,
  },
  { field: 'remark', width: 180 },
  { field: 'update_time', width: 148, kind: 'time' },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof nodeCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'create_time', kind: 'days' },
];

function State({ isActive }: { isActive: boolean }) {
  return (
    <StateDot tone={isActive ? 'good' : 'idle'}>
      {useSay()(nodeTexts.active[`${isActive}`])}
    </StateDot>
  );
}

/** Resolver nodes outside of this installation. */
export function Page() {
  return (
    <DataPage
      calls={nodeCalls}
      title={registrationNodes.title}
      texts={nodeTexts}
      columns={columns}
      filters={filters}
      form={Form}
    />
  );
}
