import type { Description } from '#contract/features/tool/generate/contract.ts';
import type { ExampleKind, ExampleSize } from '#contract/features/tool/example/kinds.ts';
import type { Defaulted, Json, Maybe } from './columns.ts';
import type { RecordColumns } from './record-tables.ts';

/** The tables of the platform's tools. */
export type ToolTables = {
  generate_description: Omit<RecordColumns, 'company_id'> & {
    type: Description['type'];
    section: string;
    resource: string;
    zh_CN: string;
    en: string;
    zh_TW: string;
    field_count: number;
    content: Json<Description>;
  };
  example_run: RecordColumns & {
    kinds: Json<ExampleKind[]>;
    size: ExampleSize;
    made: Json<Partial<Record<ExampleKind, number>>>;
    batches: Defaulted<number[]>;
    job_id: Maybe<number>;
    create_user: Defaulted<string>;
  };
};
