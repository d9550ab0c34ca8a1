import type { Generated } from 'kysely';
import type {
  PartKind,
  PartState,
  WarrantyStart,
  PartAttribute,
  PartManual,
} from '#contract/features/product/parts/contract.ts';
import type { Segment } from '#contract/codes/segments.ts';
import type { RuleState } from '#contract/features/identity/rules/contract.ts';
import type { Answered } from '#contract/features/product/surveys/contract.ts';
import type { BatchState } from '#contract/features/trace/batches/contract.ts';
import type { FileKind, PreviewFormat } from '#contract/files.ts';
import type { LinkState } from '#contract/partners.ts';
import type { UploadState } from '../storage/storage.ts';
import type {
  Defaulted,
  Json,
  Maybe,
  MaybeTime,
  PlatformColumns,
  RecordColumns,
  Time,
} from './columns.ts';

type PartnerTable = RecordColumns & {
  code: string;
  name: string;
  credit_code: Defaulted<string>;
  contact: Defaulted<string>;
  mobile: Defaulted<string>;
  email: Defaulted<string>;
  address: Defaulted<string>;
  gln: Defaulted<string>;
  remark: Defaulted<string>;
  link_state: Defaulted<LinkState>;
  partnership_id: Maybe<number>;
  is_invited: Defaulted<boolean>;
  invite_hash: Maybe<Buffer>;
  invite_until: MaybeTime;
};

/** The tables of what companies keep on file. */
export type RecordTables = {
  survey: RecordColumns & {
    page_id: number;
    page_name: string;
    number: number;
    block: string;
    title: string;
    seq: number;
    serial_number: string;
    part_id: Maybe<number>;
    device: string;
    answers: Json<Answered[]>;
    words: string;
    mobile_index: Maybe<Buffer>;
  };
  picture: {
    company_id: number;
    hash: string;
    webp: Buffer;
    thumb: Buffer;
    width: number;
    height: number;
    create_time: Time;
  };
  blob: {
    company_id: number;
    hash: string;
    region: number;
    place: string;
    size: number;
    type: string;
    width: Maybe<number>;
    height: Maybe<number>;
    create_time: Time;
  };
  stored_file: {
    company_id: number;
    id: Generated<number>;
    key: string;
    address: string;
    name: string;
    kind: FileKind;
    hash: string;
    is_public: Defaulted<boolean>;
    account_id: Maybe<number>;
    create_time: Time;
  };
  file_use: { company_id: number; file_id: number; owner: string; owner_id: number };
  upload: {
    company_id: number;
    id: string;
    account_id: number;
    region: number;
    place: string;
    key: string;
    name: string;
    kind: FileKind;
    size: Maybe<number>;
    hash: Maybe<string>;
    state: Json<UploadState>;
    create_time: Time;
    touch_time: Time;
  };
  storage_use: { company_id: number; bytes: Defaulted<number> };
  wip_file: RecordColumns & {
    serial_number: string;
    origin_name: string;
    file_name: string;
    file_path: string;
    file_size: number;
    format: PreviewFormat;
    file_id: number;
    create_user: string;
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
    name_en: Defaulted<string>;
    name_tw: Defaulted<string>;
    kind: PartKind;
    category_id: Maybe<number>;
    model: Defaulted<string>;
    model_en: Defaulted<string>;
    model_tw: Defaulted<string>;
    gtin: Defaulted<string>;
    unit: string;
    net_content: Maybe<string>;
    net_unit: Defaulted<string>;
    price: Maybe<number>;
    introduction: Defaulted<string>;
    images: Json<string[]>;
    manuals: Json<PartManual[]>;
    attributes: Json<PartAttribute[]>;
    warranty_months: Defaulted<number>;
    warranty_start: Defaulted<WarrantyStart>;
    warranty_grace_days: Defaulted<number>;
    warranty_policy_id: Maybe<number>;
    label_id: Maybe<number>;
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
    is_agreed: Defaulted<boolean>;
  };
  supplier: PartnerTable;
  customer: PartnerTable;
  secret_key: RecordColumns & {
    purpose: 'code' | 'covert' | 'signature';
    generation: number;
    state: Defaulted<'active' | 'retiring' | 'revoked'>;
    sealed: Buffer;
    reason: Defaulted<string>;
    keeps_shipped: Defaulted<boolean>;
    public_key: Maybe<Buffer>;
  };
  kept_code: { company_id: number; key_id: number; first_seq: number; last_seq: number };
  encoding_rule: RecordColumns & {
    name: string;
    kind: 'standard' | 'own';
    series_id: number;
    revision: Defaulted<number>;
    state: Defaulted<RuleState>;
    segments: Json<Segment[]>;
    separator: Defaulted<string>;
    remark: Defaulted<string>;
    effective_time: MaybeTime;
    expire_time: MaybeTime;
  };
  batch: RecordColumns & {
    code: string;
    part_id: number;
    quantity: number;
    bom_id: Maybe<number>;
    order_id: Maybe<number>;
    state: Defaulted<BatchState>;
    factory: Defaulted<string>;
    factory_id: Maybe<number>;
    line: Defaulted<string>;
    product_date: Maybe<string>;
    expire_date: Maybe<string>;
    reason: Defaulted<string>;
    remark: Defaulted<string>;
  };
  link: PlatformColumns & {
    name: string;
    url: string;
    sort: Defaulted<number>;
    is_shown: Defaulted<boolean>;
    remark: Defaulted<string>;
  };
  company_verification: {
    company_id: number;
    id: Generated<number>;
    verify_status: number;
    reason: Maybe<string>;
    create_user: string;
    create_time: Time;
  };
};
