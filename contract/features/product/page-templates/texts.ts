import { t, type Text } from '#contract/text.ts';
import type { PageKind, PageState, PageTarget } from './kinds.ts';

export const pageTemplateTexts = {
  one: t('页面模板', 'page template', '頁面範本'),
  line: t(
    '消费者扫码后看到的页面，发布后才会显示',
    'Pages that consumers see after a scan, once published',
    '消費者掃碼後看到的頁面，發布後才會顯示',
  ),
  fields: {
    name: t('页面名称', 'Name', '頁面名稱'),
    kind: t('用途', 'Purpose', '用途'),
    document: t('页面内容', 'Content', '頁面內容'),
    blocks: t('组件数', 'Blocks', '元件數'),
    published: t('已发布版本', 'Published version', '已發布版本'),
    publish_time: t('发布时间', 'Published', '發布時間'),
    scheduled: t('待上线版本', 'Scheduled version', '待上線版本'),
    schedule_time: t('上线时间', 'Goes live', '上線時間'),
    time: t('上线时间', 'Goes live', '上線時間'),
    state: t('状态', 'Status', '狀態'),
    is_changed: t('未发布的更改', 'Unpublished changes', '未發布的變更'),
    shown_for: t('应用范围', 'Assigned to', '套用範圍'),
    uses: t('应用范围', 'Assigned to', '套用範圍'),
    target: t('范围', 'Scope', '範圍'),
    target_id: t('对象', 'Target', '對象'),
    number: t('版本号', 'Version', '版本號'),
    note: t('发布说明', 'Release note', '發布說明'),
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
  states: {
    draft: t('草稿', 'Draft', '草稿'),
    published: t('已发布', 'Published', '已發布'),
    scheduled: t('定时发布', 'Scheduled', '定時發布'),
  } satisfies Record<PageState, Text>,
  targets: {
    company: t('全部产品', 'All products', '全部產品'),
    category: t('产品分类', 'A category', '產品分類'),
    part: t('物料', 'A part', '物料'),
    batch: t('生产批次', 'A batch', '生產批次'),
  } satisfies Record<PageTarget, Text>,
  done: {
    publish: t('已发布第 {n} 版', 'Version {n} is published', '已發布第 {n} 版'),
    rollback: t('已恢复显示第 {n} 版', 'Version {n} is live again', '已恢復顯示第 {n} 版'),
    schedule: t(
      '第 {n} 版将按时上线',
      'Version {n} will go live as scheduled',
      '第 {n} 版將按時上線',
    ),
    unschedule: t('已取消定时发布', 'Schedule cancelled', '已取消定時發布'),
    withdraw: t('已下线', 'Unpublished', '已下線'),
    assign: t('应用范围已保存', 'Assignments saved', '套用範圍已儲存'),
  },
  errors: {
    document: t(
      '页面内容有误：{what}',
      'The page content is not valid: {what}',
      '頁面內容有誤：{what}',
    ),
    incomplete: t(
      '发布前还有 {n} 处需要填写',
      '{n} {n:item needs|items need} to be filled in before publishing',
      '發布前還有 {n} 處需要填寫',
    ),
    noVersion: t('没有这个版本', 'This version does not exist', '沒有這個版本'),
    notPublished: t('请先发布页面', 'Please publish the page first', '請先發布頁面'),
    tooSoon: t('请选择将来的时间', 'Please choose a time in the future', '請選擇將來的時間'),
    tooFar: t('最远一年以后', 'At most one year ahead', '最遠一年以後'),
    notScheduled: t('没有定时发布', 'Nothing is scheduled', '沒有定時發布'),
    noTarget: t('对象不存在', 'This target does not exist', '對象不存在'),
    twice: t('同一对象出现了两次', 'The same target appears twice', '同一對象出現了兩次'),
    inUse: t(
      '「{name}」正在使用，请先取消应用范围',
      '“{name}” is in use; please remove its assignments first',
      '「{name}」正在使用，請先取消套用範圍',
    ),
    kindFixed: t(
      '已有应用范围的页面不能更改用途',
      'The purpose of an assigned page can’t be changed',
      '已有套用範圍的頁面不能變更用途',
    ),
  },
  empty: {
    title: t('还没有页面模板', 'No page templates yet', '還沒有頁面範本'),
    hint: t(
      '新增一个页面，发布后选择要显示它的产品。',
      'Add a page, publish it, then choose the products that show it.',
      '新增一個頁面，發布後選擇要顯示它的產品。',
    ),
  },
};
