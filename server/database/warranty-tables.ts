import type { Generated } from 'kysely';
import type { WarrantyStart } from '#contract/features/product/parts/kinds.ts';
import type { WarrantyStepKind } from '#contract/features/sale/warranties/kinds.ts';
import type { Defaulted, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

/** Warranties, the policies that parts share, and what became of each warranty. */
export type WarrantyTables = {
  warranty: {
    company_id: number;
    seq: number;
    name_sealed: Buffer;
    mobile_sealed: Buffer;
    mobile_index: Buffer;
    active_time: Time;
    start_time: Time;
    expire_time: Time;
    dealer_id: Maybe<number>;
    part_id: Maybe<number>;
    province: Defaulted<number>;
    city: Defaulted<string>;
    months: Defaulted<number>;
    extended_months: Defaulted<number>;
    policy_id: Maybe<number>;
    policy_version: Maybe<number>;
    holder_no: Defaulted<number>;
    transfer_time: MaybeTime;
    void_time: MaybeTime;
    void_reason: Defaulted<string>;
    replaces_seq: Maybe<number>;
    replaced_by_seq: Maybe<number>;
    version: Defaulted<number>;
    update_by: Maybe<number>;
    update_time: Time;
  };
  warranty_policy: RecordColumns & {
    name: string;
    months: number;
    starts_at: WarrantyStart;
    grace_days: Defaulted<number>;
    terms: Defaulted<string>;
    revision: Defaulted<number>;
  };
  warranty_policy_version: {
    company_id: number;
    policy_id: number;
    version: number;
    name: string;
    months: number;
    starts_at: string;
    grace_days: number;
    terms: string;
    create_time: Time;
  };
  warranty_step: {
    company_id: number;
    id: Generated<number>;
    seq: number;
    kind: WarrantyStepKind;
    months: Maybe<number>;
    reason: Defaulted<string>;
    other_seq: Maybe<number>;
    create_by: Maybe<number>;
    create_user: Defaulted<string>;
    create_time: Time;
  };
};
