import type { FormInstance } from 'antd';
import { useState } from 'react';
import { mergeConflict, readConflict, type ConflictRow, type Values } from './conflict.ts';

type Versioned<T> = { version: number; values: T };

/** A form over a row with an optimistic lock: saves, and meets what others saved meanwhile. */
export function useVersioned<T extends Values>(form: FormInstance<T>, start: Versioned<T>) {
  const [base, setBase] = useState(start);
  const [rows, setRows] = useState<ConflictRow[]>([]);

  const takeOver = (next: Versioned<T>) => {
    setBase(next);
    setRows([]);
    form.setFieldsValue(next.values);
  };

  /** Sends the values; a version that moved without touching the same fields is no reason to ask. */
  const save = async (values: T, send: (values: T, version: number) => Promise<Versioned<T>>) => {
    let version = base.version;
    for (;;) {
      try {
        takeOver(await send(values, version));
        return true;
      } catch (error) {
        const conflict = readConflict(error);
        if (!conflict) throw error;
        const merged = mergeConflict(base.values, values, conflict);
        if (merged.rows.length === 0 && merged.version !== version) {
          version = merged.version;
          continue;
        }
        setBase({ version: merged.version, values: merged.base as T });
        setRows(merged.rows);
        form.setFieldsValue(merged.values as Parameters<typeof form.setFieldsValue>[0]);
        return false;
      }
    }
  };

  const take = (row: ConflictRow) => {
    form.setFieldsValue({ [row.field]: row.theirs } as Parameters<typeof form.setFieldsValue>[0]);
    setRows((now) => now.map((one) => (one === row ? { ...row, mine: row.theirs } : one)));
  };

  return { initial: base.values, rows, save, take };
}
