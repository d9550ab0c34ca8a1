import type { Generated } from 'kysely';
import type { Currency } from '#contract/money.ts';
import type { Defaulted, Json, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

/** One level of a packaging: how many go into a box (1) or onto a pallet (2). */
/** What is counted of each dealer. */
export type DealerMetric = 'received' | 'sold' | 'forwarded' | 'returned' | 'shipped';

export type PackagingLevel = { level: 1 | 2; quantity: number; is_mixed: boolean };

/** The rows of codes that documents carry. */
type DocumentCode = {
  company_id: number;
  seq: number;
  root_seq: number;
  part_id: Maybe<number>;
  batch_id: Maybe<number>;
  level: number;
  state: Defaulted<number>;
};

export type LogisticsTables = {
  packaging: RecordColumns & {
    part_id: number;
    name: string;
    levels: Json<PackagingLevel[]>;
    is_default: Defaulted<boolean>;
    remark: Defaulted<string>;
  };
  container: {
    company_id: number;
    seq: number;
    level: number;
    packaging_id: Maybe<number>;
    part_id: Maybe<number>;
    capacity: Maybe<number>;
    is_mixed: Defaulted<boolean>;
    quantity: Defaulted<number>;
    is_partial: Defaulted<boolean>;
    full_time: MaybeTime;
    filling: Generated<'open' | 'full' | 'partial' | 'empty'>;
    create_by: Maybe<number>;
    create_time: Time;
    update_time: Time;
  };
  shipment: RecordColumns & {
    code: string;
    kind: 'dealer' | 'customer' | 'transfer';
    from_dealer_id: Maybe<number>;
    dealer_id: Maybe<number>;
    customer_id: Maybe<number>;
    place: Defaulted<string>;
    order_id: Maybe<number>;
    state: Defaulted<
      'draft' | 'picking' | 'checked' | 'shipped' | 'partial' | 'received' | 'closed' | 'cancelled'
    >;
    planned_date: Maybe<string>;
    carrier: Defaulted<string>;
    tracking_no: Defaulted<string>;
    picked: Defaulted<number>;
    received: Defaulted<number>;
    missing: Defaulted<number>;
    ship_time: MaybeTime;
    receive_time: MaybeTime;
    reason: Defaulted<string>;
    remark: Defaulted<string>;
  };
  shipment_line: {
    company_id: number;
    shipment_id: number;
    part_id: number;
    id: Generated<number>;
    quantity: Maybe<number>;
    picked: Defaulted<number>;
    received: Defaulted<number>;
    ship_time: MaybeTime;
    boxes: Defaulted<number>;
    returned: Defaulted<number>;
    is_first: Defaulted<boolean>;
  };
  shipment_code: DocumentCode & { shipment_id: number };
  goods_return: RecordColumns & {
    code: string;
    source: 'dealer' | 'customer' | 'consumer';
    dealer_id: Maybe<number>;
    customer_id: Maybe<number>;
    to_dealer_id: Maybe<number>;
    reason: Defaulted<string>;
    condition: Defaulted<'good' | 'damaged' | 'unknown'>;
    state: Defaulted<'requested' | 'received' | 'closed' | 'cancelled'>;
    units: Defaulted<number>;
    restocked: Defaulted<number>;
    scrapped: Defaulted<number>;
    receive_time: MaybeTime;
    remark: Defaulted<string>;
  };
  goods_return_code: DocumentCode & { id: Generated<number>; return_id: number };
  sale_record: RecordColumns & {
    code: string;
    dealer_id: Maybe<number>;
    sold_at: Time;
    buyer_name_sealed: Maybe<Buffer>;
    buyer_phone_sealed: Maybe<Buffer>;
    buyer_phone_index: Maybe<Buffer>;
    price: Maybe<number>;
    store: Defaulted<string>;
    units: Defaulted<number>;
    wrong: Defaulted<number>;
    is_activated: Defaulted<boolean>;
    state: Defaulted<'valid' | 'disputed' | 'void'>;
    reason: Defaulted<string>;
  };
  sale_code: {
    company_id: number;
    id: Generated<number>;
    sale_id: number;
    seq: number;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    dealer_id: Maybe<number>;
    customer_id: Maybe<number>;
    before_state: number;
    held_since: MaybeTime;
    is_right: boolean;
  };
  stock_count: RecordColumns & {
    code: string;
    dealer_id: Maybe<number>;
    place: Defaulted<string>;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    state: Defaulted<'counting' | 'closed' | 'cancelled'>;
    counted: Defaulted<number>;
    expected: Defaulted<number>;
    missing: Defaulted<number>;
    surplus: Defaulted<number>;
    close_time: MaybeTime;
    remark: Defaulted<string>;
  };
  stock_count_code: {
    company_id: number;
    id: Generated<number>;
    count_id: number;
    seq: number;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    result: Defaulted<number>;
    create_by: Maybe<number>;
    create_time: Time;
  };
  sales_order: RecordColumns & {
    code: string;
    dealer_id: Maybe<number>;
    customer_id: Maybe<number>;
    is_from_dealer: Defaulted<boolean>;
    currency: Defaulted<Currency>;
    /** A decimal as text. */
    tax_rate: Defaulted<string>;
    net: Maybe<number>;
    tax: Maybe<number>;
    total: Maybe<number>;
    ordered: Defaulted<number>;
    due_date: Maybe<string>;
    state: Defaulted<
      'draft' | 'approved' | 'producing' | 'partial' | 'shipped' | 'completed' | 'cancelled'
    >;
    approve_time: MaybeTime;
    complete_time: MaybeTime;
    reason: Defaulted<string>;
    remark: Defaulted<string>;
    purchase_company_id: Maybe<number>;
    purchase_order_id: Maybe<number>;
  };
  sales_order_line: {
    company_id: number;
    order_id: number;
    part_id: number;
    line_no: number;
    quantity: number;
    unit: Defaulted<string>;
    price: Maybe<number>;
  };
  incident_appeal: {
    company_id: number;
    id: Generated<number>;
    incident_id: number;
    dealer_id: number;
    text: string;
    photos: Json<{ photo: string; small: string }[]>;
    state: Defaulted<'waiting' | 'accepted' | 'rejected'>;
    note: Defaulted<string>;
    answer_by: Maybe<number>;
    answer_time: MaybeTime;
    create_by: Maybe<number>;
    create_time: Time;
  };
  dealer_tally: {
    company_id: number;
    metric: DealerMetric;
    day: string;
    dealer_id: number;
    part_id: number;
    n: number;
  };
  gathered_scan: {
    company_id: number;
    account_id: number;
    client_id: string;
    dealer_id: Maybe<number>;
    action: string;
    at: Time;
    answer: Json<object>;
    create_time: Time;
  };
  ended_session: { mark: string; account_id: number; end_time: Time };
};
