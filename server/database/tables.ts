import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type {
  PartKind,
  PartState,
  WarrantyStart,
} from '#contract/features/product/parts/contract.ts';
import type { JobState } from '#contract/features/system/jobs/contract.ts';
import type { Language } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { LinkState } from '#contract/partners.ts';
import type { Text } from '#contract/text.ts';

type Json<T extends object | null> = JSONColumnType<T, string, string>;
type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Defaulted<T> = Generated<T>;

export type CompanyTable = {
  company_id: Generated<number>;
  name: string;
  short_name: Defaulted<string>;
  credit_code: string;
  legal_person: Defaulted<string>;
  contact: Defaulted<string>;
  mobile: Defaulted<string>;
  email: Defaulted<string>;
  address: Defaulted<string>;
  introduction: Defaulted<string>;
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

/** What every record of a company carries beside its own columns. */
type RecordColumns = {
  company_id: number;
  id: Generated<number>;
  version: Defaulted<number>;
  create_by: Maybe<number>;
  create_time: Time;
  update_by: Maybe<number>;
  update_time: Time;
};

type PartnerTable = RecordColumns & {
  code: string;
  name: string;
  credit_code: Defaulted<string>;
  contact: Defaulted<string>;
  mobile: Defaulted<string>;
  email: Defaulted<string>;
  address: Defaulted<string>;
  remark: Defaulted<string>;
  link_state: Defaulted<LinkState>;
  partnership_id: Maybe<number>;
  is_invited: Defaulted<boolean>;
};

/** Every table, column by column as the migrations make them. */
export type Tables = {
  config: { name: string; value: Json<object>; version: Defaulted<number>; update_time: Time };
  system_version: {
    id: Generated<number>;
    code: string;
    name: Json<Text>;
    permissions: Defaulted<string[]>;
    quotas: Json<object>;
    config_3d: Defaulted<boolean>;
    version: Defaulted<number>;
    create_time: Time;
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
    name: string;
    contact: Defaulted<string>;
    disabled: Defaulted<boolean>;
    version: Defaulted<number>;
    create_time: Time;
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
    version: Defaulted<number>;
    create_time: Time;
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
  sms_message: {
    id: Generated<number>;
    sealed: Buffer;
    template: string;
    state: Defaulted<'waiting' | 'sent' | 'failed'>;
    error: Maybe<string>;
    create_time: Time;
    send_time: MaybeTime;
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
  number_rule: {
    company_id: number;
    kind: string;
    prefix: string;
    date_part: Defaulted<string>;
    width: number;
    version: Defaulted<number>;
    create_time: Time;
    update_time: Time;
  };
  number_counter: { company_id: number; kind: string; period: string; last: number };
  picture: {
    company_id: number;
    hash: string;
    webp: Buffer;
    width: number;
    height: number;
    create_time: Time;
  };
  category: RecordColumns & {
    parent_id: Maybe<number>;
    name: string;
    sort: Defaulted<number>;
    remark: Defaulted<string>;
  };
  part: RecordColumns & {
    code: string;
    name: string;
    kind: PartKind;
    category_id: Maybe<number>;
    model: Defaulted<string>;
    gtin: Defaulted<string>;
    unit: string;
    net_content: Maybe<string>;
    net_unit: Defaulted<string>;
    price: Maybe<number>;
    introduction: Defaulted<string>;
    images: Json<string[]>;
    manuals: Json<{ name: string; url: string }[]>;
    attributes: Json<{ name: string; value: string }[]>;
    warranty_months: Defaulted<number>;
    warranty_start: Defaulted<WarrantyStart>;
    warranty_grace_days: Defaulted<number>;
    remark: Defaulted<string>;
    state: Defaulted<PartState>;
    revision: Defaulted<number>;
  };
  part_revision: {
    company_id: number;
    id: Generated<number>;
    part_id: number;
    revision: number;
    content: Json<object>;
    changed: Defaulted<string[]>;
    create_user: string;
    create_time: Time;
  };
  partnership: {
    id: Generated<number>;
    buyer_id: number;
    seller_id: number;
    state: 'waiting' | 'active' | 'suspended';
    moved_by: number;
    reason: Maybe<string>;
    create_time: Time;
    move_time: Time;
  };
  supplier: PartnerTable;
  customer: PartnerTable;
  company_verification: {
    company_id: number;
    id: Generated<number>;
    verify_status: number;
    reason: Maybe<string>;
    create_user: string;
    create_time: Time;
  };
  node: { id: string; seen_time: Time };
  dict: { code: string; name: Json<Text> };
  dict_data: {
    id: Generated<number>;
    dict_code: string;
    value: string;
    name: Json<Text>;
    sort: Defaulted<number>;
    disabled: Defaulted<boolean>;
  };
};
