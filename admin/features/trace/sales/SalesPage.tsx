import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { saleCalls, type Sale } from '#contract/features/trace/sales/contract.ts';
import { sales } from '#contract/features/trace/sales/feature.ts';
import { saleMoves } from '#contract/features/trace/sales/moves.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { saleColumns, saleFilters } from './columns.tsx';
import { salesPageTexts as texts } from './texts.ts';

const SaleForm = lazyComponent(async () => (await import('./SaleForm.tsx')).SaleForm);
const SaleDetail = lazyComponent(
  async () => (await import('#admin/ui/goods/SaleDetail.tsx')).SaleDetail,
);

const moves = moveActions(saleMoves, saleCalls);
const detail = ({ id }: Sale) => <SaleDetail calls={saleCalls} id={id} />;

/** Sales to consumers: valid where the seller held the goods, disputed where it did not. */
export function Page() {
  return (
    <DataPage
      calls={saleCalls}
      title={sales.title}
      texts={saleTexts}
      columns={saleColumns}
      filters={saleFilters}
      form={SaleForm}
      addLabel={texts.add}
      moves={moves}
      expand={detail}
    />
  );
}
