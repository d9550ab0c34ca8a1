import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { RowAction } from '#admin/ui/list/types.ts';
import { dealerCalls, type Dealer } from '#contract/features/application/dealers/contract.ts';
import { dealerMoves } from '#contract/features/application/dealers/moves.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { dealerColumns, dealerFilters } from './columns.tsx';
import { dealersPageTexts as texts } from './texts.ts';

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
        rowActions={rowActions}
        moves={moves}
        expand={detail}
        extra={<Button onClick={() => setTree(true)}>{say(texts.tree.open)}</Button>}
      />
      {isTree && <DealerTree onClose={() => setTree(false)} />}
    </>
  );
}
