import { useMemo } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { TextCell } from '#admin/ui/show/TextCell.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import { useRowDrag } from '#admin/ui/tree/use-row-drag.ts';
import { dictDataCalls, type Option } from '#contract/features/system/dictionary/contract.ts';
import { optionTexts } from '#contract/features/system/dictionary/texts.ts';
import { dictionaries } from '#contract/features/system/dictionary/feature.ts';
import { DictionaryAside } from './DictionaryAside.tsx';
import { OptionName, OptionOrder } from './OptionCells.tsx';
import { OrderContext } from './order-context.ts';
import { dictionaryPageTexts as texts } from './texts.ts';
import { useChosen } from './use-chosen.ts';
import { useOrder } from './use-order.ts';
import styles from './dictionary.module.css';

const Form = lazyComponent(async () => (await import('./OptionForm.tsx')).OptionForm);

const filters: readonly Filter<FilterName<typeof dictDataCalls>>[] = [
  { field: 'dict_code', kind: 'hidden' },
  { field: 'keyword', kind: 'text' },
  {
    field: 'disabled',
    kind: 'select',
    options: (['false', 'true'] as const).map((value) => ({
      value,
      label: optionTexts.states[value],
    })),
  },
];
const columns: readonly Column<Option>[] = [
  { field: 'name', width: 190, render: (row) => <OptionName option={row} /> },
  { field: 'value', width: 140, sort: true },
  { field: 'disabled', width: 90, render: (row) => <State isOff={row.disabled} /> },
  { field: 'sort', width: 110, sort: true, render: (row) => <OptionOrder option={row} /> },
  { field: 'dict_name', width: 150, render: (row) => <TextCell text={row.dict_name} /> },
  { field: 'remark', width: 140 },
  { field: 'name_en', width: 150, hidden: true },
  { field: 'name_tw', width: 150, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', hidden: true },
];
const isOwn = ({ is_shipped: isShipped }: Option) => !isShipped;

/** Dictionaries on the left, the options of the chosen one on the right. */
export function Page() {
  const mayEdit = useCan()({ has: 'system:dict:edit' });
  const { code, isPlain } = useChosen();
  const order = useOrder(isPlain && mayEdit ? code : null);
  const drag = useRowDrag(order.areSiblings, order.dropAt);
  const within = useMemo(() => order.cells, [order.cells]);
  return (
    <OrderContext value={within}>
      <div className={styles.page} {...(order.canMove ? drag : {})}>
        <DataPage
          calls={dictDataCalls}
          title={dictionaries.title}
          texts={optionTexts}
          columns={columns}
          filters={filters}
          form={Form}
          addLabel={texts.addOption}
          canDelete={isOwn}
          aside={<DictionaryAside />}
        />
      </div>
    </OrderContext>
  );
}

function State({ isOff }: { isOff: boolean }) {
  const say = useSay();
  return <StateDot tone={isOff ? 'idle' : 'good'}>{say(optionTexts.states[`${isOff}`])}</StateDot>;
}
