import { t, type Text } from '../text.ts';

/** What each writing call means to the person who made it, by its path; the operation log shows it. */
export const operationTexts: Record<string, Text> = {
  'login/register': t('注册企业', 'Registered a company', '註冊企業'),
  'login/logout': t('退出登录', 'Signed out', '登出'),
  'index/updateProfile': t('修改个人资料', 'Changed the profile', '修改個人資料'),
  'index/updateAvatar': t('更换头像', 'Changed the picture', '更換大頭貼'),
  'index/updatePwd': t('修改密码', 'Changed the password', '修改密碼'),
  'index/modMobile': t('修改手机号', 'Changed the phone number', '修改手機號碼'),
  'notice/edit': t('阅读通知', 'Read notices', '閱讀通知'),
  'company/edit': t('编辑企业信息', 'Edited the company', '編輯企業資訊'),
  'company/submit': t('提交企业认证', 'Submitted the company for verification', '提交企業認證'),
  'company/brand': t('设置企业品牌', 'Set the company brand', '設定企業品牌'),
  'job/cancel': t('取消后台任务', 'Cancelled a job', '取消背景任務'),
  'job/pause': t('暂停后台任务', 'Paused a job', '暫停背景任務'),
  'job/resume': t('继续后台任务', 'Resumed a job', '繼續背景任務'),
  'job/retry': t('重试后台任务', 'Retried a job', '重試背景任務'),
};
