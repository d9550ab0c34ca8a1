import { editLocked } from '../database/optimistic-lock.ts';
import { madeAt } from '../http/moment.ts';
import { notFound } from '../refusal.ts';
import { inOrder } from './list.ts';
import type { Reader } from './list-plan.ts';
import type {
  CallerOf,
  FieldsOf,
  RecordCall,
  RecordCallSet,
  RecordPlan,
  RowOf,
  Stored,
} from './plan.ts';
import { insertRecord, lockRecord, updateRecord, type Columns, type RecordTable } from './write.ts';

/** Reads, adds and edits records of one kind, for their calls and for other code. */
export function recordWork<C extends RecordCallSet>(calls: C, plan: RecordPlan<C>) {
  type S = CallerOf<C>;
  const { list } = plan;
  const target = calls.index.path.split('/')[0]!;
  const table: RecordTable = {
    name: list.table,
    ...(list.isTenant === undefined ? {} : { isTenant: list.isTenant }),
    ...(list.only ? { only: list.only as RecordTable['only'] & object } : {}),
    ...(plan.unique ? { unique: plan.unique } : {}),
    fields: plan.texts.fields,
  };
  const elsewhere: readonly string[] = plan.related?.fields ?? [];
  const editable = Object.keys((calls.add ?? calls.edit)?.input?.shape ?? {});
  const names = [...editable, ...(plan.reads ?? [])].filter((name) => !elsewhere.includes(name));
  /** The columns of the table itself. */
  const kept = (columns: Columns): Columns =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => !elsewhere.includes(name)));
  const columnsOf = async (given: FieldsOf<C>, call: RecordCall<S>, before: Stored | null) =>
    plan.toColumns ? plan.toColumns(given, call, before) : (given as Columns);

  return {
    table,
    target,
    read: async (reader: Reader<S>, id: number): Promise<RowOf<C>> => {
      if (plan.readInfo) return plan.readInfo(reader, id);
      const [found] = await inOrder(list, reader, [id]);
      if (!found) throw notFound();
      return found;
    },
    add: async (call: RecordCall<S>, given: FieldsOf<C>): Promise<number> => {
      const columns = await columnsOf(given, call, null);
      const id = await insertRecord(call.tx, table, call.session, {
        ...kept(columns),
        ...madeAt(call),
      });
      await plan.afterWrite?.(call, id, null, columns);
      call.changed(target, id, null, columns);
      return id;
    },
    edit: async (
      call: RecordCall<S>,
      id: number,
      version: number,
      given: FieldsOf<C>,
    ): Promise<void> => {
      const row = await lockRecord<Stored>(call.tx, table, call.session, id, names);
      const before: Stored = { ...row, ...(await plan.related?.read(call, id)) };
      const columns = await columnsOf(given, call, before);
      editLocked(before, version, columns);
      await updateRecord(call.tx, table, call.session, id, kept(columns));
      await plan.afterWrite?.(call, id, before, columns);
      call.changed(target, id, before, columns);
    },
  };
}
