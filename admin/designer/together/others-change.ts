import type { Say } from '#admin/app/language.ts';
import { nameOfBlock } from '../model/author-marks.ts';
import { designerTexts } from '../shell/texts.ts';
import type { OthersChange } from './follow.ts';
import { togetherTexts as texts } from './texts.ts';

const named = 3;

/** What was changed, in words: the first few blocks, and how many in all. */
export function whatChanged({ difference }: OthersChange, say: Say): string {
  const { blocks, setup } = difference;
  const each = blocks.map((change) => {
    const block = nameOfBlock(change.block, say);
    return change.kind === 'changed' ? block : say(texts[change.kind], { block });
  });
  const all = [...(setup.length > 0 ? [say(designerTexts.clash.page)] : []), ...each];
  const what = [...new Set(all)].slice(0, named).join(say(between));
  return all.length > named ? say(texts.more, { what, n: all.length }) : what;
}
const between = { zh_CN: '、', en: ', ', zh_TW: '、' };

/** Who changed what. */
export const toldChange = (change: OthersChange, say: Say): string =>
  say(texts.changed, { name: change.by || say(texts.somebody), what: whatChanged(change, say) });
