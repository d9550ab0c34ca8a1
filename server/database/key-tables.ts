import type { ApiKeyState } from '#contract/features/system/api-keys/moves.ts';
import type { StationPrinter } from '#contract/features/trace/print-stations/contract.ts';
import type { Defaulted, Json, Maybe, MaybeTime, RecordColumns } from './columns.ts';

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
