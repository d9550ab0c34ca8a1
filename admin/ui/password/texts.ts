import { t } from '#contract/text.ts';

export const initialPasswordTexts = {
  title: t('初始密码', 'Initial password', '初始密碼'),
  line: t(
    '只显示这一次，请转告使用者。首次登录后必须修改。',
    'Shown only once. Please pass it on; it must be changed at the first sign-in.',
    '只顯示這一次，請轉告使用者。首次登入後必須修改。',
  ),
  username: t('用户名', 'Username', '使用者名稱'),
  password: t('初始密码', 'Initial password', '初始密碼'),
  done: t('我已记下', 'I’ve noted it', '我已記下'),
} as const;
