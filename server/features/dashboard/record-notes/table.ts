import type { Defaulted, MaybeTime, RecordColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    record_note: RecordColumns & {
      kind: string;
      record_id: number;
      account_id: number;
      text: string;
      mentions: Defaulted<number[]>;
      edit_time: MaybeTime;
    };
  }
}
