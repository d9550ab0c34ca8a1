import type { BrandRadius, BrandSpacing } from '#contract/codes/brand.ts';
import type { AddressForm, Carrier, ErrorLevel, MarkFact } from '#contract/codes/mark.ts';
import type { Generated } from 'kysely';
import type { ConsentSubject } from '#contract/consents.ts';
import type { PrefixIssuer } from '#contract/features/setting/code-prefixes/contract.ts';
import type { Language } from '#contract/language.ts';
import type { Defaulted, Maybe, RecordColumns, Time } from './columns.ts';

/** The tables of how a company's codes and numbers are set. */
export type SettingTables = {
  number_rule: {
    company_id: number;
    kind: string;
    prefix: string;
    date_part: Defaulted<string>;
    separator: Defaulted<string>;
    width: number;
    reset: Defaulted<string>;
    gap_free: Defaulted<boolean>;
    version: Defaulted<number>;
    create_time: Time;
    update_by: Maybe<number>;
    update_time: Time;
  };
  number_counter: { company_id: number; kind: string; period: string; last: number };
  code_prefix: RecordColumns & {
    prefix: string;
    issuer: Defaulted<PrefixIssuer>;
    is_automatic: Defaulted<boolean>;
    from_day: Maybe<string>;
    until_day: Maybe<string>;
    remark: Defaulted<string>;
  };
  mark: {
    company_id: number;
    hidden: Defaulted<MarkFact[]>;
    carrier: Defaulted<Carrier>;
    error_level: Defaulted<ErrorLevel>;
    address_form: Defaulted<AddressForm>;
    shows_dealer_names: Defaulted<boolean>;
    activation_sms: Defaulted<boolean>;
    is_signed: Defaulted<boolean>;
    hotline: Defaulted<string>;
    brand_logo: Defaulted<string>;
    brand_name: Defaulted<string>;
    brand_name_en: Defaulted<string>;
    brand_name_tw: Defaulted<string>;
    brand_color: Defaulted<string>;
    brand_radius: Defaulted<BrandRadius>;
    brand_spacing: Defaulted<BrandSpacing>;
    version: Defaulted<number>;
    update_by: Maybe<number>;
    update_time: Time;
  };
  privacy_text: {
    company_id: number;
    number: number;
    body: string;
    body_en: Defaulted<string>;
    body_tw: Defaulted<string>;
    create_by: Maybe<number>;
    create_time: Time;
  };
  consent: {
    company_id: number;
    id: Generated<number>;
    subject: ConsentSubject;
    subject_id: number;
    text_number: Maybe<number>;
    platform_number: Maybe<number>;
    language: Language;
    mobile_index: Maybe<Buffer>;
    given_time: Time;
  };
};
