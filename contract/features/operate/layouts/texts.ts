import { t } from '#contract/text.ts';

export const layoutTexts = {
  one: t('布局', 'layout', '版面'),
  line: t(
    '各登录类型在登录页、工作台和无权限提示中看到什么、以什么顺序',
    'What each account type sees on sign-in pages, workplaces and access-denied pages, and in which order',
    '各登入類型在登入頁、工作台和無權限提示中看到什麼、以什麼順序',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    place: t('位置', 'Position', '位置'),
    type: t('登录类型', 'Account type', '登入類型'),
    parts: t('内容', 'Contents', '內容'),
    kind: t('类型', 'Type', '類型'),
    ad_sort_id: t('广告位', 'Ad slot', '廣告位'),
    category_id: t('分类', 'Category', '分類'),
    most: t('最多条数', 'Max. entries', '最多筆數'),
    is_on: t('状态', 'Status', '狀態'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('名称', 'Name', '名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  kinds: {
    ads: t('广告', 'Ads', '廣告'),
    articles: t('文章', 'Articles', '文章'),
    items: t('条目', 'Items', '條目'),
    links: t('友情链接', 'Links', '友情連結'),
  },
  states: {
    true: t('启用', 'Enabled', '啟用'),
    false: t('停用', 'Disabled', '停用'),
  },
  hints: {
    parts: t(
      '按顺序显示；没有内容的部分自动略去',
      'Shown in this order; empty parts are left out',
      '按順序顯示；沒有內容的部分自動略去',
    ),
    is_on: t(
      '停用后这个位置什么都不显示',
      'If disabled, nothing is shown in this position',
      '停用後這個位置什麼都不顯示',
    ),
    category_id: t('留空表示全部', 'Leave empty for all', '留空表示全部'),
  },
  recommended: t('推荐', 'Recommended', '推薦'),
  add: t('添加内容', 'Add content', '新增內容'),
  preview: t('预览', 'Preview', '預覽'),
  previewLine: t(
    '按当前内容显示，语言与界面一致',
    'As it would look now, in your current language',
    '按目前內容顯示，語言與介面一致',
  ),
  nothing: t('现在没有可显示的内容', 'Nothing to show at the moment', '現在沒有可顯示的內容'),
  errors: {
    taken: t(
      '这个位置和登录类型已有布局',
      'This position already has a layout for this account type',
      '這個位置和登入類型已有版面',
    ),
    noSort: t(
      '广告位不存在，或不属于这个位置',
      'This ad slot does not exist or belongs to another position',
      '廣告位不存在，或不屬於這個位置',
    ),
    noCategory: t('分类不存在', 'This category does not exist', '分類不存在'),
  },
  empty: {
    title: t('还没有布局', 'No layouts yet', '還沒有版面'),
    hint: t(
      '没有布局的位置显示它的全部广告，工作台另有最新文章，登录页另有友情链接。',
      'Positions without a layout show all their ads; workplaces also show the latest articles, sign-in pages the links.',
      '沒有版面的位置顯示它的全部廣告，工作台另有最新文章，登入頁另有友情連結。',
    ),
  },
} as const;
