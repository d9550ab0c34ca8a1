import * as z from 'zod';
import { lasting } from '#browser/storage.ts';
import {
  emptySetup,
  longestBlockName,
  mostBlocks,
  unshared,
  type Block,
} from '#blocks/kit/document.ts';
import { faultsOf, openPage } from '#blocks/open.ts';

const mark = 'suyuan-blocks';
const storage = 'designer:copied';

const copied = z.strictObject({
  [mark]: z.literal(1),
  blocks: z
    .array(
      z.strictObject({
        type: z.string().min(1).max(60),
        version: z.int().min(1).max(1_000),
        settings: z.record(z.string().max(60), z.unknown()),
        name: z.string().max(longestBlockName).optional(),
        hidden: z.literal(true).optional(),
        from: z.iso.datetime().optional(),
        until: z.iso.datetime().optional(),
        kept: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(mostBlocks),
});

/** Blocks as text for the clipboard, readable by other pages, tabs and browsers. */
export const blocksAsText = (blocks: readonly Block[]): string =>
  JSON.stringify({ [mark]: 1, blocks: blocks.map(({ id: _id, ...block }) => unshared(block)) });

/** The blocks in a text, migrated to the current version; null if it contains none or invalid ones. */
export function blocksInText(text: string): Block[] | null {
  if (!text.includes(mark)) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = copied.safeParse(found);
  if (!data) return null;
  const blocks = data.blocks.map((block, at) => ({ ...block, id: `p${at}` }));
  const page = openPage({
    schema: 1,
    setup: emptySetup,
    order: blocks.map(({ id }) => id),
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  });
  // Text from elsewhere may be anything; incomplete blocks are accepted, invalid ones are not.
  const wrong = new Set(faultsOf(page).flatMap((one) => (one.isMissing ? [] : one.block)));
  const sound = Object.values(page.blocks).filter(({ id }) => !wrong.has(id));
  return sound.length > 0 ? sound : null;
}

/** Copies by a button. If the browser blocks the clipboard, the blocks are kept in memory. */
export async function copyBlocks(blocks: readonly Block[]): Promise<void> {
  const text = blocksAsText(blocks);
  try {
    await navigator.clipboard.writeText(text);
    lasting.removeItem(storage);
  } catch {
    lasting.setItem(storage, text);
  }
}

/** The blocks of a paste: those in the clipboard, or else those kept in memory. */
export const blocksPasted = (text: string): Block[] | null =>
  blocksInText(text) ?? blocksInText(lasting.getItem(storage) ?? '');

/** A copy by keyboard is in the clipboard itself. */
export const forgetShelf = (): void => lasting.removeItem(storage);
