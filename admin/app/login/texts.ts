import { t, type Text } from '#contract/text.ts';
import type { LoginType } from '#contract/login-types.ts';

/** What the drawing shows, station by station. */
export const journeyTexts = {
  whole: t(
    '一罐茶从茶园到手中：采摘、制作、赋码、发货、上架、核验',
    'The journey of a tin of tea from garden to customer: picked, processed, coded, shipped, sold, verified',
    '一罐茶從茶園到手中：採摘、製作、賦碼、出貨、上架、核驗',
  ),
  field: t('采摘', 'Picked', '採摘'),
  workshop: t('制作', 'Processed', '製作'),
  tin: t('赋码', 'Coded', '賦碼'),
  truck: t('发货', 'Shipped', '出貨'),
  shop: t('上架', 'Sold', '上架'),
  hand: t('核验', 'Verified', '核驗'),
} as const;

type Greeting = { headline: Text; line: Text; title: Text };
export const greetingTexts: Record<LoginType, Greeting> = {
  web: {
    headline: t(
      '每一件产品，都记得来路',
      'Every product remembers where it came from',
      '每一件產品，都記得來路',
    ),
    line: t(
      '从原料到手中，每一步都有据可查。',
      'From raw material to customer, every step is on record.',
      '從原料到手中，每一步都有據可查。',
    ),
    title: t('企业登录', 'Company sign-in', '企業登入'),
  },
  admin: {
    headline: t(
      '守住每一枚标识的可信',
      'Keep every identifier trustworthy',
      '守住每一枚標識的可信',
    ),
    line: t(
      '企业、版本与平台运行，都在这里管理。',
      'Manage companies, versions and the platform itself.',
      '企業、版本與平台運作，都在這裡管理。',
    ),
    title: t('平台管理登录', 'Administrator sign-in', '平台管理登入'),
  },
  dealer: {
    headline: t(
      '从仓库到顾客，一步不差',
      'From warehouse to customer, without gaps',
      '從倉庫到顧客，一步不差',
    ),
    line: t(
      '收货、发货、销售与质保，随手登记。',
      'Receive, ship, sell and register warranties as you go.',
      '收貨、出貨、銷售與保固，隨手登記。',
    ),
    title: t('经销商登录', 'Dealer sign-in', '經銷商登入'),
  },
};

export const loginTexts = {
  signIn: t('登录', 'Sign in', '登入'),
  nameOrPhone: t('用户名或手机号', 'Username or phone number', '使用者名稱或手機號碼'),
  company: t('哪家厂家的账号', 'Which company’s account', '哪家廠商的帳號'),
  dealerOf: t('{company}（{dealer}）', '{company} ({dealer})', '{company}（{dealer}）'),
  dealerHelp: t(
    '没有收到初始密码，或换了手机号？请联系给您供货的厂家重置。',
    'Never got the first password, or have a new phone number? Ask the manufacturer that supplies you to reset it.',
    '沒有收到初始密碼，或換了手機號碼？請聯絡給您供貨的廠商重設。',
  ),
  forgot: t('忘记密码？', 'Forgot your password?', '忘記密碼？'),
  backToScan: t('返回扫码作业', 'Back to the scan app', '返回掃碼作業'),
  capsLock: t('大写锁定已打开', 'Caps Lock is on', '大寫鎖定已開啟'),
  showPassword: t('显示密码', 'Show password', '顯示密碼'),
  hidePassword: t('隐藏密码', 'Hide password', '隱藏密碼'),
  slow: t(
    '服务器响应较慢，请稍候…',
    'The server is slow to respond. Please wait…',
    '伺服器回應較慢，請稍候…',
  ),
  captchaPicture: t('图形验证码，点击更换', 'Captcha, click for another', '圖形驗證碼，點選更換'),
  captchaFailed: t('点击重试', 'Try again', '點選重試'),
  languages: t('语言', 'Language', '語言'),
  noCompany: t('还没有企业账号？', 'No company account yet?', '還沒有企業帳號？'),
  links: t('友情链接', 'Links', '友情連結'),
  registerLink: t('注册企业', 'Register a company', '註冊企業'),
} as const;

