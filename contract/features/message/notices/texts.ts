import { t } from '#contract/text.ts';
import { linkSentences } from './link-sentences.ts';
import { dealerSentences } from './dealer-sentences.ts';
import { orderSentences } from './order-sentences.ts';
import { qualitySentences } from './quality-sentences.ts';
import { riskSentences } from './risk-sentences.ts';
import { saleSentences } from './sale-sentences.ts';
import { repairSentences } from './repair-sentences.ts';
import { supplierSentences } from './supplier-sentences.ts';

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

/** Texts of notices; the table stores their key and parameters. */
export const noticeSentences = {
  ...dealerSentences,
  announcement: {
    title: t('{title}', '{title}', '{title}'),
    content: t('{content}', '{content}', '{content}'),
  },
  welcome: {
    title: t('欢迎使用溯源', 'Welcome to Suyuan', '歡迎使用溯源'),
    content: t(
      '{company} 已开通。完善企业信息并提交认证后即可使用全部功能。',
      '{company} is set up. Complete the company profile and submit it for verification to use all features.',
      '{company} 已開通。完善企業資訊並提交認證後即可使用全部功能。',
    ),
  },
  smsNearLimit: {
    title: t('短信即将达到每日上限', 'SMS limit almost reached', '簡訊即將達到每日上限'),
    content: t(
      '24 小时内已发送 {sent} 条验证码，上限为 {most} 条。达到上限后不再发送；可在「配置 · 短信上限」中调整。',
      '{sent} of at most {most} verification codes have been sent within 24 hours. Once the limit is reached, no more are sent; change it under Configuration, SMS limits.',
      '24 小時內已傳送 {sent} 則驗證碼，上限為 {most} 則。達到上限後不再傳送；可在「設定 · 簡訊上限」中調整。',
    ),
  },
  mailNearLimit: {
    title: t('邮件即将达到每日上限', 'Email limit almost reached', '郵件即將達到每日上限'),
    content: t(
      '24 小时内已发送 {sent} 封邮件，上限为 {most} 封。达到上限后不再发送；可在「配置 · 邮件上限」中调整。',
      '{sent} of at most {most} emails have been sent within 24 hours. Once the limit is reached, no more are sent; change it under Configuration, Email limits.',
      '24 小時內已傳送 {sent} 封郵件，上限為 {most} 封。達到上限後不再傳送；可在「設定 · 郵件上限」中調整。',
    ),
  },
  versionChanged: {
    title: t('企业版本已调整', 'Company version changed', '企業版本已調整'),
    content: t(
      '{company} 的版本已调整，有效期至 {day}。',
      'The version of {company} has been changed and is valid until {day}.',
      '{company} 的版本已調整，有效期至 {day}。',
    ),
  },
  versionEndless: {
    title: t('企业版本已调整', 'Company version changed', '企業版本已調整'),
    content: t(
      '{company} 的版本已调整，长期有效。',
      'The version of {company} has been changed and has no expiry.',
      '{company} 的版本已調整，長期有效。',
    ),
  },
  incidentOpened: {
    title: t('新的风险事件：{kind}', 'New risk incident: {kind}', '新的風險事件：{kind}'),
    content: t(
      '{code}：{subject}，请尽快处理。',
      '{code}: {subject}. Please handle it soon.',
      '{code}：{subject}，請盡快處理。',
    ),
  },
  securityRequested: {
    title: t('防伪码下载待审批', 'Security code download awaiting approval', '防偽碼下載待簽核'),
    content: t(
      '{user} 申请下载防伪码包 {code}（{n} 个）。',
      '{user} requested the download of pack {code} ({n} {n:code|codes}).',
      '{user} 申請下載防偽碼包 {code}（{n} 個）。',
    ),
  },
  packReady: {
    title: t('标识包已生成', 'Identifier pack ready', '標識包已產生'),
    content: t(
      '标识包 {code} 的 {n} 个标识已全部生成。',
      'All {n} {n:identifier|identifiers} of pack {code} have been generated.',
      '標識包 {code} 的 {n} 個標識已全部產生。',
    ),
  },
  registrationDone: {
    title: t('编码登记完成', 'Registration completed', '編碼登記完成'),
    content: t(
      '登记单 {code}：{n} 个编码已登记。',
      '{code}: {n} {n:code|codes} registered.',
      '登記單 {code}：{n} 個編碼已登記。',
    ),
  },
  registrationLeft: {
    title: t('部分编码没有登记', 'Some codes were not registered', '部分編碼沒有登記'),
    content: t(
      '登记单 {code}：{n} 个编码已登记，{left} 个没有；可以重试。',
      '{code}: {n} {n:code|codes} registered, {left} not. You can try again.',
      '登記單 {code}：{n} 個編碼已登記，{left} 個沒有；可以重試。',
    ),
  },
  identifiersMoved: {
    title: t('标识批量操作完成', 'Bulk action completed', '標識批次操作完成'),
    content: t(
      '已处理 {n} 个标识。',
      '{n} {n:identifier|identifiers} processed.',
      '已處理 {n} 個標識。',
    ),
  },
  identifiersLeft: {
    title: t('标识批量操作完成', 'Bulk action completed', '標識批次操作完成'),
    content: t(
      '已处理 {n} 个标识，另有 {left} 个因状态已变化未处理。',
      '{n} {n:identifier|identifiers} processed; {left} skipped because their status had changed.',
      '已處理 {n} 個標識，另有 {left} 個因狀態已變化未處理。',
    ),
  },
  pageShown: {
    title: t('页面已按时上线', 'Page went live as scheduled', '頁面已按時上線'),
    content: t(
      '「{name}」的第 {n} 版已按计划上线。',
      'Version {n} of “{name}” went live as scheduled.',
      '「{name}」的第 {n} 版已按計畫上線。',
    ),
  },
  batchRecalled: {
    title: t('生产批次已召回', 'Production batch recalled', '生產批次已召回'),
    content: t(
      '{user} 召回了批次 {code}：{reason}',
      '{user} recalled batch {code}: {reason}',
      '{user} 召回了批次 {code}：{reason}',
    ),
  },
  ...orderSentences,
  ...repairSentences,
  ...supplierSentences,
  ...qualitySentences,
  ...riskSentences,
  ...saleSentences,
  keyRevoked: {
    title: t('密钥已吊销', 'Secret key revoked', '金鑰已吊銷'),
    content: t(
      '{user} 吊销了第 {n} 代密钥，用它生成的编码不再有效。',
      '{user} revoked key generation {n}; codes generated with it are no longer valid.',
      '{user} 吊銷了第 {n} 代金鑰，用它產生的編碼不再有效。',
    ),
  },
  keyRevokedInPart: {
    title: t('密钥已吊销', 'Secret key revoked', '金鑰已吊銷'),
    content: t(
      '{user} 吊销了第 {n} 代密钥，用它生成的编码除已发货的以外不再有效。',
      '{user} revoked key generation {n}; codes generated with it are no longer valid, except for those already shipped.',
      '{user} 吊銷了第 {n} 代金鑰，用它產生的編碼除已出貨的以外不再有效。',
    ),
  },
  companySubmitted: {
    title: t('企业提交认证', 'Company submitted for verification', '企業提交認證'),
    content: t(
      '{company} 提交了企业认证，请审核。',
      '{company} has been submitted for verification. Please review.',
      '{company} 提交了企業認證，請審核。',
    ),
  },
  companyWaiting: {
    title: t('企业认证已提交', 'Verification submitted', '企業認證已提交'),
    content: t(
      '{company} 的认证资料已提交，平台将尽快审核。',
      'The profile of {company} has been submitted. The platform will review it soon.',
      '{company} 的認證資料已提交，平台將盡快審核。',
    ),
  },
  companyReverify: {
    title: t('需要重新认证', 'Verification required again', '需要重新認證'),
    content: t(
      '{company} 的关键信息已变更，请重新提交认证。',
      'Key information of {company} has changed; please submit it for verification again.',
      '{company} 的關鍵資訊已變更，請重新提交認證。',
    ),
  },
  companyApproved: {
    title: t('企业认证已通过', 'Verification approved', '企業認證已通過'),
    content: t(
      '{company} 已通过认证，可以使用全部功能了。',
      '{company} has been verified. All features are now available.',
      '{company} 已通過認證，可以使用全部功能了。',
    ),
  },
  companyRejected: {
    title: t('企业认证被驳回', 'Verification rejected', '企業認證被駁回'),
    content: t(
      '{company} 的认证未通过：{reason}。请修改后重新提交。',
      'The verification of {company} was rejected: {reason}. Please correct it and submit again.',
      '{company} 的認證未通過：{reason}。請修改後重新提交。',
    ),
  },
  companySuspended: {
    title: t('企业已停用', 'Company suspended', '企業已停用'),
    content: t(
      '{company} 已被平台停用：{reason}。',
      '{company} has been suspended by the platform: {reason}.',
      '{company} 已被平台停用：{reason}。',
    ),
  },
  companyResumed: {
    title: t('企业已恢复', 'Company restored', '企業已恢復'),
    content: t('{company} 已恢复使用。', '{company} has been restored.', '{company} 已恢復使用。'),
  },
  ...linkSentences,
  noteMentioned: {
    title: t('{user} 提到了您', '{user} mentioned you', '{user} 提及了您'),
    content: t(
      '{user} 在 {name} 的讨论中提到了您：{text}',
      '{user} mentioned you in a note on {name}: {text}',
      '{user} 在 {name} 的討論中提及了您：{text}',
    ),
  },
  importDone: {
    title: t('导入完成', 'Import completed', '匯入完成'),
    content: t(
      '已从 {file} 导入 {n} 行{what}。',
      '{n} {n:row was|rows were} imported from {file} ({what}).',
      '已從 {file} 匯入 {n} 行{what}。',
    ),
  },
  passwordReset: {
    title: t('密码已通过短信验证码重置', 'Password reset by SMS code', '密碼已透過簡訊驗證碼重設'),
    content: t(
      '您的密码已重置，之前的登录已全部失效。如果不是您本人操作，请立即修改密码并联系管理员。',
      'Your password was reset and all earlier sign-ins have ended. If this was not you, change it at once and tell your administrator.',
      '您的密碼已重設，之前的登入已全部失效。如果不是您本人操作，請立即修改密碼並聯絡管理員。',
    ),
  },
  passwordChanged: {
    title: t('密码已修改', 'Password changed', '密碼已修改'),
    content: t(
      '您的密码已修改，其他设备上的登录已全部失效。',
      'Your password has been changed. All other devices have been signed out.',
      '您的密碼已修改，其他裝置上的登入已全部失效。',
    ),
  },
} as const;
export type NoticeSentence = keyof typeof noticeSentences;
