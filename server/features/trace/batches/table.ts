import type { Generated } from 'kysely';
import type { BatchStep } from '#contract/features/trace/batches/contract.ts';
import type { Defaulted, Time } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    batch_step: {
      company_id: number;
      id: Generated<number>;
      batch_id: number;
      action: BatchStep['action'];
      reason: Defaulted<string>;
      create_user: string;
      create_time: Time;
    };
  }
}
