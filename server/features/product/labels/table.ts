import type { ColumnType } from 'kysely';
import type { LabelState } from '#contract/features/product/labels/contract.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import type { Defaulted, Json, MaybeTime, RecordColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    label_template: RecordColumns & {
      name: string;
      state: Defaulted<LabelState>;
      width_mm: number;
      height_mm: number;
      /** What is being edited. */
      document: Json<LabelDocument>;
      /** What is printed; null while it was never published. */
      published: ColumnType<LabelDocument | null, string | null | undefined, string | null>;
      publish_time: MaybeTime;
      remark: Defaulted<string>;
    };
  }
}
