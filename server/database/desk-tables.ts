import type { ColumnType, GeneratedAlways } from 'kysely';
import type { LoginType } from '#contract/login-types.ts';
import type { Text } from '#contract/text.ts';
import type { AnnouncementTables } from './announcement-table.ts';
import type { Defaulted, Json, Maybe, PlatformColumns, Time } from './columns.ts';
import type { ContentTables } from './content-tables.ts';
import type { MemberTables } from './member-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { ToolTables } from './tool-tables.ts';

/** The tables of people, settings and the platform's own desk. */
export type DeskTables = PeopleTables &
  AnnouncementTables &
  MemberTables &
  ToolTables &
  ContentTables & {
    role_company: PlatformColumns & {
      system_version_id: Maybe<number>;
      code: string;
      name: Json<Text>;
      permissions: Json<string[]>;
      sort: Defaulted<number>;
      is_default: Defaulted<boolean>;
      is_shipped: Defaulted<boolean>;
      remark: Defaulted<string>;
    };
    menu_entry: {
      id: GeneratedAlways<number>;
      login_type: LoginType;
      parent_id: number;
      name: Json<Text>;
      icon: Defaulted<string>;
      page_id: Maybe<number>;
      url: Defaulted<string>;
      create_by: Maybe<number>;
      create_time: Time;
    };
    menu_setting: {
      login_type: LoginType;
      menu_id: number;
      parent_id: Maybe<number>;
      sort: Maybe<number>;
      icon: Maybe<string>;
      name: ColumnType<Text | null, string | null | undefined, string | null>;
      hidden: Maybe<boolean>;
      version: Defaulted<number>;
      update_by: Maybe<number>;
      update_time: Time;
    };
    dict: PlatformColumns & {
      code: string;
      name: Json<Text>;
      remark: Defaulted<string>;
      is_shipped: Defaulted<boolean>;
    };
    dict_data: PlatformColumns & {
      dict_code: string;
      value: string;
      name: Json<Text>;
      name_en: GeneratedAlways<string>;
      name_tw: GeneratedAlways<string>;
      sort: Defaulted<number>;
      disabled: Defaulted<boolean>;
      remark: Defaulted<string>;
      is_shipped: Defaulted<boolean>;
    };
    city: PlatformColumns & {
      code: number;
      parent_code: Maybe<number>;
      level: number;
      name: string;
      name_en: Defaulted<string>;
      name_tw: Defaulted<string>;
      disabled: Defaulted<boolean>;
      is_shipped: Defaulted<boolean>;
    };
  };