export const smsTexts = {
  send: t('获取验证码', 'Get a code', '取得驗證碼'),
  again: t('{seconds} 秒后重发', 'Resend in {seconds} s', '{seconds} 秒後重發'),
  code: t('短信验证码', 'SMS code', '簡訊驗證碼'),
} as const;

export const resetTexts = {
  title: t('重置密码', 'Reset your password', '重設密碼'),
  line: t(
    '向账号绑定的手机号发送验证码，验证后设置新密码。',
    'We send a code to the phone number of your account. Enter it and choose a new password.',
    '向帳號綁定的手機號碼傳送驗證碼，驗證後設定新密碼。',
  ),
  password: t('新密码', 'New password', '新密碼'),
  account: t('哪个账号', 'Which account', '哪個帳號'),
  accountOf: t('{username}（{company}）', '{username} ({company})', '{username}（{company}）'),
  submit: t('重置密码', 'Reset the password', '重設密碼'),
  back: t('返回登录', 'Back to sign-in', '返回登入'),
  noPhone: t(
    '账号没有绑定手机号？请联系本单位的管理员重置密码。',
    'No phone number on your account? Ask your administrator to reset the password.',
    '帳號沒有綁定手機號碼？請聯絡貴單位的管理員重設密碼。',
  ),
} as const;

export const inviteTexts = {
  title: t('接受邀请', 'Accept the invitation', '接受邀請'),
  line: t(
    '确认姓名并设置密码，之后用用户名登录。',
    'Confirm your name and choose a password; then sign in with your username.',
    '確認姓名並設定密碼，之後用使用者名稱登入。',
  ),
  by: t('{company} 邀请您加入', '{company} invites you to join', '{company} 邀請您加入'),
  submit: t('设置密码', 'Set the password', '設定密碼'),
  back: t('去登录', 'Go to sign-in', '前往登入'),
} as const;

export const partnerInviteTexts = {
  title: t('建立关联', 'Become partners', '建立關聯'),
  asSupplier: t(
    '{company} 邀请贵企业作为其供应商建立关联，之后双方的订单可互通。',
    '{company} invites your company to link as its supplier, so that you can exchange orders.',
    '{company} 邀請貴企業作為其供應商建立關聯，之後雙方的訂單可互通。',
  ),
  asCustomer: t(
    '{company} 邀请贵企业作为其客户建立关联，之后双方的订单可互通。',
    '{company} invites your company to link as its customer, so that you can exchange orders.',
    '{company} 邀請貴企業作為其客戶建立關聯，之後雙方的訂單可互通。',
  ),
  register: t('注册企业并接受', 'Register a company and accept', '註冊企業並接受'),
  login: t('已注册，登录后接受', 'Already registered? Sign in and accept', '已註冊，登入後接受'),
  goOn: t(
    '以当前登录的企业接受',
    'Accept for the company you are signed in to',
    '以目前登入的企業接受',
  ),
  back: t('去登录', 'Go to sign-in', '前往登入'),
} as const;

export const registerTexts = {
  title: t('注册企业', 'Register a company', '註冊企業'),
  line: t(
    '提交后即可登录；完善企业信息并通过认证后开放全部功能。',
    'You can sign in right away. All features become available once your company is verified.',
    '提交後即可登入；完善企業資訊並通過認證後開放全部功能。',
  ),
  fields: {
    company_name: t('企业名称', 'Company name', '企業名稱'),
    credit_code: t('统一社会信用代码', 'Unified social credit code', '統一社會信用代碼'),
    realname: t('您的姓名', 'Your name', '您的姓名'),
  },
  submit: t('注册', 'Register', '註冊'),
  back: t('已有账号，去登录', 'Already have an account? Sign in', '已有帳號，前往登入'),
} as const;
