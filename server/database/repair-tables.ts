import type { Generated } from 'kysely';
import type { RepairState } from '#contract/features/sale/repairs/states.ts';
import type { Payer, QuoteState } from '#contract/features/sale/repairs/work.ts';
import type { Language } from '#contract/language.ts';
import type {
  Defaulted,
  DefaultedJson,
  Json,
  Maybe,
  MaybeTime,
  RecordColumns,
  Time,
} from './columns.ts';

/** The tables of repairs. */
export type RepairTables = {
  repair: RecordColumns & {
    code: string;
    seq: number;
    serial_number: string;
    part_id: Maybe<number>;
    fault_type: string;
    content: string;
    name_sealed: Buffer;
    mobile_sealed: Buffer;
    mobile_index: Buffer;
    photos: Json<{ photo: string; small: string }[]>;
    request_key: string;
    state: Defaulted<RepairState>;
    complete_time: MaybeTime;
    dealer_id: Maybe<number>;
    price: Maybe<number>;
    payer: Maybe<Payer>;
    total: Defaulted<number>;
    quote: Defaulted<QuoteState>;
    quote_time: MaybeTime;
    due_time: MaybeTime;
    assignee: Maybe<number>;
    replacement_seq: Maybe<number>;
    replacement_sn: Defaulted<string>;
    after_photos: DefaultedJson<{ photo: string; small: string }[]>;
    language: Defaulted<Language>;
  };
  repair_part: {
    company_id: number;
    repair_id: number;
    line_no: number;
    part_id: number;
    quantity: string;
    price: Defaulted<number>;
    serial: Defaulted<string>;
    is_taken: Defaulted<boolean>;
  };
  repair_step: {
    company_id: number;
    id: Generated<number>;
    repair_id: number;
    state: RepairState;
    kind: Defaulted<'move' | 'accepted' | 'declined'>;
    note: Defaulted<string>;
    reply: Defaulted<string>;
    create_user: Defaulted<string>;
    create_time: Time;
  };
};
