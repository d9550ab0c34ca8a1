import type { Draft } from 'mutative';
import { sameValue } from '#admin/ui/same-value.ts';
import type { Block } from '#blocks/kit/document.ts';
import type { BlockDocument, DocumentKit } from './block-edits.ts';

/** A conflict between two people's changes. */
export type Clash = {
  /** Empty for the page itself. */
  block: string;
  type: string;
  /** The setting; null if one deleted the block and the other changed it. */
  field: string | null;
  mine: unknown;
  theirs: unknown;
};
export type Merge<D> = { page: D; clashes: readonly Clash[] };

type Values = Readonly<Record<string, unknown>>;
type Three<T> = { base: T; mine: T; theirs: T };

/** Three-way merge: what only one changed is taken from that one, what both changed stays mine. */
export function merge<D extends BlockDocument>(
  { base, mine, theirs }: Three<D>,
  mayAdd: DocumentKit<D>['mayAdd'],
): Merge<D> {
  const clashes: Clash[] = [];
  const setup = mergeValues(
    {
      base: base.setup as Values,
      mine: mine.setup as Values,
      theirs: theirs.setup as Values,
    },
    { block: '', type: '' },
    clashes,
  );
  const ids = new Set([...Object.keys(theirs.blocks), ...Object.keys(mine.blocks)]);
  const blocks: Record<string, Block> = {};
  for (const id of ids) {
    const block = mergeBlock(
      { base: base.blocks[id], mine: mine.blocks[id], theirs: theirs.blocks[id] },
      id,
      clashes,
    );
    if (block) blocks[id] = block;
  }
  const order = mergeOrder({ base: base.order, mine: mine.order, theirs: theirs.order });
  const page = { ...theirs, setup, blocks, order: order.filter((id) => Object.hasOwn(blocks, id)) };
  return { page: withoutSecond(page, theirs, mayAdd), clashes };
}

function mergeBlock(
  { base, mine, theirs }: Three<Block | undefined>,
  id: string,
  clashes: Clash[],
): Block | undefined {
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    // Added by one of the two, or deleted by the other.
    if (!base || !left) return left;
    if (sameValue(base.settings, left.settings) && !(base.hidden && !left.hidden)) return undefined;
    clashes.push({
      block: id,
      type: left.type,
      field: null,
      mine: mine ?? null,
      theirs: theirs ?? null,
    });
    return left;
  }
  const settings = mergeValues(
    { base: base?.settings ?? {}, mine: mine.settings, theirs: theirs.settings },
    { block: id, type: mine.type },
    clashes,
  );
  const { name: _n, hidden: _h, from: _f, until: _u, shared: _s, ...rest } = theirs;
  return { ...rest, settings, ...mergeMarks({ base, mine, theirs }) };
}

/** The author's name, whether and when it is shown, and what it is part of. Nobody is asked: mine counts if both changed it. */
function mergeMarks({
  base,
  mine,
  theirs,
}: Pick<Three<Block>, 'mine' | 'theirs'> & { base: Block | undefined }): Pick<
  Block,
  'name' | 'hidden' | 'from' | 'until' | 'shared'
> {
  const { name } = mine.name === base?.name ? theirs : mine;
  const { hidden } = mine.hidden === base?.hidden ? theirs : mine;
  const { from } = mine.from === base?.from ? theirs : mine;
  const { until } = mine.until === base?.until ? theirs : mine;
  const { shared } = sameValue(mine.shared, base?.shared) ? theirs : mine;
  return {
    ...(name !== undefined && { name }),
    ...(hidden && { hidden }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(shared && { shared }),
  };
}

function mergeValues(
  { base, mine, theirs }: Three<Values>,
  { block, type }: Pick<Clash, 'block' | 'type'>,
  clashes: Clash[],
): Values {
  const merged: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [before, own, other] = [base[field], mine[field], theirs[field]];
    const isTheirs = sameValue(own, before) || sameValue(own, other);
    merged[field] = isTheirs ? other : own;
    if (!isTheirs && !sameValue(other, before))
      clashes.push({ block, type, field, mine: own, theirs: other });
  }
  return merged;
}

/** The one who moved something decides the order; the other's new blocks stay after their predecessors. */
function mergeOrder({ base, mine, theirs }: Three<readonly string[]>): string[] {
  const common = (order: readonly string[], other: readonly string[]) =>
    order.filter((id) => base.includes(id) && other.includes(id));
  const wasMoved = !sameValue(common(mine, base), common(base, mine));
  const [lead, other] = wasMoved ? [mine, theirs] : [theirs, mine];
  const order = [...lead];
  other.forEach((id, at) => {
    if (order.includes(id)) return;
    const before = other.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** If both added a block that is allowed only once, the other's is kept. */
function withoutSecond<D extends BlockDocument>(
  page: D,
  theirs: D,
  mayAdd: DocumentKit<D>['mayAdd'],
): D {
  const isSecond = (id: string) => {
    if (Object.hasOwn(theirs.blocks, id)) return false;
    const others = page.order.filter((one) => one !== id);
    return !mayAdd({ ...page, order: others }, page.blocks[id]?.type ?? '');
  };
  const order = page.order.filter((id) => !isSecond(id));
  return { ...page, order, blocks: Object.fromEntries(order.map((id) => [id, page.blocks[id]!])) };
}

/** Turns one page into another, touching only what differs. */
export function become(draft: Draft<BlockDocument>, page: BlockDocument): void {
  for (const [field, value] of Object.entries(page.setup))
    if (!sameValue((draft.setup as Values)[field], value))
      Object.assign(draft.setup, { [field]: structuredClone(value) });
  for (const id of Object.keys(draft.blocks))
    if (!Object.hasOwn(page.blocks, id)) delete draft.blocks[id];
  for (const [id, block] of Object.entries(page.blocks))
    if (!sameBlock(draft.blocks[id], block)) draft.blocks[id] = structuredClone(block);
  if (!sameValue(draft.order, page.order)) draft.order = [...page.order];
}

const sameBlock = (one: Block | undefined, other: Block) =>
  one !== undefined &&
  one.type === other.type &&
  one.version === other.version &&
  one.name === other.name &&
  one.hidden === other.hidden &&
  one.from === other.from &&
  one.until === other.until &&
  sameValue(one.shared, other.shared) &&
  JSON.stringify(one.settings) === JSON.stringify(other.settings);

/** The other's value of a conflict. */
export function take(draft: Draft<BlockDocument>, { block, field, theirs }: Clash): void {
  if (block === '') {
    if (field !== null) Object.assign(draft.setup, { [field]: structuredClone(theirs) });
    return;
  }
  if (field !== null) {
    const found = draft.blocks[block];
    if (found) Object.assign(found.settings, { [field]: structuredClone(theirs) });
  } else if (theirs === null) {
    draft.order = draft.order.filter((id) => id !== block);
    delete draft.blocks[block];
  }
}
