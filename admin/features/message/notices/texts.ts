import { t } from '#contract/text.ts';

export const noticesPageTexts = {
  line: t(
    '认证、订单、客户与风险的变化都会告诉您。',
    'Updates on verification, orders, customers and risks.',
    '認證、訂單、客戶與風險的變化都會告訴您。',
  ),
  markAll: t('全部标为已读', 'Mark all read', '全部標為已讀'),
  markOne: t('标为已读', 'Mark as read', '標為已讀'),
  open: t('查看', 'Open', '檢視'),
  type: t('全部类型', 'All types', '全部類型'),
  state: t('阅读状态', 'Read or unread', '閱讀狀態'),
  all: t('全部', 'All', '全部'),
  unread: t('未读', 'Unread', '未讀'),
  read: t('已读', 'Read', '已讀'),
  keyword: t('搜索标题或内容', 'Search title or text', '搜尋標題或內容'),
  from: t('开始日期', 'From', '開始日期'),
  to: t('结束日期', 'To', '結束日期'),
  list: t('通知列表', 'Notices', '通知列表'),
  none: t('还没有通知', 'No notices yet', '還沒有通知'),
  noneHint: t(
    '有新的认证结果、订单或风险提醒时，会出现在这里。',
    'Verification results, orders and risk alerts will appear here.',
    '有新的認證結果、訂單或風險提醒時，會出現在這裡。',
  ),
  nothing: t('没有符合条件的通知', 'No matching notices', '沒有符合條件的通知'),
  clear: t('清除筛选', 'Clear filters', '清除篩選'),
} as const;
