import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { CodeList } from '#admin/ui/codes/CodeList.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import type { Column } from '#admin/ui/list/types.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { PhoneNumber } from '#admin/ui/show/PhoneNumber.tsx';
import type { dealerSaleCalls } from '#contract/features/dealer/sales/contract.ts';
import type { saleCalls, SaleCode } from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { RightDot } from './SaleCells.tsx';
import styles from './goods.module.css';

const { fields } = saleTexts;
const columns: readonly Column<SaleCode>[] = [
  { field: 'code', width: 200, kind: 'code' },
  { field: 'part_name', width: 160 },
  { field: 'batch_code', width: 140 },
  { field: 'holder_name', width: 160 },
  { field: 'is_right', width: 100, render: (row) => <RightDot isRight={row.is_right} /> },
];

type SaleDetailProps = { calls: typeof saleCalls | typeof dealerSaleCalls; id: number };

/** The expanded row: who bought, and what. */
export function SaleDetail({ calls, id }: SaleDetailProps) {
  const query = useQuery({
    queryKey: ['saleRecord', 'info', id],
    queryFn: async ({ signal }) =>
      (await api(calls.info as typeof saleCalls.info, { id }, { signal, quiet: true })).data,
  });
  return (
    <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
      {(sale) => (
        <div className={styles.detail}>
          <Facts>
            <Fact label={fields.buyer_name}>{sale.buyer_name}</Fact>
            <Fact label={fields.buyer_phone}>
              <PhoneNumber masked={sale.buyer_phone} id={id} call={calls.reveal} />
            </Fact>
            {sale.price !== null && (
              <Fact label={fields.price}>
                <Money cents={sale.price} />
              </Fact>
            )}
            <Fact label={fields.store}>{sale.store}</Fact>
            <Fact label={fields.create_user}>{sale.create_user}</Fact>
            <Fact label={fields.create_time}>
              <DateTime at={sale.create_time} />
            </Fact>
            {sale.reason && (
              <Fact label={fields.reason} wide>
                {sale.reason}
              </Fact>
            )}
          </Facts>
          <CodeList call={calls.codes} filters={{ id }} columns={columns} texts={saleTexts} />
        </div>
      )}
    </Loaded>
  );
}
