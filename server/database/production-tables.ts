import type { Generated } from 'kysely';
import type { BomState } from '#contract/features/product/boms/moves.ts';
import type { LotState } from '#contract/features/trace/lots/moves.ts';
import type { Defaulted, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

/** Bills of materials, lots of material, and what batches used of them. Quantities are decimal numbers, as text. */
export type ProductionTables = {
  bom: RecordColumns & {
    code: string;
    part_id: number;
    version_no: number;
    state: Defaulted<BomState>;
    release_time: MaybeTime;
    remark: Defaulted<string>;
  };
  bom_line: {
    company_id: number;
    id: Generated<number>;
    bom_id: number;
    line_no: number;
    part_id: number;
    /** A decimal number, as text. */
    quantity: string;
    unit: string;
    is_tracked: Defaulted<boolean>;
    position: Defaulted<string>;
    remark: Defaulted<string>;
  };
  bom_substitute: {
    company_id: number;
    bom_id: number;
    line_id: number;
    rank: number;
    part_id: number;
  };
  material_lot: RecordColumns & {
    code: string;
    part_id: number;
    supplier_id: Maybe<number>;
    supplier_lot: Defaulted<string>;
    source_batch_id: Maybe<number>;
    quantity: string;
    used: Defaulted<string>;
    unit: string;
    received_date: string;
    expire_date: Maybe<string>;
    receiving_id: Maybe<number>;
    state: Defaulted<LotState>;
    inspection: Defaulted<'' | 'pass' | 'fail' | 'waived'>;
    inspect_user: Defaulted<string>;
    inspect_time: MaybeTime;
    reason: Defaulted<string>;
    remark: Defaulted<string>;
  };
  material_use: {
    company_id: number;
    id: Generated<number>;
    batch_id: Maybe<number>;
    repair_id: Maybe<number>;
    repair_line: Maybe<number>;
    lot_id: number;
    part_id: number;
    quantity: string;
    seq: Maybe<number>;
    way: Defaulted<'scan' | 'choice' | 'backflush' | 'repair'>;
    create_by: Maybe<number>;
    create_user: string;
    create_time: Time;
    undo_user: Defaulted<string>;
    undo_time: MaybeTime;
  };
};
