import * as z from 'zod';
import { idsInput } from '#contract/list.ts';
import type { Permission } from '#contract/permissions.ts';
import { t } from '#contract/text.ts';
import { rowId } from '#contract/validation.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { exportEndpoint } from './export.ts';
import { importEndpoints } from './import.ts';
import { listPage } from './list.ts';
import type { ListInput } from './list-plan.ts';
import type { RecordPlan, Stored } from './plan.ts';
import { recordWork } from './work.ts';
import { deleteRecords, lockRecords } from './write.ts';

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
  const answer = plan.info?.answer ?? row;
  const { place, read, add, edit } = recordWork(plan);

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
      input: input.extend({ id: rowId, version: rowId }),
      answer,
      fields,
      done: done.saved,
      run: async (call) => {
        const { id, version, ...given } = call.input as unknown as Stored;
        await edit(call, id, version, given as z.output<I>);
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
