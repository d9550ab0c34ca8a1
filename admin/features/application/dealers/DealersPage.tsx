import { useMemo, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { BatchAction, RowAction } from '#admin/ui/list/types.ts';
import { dealerCalls, type Dealer } from '#contract/features/application/dealers/contract.ts';
import { dealerMoves } from '#contract/features/application/dealers/moves.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { dealerColumns, dealerFilters } from './columns.tsx';
import { dealersPageTexts as texts } from './texts.ts';

const DealerForm = lazyComponent(async () => (await import('./DealerForm.tsx')).DealerForm);
const DealerDetail = lazyComponent(async () => (await import('./DealerDetail.tsx')).DealerDetail);
const AccountsDrawer = lazyComponent(
  async () => (await import('./AccountsDrawer.tsx')).AccountsDrawer,
);

const { enable, disable } = dealerMoves.moves;

const move = (verb: 'enable' | 'disable') => async (ids: number[]) =>
  toast.success((await api(dealerCalls[verb], { ids })).msg);
const detail = ({ id }: Dealer) => <DealerDetail id={id} />;

const batchActions: readonly BatchAction<Dealer>[] = [
  {
    key: 'disable',
    label: disable.label,
    can: dealerCalls.disable.allow,
    danger: true,
    confirm: texts.confirm.disableMany,
    run: move('disable'),
  },
  { key: 'enable', label: enable.label, can: dealerCalls.enable.allow, run: move('enable') },
];

/** The company's dealers: where they may sell, and with what they sign in. */
export function Page() {
  const [opened, setOpened] = useState<Dealer | null>(null);
  const rowActions = useMemo<RowAction<Dealer>[]>(
    () => [
      { key: 'accounts', label: texts.accounts.open, run: setOpened },
      {
        key: 'disable',
        label: disable.label,
        can: dealerCalls.disable.allow,
        danger: true,
        shown: ({ disabled }) => !disabled,
        confirm: ({ name }) => sayNow(texts.confirm.disable, { name }),
        run: ({ id }) => move('disable')([id]),
      },
      {
        key: 'enable',
        label: enable.label,
        can: dealerCalls.enable.allow,
        shown: ({ disabled }) => disabled,
        run: ({ id }) => move('enable')([id]),
      },
    ],
    [],
  );
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
        batchActions={batchActions}
        expand={detail}
      />
      {opened && <AccountsDrawer dealer={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
