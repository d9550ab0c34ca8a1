type Keys = { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** The selection after a click: only that block, toggled, or the range up to it. */
export function selectionAfter(
  order: readonly string[],
  selected: readonly string[],
  id: string,
  { shiftKey, ctrlKey, metaKey }: Keys,
): readonly string[] {
  if (ctrlKey || metaKey)
    return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id];
  const [first] = selected;
  if (!shiftKey || first === undefined) return [id];
  const [from, to] = [order.indexOf(first), order.indexOf(id)];
  return order.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The block before or after the selection; without one the first or the last. */
export function neighbour(
  order: readonly string[],
  selected: readonly string[],
  by: 1 | -1,
): string | undefined {
  const from = by > 0 ? selected.at(-1) : selected[0];
  if (from === undefined) return by > 0 ? order[0] : order.at(-1);
  return order[Math.max(0, Math.min(order.length - 1, order.indexOf(from) + by))];
}
