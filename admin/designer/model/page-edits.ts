import type { Draft } from 'mutative';
import { mostBlocks, newBlock, type Block, type PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import { randomKey } from '#browser/random-key.ts';

/** The path of a value in settings: field names and indexes. */
export type Path = readonly (string | number)[];
type Page = Draft<PageDocument>;

/** A unique id that no other editor generates. */
export const newId = (): string => `b${randomKey().replaceAll('-', '').slice(0, 12)}`;

/** Whether a page may have another block of a type. */
export function mayAdd(page: PageDocument, type: string): boolean {
  if (page.order.length >= mostBlocks) return false;
  return !findSpec(type)?.isOnly || !page.order.some((id) => page.blocks[id]?.type === type);
}

const isFixed = (page: PageDocument | Page, id: string) =>
  findSpec(page.blocks[id]?.type ?? '')?.isFixed === true;

/** The order with pinned blocks at the end. */
const settled = (page: PageDocument | Page, order: readonly string[]) => [
  ...order.filter((id) => !isFixed(page, id)),
  ...order.filter((id) => isFixed(page, id)),
];

/** A new block of a type. */
export function freshBlock(type: string): Block {
  const spec = findSpec(type);
  if (!spec) throw new Error(`There is no block ${type}.`);
  return { id: newId(), ...newBlock(spec) };
}

/** Inserts blocks at an index; those that exceed a limit are left out. */
export function insert(page: Page, blocks: readonly Block[], at: number): string[] {
  const put: string[] = [];
  for (const block of blocks) {
    if (!mayAdd({ ...page, order: [...page.order, ...put] }, block.type)) continue;
    if (Object.hasOwn(page.blocks, block.id)) continue;
    page.blocks[block.id] = structuredClone(block);
    put.push(block.id);
  }
  // Assigned, not spliced: two patches instead of one per moved block.
  page.order = settled(page, [...page.order.slice(0, at), ...put, ...page.order.slice(at)]);
  return put;
}

export function remove(page: Page, ids: readonly string[]): void {
  page.order = page.order.filter((id) => !ids.includes(id));
  for (const id of ids) delete page.blocks[id];
}

/** Moves blocks to an index, counted before the move. */
export function move(page: Page, ids: readonly string[], to: number): void {
  const moved = page.order.filter((id) => ids.includes(id));
  const stays = (id: string) => !ids.includes(id);
  const order = [
    ...page.order.slice(0, to).filter(stays),
    ...moved,
    ...page.order.slice(to).filter(stays),
  ];
  page.order = settled(page, order);
}

/** Copies blocks with new ids. */
export const copiesOf = (page: PageDocument, ids: readonly string[]): Block[] =>
  page.order.flatMap((id) => {
    const block = ids.includes(id) ? page.blocks[id] : undefined;
    return block ? [{ ...structuredClone(block), id: newId() }] : [];
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
