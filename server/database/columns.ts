import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export type Json<T extends object | null> = JSONColumnType<T, string, string>;
export type Time = ColumnType<Date, Date | undefined, Date>;
export type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
export type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
export type Defaulted<T> = Generated<T>;
