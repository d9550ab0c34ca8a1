import type * as z from 'zod';
import type { Allow, Call } from '#contract/call.ts';
import type { EditManyCall } from '#contract/edit-many.ts';
import type { Language } from '#contract/language.ts';
import type { ListInput } from '#contract/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { RecordTexts } from '#contract/records.ts';
import type { Text } from '#contract/text.ts';
import type { Session, SessionOf } from '../access/sessions.ts';
import type { CallContext } from '../http/endpoint.ts';
import type { ListPlan, Reader } from './list-plan.ts';
import type { Columns, RecordTable } from './write.ts';

type Shown = string | number | null;

/** A column of an export: a field of the row, as it is or as a label. */
export type ExportColumn<Row extends object> = {
  [Field in Extract<keyof Row, string>]: {
    field: Field;
    /** What it is chosen by, where several come from one field: as the list calls them. */
    name?: string;
    label?: Text;
    /** In characters. */
    width?: number;
    /** The cell format: `…_time` is a time by default, cents are money. */
    as?: 'time' | 'money';
    show?: (value: Row[Field], language: Language, row: Row) => Shown;
  };
}[Extract<keyof Row, string>];

/** The same without the row type. */
export type AnyExportColumn = {
  field: string;
  name?: string;
  label?: Text;
  width?: number;
  as?: 'time' | 'money';
  show?: (value: never, language: Language, row: never) => Shown;
};

/** A column of an import sheet: a field of the input, parsed from a cell. */
export type ImportColumn<Field extends string = string, S extends Session = Session> = {
  field: Field;
  label?: Text;
  isRequired?: boolean;
  /** An example for the template. */
  example?: string;
  /** A hint for people who fill it in. */
  hint?: Text;
  /** Allowed cell texts and their values: one for all languages, or one in each, then other spellings. */
  options?: (reader: Reader<S>) => Promise<{ value: unknown; names: readonly string[] }[]>;
  /** Several values may be in one cell, separated by commas. */
  isList?: true;
  /** Parses the cell's text. */
  read?: (text: string, language: Language) => unknown;
};

export type RecordCall<S extends Session = Session> = CallContext<unknown, S>;
export type Stored = Record<string, unknown> & { id: number; version: number };

/** The calls of one kind of record, as `recordCalls` declares them: a list and others. */
export type RecordCallSet = {
  index: Call<LoginType, Allow, z.ZodType<ListInput>, z.ZodType<{ id: number }>, 'list'>;
  info?: Call<LoginType, Allow, z.ZodType<{ id: number }>, z.ZodType<{ id: number }>, 'one'>;
  add?: Call<LoginType, Allow, z.ZodObject, z.ZodType<{ id: number }>, 'one'>;
  edit?: Call<LoginType, Allow, z.ZodObject, z.ZodType<{ id: number }>, 'one'>;
  editMany?: EditManyCall;
  delete?: Call<LoginType, Allow, z.ZodType<{ ids: number[] }>, z.ZodNull, 'one'>;
  export?: Call<LoginType, Allow, z.ZodType<ListInput>, z.ZodNever, 'file'>;
  importTemplate?: Call<LoginType, Allow, z.ZodNever, z.ZodNever, 'file'>;
  import?: Call<LoginType, Allow, z.ZodObject, z.ZodType<{ rows: number }>, 'one'>;
};

type SchemaOf<C, Which extends 'input' | 'data'> =
  C extends Call<LoginType, Allow, infer Input, infer Data>
    ? Which extends 'input'
      ? Input
      : Data
    : never;
/** The session that makes these calls. */
export type CallerOf<C extends RecordCallSet> =
  C['index'] extends Call<infer Type> ? SessionOf<Type> : never;
export type FilterOf<C extends RecordCallSet> = z.output<SchemaOf<C['index'], 'input'>> & ListInput;
export type RowOf<C extends RecordCallSet> = z.input<SchemaOf<C['index'], 'data'>> & { id: number };
/** The editable fields, as the form sends them. */
export type FieldsOf<C extends RecordCallSet> = C extends { add: infer Add }
  ? z.output<SchemaOf<Add, 'input'>>
  : C extends { edit: infer Edit }
    ? Omit<z.output<SchemaOf<Edit, 'input'>>, 'id' | 'version'>
    : Record<string, unknown>;
type InfoOf<C extends RecordCallSet> = C extends { info: infer Info }
  ? z.input<SchemaOf<Info, 'data'>> & { id: number }
  : RowOf<C>;

/** How one kind of record is listed, written, exported and imported. */
export type RecordPlan<C extends RecordCallSet> = {
  texts: RecordTexts;
  list: ListPlan<FilterOf<C>, RowOf<C>, CallerOf<C>>;
  unique?: RecordTable['unique'];
  /** Turns the input into columns and makes checks that need the database; `before` is null for a new record. */
  toColumns?: (
    input: FieldsOf<C>,
    call: RecordCall<CallerOf<C>>,
    before: Stored | null,
  ) => Promise<Columns> | Columns;
  /** Columns of the previous record that `toColumns` and `afterWrite` need in addition to the input's. */
  reads?: readonly string[];
  /** Fields of the input that are stored in other tables: `afterWrite` writes them, and this reads them. */
  related?: {
    fields: readonly Extract<keyof FieldsOf<C>, string>[];
    read: (reader: Reader<CallerOf<C>>, id: number) => Promise<Columns>;
  };
  /** Further writes after saving a record, in the same transaction. */
  afterWrite?: (
    call: RecordCall<CallerOf<C>>,
    id: number,
    before: Stored | null,
    columns: Columns,
  ) => Promise<void>;
  /** Refuses or prepares a deletion, and deletes dependent rows. */
  beforeDelete?: (call: RecordCall<CallerOf<C>>, rows: Stored[]) => Promise<void>;
  /** Reads one record in full, where the list's row is not enough. */
  readInfo?: (reader: Reader<CallerOf<C>>, id: number) => Promise<InfoOf<C>>;
  export?: readonly ExportColumn<RowOf<C>>[];
  import?: readonly ImportColumn<Extract<keyof FieldsOf<C>, string>, CallerOf<C>>[];
};
