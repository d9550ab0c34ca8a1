import type * as z from 'zod';
import { editLocked } from '../database/optimistic-lock.ts';
import { notFound } from '../refusal.ts';
import { inOrder } from './list.ts';
import type { ListInput, Reader } from './list-plan.ts';
import type { RecordCall, RecordPlan, Stored } from './plan.ts';
import { insertRecord, lockRecord, updateRecord, type Columns, type Place } from './write.ts';

/** How records of one kind are read, added and edited, for their calls and for whatever else changes them. */
export function recordWork<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
>(plan: RecordPlan<F, R, I>) {
  const { resource, list } = plan;
  const place: Place = {
    table: list.table,
    ...(list.isTenant === undefined ? {} : { isTenant: list.isTenant }),
    ...(list.only ? { only: list.only } : {}),
    ...(plan.unique ? { unique: plan.unique } : {}),
    fields: plan.texts.fields,
  };
  const elsewhere = plan.beside?.fields ?? [];
  const names = [...Object.keys(plan.input.shape), ...(plan.reads ?? [])].filter(
    (name) => !elsewhere.includes(name),
  );
  /** What the table itself keeps. */
  const kept = (columns: Columns): Columns =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => !elsewhere.includes(name)));
  const columnsOf = async (given: z.output<I>, call: RecordCall, before: Stored | null) =>
    plan.write ? plan.write(given, call, before) : (given as Columns);

  return {
    place,
    read: async (reader: Reader, id: number): Promise<{ id: number }> => {
      if (plan.info) return (await plan.info.read(reader, id)) as { id: number };
      const [found] = await inOrder(list, reader, [id]);
      if (!found) throw notFound();
      return found;
    },
    add: async (call: RecordCall, given: z.output<I>): Promise<number> => {
      const columns = await columnsOf(given, call, null);
      const id = await insertRecord(call.tx, place, call.who, kept(columns));
      await plan.written?.(call, id, null, columns);
      call.changed(resource, id, null, columns);
      return id;
    },
    edit: async (
      call: RecordCall,
      id: number,
      version: number,
      given: z.output<I>,
    ): Promise<void> => {
      const row = await lockRecord<Stored>(call.tx, place, call.who, id, names);
      const before: Stored = { ...row, ...(await plan.beside?.read(call, id)) };
      const columns = await columnsOf(given, call, before);
      editLocked(before, version, columns);
      await updateRecord(call.tx, place, call.who, id, kept(columns));
      await plan.written?.(call, id, before, columns);
      call.changed(resource, id, before, columns);
    },
  };
}
