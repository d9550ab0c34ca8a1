import { t } from '#contract/text.ts';

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
  nothingFresh: t('近 7 天没有新增', 'Nothing new in the last 7 days', '近 7 天沒有新增'),
  todos: {
    title: t('待办', 'To do', '待辦'),
    none: t('现在没有等您处理的事。', 'You have no open tasks.', '目前沒有等您處理的事。'),
  },
  shortcuts: {
    title: t('快捷入口', 'Shortcuts', '快速入口'),
    scan: t('扫码作业', 'Scan app', '掃碼作業'),
    none: t('还没有可用的页面', 'No pages available yet', '還沒有可用的頁面'),
    add: {
      part: t('新增物料', 'Add a part', '新增物料'),
      supplier: t('新增供应商', 'Add a supplier', '新增供應商'),
      customer: t('新增客户', 'Add a customer', '新增客戶'),
      sale: t('登记销售', 'Record a sale', '登記銷售'),
      return: t('退货', 'Send goods back', '退貨'),
      repair: t('申请维修', 'Ask for a repair', '申請維修'),
      pack: t('生成标识', 'Generate identifiers', '產生標識'),
    },
  },
  signIns: {
    title: t('近 14 天登录', 'Sign-ins in the last 14 days', '近 14 天登入'),
    source: t(
      '单位：次，来源：登录日志，合计 {n}',
      'Sign-ins per day, {n} in total. Source: sign-in log',
      '單位：次，來源：登入記錄，合計 {n}',
    ),
    none: t('近 14 天没有人登录', 'No sign-ins in the last 14 days', '近 14 天沒有人登入'),
    today: t('今天', 'Today', '今天'),
    day: t('{day}：{n}', '{day}: {n}', '{day}：{n}'),
    month: t('{n} 月', '{name}', '{n} 月'),
  },
  recent: {
    title: t('最近操作', 'Recent operations', '最近操作'),
    none: t('还没有操作记录', 'No operations yet', '還沒有操作記錄'),
    noneHint: t(
      '保存、提交等操作会记录在这里。',
      'Saved and submitted changes are recorded here.',
      '儲存、提交等操作會記錄在這裡。',
    ),
    took: t('{ms} 毫秒', '{ms} ms', '{ms} 毫秒'),
  },
} as const;
