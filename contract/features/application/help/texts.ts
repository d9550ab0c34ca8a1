import { t } from '#contract/text.ts';

export const readHelpTexts = {
  line: t('怎么做，按分类查找', 'How-to guides by category', '怎麼做，按分類查找'),
  search: t('搜索帮助', 'Search help', '搜尋說明'),
  one: t('帮助', 'help article', '說明'),
  list: t('帮助目录', 'Contents', '說明目錄'),
  updated: t('更新于 {time}', 'Updated {time}', '更新於 {time}'),
  copy: t('复制链接', 'Copy link', '複製連結'),
  choose: t('从左边选择一篇', 'Choose an article', '從左邊選擇一篇'),
  back: t('返回目录', 'Back to contents', '返回目錄'),
  none: t('还没有帮助内容', 'No help articles yet', '還沒有說明內容'),
  noneHint: t(
    '平台写好后会出现在这里。',
    'Articles will appear here once the platform has published them.',
    '平台寫好後會出現在這裡。',
  ),
  notFound: t('没有找到“{words}”', 'No results for “{words}”', '沒有找到「{words}」'),
  notFoundHint: t('换个词试试。', 'Try another word.', '換個詞試試。'),
} as const;
