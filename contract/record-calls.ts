import * as z from 'zod';
import { call, type Call } from './call.ts';
import type { Feature, Verb } from './feature.ts';
import { limits } from './limits.ts';
import { exportInput, idsInput, type ExportInput, type ListInput } from './list.ts';
import type { LoginType } from './login-types.ts';
import type { Permission } from './permissions.ts';
import type { Text } from './text.ts';
import { rowId } from './validation.ts';

const idInput = z.strictObject({ id: rowId });
const importInput = z.strictObject({ check: z.literal('1').optional() });
const importAnswer = z.object({ rows: z.number() });
const nothing = z.strictObject({});
const versioned = { id: rowId, version: rowId };

/** The schemas of one kind of record. */
type Schemas<
  Filter extends z.ZodType<ListInput>,
  Row extends z.ZodType<{ id: number }>,
  Input extends z.ZodObject,
  Info extends z.ZodType<{ id: number }>,
> = {
  filter: Filter;
  row: Row;
  /** The editable fields, where there are any. */
  input?: Input;
  /** The details of one record, where the list row is not enough. */
  info?: Info;
  fields: Readonly<Record<string, Text>>;
  /** Most rows of an imported sheet. */
  importRows?: number;
};

type Edit<Input extends z.ZodObject> = z.ZodObject<Input['shape'] & typeof versioned>;
type AllCalls<
  T extends LoginType,
  Filter extends z.ZodType,
  Row extends z.ZodType,
  Input extends z.ZodObject,
  Info extends z.ZodType,
> = {
  index: Call<T, Permission, Filter, Row, 'list'>;
  info: Call<T, Permission, typeof idInput, Info, 'one'>;
  add: Call<T, Permission, Input, Info, 'one'>;
  edit: Call<T, Permission, Edit<Input>, Info, 'one'>;
  delete: Call<T, Permission, typeof idsInput, z.ZodNull, 'one'>;
  export: Call<T, Permission, ExportInput<Filter>, z.ZodNever, 'file'>;
  importTemplate: Call<T, Permission, z.ZodNever, z.ZodNever, 'file'>;
  import: Call<T, Permission, typeof importInput, typeof importAnswer, 'one'>;
};
type CallsOf<V extends Verb> =
  | ('view' extends V ? 'index' | 'info' : never)
  | (V extends 'add' | 'edit' | 'delete' | 'export' ? V : never)
  | ('import' extends V ? 'import' | 'importTemplate' : never);

/** The calls of this kind of record, as far as its feature offers them. */
export type RecordCalls<
  T extends LoginType = LoginType,
  Filter extends z.ZodType = z.ZodType,
  Row extends z.ZodType = z.ZodType,
  Input extends z.ZodObject = z.ZodObject,
  Info extends z.ZodType = z.ZodType,
  V extends Verb = Verb,
> = Pick<AllCalls<T, Filter, Row, Input, Info>, CallsOf<V>>;

/** Index, info, add, edit, delete, export and import of one kind of record: those whose verbs the feature names. */
/* @__NO_SIDE_EFFECTS__ */
export function recordCalls<
  T extends LoginType,
  V extends Verb,
  Filter extends z.ZodType<ListInput>,
  Row extends z.ZodType<{ id: number }>,
  Input extends z.ZodObject = z.ZodObject<Record<string, never>>,
  Info extends z.ZodType<{ id: number }> = Row,
>(
  of: Pick<Feature<T, string, string, V>, 'resource' | 'area' | 'types' | 'verbs'>,
  {
    filter,
    row,
    input: given,
    info,
    fields,
    importRows = limits.importRows,
  }: Schemas<Filter, Row, Input, Info>,
): RecordCalls<T, Filter, Row, Input, Info, V> {
  const { resource, types } = of;
  const input = given ?? (nothing as unknown as Input);
  const answer = info ?? row;
  const common = (verb: Verb) => ({ types, allow: `${of.area}:${verb}` as Permission, fields });
  const all = {
    index: call(`GET ${resource}/index`, { ...common('view'), input: filter, rows: row }),
    info: call(`GET ${resource}/info`, { ...common('view'), input: idInput, answer }),
    add: call(`POST ${resource}/add`, { ...common('add'), input, answer }),
    edit: call(`POST ${resource}/edit`, {
      ...common('edit'),
      input: input.extend(versioned),
      answer,
    }),
    delete: call(`POST ${resource}/delete`, {
      ...common('delete'),
      input: idsInput,
      answer: z.null(),
    }),
    export: call(`GET ${resource}/export`, {
      ...common('export'),
      input: exportInput(filter),
      sendsFile: true,
    }),
    importTemplate: call(`GET ${resource}/importTemplate`, {
      ...common('import'),
      sendsFile: true,
    }),
    import: call(`POST ${resource}/import`, {
      ...common('import'),
      input: importInput,
      answer: importAnswer,
      uploadBytes: limits.importBytes,
      uploadRows: importRows,
    }),
  };
  const verbOf = (name: string) =>
    name === 'index' || name === 'info' ? 'view' : name === 'importTemplate' ? 'import' : name;
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => (of.verbs as readonly string[]).includes(verbOf(name))),
  ) as unknown as RecordCalls<T, Filter, Row, Input, Info, V>;
}
