import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { warrantyTones } from '#admin/ui/warranties/tones.ts';
import {
  dealerWarrantyCalls,
  type DealerWarranty,
} from '#contract/features/dealer/warranties/contract.ts';
import { dealerWarranties } from '#contract/features/dealer/warranties/feature.ts';
import { warrantyStates } from '#contract/features/sale/warranties/moves.ts';
import { dealerWarrantyTexts } from '#contract/features/dealer/warranties/texts.ts';
import { dealerWarrantiesTexts as texts } from './texts.ts';

const WarrantyForm = lazyComponent(async () => (await import('./WarrantyForm.tsx')).WarrantyForm);

function WarrantyDot({ state }: Pick<DealerWarranty, 'state'>) {
  const say = useSay();
  return <StateDot tone={warrantyTones[state]}>{say(dealerWarrantyTexts.states[state])}</StateDot>;
}

const columns: readonly Column<DealerWarranty>[] = [
  { field: 'part_name', width: 160 },
  { field: 'code', width: 212, kind: 'code' },
  { field: 'name', width: 96 },
  { field: 'phone', width: 120 },
  {
    field: 'state',
    width: 108,
    states: dealerWarrantyTexts.states,
    render: (row) => <WarrantyDot {...row} />,
  },
  { field: 'expire_time', width: 110, kind: 'day' },
  { field: 'active_time', width: 140, kind: 'time', hidden: true },
  { field: 'start_time', width: 110, kind: 'day', hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerWarrantyCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: warrantyStates.map((value) => ({ value, label: dealerWarrantyTexts.states[value] })),
  },
  { field: 'active_time', kind: 'days' },
];
const calls = { ...dealerWarrantyCalls, add: dealerWarrantyCalls.activate };
const nameOf = ({ code }: DealerWarranty) => code;

/** The warranties that a dealer registered for its customers. */
export function Page() {
  return (
    <DataPage
      calls={calls}
      title={dealerWarranties.title}
      texts={dealerWarrantyTexts}
      columns={columns}
      filters={filters}
      form={WarrantyForm}
      addLabel={texts.add}
      nameOf={nameOf}
    />
  );
}
