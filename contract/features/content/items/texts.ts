import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';

export const itemTexts = {
  one: t('条目', 'item', '條目'),
  line: t(
    '一句话的推荐与入口，按布局显示在登录页和工作台',
    'Short recommendations and links, shown on sign-in pages and workplaces by layout',
    '一句話的推薦與入口，按版面顯示在登入頁和工作台',
  ),
  fields: {
    category_id: t('分类', 'Category', '分類'),
    category_name: t('分类', 'Category', '分類'),
    ...namesInThree('title', t('标题', 'Title', '標題')),
    ...namesInThree('summary', t('摘要', 'Summary', '摘要')),
    picture: t('图片', 'Picture', '圖片'),
    url: t('网址', 'URL', '網址'),
    article_id: t('文章', 'Article', '文章'),
    article_title: t('文章', 'Article', '文章'),
    sort: t('排序', 'Order', '排序'),
    show_from: t('显示自', 'Shown from', '顯示自'),
    show_until: t('显示至', 'Shown until', '顯示至'),
    is_shown: t('状态', 'Status', '狀態'),
    keyword: t('标题、摘要', 'Title or summary', '標題、摘要'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    true: t('显示中', 'Shown', '顯示中'),
    false: t('未显示', 'Not shown', '未顯示'),
  },
  hints: {
    sort: t('小的在前', 'Lower numbers first', '小的在前'),
    way: t(
      '点击后打开网址或文章，二选一；都留空则只显示文字',
      'Opens a URL or an article; leave both empty to show only text',
      '點選後開啟網址或文章，二選一；都留空則只顯示文字',
    ),
    days: t('留空表示不限', 'Leave empty for no limit', '留空表示不限'),
  },
  errors: {
    noCategory: t('分类不存在', 'This category does not exist', '分類不存在'),
    noArticle: t('文章不存在', 'This article does not exist', '文章不存在'),
    noPicture: t(
      '请使用在这里上传的图片',
      'Please use an uploaded picture',
      '請使用在這裡上傳的圖片',
    ),
  },
  empty: {
    title: t('还没有条目', 'No items yet', '還沒有條目'),
    hint: t(
      '添加一个条目，再在布局里选择显示的位置。',
      'Add an item, then choose in a layout where to show it.',
      '新增一個條目，再在版面裡選擇顯示的位置。',
    ),
  },
} as const;
