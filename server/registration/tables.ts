import type {
  RegisteredState,
  RegistrationState,
} from '#contract/features/trace/registrations/contract.ts';
import type { Generated } from 'kysely';
import type { Defaulted, Maybe, MaybeTime, RecordColumns, Time } from '../database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    registration_node: RecordColumns & {
      name: string;
      address: string;
      key_sealed: Maybe<Buffer>;
      key_end: Defaulted<string>;
      is_active: Defaulted<boolean>;
      remark: Defaulted<string>;
    };
    registration: RecordColumns & {
      code: string;
      node_id: Maybe<number>;
      pack_id: Maybe<number>;
      state: Defaulted<RegistrationState>;
      total: Defaulted<number>;
      registered: Defaulted<number>;
      failed: Defaulted<number>;
      attempts: Defaulted<number>;
      remark: Defaulted<string>;
    };
    registered_code: {
      company_id: number;
      id: Generated<number>;
      node: number;
      seq: number;
      registration_id: number;
      state: Defaulted<RegisteredState>;
      answer: Defaulted<string>;
      end_time: MaybeTime;
    };
    registration_log: {
      company_id: number;
      id: Generated<number>;
      registration_id: number;
      create_time: Time;
      codes: number;
      status: Maybe<number>;
      is_done: boolean;
      answer: Defaulted<string>;
      duration: Defaulted<number>;
    };
  }
}
