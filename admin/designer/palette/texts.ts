import { mostBlocks } from '#blocks/kit/document.ts';
import { t } from '#contract/text.ts';

export const paletteTexts = {
  title: t('模块', 'Blocks', '模組'),
  search: t('搜索模块', 'Search blocks', '搜尋模組'),
  nothing: t('没有找到“{words}”', 'No blocks found for “{words}”', '沒有找到「{words}」'),
  groups: {
    basic: t('基础模块', 'Basic', '基礎模組'),
    business: t('业务模块', 'Business', '業務模組'),
    more: t('更多模块', 'More blocks', '更多模組'),
  },
  only: t('一个页面只能有一个', 'Only one per page', '一個頁面只能有一個'),
  noVerdict: t(
    '打开这种页面时没有扫码，所以没有结论可以显示',
    'Nothing is scanned when such a page is opened, so there is no verdict to show',
    '開啟這種頁面時沒有掃碼，所以沒有結論可以顯示',
  ),
  full: t(
    `页面最多 ${mostBlocks} 个模块`,
    `A page has at most ${mostBlocks} blocks`,
    `頁面最多 ${mostBlocks} 個模組`,
  ),
};
