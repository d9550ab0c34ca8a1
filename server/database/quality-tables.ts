import type {
  NonconformanceState,
  NonconformanceStep,
} from '#contract/features/trace/nonconformances/moves.ts';
import type {
  NonconformanceSeverity,
  NonconformanceSource,
} from '#contract/features/trace/nonconformances/sources.ts';
import type { QualityKind, QualityResult } from '#contract/quality/kinds.ts';
import type { Defaulted, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

export type QualityTables = {
  inspection_plan: RecordColumns & {
    part_id: number;
    revision: number;
    state: Defaulted<'draft' | 'published' | 'retired'>;
    is_emp_public: Defaulted<boolean>;
    remark: Defaulted<string>;
    publish_time: MaybeTime;
  };
  inspection_step: {
    company_id: number;
    plan_id: number;
    position: number;
    kind: QualityKind;
    name: string;
    is_required: boolean;
    is_public: boolean;
    unit: string;
    min: Maybe<number>;
    max: Maybe<number>;
    std: string;
  };
  quality_record: RecordColumns & {
    seq: number;
    kind: QualityKind;
    step: string;
    std: Defaulted<string>;
    content: Defaulted<string>;
    value: Maybe<number>;
    unit: Defaulted<string>;
    result: QualityResult;
    emp_name: Defaulted<string>;
    pass_time: Time;
    source_id: Maybe<string>;
    source_hash: Maybe<string>;
  };
  quality_waiver: {
    company_id: number;
    id: Defaulted<number>;
    seq: number;
    step: string;
    reason: string;
    /** The newest record when it was given; null: there was none. */
    record_id: Maybe<number>;
    record_version: Maybe<number>;
    create_by: Maybe<number>;
    create_user: Defaulted<string>;
    create_time: Time;
  };
  nonconformance: RecordColumns & {
    code: string;
    state: Defaulted<NonconformanceState>;
    severity: NonconformanceSeverity;
    title: string;
    description: Defaulted<string>;
    source: NonconformanceSource;
    source_id: Maybe<number>;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    lot_id: Maybe<number>;
    seq: Maybe<number>;
    owner_id: Maybe<number>;
    due_day: Maybe<string>;
    cause: Defaulted<string>;
    action: Defaulted<string>;
    performed: Defaulted<string>;
    effect: Defaulted<string>;
    is_effective: Maybe<boolean>;
    reason: Defaulted<string>;
  };
  nonconformance_step: {
    company_id: number;
    id: Defaulted<number>;
    nonconformance_id: number;
    step: NonconformanceStep;
    note: Defaulted<string>;
    subject: Defaulted<string>;
    due_day: Maybe<string>;
    create_by: Maybe<number>;
    create_user: Defaulted<string>;
    create_time: Time;
  };
};
