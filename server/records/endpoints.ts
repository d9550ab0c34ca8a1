import * as z from 'zod';
import { idsInput } from '#contract/list.ts';
import type { Permission } from '#contract/permissions.ts';
import { t } from '#contract/text.ts';
import { rowId } from '#contract/validation.ts';
import { editLocked } from '../database/optimistic-lock.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { notFound } from '../http/refusal.ts';
import { exportEndpoint } from './export.ts';
import { importEndpoints } from './import.ts';
import { inOrder, listPage, type ListInput, type Reader } from './list.ts';
import type { RecordCall, RecordPlan, Stored } from './plan.ts';
import {
  deleteRecords,
  insertRecord,
  lockRecord,
  lockRecords,
  updateRecord,
  type Columns,
  type Place,
} from './write.ts';

const done = {
  added: t('新增成功', 'Added', '新增成功'),
  saved: t('保存成功', 'Saved', '儲存成功'),
  deleted: t('已删除 {n} 条', 'Deleted: {n}', '已刪除 {n} 筆'),
};

/** Index, info, add, edit, delete, and where they are planned export and import of one kind of record. */
export function recordEndpoints<
  F extends z.ZodType<ListInput>,
  R extends z.ZodType<{ id: number }>,
  I extends z.ZodObject,
>(plan: RecordPlan<F, R, I>): Endpoint[] {
  const { resource, area, types, texts, filter, row, input, list } = plan;
  const allow = (verb: string) => `${area}:${verb}` as Permission;
  const fields = texts.fields;
  const place: Place = {
    table: list.table,
    ...(list.isTenant === undefined ? {} : { isTenant: list.isTenant }),
    ...(plan.unique ? { unique: plan.unique } : {}),
    fields,
  };
  const answer = plan.info?.answer ?? row;
  const read = async (reader: Reader, id: number): Promise<{ id: number }> => {
    if (plan.info) return (await plan.info.read(reader, id)) as { id: number };
    const [found] = await inOrder(list, reader, [id]);
    if (!found) throw notFound();
    return found;
  };
  const editInput = input.extend({ id: rowId, version: rowId });
  const names = Object.keys(input.shape);
  const columnsOf = async (given: z.output<I>, call: RecordCall, before: Stored | null) =>
    plan.write ? plan.write(given, call, before) : (given as Columns);

  const add = async (call: RecordCall, given: z.output<I>): Promise<number> => {
    const columns = await columnsOf(given, call, null);
    const id = await insertRecord(call.tx, place, call.who, columns);
    await plan.written?.(call, id, null);
    call.changed(resource, id, null, columns);
    return id;
  };

  return [
    endpoint({
      method: 'GET',
      types,
      path: `${resource}/index`,
      allow: allow('view'),
      input: filter,
      rows: row,
      fields,
      run: (call) => listPage(list, call, call.input),
    }),
    endpoint({
      method: 'GET',
      types,
      path: `${resource}/info`,
      allow: allow('view'),
      input: z.strictObject({ id: rowId }),
      answer,
      fields,
      run: (call) => read(call, call.input.id),
    }),
    endpoint({
      method: 'POST',
      types,
      path: `${resource}/add`,
      allow: allow('add'),
      input,
      answer,
      fields,
      done: done.added,
      run: async (call) => read(call, await add(call, call.input)),
    }),
    endpoint({
      method: 'POST',
      types,
      path: `${resource}/edit`,
      allow: allow('edit'),
      input: editInput,
      answer,
      fields,
      done: done.saved,
      run: async (call) => {
        const { id, version, ...rest } = call.input as unknown as Stored;
        const next = rest as z.output<I>;
        const before = await lockRecord<Stored>(call.tx, place, call.who, id, names);
        const columns = await columnsOf(next, call, before);
        editLocked(before, version, columns);
        await updateRecord(call.tx, place, call.who, id, columns);
        await plan.written?.(call, id, before);
        call.changed(resource, id, before, columns);
        return read(call, id);
      },
    }),
    endpoint({
      method: 'POST',
      types,
      path: `${resource}/delete`,
      allow: allow('delete'),
      input: idsInput,
      answer: z.null(),
      fields,
      run: async (call) => {
        const rows = await lockRecords<Stored>(call.tx, place, call.who, call.input.ids);
        await plan.beforeDelete?.(call, rows);
        await deleteRecords(
          call.tx,
          place,
          call.who,
          rows.map(({ id }) => id),
        );
        for (const { search: _search, ...gone } of rows)
          call.changed(resource, gone.id, gone, null);
        call.tell(done.deleted, { n: rows.length });
        return null;
      },
    }),
    ...(plan.export ? [exportEndpoint(plan, plan.export)] : []),
    ...(plan.import ? importEndpoints(plan, place, plan.import, add) : []),
  ];
}
