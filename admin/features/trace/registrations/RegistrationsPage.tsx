import { Button } from 'antd';
import { Link } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { nodeCalls } from '#contract/features/trace/registration-nodes/contract.ts';
import {
  registrationCalls,
  registrationStates,
  type Registration,
  type RegistrationState,
} from '#contract/features/trace/registrations/contract.ts';
import { registrations } from '#contract/features/trace/registrations/feature.ts';
import { registrationMoves } from '#contract/features/trace/registrations/moves.ts';
import { registrationTexts as texts } from '#contract/features/trace/registrations/texts.ts';

const Form = lazyComponent(async () => (await import('./RegistrationForm.tsx')).RegistrationForm);
const Detail = lazyComponent(
  async () => (await import('./RegistrationDetail.tsx')).RegistrationDetail,
);

const tones: Record<RegistrationState, StateTone> = {
  queued: 'idle',
  running: 'busy',
  done: 'good',
  partial: 'caution',
  failed: 'bad',
};
const columns: readonly Column<Registration>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'node_name', width: 160 },
  { field: 'pack_code', width: 160, kind: 'code' },
  { field: 'state', width: 112, render: (row) => <State of={row} /> },
  { field: 'total', width: 92, kind: 'quantity' },
  { field: 'registered', width: 92, kind: 'quantity' },
  { field: 'failed', width: 80, kind: 'quantity' },
  { field: 'create_time', width: 148, kind: 'time', sort: true },
  { field: 'remark', width: 160, hidden: true },
];
const filters: readonly Filter<FilterName<typeof registrationCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: registrationStates.map((value) => ({ value, label: texts.states[value] })),
  },
  { field: 'pack_id', kind: 'hidden' },
  { field: 'create_time', kind: 'days' },
];
const moves = moveActions(registrationMoves, registrationCalls);
const detail = (row: Registration) => <Detail row={row} />;
const isUnderWay = ({ state }: Registration) => state === 'queued' || state === 'running';
const look = (rows: readonly Registration[]) => (rows.some(isUnderWay) ? 2_000 : false);

/** Codes registered with resolver nodes, with every answer. */
export function Page() {
  const say = useSay();
  return (
    <DataPage
      calls={registrationCalls}
      title={registrations.title}
      texts={texts}
      columns={columns}
      filters={filters}
      form={Form}
      addLabel={texts.add}
      moves={moves}
      expand={detail}
      refetchEvery={look}
      extra={
        <Can has={nodeCalls.index.allow}>
          <Link to="/trace/registration/node">
            <Button>{say(texts.nodes)}</Button>
          </Link>
        </Can>
      }
    />
  );
}

function State({ of: { state } }: { of: Registration }) {
  return <StateDot tone={tones[state]}>{useSay()(texts.states[state])}</StateDot>;
}
