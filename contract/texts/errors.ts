import { t } from '../text.ts';

/** Answers of the server that belong to no single feature. */
export const errorTexts = {
  ok: t('操作成功', 'Done', '操作成功'),
  unauthenticated: t(
    '登录状态已过期, 请退出重新登录!',
    'Your session has expired. Please sign in again!',
    '登入狀態已過期, 請退出重新登入!',
  ),
  version: t(
    '当前版本不包含此功能，请联系平台升级',
    'Your company’s version doesn’t include this feature; please ask the platform to upgrade it',
    '目前版本不包含此功能，請聯絡平台升級',
  ),
  versionExpired: t(
    '企业版本已到期，请联系平台续期',
    'Your company’s version has expired; please ask the platform to renew it',
    '企業版本已到期，請聯絡平台續期',
  ),
  forbidden: t('没有权限执行此操作', 'You don’t have permission to do this', '沒有權限執行此操作'),
  keyAddress: t(
    '此密钥不能从这个地址使用',
    'This key may not be used from this address',
    '此金鑰不能從這個位址使用',
  ),
  notVerified: t(
    '企业尚未通过认证，只能使用企业信息页',
    'Your company is not verified yet; only the company profile is available',
    '企業尚未通過認證，只能使用企業資訊頁',
  ),
  mustChangePassword: t(
    '请先修改初始密码',
    'Please change the initial password first',
    '請先修改初始密碼',
  ),
  mailLimit: t(
    '发送的邮件已达上限，请明天再试',
    'The limit of emails is reached. Please try again tomorrow',
    '傳送的郵件已達上限，請明天再試',
  ),
  notFound: t('内容不存在', 'Not found', '內容不存在'),
  conflict: t(
    '内容已被他人修改，请核对后再保存',
    'Someone else has changed this. Please review and save again',
    '內容已被他人修改，請核對後再儲存',
  ),
  tooLarge: t('提交的内容过大', 'The request is too large', '提交的內容過大'),
  fileTooLarge: t('文件不能超过 {n} MB', 'The file must not exceed {n} MB', '檔案不能超過 {n} MB'),
  badUpload: t(
    '上传的内容不完整，请重新上传',
    'The upload is incomplete. Please try again',
    '上傳的內容不完整，請重新上傳',
  ),
  inUse: t(
    '已被其他记录使用，不能删除',
    'This is used by other records and can’t be deleted',
    '已被其他紀錄使用，不能刪除',
  ),
  taken: t(
    '{label}“{value}”已存在',
    '{label} “{value}” already exists',
    '{label}「{value}」已存在',
  ),
  noColumn: t(
    '请至少选择一列可以导出的列',
    'Please choose at least one column that can be exported',
    '請至少選擇一個可以匯出的欄位',
  ),
  exportBusy: t(
    '同时导出的人较多，请稍后再试',
    'Too many exports are running. Please try again in a moment',
    '同時匯出的人較多，請稍後再試',
  ),
  invalid: t('提交的内容有误', 'The request is not valid', '提交的內容有誤'),
  badJson: t(
    '提交的内容不是有效的 JSON',
    'The request is not valid JSON',
    '提交的內容不是有效的 JSON',
  ),
  tooMany: t(
    '操作过于频繁，请稍后再试',
    'Too many requests. Please try again later',
    '操作過於頻繁，請稍後再試',
  ),
  keyReused: t(
    '同一 Idempotency-Key 用于了不同的请求',
    'The Idempotency-Key was already used for a different request',
    '同一 Idempotency-Key 用於了不同的請求',
  ),
  keyInvalid: t(
    'Idempotency-Key 应为 1 ~ 128 位可见字符',
    'An Idempotency-Key must have 1 to 128 visible characters',
    'Idempotency-Key 應為 1 ~ 128 位可見字元',
  ),
  internal: t(
    '服务器出错了，请稍后重试（请求编号 {id}）',
    'Something went wrong on our side. Please try again later (request {id})',
    '伺服器出錯了，請稍後重試（請求編號 {id}）',
  ),
  storageFull: t(
    '服务器存储空间不足，暂时无法保存，请稍后重试或联系管理员',
    'The server is out of disk space and can’t save right now. Please try again later or contact the administrator',
    '伺服器儲存空間不足，暫時無法儲存，請稍後重試或聯絡管理員',
  ),
  busy: t(
    '服务器繁忙，请稍后重试',
    'The server is busy. Please try again in a moment',
    '伺服器繁忙，請稍後重試',
  ),
  unavailable: t(
    '服务暂不可用，请稍后重试',
    'The service is unavailable. Please try again later',
    '服務暫不可用，請稍後重試',
  ),
} as const;
