import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod';

export type Json<T extends object | null> = JSONColumnType<T, string, string>;
export type Time = ColumnType<Date, Date | undefined, Date>;
/** As `Json`, with a default. */
export type DefaultedJson<T extends object> = ColumnType<T, string | undefined, string>;
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type Defaulted<T> = Generated<T>;

/** What every record of a company carries beside its own columns. */
export type RecordColumns = {
  company_id: number;
  id: Generated<number>;
  version: Defaulted<number>;
  create_by: Maybe<number>;
  create_time: Time;
  update_by: Maybe<number>;
  update_time: Time;
};

/** The same of the platform, which belongs to no company. */
export type PlatformColumns = Omit<RecordColumns, 'company_id'>;

/** The columns in which a form's fields are kept as they are; those kept otherwise, such as times, are named. */
export type FormColumns<Input extends z.ZodObject, Other extends object = object> = Omit<
  {
    [F in keyof z.output<Input>]: object extends Pick<z.input<Input>, F & keyof z.input<Input>>
      ? Defaulted<z.output<Input>[F]>
      : z.output<Input>[F];
  },
  keyof Other
> &
  Other;
