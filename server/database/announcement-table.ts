import type { AnnouncementState } from '#contract/features/platform/announcements/contract.ts';
import type { Defaulted, Json, MaybeTime, PlatformColumns } from './columns.ts';

export type AnnouncementTables = {
  announcement: PlatformColumns & {
    title: string;
    title_en: Defaulted<string>;
    title_tw: Defaulted<string>;
    content: string;
    content_en: Defaulted<string>;
    content_tw: Defaulted<string>;
    company_ids: Json<number[]>;
    state: Defaulted<AnnouncementState>;
    batch: Defaulted<string>;
    readers: Defaulted<number>;
    send_time: MaybeTime;
    create_user: Defaulted<string>;
  };
};
