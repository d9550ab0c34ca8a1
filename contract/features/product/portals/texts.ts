import { t } from '#contract/text.ts';

export const portalTexts = {
  one: t('门户', 'portal', '入口'),
  line: t(
    '企业、分类、物料、批次各自显示哪个页面；没有单独设置的沿用上一级',
    'Which page the company and its categories, parts and batches show; those without a page of their own inherit one',
    '企業、分類、物料、批次各自顯示哪個頁面；沒有單獨設定的沿用上一級',
  ),
  fields: {
    name: t('名称', 'Name', '名稱'),
    code: t('编码', 'Code', '編碼'),
    keyword: t('名称、编码', 'Name or code', '名稱、編碼'),
    kind: t('用途', 'Purpose', '用途'),
    target: t('范围', 'Scope', '範圍'),
    target_id: t('对象', 'Target', '對象'),
    own_id: t('自己的页面', 'Assigned page', '自己的頁面'),
    own_name: t('自己的页面', 'Assigned page', '自己的頁面'),
    page_id: t('页面', 'Page', '頁面'),
    page_name: t('显示的页面', 'Page shown', '顯示的頁面'),
    page_version: t('版本', 'Version', '版本'),
    from_target: t('来源', 'Source', '來源'),
    from_name: t('来源', 'Source', '來源'),
  },
  done: {
    set: t('「{name}」已应用到这里', '“{name}” is now assigned here', '「{name}」已套用到這裡'),
    unset: t('已改为沿用上一级', 'Now inherits its page', '已改為沿用上一級'),
  },
  empty: {
    title: t('这里还没有内容', 'Nothing here yet', '這裡還沒有內容'),
    hint: t(
      '建立分类、物料或批次后，可以为它们设置页面。',
      'Once there are categories, parts or batches, you can assign pages to them.',
      '建立分類、物料或批次後，可以為它們設定頁面。',
    ),
  },
};
