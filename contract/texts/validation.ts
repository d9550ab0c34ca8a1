import { t } from '../text.ts';

/** Messages of rules; those of the specification letter by letter. */
export const validationTexts = {
  colon: t('：', ': ', '：'),
  required: t('不能为空', 'is required', '不可為空'),
  wrongType: t('类型不正确', 'has the wrong type', '型別不正確'),
  tooShort: t('至少 {n} 个字符', 'needs at least {n} characters', '至少 {n} 個字元'),
  tooLong: t('最多 {n} 个字符', 'may have at most {n} characters', '最多 {n} 個字元'),
  tooSmall: t('不能小于 {n}', 'must be at least {n}', '不可小於 {n}'),
  tooBig: t('不能大于 {n}', 'must be at most {n}', '不可大於 {n}'),
  tooFew: t('至少 {n} 项', 'needs at least {n} items', '至少 {n} 項'),
  tooMany: t('最多 {n} 项', 'may have at most {n} items', '最多 {n} 項'),
  notAllowed: t('不是可选的值', 'is not one of the allowed values', '不是可選的值'),
  unknownField: t('未知字段 {names}', 'unknown field {names}', '未知欄位 {names}'),
  invalid: t('格式不正确', 'is not valid', '格式不正確'),
  badCharacters: t(
    '包含无法保存的字符',
    'Contains characters that cannot be stored',
    '包含無法儲存的字元',
  ),
  passwordEmpty: t('请输入密码', 'Please enter a password', '請輸入密碼'),
  passwordLength: t(
    '密码位数为6位 ~ 16位',
    'The password has 6 to 16 characters',
    '密碼位數為6位 ~ 16位',
  ),
  passwordKinds: t(
    '密码需包含数字大小写字母特殊字符任意两种或以上',
    'The password must contain two or more of digits, lower case, upper case and special characters',
    '密碼需包含數字大小寫字母特殊字元任意兩種或以上',
  ),
  confirmEmpty: t('请确认密码', 'Please confirm the password', '請確認密碼'),
  confirmDiffers: t('两次密码不一致', 'The two passwords differ', '兩次密碼不一致'),
  mobileEmpty: t('请输入手机号', 'Please enter phone number', '請輸入手機號碼'),
  formatError: t('格式错误', 'Format error', '格式錯誤'),
  codeEmpty: t('请输入验证码', 'Please enter verification code', '請輸入驗證碼'),
  usernameEmpty: t('请输入用户名', 'Please enter a username', '請輸入使用者名稱'),
  usernameForm: t(
    '用户名为 3 ~ 32 位字母、数字、点、横线或下划线',
    'A username has 3 to 32 letters, digits, dots, hyphens or underscores',
    '使用者名稱為 3 ~ 32 位字母、數字、點、橫線或底線',
  ),
  dayRange: t('请选择起止日期', 'Please choose a first and a last day', '請選擇起訖日期'),
  creditCode: t(
    '统一社会信用代码校验不通过',
    'The unified social credit code has a wrong check character',
    '統一社會信用代碼校驗不通過',
  ),
  webAddress: t(
    '请输入以 http:// 或 https:// 开头的网址',
    'Please enter an address that begins with http:// or https://',
    '請輸入以 http:// 或 https:// 開頭的網址',
  ),
  gtin: t('商品条码校验不通过', 'The GTIN has a wrong length or check digit', '商品條碼校驗不通過'),
  quantity: t(
    '请输入数量，小数最多 6 位',
    'Please enter a quantity with at most 6 decimals',
    '請輸入數量，小數最多 6 位',
  ),
  twice: t('与前面的重复', 'stands here twice', '與前面的重複'),
  email: t('邮箱格式不正确', 'The e-mail address is not valid', '電子郵件格式不正確'),
} as const;
