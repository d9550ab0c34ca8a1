import type { Generated } from 'kysely';
import type { ImportState } from '#contract/features/identity/code-imports/moves.ts';
import type { LineError } from '#contract/features/identity/code-imports/texts.ts';
import type { Defaulted, Maybe, RecordColumns } from '#server/database/columns.ts';

declare module '#server/database/tables.ts' {
  interface Tables {
    code_import: RecordColumns & {
      code: string;
      file: string;
      file_name: string;
      file_size: number;
      part_id: Maybe<number>;
      batch_id: Maybe<number>;
      level: Defaulted<number>;
      state: Defaulted<ImportState>;
      reason: Defaulted<string>;
      lines: Defaulted<number>;
      good: Defaulted<number>;
      bad: Defaulted<number>;
      pack_id: Maybe<number>;
      job_id: Maybe<number>;
      remark: Defaulted<string>;
    };
    code_import_line: {
      id: Generated<number>;
      import_id: number;
      line: number;
      company_id: number;
      part_id: Maybe<number>;
      batch_id: Maybe<number>;
      error: Maybe<LineError>;
      same_as: Maybe<number>;
      code: string;
    };
  }
}
