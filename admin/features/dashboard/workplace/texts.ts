import type { ChecklistStep } from '#contract/features/dashboard/workplace/contract.ts';
import { t, type Text } from '#contract/text.ts';

export const workplaceTexts = {
  greetings: {
    night: t('夜深了，{name}', 'Hello, {name}', '夜深了，{name}'),
    morning: t('早上好，{name}', 'Good morning, {name}', '早安，{name}'),
    noon: t('中午好，{name}', 'Good afternoon, {name}', '午安，{name}'),
    afternoon: t('下午好，{name}', 'Good afternoon, {name}', '午安，{name}'),
    evening: t('晚上好，{name}', 'Good evening, {name}', '晚安，{name}'),
  },
  figures: t('关键数字', 'Key figures', '關鍵數字'),
  fresh: t('近 7 天 +{n}', '+{n} in the last 7 days', '近 7 天 +{n}'),
  freshToday: t(
    '今天 +{today}，近 7 天 +{n}',
    '+{today} today, +{n} in 7 days',
    '今天 +{today}，近 7 天 +{n}',
  ),
  yesterday: t('昨天 {n}', 'Yesterday {n}', '昨天 {n}'),
  nothingFresh: t('近 7 天没有新增', 'Nothing new in the last 7 days', '近 7 天沒有新增'),
  todos: {
    title: t('待办', 'To do', '待辦'),
    none: t('现在没有等您处理的事。', 'You’re all caught up.', '目前沒有等您處理的事。'),
  },
  checklist: {
    title: t('从这里开始', 'Get started', '從這裡開始'),
    progress: t('已完成 {n} / {all}', '{n} of {all} done', '已完成 {n} / {all}'),
    done: t('已完成', 'Done', '已完成'),
    next: t('下一步', 'Next', '下一步'),
    steps: {
      verified: t('通过企业认证', 'Get the company verified', '通過企業認證'),
      part: t('建立第一个物料', 'Add the first part', '建立第一個物料'),
      rule: t('让编码规则生效', 'Put an encoding rule into effect', '讓編碼規則生效'),
      codes: t('生成第一批标识', 'Generate the first codes', '產生第一批標識'),
      page: t('发布扫码后看到的页面', 'Publish the page that scans open', '發布掃碼後看到的頁面'),
      scan: t('收到第一次查询', 'Receive the first scan', '收到第一次查詢'),
      ship: t('发出第一件产品', 'Ship the first product', '出貨第一件產品'),
    } satisfies Record<ChecklistStep, Text>,
  },
  scans: {
    title: t(
      '近 14 天的查询与结论',
      'Scans and verdicts in the last 14 days',
      '近 14 天的查詢與結論',
    ),
    verified: t('首次查询', 'First checks', '首次查詢'),
    repeated: t('重复查询', 'Repeated checks', '重複查詢'),
    alerts: t('触发风险规则', 'Fired a risk rule', '觸發風險規則'),
    day: t('日期', 'Day', '日期'),
    none: t('近 14 天没有查询', 'No scans in the last 14 days', '近 14 天沒有查詢'),
    source: t(
      '单位：次，消费者的查询，按北京时间分日',
      'Checks by consumers; days of Asia/Shanghai',
      '單位：次，消費者的查詢，依北京時間分日',
    ),
  },
  places: {
    title: t(
      '近 14 天查询的地区',
      'Where codes were scanned in the last 14 days',
      '近 14 天查詢的地區',
    ),
    unknown: t('未知地区', 'Unknown place', '未知地區'),
  },
  incidents: {
    title: t('待处理的风险事件', 'Open incidents', '待處理的風險事件'),
    none: t('没有待处理的风险事件。', 'No open incidents.', '沒有待處理的風險事件。'),
  },
  shortcuts: {
    title: t('快捷入口', 'Shortcuts', '快速入口'),
    scan: t('扫码作业', 'Scan app', '掃碼作業'),
    none: t('还没有可用的页面', 'No pages available yet', '還沒有可用的頁面'),
    add: {
      part: t('新增物料', 'Add part', '新增物料'),
      supplier: t('新增供应商', 'Add supplier', '新增供應商'),
      customer: t('新增客户', 'Add customer', '新增客戶'),
      sale: t('登记销售', 'Record a sale', '登記銷售'),
      return: t('退货', 'Send goods back', '退貨'),
      repair: t('申请维修', 'Request a repair', '申請維修'),
      pack: t('生成标识', 'Generate identifiers', '產生標識'),
    },
  },
  signIns: {
    title: t('近 14 天登录', 'Sign-ins in the last 14 days', '近 14 天登入'),
    source: t(
      '单位：次，来源：登录日志，合计 {n}',
      'Sign-ins per day, {n} in total. Source: sign-in log',
      '單位：次，來源：登入日誌，合計 {n}',
    ),
    none: t('近 14 天没有人登录', 'No sign-ins in the last 14 days', '近 14 天沒有人登入'),
    today: t('今天', 'Today', '今天'),
    day: t('{day}：{n}', '{day}: {n}', '{day}：{n}'),
    month: t('{n} 月', '{name}', '{n} 月'),
  },
  recent: {
    title: t('最近操作', 'Recent operations', '最近操作'),
    none: t('还没有操作记录', 'No operations yet', '還沒有操作紀錄'),
    noneHint: t(
      '保存、提交等操作会记录在这里。',
      'Saved and submitted changes are recorded here.',
      '儲存、提交等操作會記錄在這裡。',
    ),
    took: t('{ms} 毫秒', '{ms} ms', '{ms} 毫秒'),
  },
} as const;
