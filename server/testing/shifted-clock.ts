import { openOwner } from './owner.ts';

/**
 * Lets a test move the clock of a database of its own, for every connection opened from now on: a `now()` of ours is
 * found before PostgreSQL's. Call it before a server is started on the database.
 */
export async function shiftClock(url: string): Promise<(by: string) => Promise<void>> {
  const owner = await openOwner(url);
  await owner.rows(`create table shifted_clock (by interval not null)`);
  await owner.rows(`insert into shifted_clock values ('0')`);
  await owner.rows(`create function public.now() returns timestamptz language sql stable
    as $$ select pg_catalog.now() + (select by from public.shifted_clock) $$`);
  const { name } = await owner.row<{ name: string }>('select current_database() as name');
  await owner.rows(`alter database ${name} set search_path to public, pg_catalog`);
  return async (by) => void (await owner.rows('update shifted_clock set by = $1::interval', [by]));
}
