import type { ApiKeyState } from '#contract/features/system/api-keys/moves.ts';
import type { StationPrinter } from '#contract/features/trace/print-stations/contract.ts';
import type { DeliveryState } from '#contract/features/setting/webhooks/contract.ts';
import type { Generated } from 'kysely';
import type { Defaulted, Json, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

/** Keys of other programs, and the stations that print with one. */
export type KeyTables = {
  api_key: RecordColumns & {
    name: string;
    prefix: string;
    token_hash: Buffer;
    permissions: string[];
    addresses: Defaulted<string[]>;
    expires_at: MaybeTime;
    state: Defaulted<Exclude<ApiKeyState, 'expired'>>;
    reason: Defaulted<string>;
    used_time: MaybeTime;
  };
  webhook: RecordColumns & {
    name: Defaulted<string>;
    url: string;
    events: string[];
    is_active: Defaulted<boolean>;
    secret_sealed: Buffer;
    former_sealed: Maybe<Buffer>;
    former_until: MaybeTime;
    failures: Defaulted<number>;
    rest_until: MaybeTime;
    taken_time: MaybeTime;
  };
  webhook_delivery: {
    company_id: number;
    id: Generated<number>;
    webhook_id: number;
    event: string;
    body: string;
    state: Defaulted<DeliveryState>;
    turn: Defaulted<number>;
    attempts: Defaulted<number>;
    status: Defaulted<number>;
    answer: Defaulted<string>;
    error: Defaulted<string>;
    duration: Defaulted<number>;
    begin_time: Time;
    next_time: MaybeTime;
    send_time: MaybeTime;
    create_time: Time;
  };
  print_station: RecordColumns & {
    name: string;
    key_id: Maybe<number>;
    pairing_hash: Maybe<Buffer>;
    pairing_until: MaybeTime;
    computer: Defaulted<string>;
    program: Defaulted<string>;
    printers: Defaulted<Json<StationPrinter[]>>;
    seen_time: MaybeTime;
    disabled: Defaulted<boolean>;
  };
};
