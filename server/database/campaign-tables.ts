import type { Generated } from 'kysely';
import type { CampaignState } from '#contract/features/sale/campaigns/moves.ts';
import type { PrizeKind } from '#contract/features/sale/campaigns/texts.ts';
import type { DefaultedJson, Defaulted, Maybe, RecordColumns, Time } from './columns.ts';

/** Reward campaigns: their prizes, the codes brought for them, and who took part. */
export type CampaignTables = {
  campaign: RecordColumns & {
    code: string;
    name: string;
    state: Defaulted<CampaignState>;
    start_time: Time;
    end_time: Time;
    budget: number;
    spent: Defaulted<number>;
    per_person: Defaulted<number>;
    needs_sms: Defaulted<boolean>;
    part_ids: DefaultedJson<number[]>;
    rules: Defaulted<string>;
    remark: Defaulted<string>;
  };
  campaign_prize: {
    company_id: number;
    id: Generated<number>;
    campaign_id: number;
    position: number;
    name: string;
    kind: PrizeKind;
    amount: Defaulted<number>;
    points: Defaulted<number>;
    quantity: number;
    given: Defaulted<number>;
    odds: number;
    codes: Defaulted<number>;
  };
  campaign_code_list: {
    company_id: number;
    id: Generated<number>;
    campaign_id: number;
    prize_id: number;
    file: string;
    file_name: string;
    state: Defaulted<'reading' | 'done' | 'failed'>;
    reason: Defaulted<string>;
    lines: Defaulted<number>;
    added: Defaulted<number>;
    repeated: Defaulted<number>;
    wrong: Defaulted<number>;
    faults: DefaultedJson<{ line: number; error: 'format' | 'twice' }[]>;
    create_by: Maybe<number>;
    create_time: Time;
  };
  campaign_code: {
    company_id: number;
    id: Generated<number>;
    campaign_id: number;
    prize_id: number;
    sealed: Buffer;
    hash: Buffer;
    is_taken: Defaulted<boolean>;
  };
  campaign_claim: RecordColumns & {
    campaign_id: number;
    seq: number;
    serial_number: string;
    part_id: Maybe<number>;
    prize_id: Maybe<number>;
    code_id: Maybe<number>;
    amount: Defaulted<number>;
    points: Defaulted<number>;
    mobile_sealed: Maybe<Buffer>;
    mobile_index: Maybe<Buffer>;
    device: string;
    province: Defaulted<number>;
    city: Defaulted<string>;
  };
};
