import { useMemo, useState } from 'react';
import { post } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import { toast } from '#admin/app/toast.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { BatchAction, Offer, RowAction } from '#admin/ui/list/types.ts';
import type { Dealer, DealerInfo } from '#contract/features/application/dealers/contract.ts';
import { dealerTexts } from '#contract/features/application/dealers/texts.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { dealerColumns, dealerFilters } from './columns.tsx';
import { dealersPageTexts as texts } from './texts.ts';

const DealerForm = part(async () => (await import('./DealerForm.tsx')).DealerForm);
const DealerDetail = part(async () => (await import('./DealerDetail.tsx')).DealerDetail);
const AccountsDrawer = part(async () => (await import('./AccountsDrawer.tsx')).AccountsDrawer);

const offers: readonly Offer[] = ['add', 'edit', 'delete', 'export', 'import'];
const mayDisable = 'app:dealer:disable';
const { actions } = dealerTexts;

const move = (verb: 'enable' | 'disable') => async (ids: number[]) =>
  toast.success((await post(`dealer/${verb}`, { ids })).msg);
const detail = ({ id }: Dealer) => <DealerDetail id={id} />;

const batchActions: readonly BatchAction<Dealer>[] = [
  {
    key: 'disable',
    label: actions.disable,
    can: mayDisable,
    danger: true,
    confirm: texts.confirm.disableMany,
    run: move('disable'),
  },
  { key: 'enable', label: actions.enable, can: mayDisable, run: move('enable') },
];

/** The company's dealers: where they may sell, and with what they sign in. */
export function Page() {
  const [opened, setOpened] = useState<Dealer | null>(null);
  const rowActions = useMemo<RowAction<Dealer>[]>(
    () => [
      { key: 'accounts', label: texts.accounts.open, run: setOpened },
      {
        key: 'disable',
        label: actions.disable,
        can: mayDisable,
        danger: true,
        shown: ({ disabled }) => !disabled,
        confirm: ({ name }) => sayNow(texts.confirm.disable, { name }),
        run: ({ id }) => move('disable')([id]),
      },
      {
        key: 'enable',
        label: actions.enable,
        can: mayDisable,
        shown: ({ disabled }) => disabled,
        run: ({ id }) => move('enable')([id]),
      },
    ],
    [],
  );
  return (
    <>
      <DataPage<Dealer, DealerInfo>
        resource="dealer"
        area="app:dealer"
        title={dealers.title}
        texts={dealerTexts}
        columns={dealerColumns}
        filters={dealerFilters}
        offers={offers}
        form={DealerForm}
        rowActions={rowActions}
        batchActions={batchActions}
        expand={detail}
      />
      {opened && <AccountsDrawer dealer={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
