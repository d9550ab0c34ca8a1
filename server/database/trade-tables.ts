import type { Currency } from '#contract/money.ts';
import type { PurchaseState } from '#contract/features/procure/purchase-orders/moves.ts';
import type { Defaulted, Json, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

/** A line in a request to change an order. */
type ChangedLine = { line_no: number; quantity: string; price: number; date: string | null };

export type TradeTables = {
  purchase_order: RecordColumns & {
    code: string;
    supplier_id: number;
    currency: Defaulted<Currency>;
    tax_rate: Defaulted<string | number>;
    expected_date: Maybe<string>;
    state: Defaulted<PurchaseState>;
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
    seller_id: Maybe<number>;
    seller_code: Defaulted<string>;
    seller_note: Defaulted<string>;
    confirm_user: Defaulted<string>;
    confirm_way: Defaulted<'' | 'buyer' | 'seller' | 'link'>;
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
    received: Defaulted<string>;
    remark: Defaulted<string>;
  };
  supplied_part: { company_id: number; buyer_id: number; buyer_part_id: number; part_id: number };
  purchase_change: {
    company_id: number;
    id: Defaulted<number>;
    order_id: number;
    side: 'buyer' | 'seller';
    state: Defaulted<'open' | 'accepted' | 'refused' | 'withdrawn'>;
    base_version: number;
    before: Json<ChangedLine[]>;
    lines: Json<ChangedLine[]>;
    reason: Defaulted<string>;
    create_by: Maybe<number>;
    create_user: string;
    create_time: Time;
    answer_user: Defaulted<string>;
    answer_reason: Defaulted<string>;
    answer_time: MaybeTime;
  };
  purchase_limit: { company_id: number; role_id: number; amount: number };
};
