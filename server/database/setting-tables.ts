import type { AddressForm, Carrier, ErrorLevel, MarkFact } from '#contract/codes/mark.ts';
import type { PrefixIssuer } from '#contract/features/setting/code-prefixes/contract.ts';
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
    version: Defaulted<number>;
    update_by: Maybe<number>;
    update_time: Time;
  };
};
