import { t, type Text } from '../text.ts';
import { recordOperations } from './record-operations.ts';

/** What is done to what the platform writes and shows. */
export const contentOperations: Record<string, Text> = {
  ...recordOperations('article', t('文章', 'an article', '文章'), 'articles'),
  'article/publish': t('发布文章', 'Published articles', '發布文章'),
  'article/withdraw': t('下线文章', 'Withdrew articles', '下線文章'),
  ...recordOperations('item', t('条目', 'an item', '條目'), 'items'),
  ...recordOperations('itemCategory', t('内容分类', 'a category', '內容分類'), 'categories'),
  ...recordOperations('ad', t('广告', 'an ad', '廣告'), 'ads'),
  ...recordOperations('adSort', t('广告位', 'an ad place', '廣告位'), 'ad places'),
  ...recordOperations('layout', t('布局', 'a layout', '版面'), 'layouts'),
  ...recordOperations('help', t('帮助', 'a help entry', '說明'), 'help entries'),
  'website/edit': t('修改网站配置', 'Changed the website configuration', '修改網站設定'),
};
