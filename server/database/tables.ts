import type { ColumnType, Generated, Insertable, Selectable } from 'kysely';
import type { ArchiveSource } from '#contract/features/data/archives/sources.ts';
import type { ArchiveState } from '#contract/features/data/archives/moves.ts';
import type { JobState } from '#contract/features/system/jobs/contract.ts';
import type { JobLane } from '#contract/features/system/jobs/lanes.ts';
import type { Language } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Quotas } from '#contract/features/platform/versions/contract.ts';
import type { Text } from '#contract/text.ts';
import type { Defaulted, Json, Maybe, MaybeTime, Time } from './columns.ts';
import type { CampaignTables } from './campaign-tables.ts';
import type { CodeTables } from './code-tables.ts';
import type { EventTables } from './event-tables.ts';
import type { PageTables } from './page-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { FactoryTables } from './factory-table.ts';
import type { KeyTables } from './key-tables.ts';
import type { LogisticsTables } from './logistics-tables.ts';
import type { MessageTables } from './message-tables.ts';
import type { ProductionTables } from './production-tables.ts';
import type { QualityTables } from './quality-tables.ts';
import type { RecordTables } from './record-tables.ts';
import type { RepairTables } from './repair-tables.ts';
import type { SettingTables } from './setting-tables.ts';
import type { SumTables } from './sum-tables.ts';
import type { TradeTables } from './trade-tables.ts';
import type { WarrantyTables } from './warranty-tables.ts';

export type CompanyTable = {
  company_id: Generated<number>;
  name: string;
  short_name: Defaulted<string>;
  credit_code: string;
  legal_person: Defaulted<string>;
  contact: Defaulted<string>;
  /** Emptied at every start: the number is in `mobile_sealed`. */
  mobile: Defaulted<string>;
  mobile_sealed: Maybe<Buffer>;
  email: Defaulted<string>;
  address: Defaulted<string>;
  gln: Defaulted<string>;
  introduction: Defaulted<string>;
  license_id: Maybe<number>;
  verify_status: Defaulted<number>;
  verify_reason: Maybe<string>;
  verify_time: MaybeTime;
  submit_time: MaybeTime;
  system_version_id: Maybe<number>;
  version_expire_time: MaybeTime;
  disabled: Defaulted<boolean>;
  version: Defaulted<number>;
  create_time: Time;
  update_time: Time;
};

export type AccountTable = {
  id: Generated<number>;
  login_type: LoginType;
  company_id: Maybe<number>;
  dealer_id: Maybe<number>;
  username: string;
  password_hash: string;
  must_change_password: Defaulted<boolean>;
  realname: string;
  email: Maybe<string>;
  mobile_sealed: Maybe<Buffer>;
  mobile_index: Maybe<Buffer>;
  avatar_hash: Maybe<string>;
  language: Maybe<Language>;
  disabled: Defaulted<boolean>;
  last_login_time: MaybeTime;
  invite_hash: Maybe<Buffer>;
  invite_until: MaybeTime;
  dept_id: Maybe<number>;
  position_id: Maybe<number>;
  level_id: Maybe<number>;
  remark: Defaulted<string>;
  create_by: Maybe<number>;
  update_by: Maybe<number>;
  version: Defaulted<number>;
  create_time: Time;
  update_time: Time;
};

export type NoticeTable = {
  id: Generated<number>;
  company_id: Maybe<number>;
  account_id: number;
  batch: string;
  type: number;
  sentence: string;
  params: Json<Record<string, string | number>>;
  create_user: Maybe<string>;
  is_read: Defaulted<number>;
  read_time: MaybeTime;
  create_time: Time;
};

export type OperationLogTable = {
  id: Generated<number>;
  company_id: Maybe<number>;
  login_type: string;
  account_id: Maybe<number>;
  username: string;
  path: string;
  permission: Maybe<string>;
  target: Maybe<string>;
  target_id: Maybe<string>;
  before: Json<object | null>;
  after: Json<object | null>;
  ip: string;
  user_agent: string;
  request_id: string;
  duration: number;
  /** Its place among the rows of one call about the same type of record, and how many these are. */
  nth: Defaulted<number>;
  together: Defaulted<number>;
  create_time: Time;
};

export type JobTable = {
  id: Generated<number>;
  company_id: Maybe<number>;
  account_id: Maybe<number>;
  kind: string;
  payload: Json<object>;
  cursor: Json<object | null>;
  state: Defaulted<JobState>;
  lane: Defaulted<JobLane>;
  priority: Defaulted<number>;
  turn: Defaulted<number>;
  done: Defaulted<number>;
  total: Maybe<number>;
  attempts: Defaulted<number>;
  unique_key: Maybe<string>;
  error: Maybe<string>;
  node: Maybe<string>;
  run_after: Time;
  lease_until: MaybeTime;
  create_time: Time;
  start_time: MaybeTime;
  end_time: MaybeTime;
};
export type JobRow = Selectable<JobTable>;
export type NewAccount = Insertable<AccountTable>;
export type NewCompany = Insertable<CompanyTable>;

