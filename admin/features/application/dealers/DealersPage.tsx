import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import {
  dealerCalls,
  dealerLevels,
  type Dealer,
} from '#contract/features/application/dealers/contract.ts';
import { dealerMoves } from '#contract/features/application/dealers/moves.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { dealerColumns, dealerFilters } from './columns.tsx';
import { dealersPageTexts as texts } from './texts.ts';
import { recordOf } from '#admin/ui/record/record-of.tsx';

const DealerForm = lazyComponent(async () => (await import('./DealerForm.tsx')).DealerForm);
const DealerTree = lazyComponent(async () => (await import('./DealerTree.tsx')).DealerTree);
const DealerDetail = lazyComponent(async () => (await import('./DealerDetail.tsx')).DealerDetail);
const AccountsDrawer = lazyComponent(
  async () => (await import('./AccountsDrawer.tsx')).AccountsDrawer,
);

const moves = moveActions(dealerMoves, dealerCalls, {
  stateOf: ({ disabled }) => (disabled ? 'disabled' : 'enabled'),
});
const detail = ({ id }: Dealer) => <DealerDetail id={id} />;

const rowActions: readonly RowAction<Dealer>[] = [
  {
    key: 'accounts',
    label: texts.accounts.open,
    dialog: ({ rows: [dealer], onClose }) => <AccountsDrawer dealer={dealer!} onClose={onClose} />,
  },
];

const record = recordOf(async () => (await import('./record.tsx')).record);

const levels = dealerLevels.map((value) => ({ value, label: dealerTexts.levels[value] }));
/** What can be changed in several rows at once. */
const many = {
  level: <SelectField field="level" options={levels} />,
  contact: <TextField field="contact" />,
  address: <TextField field="address" />,
  remark: <TextField field="remark" rows={2} />,
};

/** The company's dealers with their territories and accounts. */
export function Page() {
  const say = useSay();
  const [isTree, setTree] = useState(false);
  return (
    <>
      <DataPage
        calls={dealerCalls}
        title={dealers.title}
        texts={dealerTexts}
        columns={dealerColumns}
        filters={dealerFilters}
        form={DealerForm}
        many={many}
        rowActions={rowActions}
        moves={moves}
        expand={detail}
        record={record}
        extra={<Button onClick={() => setTree(true)}>{say(texts.tree.open)}</Button>}
      />
      {isTree && <DealerTree onClose={() => setTree(false)} />}
    </>
  );
}
