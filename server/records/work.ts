import { isDeepStrictEqual } from 'node:util';
import { editLocked } from '../database/optimistic-lock.ts';
import { madeAt } from '../http/moment.ts';
import { nameIn } from '../logs/record-words.ts';
import { notFound, Refusal } from '../refusal.ts';
import { inOrder } from './list.ts';
import { refuseMany, type Culprit } from './refuse-many.ts';
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
import {
  insertRecord,
  lockRecord,
  lockRecords,
  updateRecord,
  type Columns,
  type RecordTable,
} from './write.ts';

const fieldsOf = (call: RecordCallSet['add']): string[] => Object.keys(call?.input?.shape ?? {});

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
  // Where nothing is added, the fields of an edit; which row it edits is none of them.
  const editable = calls.add
    ? fieldsOf(calls.add)
    : fieldsOf(calls.edit).filter((name) => !['id', 'version'].includes(name));
  const names = [...editable, ...(plan.reads ?? [])].filter((name) => !elsewhere.includes(name));
  /** The columns of the table itself. */
  const kept = (columns: Columns): Columns =>
    Object.fromEntries(Object.entries(columns).filter(([name]) => !elsewhere.includes(name)));
  const columnsOf = async (given: FieldsOf<C>, call: RecordCall<S>, before: Stored | null) =>
    plan.toColumns ? plan.toColumns(given, call, before) : (given as Columns);

  const write = async (
    call: RecordCall<S>,
    before: Stored,
    version: number,
    given: FieldsOf<C>,
  ): Promise<void> => {
    const { id } = before;
    const columns = await columnsOf(given, call, before);
    editLocked(before, version, columns);
    await updateRecord(call.tx, table, call.session, id, kept(columns));
    await plan.afterWrite?.(call, id, before, columns);
    call.changed(target, id, before, columns);
  };

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
      await write(call, before, version, given);
    },
    editMany: async (
      call: RecordCall<S>,
      seen: readonly { id: number; version: number }[],
      set: Readonly<Record<string, unknown>>,
    ): Promise<number> => {
      const versions = new Map(seen.map(({ id, version }) => [id, version]));
      const rows = await lockRecords<Stored>(call.tx, table, call.session, [...versions.keys()]);
      const culprits: Culprit[] = [];
      let changed = 0;
      for (const row of rows) {
        // A repeated command does no harm.
        if (Object.entries(set).every(([name, value]) => isDeepStrictEqual(row[name], value)))
          continue;
        const stored = Object.fromEntries(names.map((name) => [name, row[name]]));
        const { id, version } = row;
        const before: Stored = { ...stored, id, version, ...(await plan.related?.read(call, id)) };
        const own = Object.fromEntries(editable.map((name) => [name, before[name]]));
        try {
          await write(call, before, versions.get(id)!, { ...own, ...set } as FieldsOf<C>);
          changed += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          culprits.push({ name: nameIn(row, call.language) || `#${id}`, text: error.text });
        }
      }
      if (culprits.length > 0) throw refuseMany(culprits);
      return changed;
    },
  };
}
