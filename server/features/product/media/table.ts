import type { Defaulted, Maybe, RecordColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    media_folder: RecordColumns & { name: string };
    media: RecordColumns & {
      folder_id: Maybe<number>;
      file_id: number;
      name: string;
      create_user: Defaulted<string>;
    };
  }
}
