import { t } from '#contract/text.ts';

export const pagesTexts = {
  add: t('新建页面', 'New page', '新增頁面'),
  thumb: t('缩略图', 'Thumbnail', '縮圖'),
  blocks: t('{n} 个模块', '{n} {n:block|blocks}', '{n} 個模組'),
  actions: {
    design: t('设计', 'Design', '設計'),
    publish: t('发布', 'Publish', '發布'),
    versions: t('版本', 'Versions', '版本'),
    figures: t('效果统计', 'Figures', '成效統計'),
    trial: t('A/B 测试', 'A/B test', 'A/B 測試'),
    uses: t('应用范围', 'Assigned to', '套用範圍'),
    rename: t('重命名', 'Rename', '重新命名'),
    duplicate: t('复制', 'Duplicate', '複製'),
    export: t('导出文件', 'Export to file', '匯出檔案'),
    keep: t('存为模板', 'Save as template', '存為範本'),
    unschedule: t('取消定时', 'Cancel schedule', '取消定時'),
    withdraw: t('下线', 'Unpublish', '下線'),
  },
  confirm: {
    unschedule: t(
      '“{name}”将不再定时上线，已生成的版本会保留。',
      '“{name}” will no longer go live automatically. The version is kept.',
      '「{name}」將不再定時上線，已產生的版本會保留。',
    ),
    withdraw: t(
      '“{name}”下线后，消费者将看到上一级的页面或默认页面；定时发布和 A/B 测试也会取消。',
      'Once “{name}” is unpublished, consumers see the inherited or default page. Any schedule and A/B test ends as well.',
      '「{name}」下線後，消費者將看到上一級的頁面或預設頁面；定時發布與 A/B 測試也會取消。',
    ),
  },
  copyOf: t('{name} 副本', 'Copy of {name}', '{name} 副本'),
  exported: t('已导出', 'Exported', '已匯出'),
  unused: t('还没有应用到任何产品', 'Not assigned to anything yet', '還沒有套用到任何產品'),
  unusedHint: t(
    '应用之后，消费者扫码时会看到这个页面。',
    'Once it is assigned, consumers see it when they scan a code.',
    '套用之後，消費者掃碼時會看到這個頁面。',
  ),
};

export const newPageTexts = {
  title: t('新建页面', 'New page', '新增頁面'),
  copy: t('复制页面', 'Duplicate a page', '複製頁面'),
  begin: t('选择起点', 'Start from', '選擇起點'),
  empty: t('空白页', 'Blank page', '空白頁'),
  emptyLine: t('从零开始设计', 'Start from scratch', '從零開始設計'),
  file: t('从文件导入', 'Import from file', '從檔案匯入'),
  fileLine: t(
    '导出的页面 JSON，也支持旧版页面',
    'JSON of an exported page; older formats work too',
    '匯出的頁面 JSON，也支援舊版頁面',
  ),
  read: t('已读取 {n} 个模块', '{n} {n:block|blocks} read', '已讀取 {n} 個模組'),
  shipped: t('行业模板', 'Industry templates', '行業範本'),
  own: t('自有模板', 'Custom templates', '自有範本'),
  remove: t('删除模板“{name}”', 'Delete the template “{name}”', '刪除範本「{name}」'),
  removeAsk: t(
    '删除模板“{name}”？用它建立的页面不受影响。',
    'Delete the template “{name}”? Pages based on it are not affected.',
    '刪除範本「{name}」？用它建立的頁面不受影響。',
  ),
  create: t('创建并设计', 'Create and design', '建立並設計'),
  createOnly: t('创建', 'Create', '建立'),
  cancel: t('取消', 'Cancel', '取消'),
  close: t('关闭', 'Close', '關閉'),
};

