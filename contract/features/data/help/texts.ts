import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';

export const helpCentreTexts = {
  one: t('帮助', 'help article', '說明'),
  line: t(
    '企业、经销商和消费者读到的帮助',
    'Help articles for companies, dealers and consumers',
    '企業、經銷商和消費者讀到的說明',
  ),
  fields: {
    category: t('分类', 'Category', '分類'),
    category_name: t('分类', 'Category', '分類'),
    ...namesInThree('title', t('标题', 'Title', '標題')),
    ...namesInThree('body', t('正文', 'Text', '內文')),
    audiences: t('读者', 'Readers', '讀者'),
    sort: t('排序', 'Order', '排序'),
    is_shown: t('状态', 'Status', '狀態'),
    keyword: t('标题、正文', 'Title or text', '標題、內文'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  audiences: {
    public: t('消费者', 'Consumers', '消費者'),
    web: t('企业', 'Companies', '企業'),
    admin: t('平台', 'Platform', '平台'),
    dealer: t('经销商', 'Dealers', '經銷商'),
  },
  states: {
    true: t('显示', 'Shown', '顯示'),
    false: t('隐藏', 'Hidden', '隱藏'),
  },
  hints: {
    category: t(
      '分类在数据字典中维护',
      'Categories are maintained in the dictionary',
      '分類在資料字典中維護',
    ),
    sort: t('小的在前', 'Lower numbers first', '小的在前'),
    audiences: t(
      '“消费者”显示在公开的帮助页',
      '“Consumers” is shown on the public help page',
      '「消費者」顯示在公開的說明頁',
    ),
    audienceWords: t(
      '消费者、企业、平台、经销商，可写几个',
      'Consumers, Companies, Platform, Dealers; separate several with commas',
      '消費者、企業、平台、經銷商，可寫幾個',
    ),
    body: t(
      '简体中文必填；英文和繁体留空时显示简体中文',
      'Chinese is required; it is shown where a translation is missing',
      '簡體中文必填；英文和繁體留空時顯示簡體中文',
    ),
  },
  errors: {
    noCategory: t('分类不存在', 'This category does not exist', '分類不存在'),
    noBody: t('正文不能为空', 'The text is required', '內文不可為空'),
    noPicture: t(
      '请使用在这里上传的图片',
      'Please use uploaded pictures',
      '請使用在這裡上傳的圖片',
    ),
  },
  empty: {
    title: t('还没有帮助', 'No help articles yet', '還沒有說明'),
    hint: t(
      '写下大家常问的问题，读者按登录类型区分。',
      'Write down frequently asked questions for each audience.',
      '寫下大家常問的問題，讀者按登入類型區分。',
    ),
  },
} as const;
