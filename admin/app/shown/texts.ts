import { t } from '#contract/text.ts';

export const shownTexts = {
  ads: t('推荐', 'Recommended', '推薦'),
  nth: t('第 {n} 张，共 {all} 张', '{n} of {all}', '第 {n} 張，共 {all} 張'),
  news: t('平台动态', 'Platform news', '平台動態'),
  pinned: t('置顶', 'Pinned', '置頂'),
  links: t('友情链接', 'Links', '友情連結'),
  article: t('文章', 'article', '文章'),
  close: t('关闭', 'Close', '關閉'),
  closeToday: t('今天不再显示', 'Hide for today', '今天不再顯示'),
} as const;