export const publishTexts = {
  title: t('发布“{name}”', 'Publish “{name}”', '發布「{name}」'),
  when: t('何时显示', 'When', '何時顯示'),
  now: t('立即', 'Now', '立即'),
  later: t('定时', 'Schedule', '定時'),
  verb: t('发布', 'Publish', '發布'),
  noteHint: t(
    '写给同事看，例如改了什么',
    'For colleagues, for example what changed',
    '寫給同事看，例如改了什麼',
  ),
  timeHint: t(
    '版本现在生成，之后的修改不会进入这一版',
    'The version is created now; later changes are not included',
    '版本現在產生，之後的修改不會進入這一版',
  ),
  waiting: t(
    '第 {n} 版将于 {time} 上线，立即发布不影响它；再次定时会取代它。',
    'Version {n} goes live at {time}. Publishing now does not affect it; a new schedule replaces it.',
    '第 {n} 版將於 {time} 上線，立即發布不影響它；再次定時會取代它。',
  ),
  faults: t('发布前还需要处理：', 'To fix before publishing:', '發布前還需要處理：'),
  faultOf: t('{where}：{what}', '{where}: {what}', '{where}：{what}'),
  page: t('页面设置', 'Page setup', '頁面設定'),
  wrong: t('内容有误', 'not valid', '內容有誤'),
  moreFaults: t('还有 {n} 处', '{n} more', '還有 {n} 處'),
  design: t('去设计', 'Open designer', '前往設計'),
};

export const versionsTexts = {
  title: t('“{name}”的版本', 'Versions of “{name}”', '「{name}」的版本'),
  none: t('还没有发布过', 'Nothing published yet', '還沒有發布過'),
  nth: t('第 {n} 版', 'Version {n}', '第 {n} 版'),
  draft: t('草稿', 'Draft', '草稿'),
  shown: t('正在显示', 'Live', '正在顯示'),
  published: t('已发布，未应用', 'Published, not assigned', '已發布，未套用'),
  waits: t('{time} 上线', 'Goes live {time}', '{time} 上線'),
  look: t('预览', 'Preview', '預覽'),
  compare: t('比较', 'Compare', '比較'),
  back: t('恢复显示', 'Restore', '恢復顯示'),
  askBack: t(
    '消费者将立即看到“{name}”的第 {n} 版，草稿不变。',
    'Consumers will immediately see version {n} of “{name}”. The draft is not changed.',
    '消費者將立即看到「{name}」的第 {n} 版，草稿不變。',
  ),
  askBackTrial: t(
    'A/B 测试正在进行，恢复后随之结束。',
    'An A/B test is running; restoring a version ends it.',
    'A/B 測試正在進行，恢復後隨之結束。',
  ),
  askBackUnseen: t(
    '“{name}”没有应用到任何产品，恢复第 {n} 版后消费者仍看不到它。草稿不变。',
    '“{name}” is not assigned to any product, so consumers will not see version {n} either. The draft is not changed.',
    '「{name}」沒有套用到任何產品，恢復第 {n} 版後消費者仍看不到它。草稿不變。',
  ),
  close: t('关闭', 'Close', '關閉'),
  before: t('原来', 'Before', '原來'),
  after: t('现在', 'Now', '現在'),
  from: t('从', 'From', '從'),
  to: t('到', 'To', '到'),
  same: t('两者没有差异', 'No differences', '兩者沒有差異'),
  setup: t('页面设置', 'Page setup', '頁面設定'),
  kinds: {
    added: t('新增', 'Added', '新增'),
    removed: t('删除', 'Removed', '刪除'),
    moved: t('移动', 'Moved', '移動'),
    changed: t('修改', 'Changed', '修改'),
  },
  place: t('第 {n} 个', 'position {n}', '第 {n} 個'),
  movedFrom: t(
    '从第 {from} 个移到第 {n} 个',
    'from position {from} to {n}',
    '從第 {from} 個移到第 {n} 個',
  ),
  unknown: t('未知模块', 'Unknown block', '未知模組'),
  item: t('第 {n} 项', 'item {n}', '第 {n} 項'),
  empty: t('空', 'empty', '空'),
  summary: t('{n} 处差异', '{n} {n:difference|differences}', '{n} 處差異'),
};

export const usesTexts = {
  title: t('“{name}”的应用范围', 'Assignments of “{name}”', '「{name}」的套用範圍'),
  line: t(
    '越近的越优先：批次、物料、分类、全部产品。',
    'The most specific wins: batch, part, category, all products.',
    '越近的越優先：批次、物料、分類、全部產品。',
  ),
  save: t('保存', 'Save', '儲存'),
  close: t('关闭', 'Close', '關閉'),
  first: t(
    '请先发布页面，再选择显示它的产品。',
    'Publish the page before assigning it.',
    '請先發布頁面，再選擇顯示它的產品。',
  ),
};
