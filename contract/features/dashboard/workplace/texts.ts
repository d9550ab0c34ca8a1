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
  dealerStock: t('库存（件）', 'In stock', '庫存（件）'),
  dealerOnWay: t('在途（件）', 'Units in transit', '在途（件）'),
  dealerSoldToday: t('今日卖出（件）', 'Sold today', '今日賣出（件）'),
  dealerSoldMonth: t('本月卖出（件）', 'Sold this month', '本月賣出（件）'),
  operationsToday: t('今日操作', 'Operations today', '今日操作'),
};

/** Labels of waiting tasks, by key. */
export const todoTexts: Record<string, Text> = {
  unread: t('未读通知', 'Unread notices', '未讀通知'),
  supplierInvitations: t('待确认的供应商邀请', 'Supplier invitations', '待確認的供應商邀請'),
  customerInvitations: t('待确认的客户邀请', 'Customer invitations', '待確認的客戶邀請'),
  incidentsOpen: t('待处理的风险事件', 'Open incidents', '待處理的風險事件'),
  incidentsMine: t('由我负责的风险事件', 'Incidents assigned to me', '由我負責的風險事件'),
  reportsOpen: t('待核实的假货举报', 'Reports of fakes to check', '待核實的仿品檢舉'),
  nonconformancesOpen: t('待分析的不合格单', 'Non-conformances to analyse', '待分析的不合格單'),
  nonconformancesMine: t('由我负责的不合格单', 'My non-conformances', '由我負責的不合格單'),
  nonconformancesOverdue: t('超期的不合格单', 'Overdue non-conformances', '逾期的不合格單'),
  nonconformancesToCheck: t('待验证的不合格单', 'Non-conformances to verify', '待驗證的不合格單'),
  repairsSubmitted: t('待受理的维修', 'Repairs to accept', '待受理的維修'),
  repairsOverdue: t('超期未完成的维修', 'Overdue repairs', '逾期未完成的維修'),
  packsMaking: t('生成中的标识包', 'Packs being generated', '產生中的標識包'),
  purchasesToApprove: t('待审批的采购订单', 'Purchase orders to approve', '待簽核的採購訂單'),
  receiptsToPost: t('待过账的收料单', 'Receipts to post', '待過帳的收料單'),
  suppliedToConfirm: t('待确认的供应商订单', 'Supplier orders to confirm', '待確認的供應商訂單'),
  salesToApprove: t('待审核的销售订单', 'Sales orders to approve', '待審核的銷售訂單'),
  shipmentsToReceive: t('待收货的发货单', 'Shipments to receive', '待收貨的出貨單'),
  returnsToTake: t('下级退回待收', 'Returns from sub-dealers to receive', '下級退回待收'),
  ordersUnderWay: t('进行中的订单', 'Orders in progress', '進行中的訂單'),
  incidentsToAnswer: t('待说明的风险事件', 'Incidents to answer', '待說明的風險事件'),
  repairsUnderWay: t('进行中的维修', 'Repairs in progress', '進行中的維修'),
  territoriesOver: t(
    '您的授权区域已全部到期，继续销售可能产生风险事件，请联系厂家续期',
    'All your territories have expired. Further sales may raise incidents; ask the manufacturer to renew them',
    '您的授權區域已全部到期，繼續銷售可能產生風險事件，請聯絡廠商續期',
  ),
  territoriesEnding: t(
    '30 天内到期的授权区域，请联系厂家',
    'Territories expiring within 30 days; please contact the manufacturer',
    '30 天內到期的授權區域，請聯絡廠商',
  ),
  companiesPending: t('待审核企业', 'Companies to review', '待審核企業'),
  jobsFailed: t('失败的任务', 'Failed jobs', '失敗的任務'),
  jobsWaiting: t('进行中的任务', 'Running jobs', '進行中的任務'),
};
