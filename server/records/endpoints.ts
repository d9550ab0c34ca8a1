import type * as z from 'zod';
import type { Allow, Call } from '#contract/call.ts';
import type { LoginType } from '#contract/login-types.ts';
import { t, type Text } from '#contract/text.ts';
import { serve, type CallContext, type Endpoint } from '../http/endpoint.ts';
import { registerTable, registerWords } from '../logs/record-words.ts';
import { serveExport } from './export.ts';
import { serveImport } from './import.ts';
import type {
  CallerOf,
  FieldsOf,
  FilterOf,
  RecordCall,
  RecordCallSet,
  RecordPlan,
  RowOf,
  Stored,
} from './plan.ts';
import { serveList } from './serve-list.ts';
import { recordWork } from './work.ts';
import { deleteRecords, lockRecords } from './write.ts';

const done = {
  added: t('新增成功', 'Added', '新增成功'),
  saved: t('保存成功', 'Saved', '儲存成功'),
  changed: t('已修改 {n} 条', 'Changed: {n}', '已修改 {n} 筆'),
  deleted: t('已删除 {n} 条', 'Deleted: {n}', '已刪除 {n} 筆'),
};

type Many = { rows: { id: number; version: number }[]; set: Record<string, unknown> };

/** The calls of one kind of record: index, and of info, add, edit, delete, export and import those that are declared. */
export function serveRecords<C extends RecordCallSet>(calls: C, plan: RecordPlan<C>): Endpoint[] {
  type Caller = CallerOf<C>;
  const { table, target, read, add, edit, editMany } = recordWork(calls, plan);
  // The types of the calls are fixed by `C`; inside this function they are all alike.
  const handle = (
    call: Call<LoginType, Allow, z.ZodType, z.ZodType> | undefined,
    run: (call: CallContext<never, Caller>) => Promise<unknown>,
    options: Parameters<typeof serve>[2] = {},
  ): Endpoint[] => (call ? [serve(call, run as Parameters<typeof serve>[1], options)] : []);

  registerTable(target, table.name);
  const { states } = plan.texts as { states?: Readonly<Record<string, Text>> };
  if (states)
    registerWords(target, 'state', (state, language) => states[String(state)]?.[language]);

  return [
    serveList<LoginType, FilterOf<C>, RowOf<C>>(calls.index as never, plan.list as never),
    ...handle(
      calls.info,
      (call: CallContext<{ id: number }, Caller>) => read(call, call.input.id),
      // A form shows what it will be compared with when it is saved: an older version would be refused.
      { isFresh: true, isLong: true },
    ),
    ...handle(
      calls.add,
      async (call: CallContext<FieldsOf<C>, Caller>) => read(call, await add(call, call.input)),
      { done: done.added },
    ),
    ...handle(
      calls.edit,
      async (call: CallContext<Stored, Caller>) => {
        const { id, version, ...given } = call.input;
        await edit(call, id, version, given as unknown as FieldsOf<C>);
        return read(call, id);
      },
      { done: done.saved },
    ),
    ...handle(calls.editMany, async (call: CallContext<Many, Caller>) => {
      const set = Object.entries(call.input.set).filter(([, value]) => value !== undefined);
      const n = await editMany(call, call.input.rows, Object.fromEntries(set));
      if (n === 0) call.onlyRead();
      call.tell(done.changed, { n });
      return null;
    }),
    ...handle(calls.delete, async (call: CallContext<{ ids: number[] }, Caller>) => {
      const rows = await lockRecords<Stored>(call.tx, table, call.session, call.input.ids);
      await plan.beforeDelete?.(call, rows);
      const ids = rows.map(({ id }) => id);
      await deleteRecords(call.tx, table, call.session, ids);
      for (const { search: _search, ...gone } of rows) call.changed(target, gone.id, gone, null);
      call.tell(done.deleted, { n: rows.length });
      return null;
    }),
    ...(calls.export && plan.export
      ? [serveExport(calls.export, plan.texts, plan.list, plan.export)]
      : []),
    ...(calls.import && calls.importTemplate && plan.import
      ? serveImport(calls.import, calls.importTemplate, {
          texts: plan.texts,
          table,
          input: calls.add!.input!,
          columns: plan.import,
          add: add as unknown as (call: RecordCall, given: never) => Promise<number>,
        })
      : []),
  ];
}
