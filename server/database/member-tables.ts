import type { Generated } from 'kysely';
import type { LevelColor } from '#contract/features/member/member-levels/contract.ts';
import type {
  MemberDeed,
  MemberSource,
  PointKind,
  sexes,
} from '#contract/features/member/members/contract.ts';
import type { ErasedCounts } from '#contract/features/member/members/person.ts';
import type { Defaulted, Json, Maybe, MaybeTime, PlatformColumns, Time } from './columns.ts';

/** The tables of consumers. Those of the platform are closed to companies and dealers; `company_member` is a company's. */
export type MemberTables = {
  member_level: PlatformColumns & {
    name: string;
    name_en: string;
    name_tw: string;
    growth: number;
    color: Defaulted<LevelColor>;
    benefits: Defaulted<string>;
  };
  member: PlatformColumns & {
    name: string;
    mobile: string;
    mobile_sealed: Buffer;
    mobile_index: Buffer;
    sex: Defaulted<(typeof sexes)[number]>;
    birthday: Maybe<string>;
    province: Maybe<number>;
    city: Defaulted<string>;
    growth: Defaulted<number>;
    points: Defaulted<number>;
    source: MemberSource;
    is_enabled: Defaulted<boolean>;
    remark: Defaulted<string>;
    last_seen_time: MaybeTime;
  };
  member_point: {
    id: Generated<number>;
    member_id: number;
    kind: PointKind;
    points: number;
    growth: number;
    points_after: number;
    growth_after: number;
    reason: Defaulted<string>;
    reverses_id: Maybe<number>;
    from_company: Maybe<number>;
    from_number: Maybe<number>;
    create_by: Maybe<number>;
    create_user: Defaulted<string>;
    create_time: Time;
  };
  company_member: {
    company_id: number;
    id: Generated<number>;
    mobile: Defaulted<string>;
    mobile_sealed: Buffer;
    mobile_index: Buffer;
    name_sealed: Maybe<Buffer>;
    source: MemberDeed;
    points: Defaulted<number>;
    first_time: Time;
    last_time: Time;
  };
  erasure: {
    id: Generated<number>;
    member_id: Maybe<number>;
    reason: string;
    found: Json<ErasedCounts>;
    repairs: Json<{ company_id: number; id: number }[]>;
    reports: Json<{ company_id: number; id: number }[]>;
    words_sealed: Maybe<Buffer>;
    create_by: Maybe<number>;
    create_user: string;
    create_time: Time;
    end_time: MaybeTime;
  };
};
