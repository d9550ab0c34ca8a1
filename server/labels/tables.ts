import type { ColumnType } from 'kysely';
import type {
  Driver,
  LabelState,
  PrintJobState,
} from '#contract/features/trace/print-jobs/contract.ts';
import type {
  PrePrintFormat,
  PrePrintState,
} from '#contract/features/trace/pre-prints/contract.ts';
import type { Run } from '../events/new-event.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import type {
  Defaulted,
  Json,
  Maybe,
  MaybeTime,
  RecordColumns,
  Time,
} from '../database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    print_job: RecordColumns & {
      code: string;
      template_id: number;
      document: Json<LabelDocument>;
      pack_id: Maybe<number>;
      batch_id: Maybe<number>;
      driver: Driver;
      copies: Defaulted<number>;
      state: Defaulted<PrintJobState>;
      ordered: number;
      good: Defaulted<number>;
      spoiled: Defaulted<number>;
      sampled: Defaulted<number>;
      unused: Defaulted<number>;
      reason: Defaulted<string>;
      remark: Defaulted<string>;
    };
    print_label: {
      company_id: number;
      job_id: number;
      number: number;
      seq: number;
      state: Defaulted<LabelState>;
      is_reprint: Defaulted<boolean>;
      reason: Defaulted<string>;
      claim_id: Maybe<string>;
      claim_time: MaybeTime;
      end_time: MaybeTime;
    };
    pre_print: RecordColumns & {
      code: string;
      pack_id: number;
      template_id: number;
      document: ColumnType<LabelDocument | null, string | null | undefined, string | null>;
      printer_company: string;
      quantity: number;
      format: Defaulted<PrePrintFormat>;
      first_seq: Maybe<number>;
      last_seq: Maybe<number>;
      job_id: Maybe<number>;
      checked: Defaulted<number>;
      bad_runs: Json<Run[]>;
      state: Defaulted<PrePrintState>;
      good: Defaulted<number>;
      spoiled: Defaulted<number>;
      approve_by: Maybe<number>;
      approve_time: MaybeTime;
      download_time: MaybeTime;
      send_time: MaybeTime;
      receive_time: MaybeTime;
      reason: Defaulted<string>;
      remark: Defaulted<string>;
    };
    print_slice: {
      company_id: number;
      id: string;
      job_id: number;
      station: string;
      create_by: Maybe<number>;
      create_time: Time;
    };
  }
}
