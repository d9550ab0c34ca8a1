import { findSpec } from './list.ts';
import { readMessage, rulesOf } from './kit/schema.ts';
import { blocksOf, type Block, type PageDocument } from './kit/document.ts';
import { initialOf } from './kit/spec.ts';
import type { Text } from '#contract/text.ts';

/** Brings a block to the version that is made today, a step at a time. What is not known, or from later, stays as it is. */
export function upgrade(block: Block): Block {
  const spec = findSpec(block.type);
  if (!spec || block.version >= spec.version) return block;
  const steps = spec.steps.slice(block.version - 1);
  const settings = steps.reduce((before, step) => step(before), block.settings);
  return { ...block, version: spec.version, settings };
}

/** A stored page, ready to be shown or edited. Settings that came later begin with what they begin with on a new block. */
export function openPage(stored: PageDocument): PageDocument {
  const blocks = Object.fromEntries(
    Object.entries(stored.blocks).map(([id, block]) => {
      const today = upgrade(block);
      const spec = findSpec(today.type);
      const settings = spec ? { ...initialOf(spec), ...today.settings } : today.settings;
      return [id, { ...today, settings }];
    }),
  );
  return { ...stored, blocks };
}

/** Something that keeps a page from being as it should: where, and what about it. */
export type Fault = { block: string; path: readonly (string | number)[]; message: Text | null };

/** What the rules of its blocks find in a page. */
export const faultsOf = (page: PageDocument): Fault[] =>
  blocksOf(page).flatMap((block) => {
    const spec = findSpec(block.type);
    if (!spec) return [];
    const { error } = rulesOf(spec.fields).safeParse(block.settings);
    return (error?.issues ?? []).map(({ path, message }) => ({
      block: block.id,
      path: path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
      message: readMessage(message),
    }));
  });
