import type { ReactNode } from 'react';
import type { ListAnswer } from '#contract/envelope.ts';
import type { Text } from '#contract/text.ts';

/** Every row of a list has a number of its own. */
export type RowBase = { id: number };

/** A page of a list; very long ones are counted roughly. */
export type ListPage<Row> = ListAnswer<Row> & { approximate?: boolean };

export type ColumnKind = 'text' | 'code' | 'time' | 'day' | 'money' | 'quantity' | 'number';

export type Column<Row> = {
  /** The field of the row, and the name under which the server sorts. */
  field: string;
  /** `texts.fields[field]` unless told. */
  label?: Text;
  width?: number;
  kind?: ColumnKind;
  sort?: boolean;
  /** Not shown until the user asks for it. */
  hidden?: boolean;
  fixed?: 'left';
  render?: (row: Row) => ReactNode;
};

/** A column whose words are settled. */
export type NamedColumn<Row> = Column<Row> & { label: Text };

export type FilterOption = { value: string | number; label: Text };

export type FilterKind = 'text' | 'select' | 'multiple' | 'days' | 'remote' | 'tree' | 'hidden';

export type Filter = {
  field: string;
  /** `texts.fields[field]` unless told. */
  label?: Text;
  /** `hidden` ones are known to the address and sent, but drawn by the page itself (an aside). */
  kind: FilterKind;
  options?: readonly FilterOption[];
  /** Options from the dictionary of this code. */
  dict?: string;
  /** Rows of another list, searched by keyword; the filter holds their id. */
  source?: {
    resource: string;
    label: (row: never) => string;
    /** The permission to read that list; who does not hold it is not offered the filter. */
    can?: string;
    /** More filters of that list. */
    filters?: Record<string, unknown>;
  };
  /** How much can be typed; as much as into other search boxes unless told. */
  max?: number;
  /** The resource whose rows are a tree by `parent_id`. */
  tree?: string;
};

export type RowAction<Row> = {
  key: string;
  label: Text;
  /** The permission it needs; without it the action is not on the page. */
  can?: string;
  shown?: (row: Row) => boolean;
  danger?: boolean;
  confirm?: Text | ((row: Row) => string);
  /** A promise is a command: it is waited for, and the list is read again. */
  run: (row: Row) => Promise<void> | void;
};

export type BatchAction<Row> = {
  key: string;
  label: Text;
  can?: string;
  /** Whether it can be done with all of these. */
  shown?: (rows: readonly Row[]) => boolean;
  danger?: boolean;
  confirm?: Text | ((rows: readonly Row[]) => string);
  run: (ids: number[], rows: readonly Row[]) => Promise<void>;
};

/** The standard actions a resource can have. */
export type Offer = 'add' | 'edit' | 'delete' | 'export' | 'import';

export type RecordFormProps<Info> = {
  /** Nothing: a new one is made. */
  record: Info | null;
  onClose: () => void;
  onSaved: () => void;
};
