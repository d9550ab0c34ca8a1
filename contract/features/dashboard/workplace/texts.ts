import { t, type Text } from '#contract/text.ts';

/** Labels of the figures, by their key. */
export const figureTexts: Record<string, Text> = {
  codesToday: t('今日生成标识', 'Codes generated today', '今日產生標識'),
  scansToday: t('今日查询', 'Scans today', '今日查詢'),
  alertsToday: t('今日告警', 'Alerts today', '今日警示'),
  parts: t('物料', 'Parts', '物料'),
  suppliers: t('供应商', 'Suppliers', '供應商'),
  customers: t('客户', 'Customers', '客戶'),
  users: t('启用的用户', 'Active users', '啟用的使用者'),
  dealers: t('经销商', 'Dealers', '經銷商'),
  companies: t('企业总数', 'Companies', '企業總數'),
  companiesVerified: t('已认证企业', 'Verified companies', '已認證企業'),
  operationsToday: t('今日操作', 'Operations today', '今日操作'),
};

/** Labels of waiting tasks, by key. */
export const todoTexts: Record<string, Text> = {
  unread: t('未读消息', 'Unread notices', '未讀訊息'),
  supplierInvitations: t('待确认的供应商邀请', 'Supplier invitations', '待確認的供應商邀請'),
  customerInvitations: t('待确认的客户邀请', 'Customer invitations', '待確認的客戶邀請'),
  incidentsOpen: t('待处理的风险事件', 'Open incidents', '待處理的風險事件'),
  repairsSubmitted: t('待受理的维修', 'Repairs to accept', '待受理的維修'),
  packsMaking: t('生成中的标识包', 'Packs being generated', '產生中的標識包'),
  companiesPending: t('待审核企业', 'Companies to review', '待審核企業'),
  jobsFailed: t('失败的任务', 'Failed jobs', '失敗的任務'),
  jobsWaiting: t('进行中的任务', 'Running jobs', '進行中的任務'),
};
