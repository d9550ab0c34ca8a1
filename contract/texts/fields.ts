import { t } from '../text.ts';

/** Labels of fields that many forms share; a feature's own `fields` shelf comes first. */
export const fieldTexts = {
  id: t('编号', 'ID', '編號'),
  ids: t('编号', 'IDs', '編號'),
  version: t('版本', 'Version', '版本'),
  page: t('页码', 'Page', '頁碼'),
  limit: t('每页条数', 'Rows per page', '每頁筆數'),
  username: t('用户名', 'Username', '使用者名稱'),
  password: t('密码', 'Password', '密碼'),
  realname: t('姓名', 'Name', '姓名'),
  mobile: t('手机号', 'Phone number', '手機號碼'),
  email: t('邮箱', 'E-mail', '電子郵件'),
  captcha: t('图形验证码', 'Image code', '圖形驗證碼'),
  code: t('验证码', 'Verification code', '驗證碼'),
  key: t('验证码标识', 'Captcha key', '驗證碼識別'),
  remember: t('记住我', 'Remember me', '記住我'),
  oldPassword: t('原密码', 'Current password', '原密碼'),
  newPassword: t('新密码', 'New password', '新密碼'),
  rePassword: t('确认密码', 'Confirm password', '確認密碼'),
  name: t('名称', 'Name', '名稱'),
  type: t('类型', 'Type', '類型'),
  keyword: t('关键词', 'Keyword', '關鍵字'),
  language: t('语言', 'Language', '語言'),
  avatar: t('头像', 'Picture', '大頭貼'),
  is_read: t('是否已读', 'Read', '是否已讀'),
  create_time: t('时间', 'Time', '時間'),
} as const;
