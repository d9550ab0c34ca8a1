import { t, type Text } from '#contract/text.ts';
import type { PageKind, PageTarget } from './contract.ts';

export const pageTemplateTexts = {
  one: t('页面模板', 'page template', '頁面範本'),
  line: t(
    '消费者扫码后看到的页面，发布后才会显示',
    'The pages consumers see after a scan; they show once published',
    '消費者掃碼後看到的頁面，發布後才會顯示',
  ),
  fields: {
    name: t('页面名称', 'Name', '頁面名稱'),
    kind: t('用途', 'Purpose', '用途'),
    document: t('页面内容', 'Content', '頁面內容'),
    blocks: t('组件数', 'Blocks', '元件數'),
    published: t('已发布版本', 'Published version', '已發布版本'),
    publish_time: t('发布时间', 'Published', '發布時間'),
    uses: t('应用范围', 'Shown for', '套用範圍'),
    target: t('范围', 'Shown for', '範圍'),
    target_id: t('对象', 'Which', '對象'),
    number: t('版本号', 'Version', '版本號'),
    note: t('发布说明', 'Note', '發布說明'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('页面名称、备注', 'Name or remark', '頁面名稱、備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  kinds: {
    trace: t('溯源页', 'Product page', '溯源頁'),
    security: t('防伪页', 'Security page', '防偽頁'),
    activation: t('激活页', 'Activation page', '啟用頁'),
  } satisfies Record<PageKind, Text>,
  targets: {
    company: t('全部产品', 'All products', '全部產品'),
    category: t('产品分类', 'A category', '產品分類'),
    part: t('物料', 'A part', '物料'),
    batch: t('生产批次', 'A batch', '生產批次'),
  } satisfies Record<PageTarget, Text>,
  done: {
    publish: t('已发布第 {n} 版', 'Version {n} is published', '已發布第 {n} 版'),
    rollback: t('已恢复显示第 {n} 版', 'Version {n} is shown again', '已恢復顯示第 {n} 版'),
    withdraw: t('已下线', 'No longer shown', '已下線'),
    assign: t('应用范围已保存', 'Where it is shown is saved', '套用範圍已儲存'),
  },
  errors: {
    document: t('页面内容有误：{what}', 'The page is not right: {what}', '頁面內容有誤：{what}'),
    incomplete: t(
      '发布前还有 {n} 处需要填写',
      '{n} {n:place needs|places need} to be filled in before it is published',
      '發布前還有 {n} 處需要填寫',
    ),
    noVersion: t('没有这个版本', 'There is no such version', '沒有這個版本'),
    notPublished: t('请先发布页面', 'Publish the page first', '請先發布頁面'),
    noTarget: t('对象不存在', 'There is no such thing to show it for', '對象不存在'),
    twice: t('同一对象出现了两次', 'The same thing is named twice', '同一對象出現了兩次'),
    inUse: t(
      '「{name}」正在使用，请先取消应用范围',
      '“{name}” is in use; take away what it is shown for first',
      '「{name}」正在使用，請先取消套用範圍',
    ),
    kindFixed: t(
      '已有应用范围的页面不能更改用途',
      'The purpose of a page that is shown cannot change',
      '已有套用範圍的頁面不能變更用途',
    ),
  },
  empty: {
    title: t('还没有页面模板', 'No page templates yet', '還沒有頁面範本'),
    hint: t(
      '新增一个页面，发布后选择要显示它的产品。',
      'Add a page, publish it, and choose the products it is shown for.',
      '新增一個頁面，發布後選擇要顯示它的產品。',
    ),
  },
};
