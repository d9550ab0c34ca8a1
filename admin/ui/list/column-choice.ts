import { lasting } from '#browser/storage.ts';

/** What a user changed about the columns of one list. */
export type ColumnChoice = {
  /** Fields in the user's order; empty is the order of the page. */
  order: readonly string[];
  /** Fields that were switched on or off. */
  shown: Readonly<Record<string, boolean>>;
  isDense: boolean;
};

export const noChoice: ColumnChoice = { order: [], shown: {}, isDense: false };

export type Arrangeable = { field: string; hidden?: boolean; fixed?: 'left' };

/**
 * The columns in the user's order. A column the user has never seen stands behind the one it follows on the page;
 * one that is gone is skipped; fixed ones lead.
 */
export function arrangeColumns<C extends Arrangeable>(
  columns: readonly C[],
  { order }: Pick<ColumnChoice, 'order'>,
): C[] {
  const known = new Map(columns.map((column) => [column.field, column]));
  const arranged = [...new Set(order)].filter((field) => known.has(field));
  columns.forEach(({ field }, at) => {
    if (arranged.includes(field)) return;
    const before = columns[at - 1]?.field;
    arranged.splice(before === undefined ? 0 : arranged.indexOf(before) + 1, 0, field);
  });
  const sorted = arranged.map((field) => known.get(field)!);
  return [...sorted.filter(({ fixed }) => fixed), ...sorted.filter(({ fixed }) => !fixed)];
}

export const isColumnShown = (
  { field, hidden = false }: Arrangeable,
  { shown }: Pick<ColumnChoice, 'shown'>,
): boolean => shown[field] ?? !hidden;

/** The columns to draw; a table without any would be of no use, so then it shows all. */
export function shownColumns<C extends Arrangeable>(
  columns: readonly C[],
  choice: Pick<ColumnChoice, 'order' | 'shown'>,
): C[] {
  const arranged = arrangeColumns(columns, choice);
  const shown = arranged.filter((column) => isColumnShown(column, choice));
  return shown.length > 0 ? shown : arranged;
}

/** Moves one field before or behind another; columns that are fixed stay in front by themselves. */
export function moveColumn(
  columns: readonly Arrangeable[],
  choice: ColumnChoice,
  field: string,
  to: number,
): ColumnChoice {
  const order = arrangeColumns(columns, choice).map((column) => column.field);
  const without = order.filter((one) => one !== field);
  if (without.length === order.length) return choice;
  return { ...choice, order: without.toSpliced(Math.max(0, to), 0, field) };
}

const keyOf = (name: string) => `list:${name}`;

/** The choice that is kept under this name: that of a list, or of a view of it (`view:12`). */
export function readChoice(name: string, otherwise = noChoice): ColumnChoice {
  try {
    const kept = JSON.parse(lasting.getItem(keyOf(name)) ?? 'null') as Partial<ColumnChoice>;
    if (!kept || typeof kept !== 'object') return otherwise;
    const { order, shown, isDense } = kept;
    return {
      order: Array.isArray(order) ? order.filter((field) => typeof field === 'string') : [],
      shown: shown && typeof shown === 'object' ? onlyBooleans(shown) : {},
      isDense: isDense === true,
    };
  } catch {
    return otherwise;
  }
}

const onlyBooleans = (values: object): Record<string, boolean> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'boolean'));

export function keepChoice(name: string, choice: ColumnChoice, otherwise = noChoice): void {
  if (JSON.stringify(choice) === JSON.stringify(otherwise)) lasting.removeItem(keyOf(name));
  else lasting.setItem(keyOf(name), JSON.stringify(choice));
}

export const dropChoice = (name: string): void => lasting.removeItem(keyOf(name));
