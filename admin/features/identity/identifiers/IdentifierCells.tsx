import { useSay } from '#admin/app/language.ts';
import type { Identifier } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';

export function LevelText({ level }: Pick<Identifier, 'level'>) {
  return useSay()(identifierTexts.levels[level]);
}
