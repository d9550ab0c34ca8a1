import type { Generated } from 'kysely';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { PageKind, PageTarget } from '#contract/features/product/page-templates/contract.ts';
import type { Defaulted, Json, Maybe, MaybeTime, RecordColumns, Time } from './columns.ts';

/** Pages for consumers: what authors write, what is published, where it is shown, and what it achieves. */
export type PageTables = {
  page_template: RecordColumns & {
    kind: Defaulted<PageKind>;
    name: string;
    document: Json<PageDocument>;
    blocks: Defaulted<number>;
    published: Maybe<number>;
    publish_time: MaybeTime;
    scheduled: Maybe<number>;
    schedule_time: MaybeTime;
    remark: Defaulted<string>;
  };
  page_starter: RecordColumns & {
    kind: Defaulted<PageKind>;
    name: string;
    document: Json<PageDocument>;
    blocks: Defaulted<number>;
    remark: Defaulted<string>;
  };
  page_section: RecordColumns & {
    name: string;
    document: Json<PageDocument>;
    blocks: Defaulted<number>;
  };
  page_version: {
    company_id: number;
    page_id: number;
    number: number;
    document: Json<PageDocument>;
    note: Defaulted<string>;
    create_by: Maybe<number>;
    create_time: Time;
  };
  page_draft_link: {
    company_id: number;
    id: Generated<number>;
    page_id: number;
    token_hash: Buffer;
    expire_time: Time;
    create_by: Maybe<number>;
    create_time: Time;
  };
  page_first_view: {
    company_id: number;
    seq: number;
    page_id: number;
    number: number;
    day: string;
    is_activated: Defaulted<boolean>;
    trial_id: Defaulted<number>;
  };
  page_figure: {
    company_id: number;
    page_id: number;
    number: number;
    day: string;
    views: number;
    products: number;
    activations: number;
    trial_id: Defaulted<number>;
  };
  page_tap: {
    company_id: number;
    page_id: number;
    number: number;
    day: string;
    block: string;
    taps: number;
    trial_id: Defaulted<number>;
  };
  page_trial: {
    company_id: number;
    id: Generated<number>;
    page_id: number;
    number: number;
    other: number;
    share: number;
    start_time: Time;
    end_time: MaybeTime;
    kept: Maybe<number>;
    create_by: Maybe<number>;
  };
  page_use: {
    company_id: number;
    kind: PageKind;
    target: PageTarget;
    target_id: number;
    page_id: number;
  };
};
