import type { ColumnType, Generated } from 'kysely';
import type { Scheme } from '#proof/leaves.ts';
import type {
  Defaulted,
  DefaultedJson,
  Json,
  Maybe,
  MaybeTime,
  PlatformColumns,
  Time,
} from './columns.ts';

/** The history of identifiers, and the log that its days are sealed in. */
export type EventTables = {
  trace_event: {
    company_id: number;
    record_time: Time;
    id: Generated<number>;
    event_time: Time;
    kind: string;
    quantity: number;
    first_seq: Maybe<number>;
    last_seq: Maybe<number>;
    pack_id: Maybe<number>;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    parent_seq: Maybe<number>;
    from_dealer_id: Maybe<number>;
    to_dealer_id: Maybe<number>;
    customer_id: Maybe<number>;
    place: Defaulted<string>;
    document: Defaulted<string>;
    reason: Defaulted<string>;
    create_by: Maybe<number>;
    create_user: Defaulted<string>;
    body: Json<object>;
    hash: Buffer;
  };
  trace_event_run: {
    company_id: number;
    record_time: Time;
    event_id: number;
    first_seq: number;
    last_seq: number;
    span: ColumnType<number, never, never>;
  };
  event_root: {
    company_id: number;
    day: string;
    scheme: Scheme;
    company: string;
    events: number;
    root: Buffer;
    create_time: Time;
  };
  event_tile: {
    company_id: number;
    day: string;
    place: number;
    first_id: number;
    root: Buffer;
  };
  epcis_capture: {
    company_id: number;
    id: Generated<number>;
    state: Defaulted<'waiting' | 'done' | 'failed'>;
    behaviour: Defaulted<'rollback' | 'proceed'>;
    document: Maybe<Buffer>;
    events: Defaulted<number>;
    captured: Defaulted<number>;
    repeated: Defaulted<number>;
    errors: DefaultedJson<object[]>;
    create_by: Maybe<number>;
    create_user: Defaulted<string>;
    create_time: Time;
    finish_time: MaybeTime;
  };
  epcis_event: {
    company_id: number;
    key: string;
    event_id: number;
    record_time: Time;
    hash: Buffer;
    read_point: Maybe<string>;
    biz_location: Maybe<string>;
    sender: Defaulted<string>;
  };
  epcis_name: {
    company_id: number;
    name: string;
    role: string;
    event_id: number;
    record_time: Time;
  };
  epcis_query: {
    company_id: number;
    name: string;
    query: Json<Record<string, string | string[]>>;
    create_by: Maybe<number>;
    create_time: Time;
  };
  log_day: { place: number; day: string; companies: number; root: Buffer; create_time: Time };
  log_head: { size: number; root: Buffer; note: string; create_time: Time };
  witness: PlatformColumns & {
    name: string;
    address: string;
    key: string;
    is_active: Defaulted<boolean>;
    remark: Defaulted<string>;
    size: Defaulted<number>;
    signed_time: MaybeTime;
    is_due: Defaulted<boolean>;
    failures: Defaulted<number>;
    next_time: Time;
    error: Defaulted<string>;
    error_detail: Defaulted<string>;
    error_time: MaybeTime;
  };
  log_cosignature: {
    size: number;
    key: string;
    line: string;
    signed_time: Time;
    create_time: Time;
  };
  log_key: {
    number: number;
    salt: Buffer;
    size: number;
    handover: string;
    create_user: Defaulted<string>;
    create_time: Time;
  };
  log_time_stamp: {
    size: number;
    token: Buffer;
    stamped_time: Time;
    authority: string;
    fingerprint: string;
    create_time: Time;
  };
  time_stamp_state: {
    is_only: Defaulted<boolean>;
    address: Defaulted<string>;
    is_due: Defaulted<boolean>;
    failures: Defaulted<number>;
    next_time: Time;
    error: Defaulted<string>;
    error_detail: Defaulted<string>;
    error_time: MaybeTime;
  };
  witnessed_log: PlatformColumns & {
    name: string;
    origin: string;
    keys: Json<string[]>;
    address: Defaulted<string>;
    is_active: Defaulted<boolean>;
    remark: Defaulted<string>;
    is_due: Defaulted<boolean>;
    error: Defaulted<string>;
    error_detail: Defaulted<string>;
    error_time: MaybeTime;
    checked_time: MaybeTime;
  };
  witnessed_head: {
    origin: string;
    size: number;
    root: Buffer;
    note: string;
    signed_time: MaybeTime;
    fork_known: Maybe<string>;
    fork_note: Maybe<string>;
    fork_time: MaybeTime;
  };
};
