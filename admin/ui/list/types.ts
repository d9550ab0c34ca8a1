import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod';
import type { RemoteSource } from '#admin/ui/form/remote-source.ts';
import type { Allow, Call, DataOf, InputOf } from '#contract/call.ts';
import type { EditManyCall } from '#contract/edit-many.ts';
import type { Feature } from '#contract/feature.ts';
import type { ListAnswer } from '#contract/envelope.ts';
import type { ListInput } from '#contract/list.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Permission } from '#contract/permissions.ts';
import type { Text } from '#contract/text.ts';

/** Every row of a list has a number of its own. */
export type RowBase = { id: number };

/** A call that lists rows. */
export type ListCall<Row extends RowBase = RowBase> = Call<
  LoginType,
  Allow,
  z.ZodType,
  z.ZodType<Row>,
  'list'
>;
type OneCall = Call<LoginType, Allow, z.ZodType, z.ZodType, 'one'>;
type SheetCall = Call<LoginType, Allow, z.ZodType, z.ZodNever, 'file'>;

/** The calls behind a list, as `recordCalls` declares them: those that are there can be done. */
export type ListCalls = {
  index: ListCall;
  info?: OneCall;
  add?: OneCall;
  edit?: OneCall;
  editMany?: EditManyCall;
  delete?: OneCall;
  export?: SheetCall;
  import?: OneCall;
  importTemplate?: SheetCall;
};
export type RowOf<C extends ListCalls> = DataOf<C['index']> & RowBase;
/** All of one record: what its own call tells, or the row. */
export type InfoOf<C extends ListCalls> = C extends { info: infer Info } ? DataOf<Info> : RowOf<C>;
/** The filters that the list knows. */
export type FilterName<C extends ListCalls> = Exclude<
  Extract<keyof InputOf<C['index']>, string>,
  keyof ListInput
>;

/** A cell that names a record of this feature leads to the record's page: `leads: leadsTo(parts, 'part_id')`. */
export const leadsTo = <Field extends string>({ pages }: Pick<Feature, 'pages'>, id: Field) => ({
  list: pages[0]!.path,
  id,
});

/** The first part of a call's path: what was read of it is read again when something of it has changed. */
export const resourceOf = ({ path }: { path: string }): string => path.split('/')[0]!;

/** What saved views call a list: its resource, or the whole path where its call is not the `index`. */
export const listOf = ({ path }: { path: string }): string => path.replace(/\/index$/, '');

/** The permission that a call demands; null where it is enough to be signed in. */
export const permissionOf = ({ allow }: { allow: Allow }): Permission | null =>
  allow === 'public' || allow === 'signedIn' ? null : allow;

/** A page of a list; very long ones are counted roughly. */
export type ListPage<Row> = ListAnswer<Row> & { approximate?: boolean };

export type ColumnKind = 'text' | 'code' | 'time' | 'day' | 'money' | 'quantity' | 'number';

export type Column<Row> = {
  /** The field of the row, or something within it (`quotas.users`); the server sorts by it. */
  field: Extract<keyof Row, string> | `${Extract<keyof Row, string>}.${string}`;
  /** `texts.fields[field]` unless told. */
  label?: Text;
  width?: number;
  /** What a column of states can say: none of it is cut off. */
  states?: Readonly<Record<string, Text>>;
  kind?: ColumnKind;
  sort?: boolean;
  /** Not shown until the user asks for it. */
  hidden?: boolean;
  fixed?: 'left';
  render?: (row: Row) => ReactNode;
  /**
   * The record that the cell names: its list, and the field that holds its id, or where the row leads. It is a link for
   * those who may see it.
   */
  leads?: { list: string; id: Extract<keyof Row, string> } | ((row: Row) => string | undefined);
};

/** A column whose words are settled. */
export type NamedColumn<Row> = Column<Row> & { label: Text };

export type FilterOption = { value: string | number; label: Text };

export type FilterKind = 'text' | 'select' | 'multiple' | 'days' | 'remote' | 'tree' | 'hidden';

export type Filter<Name extends string = string> = {
  field: Name;
  /** `texts.fields[field]` unless told. */
  label?: Text;
  /** `hidden` ones are known to the address and sent, but drawn by the page itself (an aside). */
  kind: FilterKind;
  options?: readonly FilterOption[];
  /** Options from the dictionary of this code. */
  dict?: string;
  /** Rows of another list, searched by keyword; the filter holds their id. */
  source?: RemoteSource<never>;
  /** How much can be typed; as much as into other search boxes unless told. */
  max?: number;
  /** The list whose rows are a tree by `parent_id`. */
  tree?: ListCall;
};

/** What a dialog about rows is given; `names` is what they are called. */
export type ActionDialogProps<Row> = {
  rows: readonly Row[];
  names: string;
  /** What the list shows by now, where it tells. */
  current?: readonly Row[] | undefined;
  onClose: () => void;
};

/** An action runs, or opens a dialog in which everything else is done. */
type Action<Row, Run> = {
  key: string;
  label: Text;
  /** The permission it needs; without it the action is not on the page. */
  can?: Permission;
  danger?: boolean;
  /** It does not lead on: its button is never the main one. */
  aside?: boolean;
} & (
  | { run: Run; dialog?: ComponentType<ActionDialogProps<Row>> }
  | { run?: undefined; dialog: ComponentType<ActionDialogProps<Row>> }
);

/** A promise is a command: it is waited for, and the list is read again. */
type RunRow<Row> = (row: Row) => Promise<void> | void;
export type RowAction<Row> = Action<Row, RunRow<Row>> & {
  shown?: (row: Row) => boolean;
  /** A text may mention the row as `{name}`. */
  confirm?: Text | ((row: Row, name: string) => string);
};

type RunBatch<Row> = (ids: number[], rows: readonly Row[]) => Promise<void>;
export type BatchAction<Row> = Action<Row, RunBatch<Row>> & {
  /** Whether it can be done with all of these. */
  shown?: (rows: readonly Row[]) => boolean;
  /** A text may mention the rows as `{names}`, and as `{n}` how many they are. */
  confirm?: Text | ((rows: readonly Row[], names: string) => string);
};

/** What can be done with one row, and with several. */
export type ListActions<Row> = {
  onRow: readonly RowAction<Row>[];
  onBatch: readonly BatchAction<Row>[];
};

/** The standard actions a resource can have. */
export type Offer = 'add' | 'edit' | 'delete' | 'export' | 'import';

export type RecordFormProps<Info> = {
  /** Nothing: a new one is made. */
  record: Info | null;
  onClose: () => void;
  onSaved: () => void;
  goOn?: (path: string) => void;
};
