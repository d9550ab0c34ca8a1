import { movesByItself, type Owner } from './owner.ts';

/**
 * Watches every table of a test's own database: which were written, and how often a row was about to be, also by a
 * transaction that was rolled back afterwards. Counters, logs of tries and other tables that may move are left out.
 */
export async function watchWrites(owner: Owner, without: readonly string[] = []) {
  await owner.rows(`
    create sequence row_write_tried;
    create table row_written (name text not null);
    create function note_row_write() returns trigger language plpgsql security definer as $$
      begin
        perform nextval('public.row_write_tried');
        insert into public.row_written values (tg_table_name);
        return null;
      end $$`);
  const tables = await owner.rows<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
       and c.relname <> all($1)`,
    [['row_written', ...movesByItself, ...without]],
  );
  await owner.rows(
    tables
      .map(
        ({ name }) =>
          `create trigger note_row_write after insert or update or delete on "${name}"
           for each row execute function note_row_write()`,
      )
      .join(';'),
  );
  return {
    /** The tables in which something was kept since the last time this was asked. */
    written: async (): Promise<string[]> =>
      (await owner.rows<{ name: string }>('delete from row_written returning name')).map(
        ({ name }) => name,
      ),
    /** How many rows were about to be written so far. */
    tried: async (): Promise<number> =>
      Number(
        (
          await owner.row<{ n: string }>(
            'select case when is_called then last_value else 0 end as n from row_write_tried',
          )
        ).n,
      ),
  };
}
