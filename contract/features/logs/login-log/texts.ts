import type { LoginType } from '#contract/login-types.ts';
import { t, type Text } from '#contract/text.ts';
import type { Device, LoginResult } from './kinds.ts';

export const loginLogTexts = {
  one: t('登录日志', 'sign-in log', '登入日誌'),
  line: t(
    '谁在什么时候、从哪里、用什么登录，成功与否',
    'Who signed in, when, from where, with which device, and whether it succeeded',
    '誰在什麼時候、從哪裡、用什麼登入，成功與否',
  ),
  fields: {
    create_time: t('时间', 'Time', '時間'),
    who: t('账号、姓名', 'Account or name', '帳號、姓名'),
    username: t('账号', 'Account', '帳號'),
    realname: t('姓名', 'Name', '姓名'),
    login_type: t('登录类型', 'Account type', '登入類型'),
    company_id: t('企业', 'Company', '企業'),
    company_name: t('企业', 'Company', '企業'),
    result: t('结果', 'Result', '結果'),
    ip: t('IP 地址', 'IP address', 'IP 位址'),
    place: t('地点', 'Place', '地點'),
    browser: t('浏览器', 'Browser', '瀏覽器'),
    system: t('操作系统', 'Operating system', '作業系統'),
    device: t('设备', 'Device', '裝置'),
  },
  results: {
    ok: t('成功', 'Signed in', '成功'),
    wrong: t('账号或密码错误', 'Wrong account or password', '帳號或密碼錯誤'),
    locked: t('失败过多，暂停登录', 'Too many failures, locked', '失敗過多，暫停登入'),
    disabled: t('账号已停用', 'Account disabled', '帳號已停用'),
  } satisfies Record<LoginResult, Text>,
  types: {
    web: t('企业', 'Company', '企業'),
    admin: t('平台', 'Platform', '平台'),
    dealer: t('经销商', 'Dealer', '經銷商'),
  } satisfies Record<LoginType, Text>,
  devices: {
    computer: t('电脑', 'Computer', '電腦'),
    phone: t('手机', 'Phone', '手機'),
    tablet: t('平板', 'Tablet', '平板'),
    program: t('程序', 'Program', '程式'),
    unknown: t('未知设备', 'Unknown device', '未知裝置'),
  } satisfies Record<Device, Text>,
  localNetwork: t('内网', 'Local network', '內部網路'),
  empty: {
    title: t('还没有登录记录', 'No sign-ins yet', '還沒有登入紀錄'),
    hint: t(
      '每次登录，无论成功与否，都会记录在这里。',
      'Every sign-in attempt, successful or not, is recorded here.',
      '每次登入，無論成功與否，都會記錄在這裡。',
    ),
  },
} as const;
