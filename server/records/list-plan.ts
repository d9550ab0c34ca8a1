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

/** The first and last time of rows, both included; ignored for unpartitioned tables. */
export type Span = { from: Date; to: Date };

/** How one kind of record is listed. Filters and sorts are exactly those of its contract. */
export type ListPlan<
  I extends ListInput,
  Row extends { id: number },
  S extends Session = Session,
> = {
  table: keyof Tables;
  /** The key of a row; a company's records also have their company in it. */
  key?: string;
  /** False: rows of the platform, which belong to no company. */
  isTenant?: boolean;
  /** Restricts the table to these rows: accounts of one login type. */
  only?: (session: S) => Condition;
  /** The condition of each filter; it may use an index, and look something up first. */
  filters: {
    [F in FilterOf<I>]-?: (
      value: NonNullable<I[F]>,
      reader: Reader<S>,
    ) => Condition | Promise<Condition>;
  };
  /** The column of a sort if it has another name; each has an index that ends with the key. */
  sorts?: { [S in NonNullable<I['sort_field']>]?: Condition };
  /** The default order: newest first unless specified. */
  order?: (reader: Reader<S>) => Condition;
  /** The time that partitions its table by month: the newest months are read first. */
  partitionedBy?: string;
  /** Reads the columns of these rows, in any order; `between` are the first and last time in a partitioned table. */
  rows: (reader: Reader<S>, ids: number[], between: Span) => Promise<Row[]>;
  /** Reads the columns of the rows of `source`, already in order: a page in one query. */
  readPage?: (reader: Reader<S>, source: Condition, order: Condition) => Promise<Row[]>;
  /** Totals over all matching rows. */
  totals?: (reader: Reader<S>, where: Condition) => Promise<Partial<Row>>;
};

/** Which of the matching rows. */
export type Piece = { limit: number; offset: number };
