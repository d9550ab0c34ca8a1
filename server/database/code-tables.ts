import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Defaulted, Json, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

/** What people add to an incident. */
type AboutIncident = {
  company_id: number;
  id: Generated<number>;
  incident_id: number;
  create_by: Maybe<number>;
  create_user: Defaulted<string>;
  create_time: Time;
};

/** Scans of a day in a place. */
type PlaceCount = {
  company_id: number;
  day: string;
  province: number;
  city: string;
  total: number;
  outside: number;
};

/** The tables of codes, of what happened to them, and of those who asked. */
export type CodeTables = {
  code_space: { one: Defaulted<boolean>; next_seq: number };
  identifier_pack: RecordColumns & {
    code: string;
    /** Empty for codes that were brought along. */
    rule_id: Maybe<number>;
    key_id: Maybe<number>;
    level: Defaulted<number>;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    quantity: number;
    made: Defaulted<number>;
    first_seq: number;
    last_seq: ColumnType<number, never, never>;
    state: Defaulted<'making' | 'paused' | 'ready' | 'cancelled' | 'failed'>;
    job_id: Maybe<number>;
    exports: Defaulted<number>;
    export_time: MaybeTime;
    remark: Defaulted<string>;
  };
  code_use: { company_id: number; identifiers: Defaulted<number> };
  identifier: {
    company_id: number;
    seq: number;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    parent_seq: Maybe<number>;
    dealer_id: Maybe<number>;
    customer_id: Maybe<number>;
    held_since: MaybeTime;
    state: Defaulted<number>;
    before_state: Maybe<number>;
    level: Defaulted<number>;
    risk: Defaulted<number>;
    scans: Defaulted<number>;
    first_time: MaybeTime;
    first_no: Maybe<number>;
    code: Maybe<string>;
    reason: Maybe<string>;
  };
  code_tally: {
    company_id: number;
    metric: string;
    day: string;
    part_id: Defaulted<number>;
    batch_id: Defaulted<number>;
    province: Defaulted<number>;
    n: number;
  };
  scan_total: {
    company_id: number;
    metric: string;
    over: number;
    day: string;
    part_id: number;
    batch_id: number;
    province: number;
    n: number;
  };
  scan_place: PlaceCount;
  scan_flow: PlaceCount & { dealer_id: number };
  scan_dealer: { company_id: number; day: string; dealer_id: number; total: number };
  scan_stray: {
    company_id: number;
    province: number;
    day: string;
    city: string;
    dealer_id: number;
    seq: number;
    n: number;
    last_time: Time;
  };
  scan_log: {
    company_id: number;
    scan_time: Time;
    id: Generated<number>;
    xact: Generated<string>;
    seq: Maybe<number>;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    channel: Defaulted<number>;
    call: Defaulted<number>;
    verdict: number;
    reasons: Json<object>;
    counts: Defaulted<boolean>;
    is_first: Defaulted<boolean>;
    number: Maybe<number>;
    // A hash of 64 bits would lose some as a number.
    device: ColumnType<string, string, never>;
    address: ColumnType<string, string, never>;
    province: Defaulted<number>;
    city: Defaulted<string>;
    latitude: Maybe<number>;
    longitude: Maybe<number>;
    account_id: Maybe<number>;
    dealer_id: Maybe<number>;
  };
  scan_reader: {
    name: string;
    xact: Defaulted<string>;
    last_id: Defaulted<number>;
    cluster: Maybe<string>;
    epoch: Defaulted<number>;
    high_id: Defaulted<number>;
    after_id: Defaulted<number>;
    until_id: Maybe<number>;
    update_time: Time;
  };
  risk: {
    company_id: number;
    kind: string;
    enabled: boolean;
    params: Json<object>;
    version: Defaulted<number>;
    update_by: Maybe<number>;
    update_time: Time;
  };
  risk_part: {
    company_id: number;
    id: GeneratedAlways<number>;
    part_id: number;
    kind: string;
    enabled: boolean;
    params: Json<object>;
    version: Defaulted<number>;
    update_by: Maybe<number>;
    update_time: Time;
  };
  territory: {
    company_id: number;
    id: Generated<number>;
    dealer_id: number;
    province: number;
    city: Maybe<number>;
    from_day: Defaulted<string>;
    until_day: Maybe<string>;
    create_time: Time;
  };
  incident: Omit<RecordColumns, 'create_by'> & {
    code: string;
    kind: string;
    severity: number;
    subject: string;
    seq: Maybe<number>;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    dealer_id: Maybe<number>;
    province: Defaulted<number>;
    state: Defaulted<'open' | 'confirmed' | 'penalised' | 'dismissed' | 'closed'>;
    assignee_id: Maybe<number>;
    penalty: Maybe<number>;
    penalty_note: Defaulted<string>;
    is_dealer_named: Defaulted<boolean>;
    hits: Defaulted<number>;
    first_time: Time;
    last_time: Time;
    detail: Json<object>;
    reason: Defaulted<string>;
  };
  incident_scan: { company_id: number; incident_id: number; scan_time: Time; scan_id: number };
  incident_step: AboutIncident & {
    step: string;
    note: Defaulted<string>;
    subject: Defaulted<string>;
    amount: Maybe<number>;
  };
  incident_file: AboutIncident & {
    name: string;
    format: 'image' | 'pdf';
    address: string;
    small: Defaulted<string>;
  };
  incident_note: AboutIncident & { text: string };
  fake_report: RecordColumns & {
    code: string;
    typed_code: string;
    seq: Maybe<number>;
    part_id: Maybe<number>;
    verdict: Defaulted<string>;
    shop: Defaulted<string>;
    link: Defaulted<string>;
    content: string;
    name_sealed: Maybe<Buffer>;
    mobile_sealed: Maybe<Buffer>;
    mobile_index: Maybe<Buffer>;
    photos: Json<{ photo: string; small: string }[]>;
    latitude: Maybe<number>;
    longitude: Maybe<number>;
    province: Defaulted<number>;
    city: Defaulted<string>;
    request_key: string;
    state: Defaulted<'open' | 'accepted' | 'closed' | 'dismissed'>;
    reason: Defaulted<string>;
    reply: Defaulted<string>;
    reply_time: MaybeTime;
    incident_id: Maybe<number>;
  };
  security_pack: RecordColumns & {
    code: string;
    kind: 'bound' | 'standalone';
    key_id: number;
    pack_id: Maybe<number>;
    part_id: Maybe<number>;
    batch_id: Maybe<number>;
    quantity: number;
    made: Defaulted<number>;
    state: Defaulted<
      | 'making'
      | 'paused'
      | 'ready'
      | 'requested'
      | 'approved'
      | 'downloaded'
      | 'voided'
      | 'cancelled'
      | 'failed'
    >;
    job_id: Maybe<number>;
    seed_sealed: Maybe<Buffer>;
    skipped: Defaulted<number[]>;
    request_by: Maybe<number>;
    request_user: Defaulted<string>;
    request_time: MaybeTime;
    approve_by: Maybe<number>;
    approve_user: Defaulted<string>;
    approve_time: MaybeTime;
    download_time: MaybeTime;
    checks: Defaulted<number>;
    hits: Defaulted<number>;
    reason: Defaulted<string>;
    remark: Defaulted<string>;
  };
  covert_code: {
    hash: Buffer;
    company_id: number;
    pack_id: number;
    scans: Defaulted<number>;
    first_time: MaybeTime;
  };
  bound_code: {
    company_id: number;
    seq: number;
    pack_id: number;
    hash: Buffer;
    scans: Defaulted<number>;
    first_time: MaybeTime;
  };
};
