import type { RawBuilder } from 'kysely';
import type { Language } from '#contract/language.ts';
import type { ListInput } from '#contract/list.ts';
import type { Session } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export type Condition = RawBuilder<unknown>;

/** On whose behalf a list is read. */
export type Reader<S extends Session = Session> = {
  tx: Tx;
  app: App;
  session: S;
  language: Language;
};

type FilterOf<I> = Exclude<keyof I, keyof ListInput>;

/** From when to when rows lie, both included; whatever time for a table that is not cut by it. */
export type Span = { from: Date; to: Date };

/** How one kind of record is listed. Filters and sorts are exactly those of its contract. */
export type ListPlan<
  I extends ListInput,
  Row extends { id: number },
  S extends Session = Session,
> = {
  table: keyof Tables;
  /** The key of a row; a company's records stand under their company as well. */
  key?: string;
  /** False: rows of the platform, which belong to no company. */
  isTenant?: boolean;
  /** Which rows of its table these are, where others stand there too: accounts of one login type. */
  only?: (session: S) => Condition;
  /** What each filter demands of a row; it may use an index of the table, and look something up first. */
  filters: {
    [F in FilterOf<I>]-?: (
      value: NonNullable<I[F]>,
      reader: Reader<S>,
    ) => Condition | Promise<Condition>;
  };
  /** The column behind a sort where it is not called the same; each has an index that ends with the key. */
  sorts?: { [S in NonNullable<I['sort_field']>]?: Condition };
  /** The order when none is asked for: the newest first unless told. */
  order?: (reader: Reader<S>) => Condition;
  /** The time by which its table is cut into months: the newest are looked through first, and rows read where they lie. */
  partitionedBy?: string;
  /** Reads what is shown of these rows, in any order; `between` are the first and last time of a table cut into months. */
  rows: (reader: Reader<S>, ids: number[], between: Span) => Promise<Row[]>;
  /** Reads what is shown of the rows of `source`, a table by itself, in this order of columns shown: a page in one question. */
  readPage?: (reader: Reader<S>, source: Condition, order: Condition) => Promise<Row[]>;
  /** Totals over all rows that match, where they mean something. */
  totals?: (reader: Reader<S>, where: Condition) => Promise<Partial<Row>>;
};

/** Which rows of all that match. */
export type Piece = { limit: number; offset: number };
