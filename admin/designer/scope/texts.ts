import { t } from '#contract/text.ts';

export const scopeTexts = {
  state: {
    draft: t('草稿', 'Draft', '草稿'),
    published: t('已发布第 {n} 版', 'Version {n} published', '已發布第 {n} 版'),
    changed: t('有未发布的更改', 'Unpublished changes', '有未發布的變更'),
    trial: t(
      'A/B 测试：{share}% 显示第 {n} 版',
      'A/B test: {share}% see version {n}',
      'A/B 測試：{share}% 顯示第 {n} 版',
    ),
    scheduled: t('第 {n} 版 {time} 上线', 'Version {n} goes live {time}', '第 {n} 版 {time} 上線'),
  },
  uses: {
    none: t('未应用', 'Not assigned', '未套用'),
    more: t('等 {n} 处', 'and {n} in total', '等 {n} 處'),
  },
  trial: t(
    'A/B 测试正在进行，发布后随之结束。',
    'An A/B test is running; publishing ends it.',
    'A/B 測試正在進行，發布後隨之結束。',
  ),
  trialLater: t(
    'A/B 测试正在进行，新版本上线时结束。',
    'An A/B test is running; it ends when the new version goes live.',
    'A/B 測試正在進行，新版本上線時結束。',
  ),
  title: t('应用范围', 'Assigned to', '套用範圍'),
  change: t('更改', 'Change', '變更'),
  keep: t('不更改', 'Keep as it is', '不變更'),
  company: t('全部产品', 'All products', '全部產品'),
  companyHint: t(
    '没有单独设置的产品都显示它',
    'Shown for products without a page of their own',
    '沒有單獨設定的產品都顯示它',
  ),
  categories: t('产品分类', 'Categories', '產品分類'),
  parts: t('物料', 'Parts', '物料'),
  batches: t('生产批次', 'Batches', '生產批次'),
  nobody: t(
    '没有应用到任何产品：发布后消费者看不到它。',
    'Not assigned to any product: consumers don’t see it once it is published.',
    '沒有套用到任何產品：發布後消費者看不到它。',
  ),
  first: t(
    '上线后才能选择显示它的产品。',
    'It can be assigned to products once it is live.',
    '上線後才能選擇顯示它的產品。',
  ),
  taken: t(
    '“{name}”现在显示“{page}”，将改为显示本页。',
    '“{name}” currently shows “{page}” and will show this page instead.',
    '「{name}」現在顯示「{page}」，將改為顯示本頁。',
  ),
  effect: t('{parts}，{codes}', '{parts}, {codes}', '{parts}，{codes}'),
  products: t('{n} 个产品', '{n} {n:product|products}', '{n} 個產品'),
  codes: {
    exact: t('{n} 个标识', '{n} {n:identifier|identifiers}', '{n} 個標識'),
    atLeast: t('{n} 个以上标识', 'more than {n} identifiers', '{n} 個以上標識'),
    atMost: t('最多 {n} 个标识', 'up to {n} identifiers', '最多 {n} 個標識'),
  },
  nearer: t(
    '现在没有产品显示它：还没有产品，或都有更具体的页面。',
    'No product shows it now: there are none yet, or all have a more specific page.',
    '現在沒有產品顯示它：還沒有產品，或都有更具體的頁面。',
  ),
  counting: t(
    '正在计算影响的产品和标识…',
    'Counting products and identifiers…',
    '正在計算影響的產品和標識…',
  ),
};
