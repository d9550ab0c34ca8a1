import { t } from '#contract/text.ts';

export const pageSectionTexts = {
  one: t('片段', 'section', '片段'),
  line: t(
    '可以放进任何页面，作为副本或共享内容',
    'Put into any page, as a copy or shared',
    '可以放進任何頁面，作為副本或共享內容',
  ),
  fields: {
    name: t('片段名称', 'Name', '片段名稱'),
    document: t('片段内容', 'Content', '片段內容'),
    blocks: t('模块数', 'Blocks', '模組數'),
    keyword: t('片段名称', 'Name', '片段名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  done: {
    shared: t(
      '已更新 {pages} 个页面，其中 {published} 个已发布新版本',
      'Pages updated: {pages}; published as a new version: {published}',
      '已更新 {pages} 個頁面，其中 {published} 個已發布新版本',
    ),
    note: t('共享片段“{name}”更新', 'Shared section “{name}” updated', '共享片段「{name}」更新'),
  },
  errors: {
    tooMany: t(
      '超过 {n} 个页面使用这个片段，请减少后再更新',
      'More than {n} pages use this section. Reduce them before updating it',
      '超過 {n} 個頁面使用這個片段，請減少後再更新',
    ),
    noContent: t('请至少选择一个模块', 'Please choose at least one block', '請至少選擇一個模組'),
  },
  empty: {
    title: t('还没有片段', 'No sections yet', '還沒有片段'),
    hint: t(
      '在页面设计中选择模块，存为片段。',
      'Choose blocks in the page designer and save them as a section.',
      '在頁面設計中選擇模組，存為片段。',
    ),
  },
};