/**
 * Every table, column by column as the migrations make them. A table that nothing but its own feature reads is added
 * beside it: `features/…/table.ts`.
 */
export interface Tables
  extends
    RecordTables,
    RepairTables,
    SettingTables,
    SumTables,
    TradeTables,
    WarrantyTables,
    MessageTables,
    CampaignTables,
    CodeTables,
    EventTables,
    PageTables,
    DeskTables,
    FactoryTables,
    KeyTables,
    LogisticsTables,
    ProductionTables,
    QualityTables {
  config: { name: string; value: Json<object>; version: Defaulted<number>; update_time: Time };
  system_version: {
    id: Generated<number>;
    code: string;
    name: Json<Text>;
    permissions: Defaulted<string[]>;
    quotas: Json<Quotas>;
    config_3d: Defaulted<boolean>;
    days: Maybe<number>;
    start_date: Maybe<string>;
    end_date: Maybe<string>;
    sort: Defaulted<number>;
    remark: Defaulted<string>;
    version: Defaulted<number>;
    create_by: Maybe<number>;
    create_time: Time;
    update_by: Maybe<number>;
    update_time: Time;
  };
  company: CompanyTable;
  company_brand: {
    company_id: number;
    title: Defaulted<string>;
    color: Maybe<string>;
    logo: Maybe<string>;
    update_time: Time;
  };
  dealer: {
    company_id: number;
    dealer_id: Generated<number>;
    /** The same, as rows of every kind are called. */
    id: ColumnType<number, never, never>;
    /** The dealer that supplies it; null: the company. */
    parent_id: Maybe<number>;
    code: string;
    name: string;
    contact: Defaulted<string>;
    mobile: Defaulted<string>;
    email: Defaulted<string>;
    address: Defaulted<string>;
    gln: Defaulted<string>;
    level: Defaulted<number>;
    remark: Defaulted<string>;
    disabled: Defaulted<boolean>;
    version: Defaulted<number>;
    create_by: Maybe<number>;
    create_time: Time;
    update_by: Maybe<number>;
    update_time: Time;
  };
  account: AccountTable;
  account_avatar: { account_id: number; company_id: Maybe<number>; hash: string; webp: Buffer };
  role: {
    id: Generated<number>;
    company_id: Maybe<number>;
    login_type: LoginType;
    code: string;
    name: Json<Text>;
    permissions: Defaulted<string[]>;
    is_shipped: Defaulted<boolean>;
    remark: Defaulted<string>;
    version: Defaulted<number>;
    create_by: Maybe<number>;
    create_time: Time;
    update_by: Maybe<number>;
    update_time: Time;
  };
  account_role: { account_id: number; role_id: number; company_id: Maybe<number> };
  session: {
    token_hash: Buffer;
    account_id: number;
    login_type: LoginType;
    company_id: Maybe<number>;
    remember: boolean;
    ip: string;
    user_agent: string;
    create_time: Time;
    expire_time: Date;
  };
  throttle: {
    subject: string;
    hits: number;
    window_start: Time;
    blocked_until: MaybeTime;
    expire_time: Date;
  };
  captcha: { key: string; answer_hash: Buffer; expire_time: Date };
  sms_code: {
    mobile_index: Buffer;
    code_hash: Buffer;
    tries: Defaulted<number>;
    send_time: Time;
    expire_time: Date;
  };
  notice: NoticeTable;
  operation_log: OperationLogTable;
  login_log: {
    id: Generated<number>;
    company_id: Maybe<number>;
    login_type: LoginType;
    account_id: Maybe<number>;
    username: string;
    result: string;
    ip: string;
    user_agent: string;
    create_time: Time;
  };
  idempotency: {
    scope: string;
    key: string;
    request_hash: Buffer;
    answer: Json<object | null>;
    create_time: Time;
  };
  job: JobTable;
  clock_watch: { one: Defaulted<boolean>; seen_time: Time; steady_since: Time };
  archive: {
    id: Generated<number>;
    source: ArchiveSource;
    month: string;
    state: Defaulted<ArchiveState>;
    columns: string[];
    region: number;
    rows: Defaulted<number>;
    bytes: Defaulted<number>;
    first_time: MaybeTime;
    last_time: MaybeTime;
    restored_until: MaybeTime;
    create_time: Time;
    update_time: Time;
  };
  archive_part: {
    archive_id: number;
    part: number;
    place: string;
    rows: number;
    bytes: number;
    sha256: string;
    last_key: string[];
  };
  node: { id: string; seen_time: Time; facts: Json<object> };
}
