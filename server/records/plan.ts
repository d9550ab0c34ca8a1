import type * as z from 'zod';
import type { Language } from '#contract/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import type { Call } from '../http/endpoint.ts';
import type { Who } from '../access/sessions.ts';
import type { ListInput, ListPlan, Reader } from './list-plan.ts';
import type { Columns, Place } from './write.ts';

/** A column of an exported sheet: a field of the row, shown as it is or in words. */
export type ExportColumn = {
  field: string;
  label?: Text;
  /** In characters. */
  width?: number;
  /** How a value is written: `…_time` is a time unless told, whole cents are money. */
  as?: 'time' | 'money';
  show?: (value: never, language: Language, row: never) => string | number | null;
};

/** A column of an import sheet: a field of the input, read from what people write in a cell. */
export type ImportColumn = {
  field: string;
  label?: Text;
  isRequired?: boolean;
  /** An example for the template. */
  example?: string;
  /** What people should know before they fill it in. */
  hint?: Text;
  /** Words allowed in the cell and the value each stands for: one for all languages, or one in each, then other spellings. */
  options?: (reader: Reader) => Promise<{ value: unknown; names: readonly string[] }[]>;
  /** Several of the words may stand in one cell, with commas between them. */
  isList?: true;
  /** Turns the cell's text into the field's value. */
  read?: (text: string, language: Language) => unknown;
};
export type ImportPlan = { columns: readonly ImportColumn[] };

export type RecordCall = Call<unknown, Who>;
export type Stored = Record<string, unknown> & { id: number; version: number };

/** What an export needs to know of a kind of record. */
export type ExportPlan<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
> = Pick<RecordPlan<F, R, I>, 'resource' | 'area' | 'types' | 'texts' | 'filter' | 'list'>;

/** One kind of record: its list, its form, and the calls that every such record has. */
export type RecordPlan<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
> = {
  /** The first half of its paths: `supplier` is listed at `supplier/index`. */
  resource: string;
  /** The first half of its permissions: `procure:supplier` is edited with `procure:supplier:edit`. */
  area: string;
  types: readonly LoginType[];
  texts: RecordTexts;
  filter: F;
  row: R;
  input: I;
  list: ListPlan<z.output<F>, z.input<R> & { id: number }>;
  unique?: Place['unique'];
  /** Shapes what came in into columns and checks what needs the database; `before` is null for a new one. */
  write?: (
    input: z.output<I>,
    call: RecordCall,
    before: Stored | null,
  ) => Promise<Columns> | Columns;
  /** Columns that `write` and `written` want to see of the record before, beside those of the input. */
  reads?: readonly string[];
  /** Fields of the input that are kept in other tables: `written` writes them, and this reads them as they were. */
  beside?: {
    fields: readonly string[];
    read: (reader: Reader, id: number) => Promise<Columns>;
  };
  /** What else a written record brings along, in the same transaction. */
  written?: (
    call: RecordCall,
    id: number,
    before: Stored | null,
    columns: Columns,
  ) => Promise<void>;
  /** Refuses what must not be deleted, and takes along what goes with it. */
  beforeDelete?: (call: RecordCall, rows: Stored[]) => Promise<void>;
  /** All of one record, where a list's row is not all. */
  info?: {
    answer: z.ZodType<{ id: number }>;
    read: (reader: Reader, id: number) => Promise<unknown>;
  };
  export?: readonly ExportColumn[];
  import?: ImportPlan;
};
