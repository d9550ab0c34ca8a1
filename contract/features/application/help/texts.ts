import { t } from '#contract/text.ts';

export const readHelpTexts = {
  line: t('怎么做，按分类查找', 'How things are done, by category', '怎麼做，按分類查找'),
  search: t('搜索帮助', 'Search the help', '搜尋說明'),
  one: t('帮助', 'help entry', '說明'),
  list: t('帮助目录', 'Contents', '說明目錄'),
  updated: t('更新于 {time}', 'Updated {time}', '更新於 {time}'),
  copy: t('复制链接', 'Copy the link', '複製連結'),
  choose: t('从左边选择一篇', 'Choose an entry', '從左邊選擇一篇'),
  back: t('返回目录', 'Back to the contents', '返回目錄'),
  none: t('还没有帮助内容', 'There is no help yet', '還沒有說明內容'),
  noneHint: t(
    '平台写好后会出现在这里。',
    'It appears here once the platform has written it.',
    '平台寫好後會出現在這裡。',
  ),
  notFound: t('没有找到“{words}”', 'Nothing about “{words}”', '沒有找到「{words}」'),
  notFoundHint: t('换个词试试。', 'Try another word.', '換個詞試試。'),
} as const;
