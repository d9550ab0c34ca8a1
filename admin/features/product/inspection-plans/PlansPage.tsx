import { sayNow, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import {
  planCalls,
  planStates,
  type InspectionPlan,
} from '#contract/features/product/inspection-plans/contract.ts';
import { inspectionPlans } from '#contract/features/product/inspection-plans/feature.ts';
import { planMoves } from '#contract/features/product/inspection-plans/moves.ts';
import { planTexts as texts } from '#contract/features/product/inspection-plans/texts.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { PlanSteps } from './PlanSteps.tsx';

const columns: readonly Column<InspectionPlan>[] = [
  { field: 'part_name', width: 190 },
  { field: 'revision', width: 84, render: (row) => <Revision {...row} /> },
  { field: 'state', width: 100, render: (row) => <State {...row} /> },
  { field: 'steps', width: 260, render: ({ steps }) => steps.map(({ name }) => name).join(' · ') },
  { field: 'required', width: 96 },
  { field: 'update_time', width: 148, kind: 'time', sort: true },
  { field: 'part_code', width: 140, kind: 'code', hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'publish_time', width: 148, kind: 'time', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

const filters: readonly Filter<FilterName<typeof planCalls>>[] = [
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'state',
    kind: 'multiple',
    options: planStates.map((value) => ({ value, label: texts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

const Form = lazyComponent(async () => (await import('./PlanForm.tsx')).PlanForm);
const moves = moveActions(planMoves, planCalls);
const rowActions: readonly RowAction<InspectionPlan>[] = [
  { key: 'copy', label: texts.copy, can: planCalls.copy.allow, dialog: CopyDialog },
];
const isDraft = ({ state }: InspectionPlan) => state === 'draft';
const isNotInForce = ({ state }: InspectionPlan) => state !== 'published';
const detail = (plan: InspectionPlan) => <PlanSteps plan={plan} />;
const nameOf = ({ part_name: part, revision }: InspectionPlan) =>
  `${part} ${sayNow(texts.revision, { n: revision })}`;

/** What has to be done, inspected and tested about the units of a part. */
export function Page() {
  return (
    <DataPage
      calls={planCalls}
      title={inspectionPlans.title}
      texts={texts}
      columns={columns}
      filters={filters}
      form={Form}
      moves={moves}
      rowActions={rowActions}
      isOpen={isDraft}
      canDelete={isNotInForce}
      expand={detail}
      nameOf={nameOf}
    />
  );
}

function Revision({ revision }: InspectionPlan) {
  const say = useSay();
  return say(texts.revision, { n: revision });
}

const tones = { draft: 'idle', published: 'good', retired: 'idle' } as const;
function State({ state }: InspectionPlan) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(texts.states[state])}</StateDot>;
}
