import { t } from '#contract/text.ts';
import { list, phrase, richText } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const tabs = block({
  type: 'tabs',
  group: 'basic',
  icon: 'M3 7.5h14v9H3zM3 7.5V4h4.5v3.5M9 4h3.5M14 4h3M6 11h8M6 13.75h5',
  name: t('选项卡', 'Tabs', '頁籤'),
  line: t(
    '几页内容，左右滑动切换',
    'Several pages of content to swipe through',
    '幾頁內容，左右滑動切換',
  ),
  fields: {
    list: list(
      t('选项卡', 'Tabs', '頁籤'),
      {
        title: phrase(t('标题', 'Title', '標題'), { initial: 'name', max: 20 }),
        content: richText(t('内容', 'Content', '內容')),
      },
      { max: 10, add: t('添加选项卡', 'Add tab', '新增頁籤'), named: 'title' },
    ),
  },
});
