import { t, type Text } from '#contract/text.ts';

export const workplaceTexts = {
  greetings: {
    night: t('夜深了，{name}', 'Hello, {name}', '夜深了，{name}'),
    morning: t('早上好，{name}', 'Good morning, {name}', '早安，{name}'),
    noon: t('中午好，{name}', 'Good day, {name}', '午安，{name}'),
    afternoon: t('下午好，{name}', 'Good afternoon, {name}', '下午好，{name}'),
    evening: t('晚上好，{name}', 'Good evening, {name}', '晚上好，{name}'),
  },
  figures: t('关键数字', 'Figures', '關鍵數字'),
  signIns: {
    title: t('近 14 天登录', 'Sign-ins of the last 14 days', '近 14 天登入'),
    source: t(
      '单位：次，来源：登录日志，合计 {n}',
      'Unit: sign-ins. Source: sign-in log. In all {n}',
      '單位：次，來源：登入記錄，合計 {n}',
    ),
    none: t('近 14 天没有人登录', 'Nobody signed in during the last 14 days', '近 14 天沒有人登入'),
    today: t('今天', 'Today', '今天'),
    day: t('{day}：{n}', '{day}: {n}', '{day}：{n}'),
    month: t('{n} 月', '{name}', '{n} 月'),
  },
  recent: {
    title: t('最近操作', 'Recent operations', '最近操作'),
    none: t('还没有操作记录', 'No operations yet', '還沒有操作記錄'),
    noneHint: t(
      '保存、提交等操作会记录在这里。',
      'What is saved or submitted is recorded here.',
      '儲存、提交等操作會記錄在這裡。',
    ),
    took: t('{ms} 毫秒', '{ms} ms', '{ms} 毫秒'),
  },
} as const;

/** What a call meant to the person who made it. */
export const operationTexts: Record<string, Text> = {
  'login/login': t('登录', 'Signed in', '登入'),
  'login/logout': t('退出登录', 'Signed out', '登出'),
  'index/updateProfile': t('修改个人资料', 'Changed the profile', '修改個人資料'),
  'index/updateAvatar': t('更换头像', 'Changed the picture', '更換大頭貼'),
  'index/updatePwd': t('修改密码', 'Changed the password', '修改密碼'),
  'index/modMobile': t('修改手机号', 'Changed the phone number', '修改手機號碼'),
  'company/edit': t('编辑企业信息', 'Edited the company', '編輯企業資訊'),
  'company/submit': t('提交企业认证', 'Submitted the company for verification', '提交企業認證'),
  'company/brand': t('设置企业品牌', 'Set the company brand', '設定企業品牌'),
  'job/cancel': t('取消后台任务', 'Cancelled a job', '取消背景任務'),
  'job/pause': t('暂停后台任务', 'Paused a job', '暫停背景任務'),
  'job/resume': t('继续后台任务', 'Resumed a job', '繼續背景任務'),
  'job/retry': t('重试后台任务', 'Retried a job', '重試背景任務'),
};
