import { mostBlocks, type PageDocument } from '#blocks/kit/document.ts';
import type { BlockSpec } from '#blocks/kit/spec.ts';
import { blockSpecs } from '#blocks/list.ts';
import { languages } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { paletteTexts as texts } from './texts.ts';

export const groups = ['basic', 'business', 'more'] as const;
export type Group = (typeof groups)[number];

/** What the palette offers: the blocks of a group in their order; 3D only to companies that have it. */
export const availableBlocks = (group: Group, has3d: boolean): readonly BlockSpec[] =>
  blockSpecs.filter((spec) => spec.group === group && (has3d || !spec.needs3d));

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s·-]/g, '');

/** Whether a block matches a search in any language. */
export function matchesSearch({ name, line, type }: BlockSpec, words: string): boolean {
  const wanted = words.split(/\s+/).map(plain).filter(Boolean);
  const said = [type, ...languages.flatMap((language) => [name[language], line[language]])].map(
    plain,
  );
  return wanted.every((word) => said.some((one) => one.includes(word)));
}

/** Why a block cannot be added; null if it can. */
export function whyNot({ type, isOnly }: BlockSpec, { order, blocks }: PageDocument): Text | null {
  if (isOnly && order.some((id) => blocks[id]?.type === type)) return texts.only;
  return order.length >= mostBlocks ? texts.full : null;
}
