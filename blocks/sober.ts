import { isGrave } from '#contract/codes/verdicts.ts';
import type { Block } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { findSpec } from '#blocks/list.ts';
import { queryResult } from '#blocks/query-result/spec.ts';

/** What may stand beside a grave verdict: facts, and a way to reach the company; nothing that sells or celebrates. */
const isSober = ({ type }: Block): boolean => findSpec(type)?.isFact === true;
const isVerdict = ({ type }: Block): boolean => type === queryResult.type;

/** The blocks of a page in order; with a grave verdict, that verdict comes first and only facts follow. */
export function shownFor(blocks: readonly Block[], { answer, place }: Scene): readonly Block[] {
  // The designer shows what can be edited.
  if (place === 'canvas' || !isGrave(answer)) return blocks;
  const sober = blocks.filter(isSober);
  return [...sober.filter(isVerdict), ...sober.filter((block) => !isVerdict(block))];
}
