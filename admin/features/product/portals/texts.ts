import { t } from '#contract/text.ts';

export const portalsTexts = {
  targets: {
    part: t('物料', 'Parts', '物料'),
    category: t('分类', 'Categories', '分類'),
    batch: t('批次', 'Batches', '批次'),
  },
  show: t('显示范围', 'Scope', '顯示範圍'),
  shipped: t('默认页面', 'Default page', '預設頁面'),
  own: t('单独设置', 'Set individually', '單獨設定'),
  from: t('沿用“{name}”', 'Inherited from “{name}”', '沿用「{name}」'),
  hidden: t(
    '单独设置的“{name}”未发布',
    'The page assigned to it, “{name}”, is not published',
    '單獨設定的「{name}」未發布',
  ),
  version: t('第 {n} 版', 'version {n}', '第 {n} 版'),
  company: t('全部产品', 'All products', '全部產品'),
  companyLine: t(
    '没有单独设置的产品都显示这个页面',
    'Shown for products without a page of their own',
    '沒有單獨設定的產品都顯示這個頁面',
  ),
  actions: {
    look: t('预览', 'Preview', '預覽'),
    change: t('更换页面', 'Change page', '更換頁面'),
    inherit: t('改为沿用', 'Use inherited page', '改為沿用'),
  },
  askInherit: t(
    '“{name}”将不再显示“{page}”，改为显示上一级的页面。',
    '“{name}” will show the inherited page instead of “{page}”.',
    '「{name}」將不再顯示「{page}」，改為顯示上一級的頁面。',
  ),
  changeTitle: t('“{name}”显示的页面', 'Page of “{name}”', '「{name}」顯示的頁面'),
  changeHint: t(
    '只能选择已发布的页面',
    'Only published pages can be chosen',
    '只能選擇已發布的頁面',
  ),
  lookTitle: t(
    '“{name}”的消费者看到的页面',
    'What consumers of “{name}” see',
    '「{name}」的消費者看到的頁面',
  ),
  none: t(
    '还没有发布页面，消费者看到默认页面。',
    'No page published yet; consumers see the default page.',
    '還沒有發布頁面，消費者看到預設頁面。',
  ),
  save: t('保存', 'Save', '儲存'),
  close: t('关闭', 'Close', '關閉'),
};
