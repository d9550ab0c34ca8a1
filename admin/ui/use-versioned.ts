import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { Conflict } from '#contract/envelope.ts';
import { mergeConflict, readConflict, type ConflictRow, type Values } from './conflict.ts';

type Shape = (row: Values) => Values;
export type Versioned<T> = { version: number; values: T };

/**
 * A form over a row with an optimistic lock: saves, and meets what others saved meanwhile. `shape` makes values of
 * this form out of a row, where they are not the same.
 */
export function useVersioned<T extends Values>(
  form: FormInstance<T>,
  start: Versioned<T>,
  shape: Shape = (row) => row,
) {
  const [base, setBase] = useState(start);
  const [rows, setRows] = useState<ConflictRow[]>([]);
  type Fields = Parameters<typeof form.setFieldsValue>[0];

  /** Starts over from the current row. */
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
        const merged = mergeConflict(base.values, values, shaped(conflict, shape));
        if (merged.rows.length === 0 && merged.version !== version) {
          version = merged.version;
          continue;
        }
        setBase({ version: merged.version, values: merged.base as T });
        setRows(merged.rows);
        form.setFieldsValue(merged.values as Fields);
        return false;
      }
    }
  };

  const take = (row: ConflictRow) => {
    form.setFieldsValue({ [row.field]: row.theirs } as Fields);
    setRows((now) => now.map((one) => (one === row ? { ...row, mine: row.theirs } : one)));
  };

  return { base, initial: base.values, rows, save, take, takeOver };
}

// A field that the row does not know by this name is compared whatever the server found.
function shaped({ current, changed }: Conflict, shape: Shape): Conflict {
  const values = shape(current);
  return {
    current: { ...values, version: current['version'] },
    changed: Object.keys(values).filter(
      (field) => changed.includes(field) || !Object.hasOwn(current, field),
    ),
  };
}
