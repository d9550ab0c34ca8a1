import type { Currency } from '#contract/money.ts';
import type { PurchaseState } from '#contract/features/procure/purchase-orders/moves.ts';
import type { Defaulted, Maybe, MaybeTime, RecordColumns } from './columns.ts';

export type TradeTables = {
  purchase_order: RecordColumns & {
    code: string;
    supplier_id: number;
    currency: Defaulted<Currency>;
    tax_rate: Defaulted<string | number>;
    expected_date: Maybe<string>;
    state: Defaulted<PurchaseState | 'partial' | 'received'>;
    net: Defaulted<number>;
    tax: Defaulted<number>;
    total: Defaulted<number>;
    line_count: Defaulted<number>;
    submit_by: Maybe<number>;
    submit_time: MaybeTime;
    approve_by: Maybe<number>;
    approve_time: MaybeTime;
    confirm_time: MaybeTime;
    close_time: MaybeTime;
    reason: Defaulted<string>;
    remark: Defaulted<string>;
  };
  purchase_order_line: {
    company_id: number;
    order_id: number;
    line_no: number;
    part_id: number;
    quantity: string;
    unit: string;
    price: number;
    date: Maybe<string>;
    confirmed_date: Maybe<string>;
    remark: Defaulted<string>;
  };
  purchase_limit: { company_id: number; role_id: number; amount: number };
};
