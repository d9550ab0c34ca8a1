import type { ExampleKind, ExampleSize } from '#contract/features/tool/example/kinds.ts';
import type { Defaulted, Json, Maybe, RecordColumns } from './columns.ts';

/** The tables of the platform's tools. */
export type ToolTables = {
  example_run: RecordColumns & {
    kinds: Json<ExampleKind[]>;
    size: ExampleSize;
    made: Json<Partial<Record<ExampleKind, number>>>;
    batches: Defaulted<number[]>;
    job_id: Maybe<number>;
    create_user: Defaulted<string>;
  };
};
