import { t } from '#contract/text.ts';

export const noticeTexts = {
  types: {
    0: t('系统公告', 'Announcement', '系統公告'),
    1: t('企业认证', 'Company verification', '企業認證'),
    2: t('供应商', 'Supplier', '供應商'),
    3: t('客户', 'Customer', '客戶'),
    4: t('采购订单', 'Purchase order', '採購訂單'),
    5: t('风险与售后', 'Risk and after-sales', '風險與售後'),
    6: t('销售订单', 'Sales order', '銷售訂單'),
  },
  done: { read: t('已标记为已读', 'Marked as read', '已標記為已讀') },
  system: t('系统', 'System', '系統'),
} as const;

/** Sentences that events raise; the table keeps their key and what fills them. */
export const noticeSentences = {
  announcement: {
    title: t('{title}', '{title}', '{title}'),
    content: t('{content}', '{content}', '{content}'),
  },
  welcome: {
    title: t('欢迎使用溯源', 'Welcome to Suyuan', '歡迎使用溯源'),
    content: t(
      '{company} 已开通。完善企业信息并提交认证后即可使用全部功能。',
      '{company} is set up. Complete the company profile and submit it to use everything.',
      '{company} 已開通。完善企業資訊並提交認證後即可使用全部功能。',
    ),
  },
  companySubmitted: {
    title: t('企业提交认证', 'A company asks for verification', '企業提交認證'),
    content: t(
      '{company} 提交了企业认证，请审核。',
      '{company} was submitted for verification.',
      '{company} 提交了企業認證，請審核。',
    ),
  },
  companyWaiting: {
    title: t('企业认证已提交', 'Verification submitted', '企業認證已提交'),
    content: t(
      '{company} 的认证资料已提交，平台将尽快审核。',
      'The profile of {company} was submitted; the platform will review it soon.',
      '{company} 的認證資料已提交，平台將盡快審核。',
    ),
  },
  companyReverify: {
    title: t('需要重新认证', 'Verification needed again', '需要重新認證'),
    content: t(
      '{company} 的关键信息已变更，请重新提交认证。',
      'Key fields of {company} changed; please submit it for verification again.',
      '{company} 的關鍵資訊已變更，請重新提交認證。',
    ),
  },
  passwordChanged: {
    title: t('密码已修改', 'Password changed', '密碼已修改'),
    content: t(
      '您的密码已修改，其他设备上的登录已全部失效。',
      'Your password was changed; sign-ins on other devices have ended.',
      '您的密碼已修改，其他裝置上的登入已全部失效。',
    ),
  },
} as const;
export type NoticeSentence = keyof typeof noticeSentences;
