import { mostBlocks, type PageDocument } from '#blocks/kit/document.ts';
import type { BlockSpec } from '#blocks/kit/spec.ts';
import { blockSpecs } from '#blocks/list.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { Text } from '#contract/text.ts';
import { matchesWords } from './matches-words.ts';
import { paletteTexts as texts } from './texts.ts';

export const groups = ['basic', 'business', 'more'] as const;
export type Group = (typeof groups)[number];

/** What the palette offers: the blocks of a group in their order; 3D only to companies that have it. */
export const availableBlocks = (group: Group, has3d: boolean): readonly BlockSpec[] =>
  blockSpecs.filter((spec) => spec.group === group && (has3d || !spec.needs3d));

/** Whether a block matches a search in any language, or by the pinyin of its name. */
export const matchesSearch = ({ name, line, type }: BlockSpec, words: string): boolean =>
  matchesWords({ names: Object.values(name), more: [type, ...Object.values(line)] }, words);

/** These pages stand above a form, and nothing is scanned for them. */
const isForm = (kind: PageKind) => kind === 'activation' || kind === 'service';

/** Why a block cannot be added; null if it can. */
export function whyNot(
  { type, isOnly }: BlockSpec,
  { order, blocks }: PageDocument,
  kind: PageKind,
): Text | null {
  if (isForm(kind) && type === queryResult.type) return texts.noVerdict;
  if (isOnly && order.some((id) => blocks[id]?.type === type)) return texts.only;
  return order.length >= mostBlocks ? texts.full : null;
}
