import { mostBlocks } from '#blocks/kit/document.ts';
import { t } from '#contract/text.ts';

export const paletteTexts = {
  title: t('模块', 'Blocks', '模組'),
  search: t('搜索模块', 'Search blocks', '搜尋模組'),
  nothing: t('没有找到“{words}”', 'No blocks found for “{words}”', '沒有找到「{words}」'),
  groups: {
    basic: t('基础模块', 'Basic', '基礎模組'),
    business: t('业务模块', 'Business', '業務模組'),
    more: t('更多模块', 'Further blocks', '更多模組'),
  },
  only: t('一个页面只能有一个', 'Only one per page', '一個頁面只能有一個'),
  full: t(
    `页面最多 ${mostBlocks} 个模块`,
    `A page has at most ${mostBlocks} blocks`,
    `頁面最多 ${mostBlocks} 個模組`,
  ),
};
