import { blocksOf, unshared, type Block, type PageDocument } from './kit/document.ts';
import { isSame } from './legacy/same.ts';

/** The blocks of a shared section on a page, in their order. */
export const sharedOn = (page: PageDocument, section: number): Block[] =>
  blocksOf(page).filter(({ shared }) => shared?.section === section);

/** The blocks of a shared section on a page, as they would be in the section. */
export const partsOn = (page: PageDocument, section: number): Block[] =>
  sharedOn(page, section).map((block) => ({ ...unshared(block), id: block.shared!.part }));

/** Whether a page has the blocks of a section as they are there. Both are opened. */
export const isAsShared = (page: PageDocument, section: number, content: PageDocument): boolean =>
  isSame(partsOn(page, section), blocksOf(content).map(unshared));

/**
 * A page with the shared blocks of a section replaced by its content, where the first of them was. A block that the
 * page had keeps its id there, so its comments and figures stay with it.
 */
export function withShared(
  page: PageDocument,
  section: number,
  content: PageDocument,
  newId: () => string,
): PageDocument {
  const before = sharedOn(page, section);
  const [first] = before;
  if (!first) return page;
  const gone = new Set(before.map(({ id }) => id));
  const idOf = new Map(before.map(({ id, shared }) => [shared!.part, id]));
  const now = blocksOf(content).map((block): Block => ({
    ...unshared(block),
    id: idOf.get(block.id) ?? newId(),
    shared: { section, part: block.id },
  }));
  const at = page.order.indexOf(first.id);
  const isLeft = (id: string) => !gone.has(id);
  return {
    ...page,
    order: [
      ...page.order.slice(0, at).filter(isLeft),
      ...now.map(({ id }) => id),
      ...page.order.slice(at).filter(isLeft),
    ],
    blocks: Object.fromEntries([
      ...Object.entries(page.blocks).filter(([id]) => isLeft(id)),
      ...now.map((block) => [block.id, block] as const),
    ]),
  };
}
