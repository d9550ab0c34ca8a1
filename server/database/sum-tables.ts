import type { Defaulted } from './columns.ts';
import type { Generated } from 'kysely';

type Sum = { company_id: number; id: Generated<number>; day: string; is_fresh: Defaulted<boolean> };

/** Sums of rows by day, kept by the database (`0100_sums.sql`). */
export type SumTables = {
  warranty_sum: Sum & { metric: string; over: number; part_id: number; n: number };
  dealer_sum: Sum & {
    metric: string;
    over: number;
    dealer_id: number;
    part_id: number;
    n: number;
  };
  stock_sum: Sum & { dealer_id: number; n: number };
  shipment_sum: Sum & {
    over: number;
    kind: string;
    is_own: boolean;
    dealer_id: number;
    customer_id: number;
    part_id: number;
    shipments: number;
    shipped: number;
    received: number;
    returned: number;
    missing: number;
  };
};
