import type { Defaulted, Maybe, MaybeTime, RecordColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    page_comment: RecordColumns & {
      page_id: number;
      reply_to: Maybe<number>;
      block: Defaulted<string>;
      block_type: Defaulted<string>;
      block_name: Defaulted<string>;
      account_id: number;
      text: string;
      resolve_by: Maybe<number>;
      resolve_time: MaybeTime;
    };
  }
}
