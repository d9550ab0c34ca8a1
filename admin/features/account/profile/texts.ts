import { t } from '#contract/text.ts';

export const profilePageTexts = {
  data: t('个人资料', 'Profile', '個人資料'),
  account: t('账号', 'Account', '帳號'),
  security: t('安全', 'Security', '安全'),
  save: t('保存', 'Save', '儲存'),
  cancel: t('取消', 'Cancel', '取消'),
  changePicture: t('更换头像', 'Change photo', '更換大頭貼'),
  removePicture: t('移除头像', 'Remove photo', '移除大頭貼'),
  pictureHint: t(
    'gif、jpg 或 png，将裁剪为方形',
    'gif, jpg or png, cropped to a square',
    'gif、jpg 或 png，將裁剪為方形',
  ),
  followSwitch: t('跟随页面语言', 'Same as the interface', '跟隨頁面語言'),
  fields: {
    roles: t('角色', 'Roles', '角色'),
    company: t('所属企业', 'Company', '所屬企業'),
    dept: t('部门', 'Department', '部門'),
    position: t('岗位', 'Position', '職位'),
    level: t('职级', 'Level', '職級'),
    version: t('系统版本', 'Version', '系統版本'),
    lastLogin: t('上次登录', 'Last sign-in', '上次登入'),
  },
  signIns: {
    title: t('最近登录', 'Recent sign-ins', '最近登入'),
    none: t('近期没有登录记录', 'No recent sign-ins', '近期沒有登入紀錄'),
  },
  none: t('未填写', 'Not set', '未填寫'),
  notBound: t('未绑定', 'Not linked', '未綁定'),
  first: t('这是首次登录', 'This is your first sign-in', '這是首次登入'),
  change: t('修改', 'Change', '修改'),
  password: {
    title: t('修改密码', 'Change password', '修改密碼'),
    note: t(
      '定期更换密码；更换后需要重新登录，其他设备上的登录会失效。',
      'Change your password regularly. You will have to sign in again, and other devices are signed out.',
      '定期更換密碼；更換後需要重新登入，其他裝置上的登入會失效。',
    ),
    forced: t(
      '为了账号安全，请先把初始密码改成您自己的密码。',
      'For your security, please replace the initial password first.',
      '為了帳號安全，請先把初始密碼改成您自己的密碼。',
    ),
    submit: t('修改密码', 'Change password', '修改密碼'),
  },
  mobile: {
    title: t('修改手机号', 'Change phone number', '修改手機號碼'),
    note: t(
      '用于接收短信验证码与安全提醒。',
      'For verification codes and security alerts.',
      '用於接收簡訊驗證碼與安全提醒。',
    ),
    submit: t('修改手机号', 'Change phone number', '修改手機號碼'),
  },
} as const;
