import type { Draft } from 'mutative';
import { unshared, type Block } from '#blocks/kit/document.ts';
import { randomKey } from '#browser/random-key.ts';
import type { Text } from '#contract/text.ts';

/** The path of a value in settings: field names and indexes. */
export type Path = readonly (string | number)[];

/** What can be edited here: blocks in their order, and the settings of the whole. Pages and labels are. */
export type BlockDocument = {
  setup: object;
  order: readonly string[];
  blocks: Readonly<Record<string, Block>>;
};
type Page = Draft<BlockDocument>;

/** What an editor has to know of its kind of document. */
export type DocumentKit<D extends BlockDocument> = {
  /** A new block of a type. */
  fresh: (type: string) => Block;
  /** Whether the document may have another block of a type. */
  mayAdd: (document: D, type: string) => boolean;
  /** Blocks that always stand at the end. */
  isFixed: (type: string) => boolean;
  /** What the history says of a change. */
  labels: {
    adding: (type: string) => Text;
    of: (what: 'remove' | 'move' | 'duplicate' | 'paste', types: readonly string[]) => Text;
    setting: (type: string, path: Path) => Text;
    setup: (path: Path) => Text;
  };
};
type Rules = Pick<DocumentKit<never>, 'isFixed'> & {
  mayAdd: (document: BlockDocument, type: string) => boolean;
};

/** A unique id that no other editor generates. */
export const newId = (): string => `b${randomKey().replaceAll('-', '').slice(0, 12)}`;

/** The order with pinned blocks at the end. */
function settled({ blocks }: Page, order: readonly string[], { isFixed }: Rules): string[] {
  const isPinned = (id: string) => isFixed(blocks[id]?.type ?? '');
  return [...order.filter((id) => !isPinned(id)), ...order.filter(isPinned)];
}

/** Inserts blocks at an index; those that exceed a limit are left out. */
export function insert(page: Page, blocks: readonly Block[], at: number, rules: Rules): string[] {
  const put: string[] = [];
  for (const block of blocks) {
    if (!rules.mayAdd({ ...page, order: [...page.order, ...put] }, block.type)) continue;
    if (Object.hasOwn(page.blocks, block.id)) continue;
    page.blocks[block.id] = structuredClone(block);
    put.push(block.id);
  }
  // Assigned, not spliced: two patches instead of one per moved block.
  page.order = settled(page, [...page.order.slice(0, at), ...put, ...page.order.slice(at)], rules);
  return put;
}

export function remove(page: Page, ids: readonly string[]): void {
  page.order = page.order.filter((id) => !ids.includes(id));
  for (const id of ids) delete page.blocks[id];
}

/** Moves blocks to an index, counted before the move. */
export function move(page: Page, ids: readonly string[], to: number, rules: Rules): void {
  const moved = page.order.filter((id) => ids.includes(id));
  const stays = (id: string) => !ids.includes(id);
  const order = [
    ...page.order.slice(0, to).filter(stays),
    ...moved,
    ...page.order.slice(to).filter(stays),
  ];
  page.order = settled(page, order, rules);
}

/** Copies blocks with new ids. */
export const copiesOf = (page: BlockDocument, ids: readonly string[]): Block[] =>
  page.order.flatMap((id) => {
    const block = ids.includes(id) ? page.blocks[id] : undefined;
    return block ? [{ ...unshared(structuredClone(block)), id: newId() }] : [];
  });

/** Sets one value in settings; missing parents are not created. */
export function setIn(settings: object, path: Path, value: unknown): void {
  let inside = settings as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) {
    const next = inside[step];
    if (typeof next !== 'object' || next === null) return;
    inside = next as Record<string | number, unknown>;
  }
  const last = path.at(-1);
  if (last === undefined) return;
  inside[last] = value;
}
