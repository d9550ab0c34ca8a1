import { t } from '#contract/text.ts';

export const sectionTexts = {
  title: t('我的片段', 'My sections', '我的片段'),
  save: t('存为片段', 'Save as section', '存為片段'),
  rename: t('重命名片段', 'Rename section', '重新命名片段'),
  renameOne: t('重命名“{name}”', 'Rename “{name}”', '重新命名「{name}」'),
  remove: t('删除“{name}”', 'Delete “{name}”', '刪除「{name}」'),
  removeAsk: t(
    '片段将不再提供；已经放进页面的模块会保留，共享的也成为各页自己的内容。',
    'It will no longer be offered. Blocks already on pages stay; shared ones become each page’s own.',
    '片段將不再提供；已經放進頁面的模組會保留，共享的也成為各頁自己的內容。',
  ),
  blocks: t('{n} 个模块', '{n} {n:block|blocks}', '{n} 個模組'),
  add: t('添加片段“{name}”', 'Add section “{name}”', '新增片段「{name}」'),
  added: t(
    '已添加片段“{name}”，{n} 个模块',
    'Added section “{name}”: {n} {n:block|blocks}',
    '已新增片段「{name}」，{n} 個模組',
  ),
  partly: t(
    '{n} 个模块没有添加：一个页面只能有一个，或页面已满',
    '{n} {n:block was|blocks were} left out: only one per page, or the page is full',
    '{n} 個模組沒有新增：一個頁面只能有一個，或頁面已滿',
  ),
  tools: t('片段“{name}”的操作', 'Actions for section “{name}”', '片段「{name}」的操作'),
};
