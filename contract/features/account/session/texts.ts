import { t } from '#contract/text.ts';

export const sessionTexts = {
  productTitle: t('溯源', 'Suyuan', '溯源'),
  done: {
    loggedIn: t('登录成功', 'Signed in', '登入成功'),
    loggedOut: t('已退出登录', 'Signed out', '已登出'),
    smsSent: t('验证码已发送', 'The verification code has been sent', '驗證碼已傳送'),
    registered: t(
      '注册成功，请登录后完善企业信息并提交认证',
      'Registered. Sign in, complete the company profile and submit it for verification',
      '註冊成功，請登入後完善企業資訊並提交認證',
    ),
    invitationAccepted: t(
      '密码已设置，请登录',
      'Your password is set. Please sign in',
      '密碼已設定，請登入',
    ),
    passwordReset: t(
      '密码已重置，请用新密码登录',
      'The password has been reset. Please sign in with the new one',
      '密碼已重設，請用新密碼登入',
    ),
    passwordChanged: t(
      '密码修改成功，请重新登录',
      'Password changed, please sign in again',
      '密碼修改成功，請重新登入',
    ),
    mobileChanged: t('手机号修改成功', 'Phone number changed', '手機號碼修改成功'),
  },
  errors: {
    wrongLogin: t('用户名或密码错误', 'Wrong username or password', '使用者名稱或密碼錯誤'),
    dealerDisabled: t(
      '该账号或经销商已被厂家停用，请联系厂家',
      'The manufacturer has disabled this account or dealer. Please contact them',
      '該帳號或經銷商已被廠商停用，請聯絡廠商',
    ),
    chooseCompany: t(
      '这个手机号有多家厂家的账号，请选择一家',
      'This phone number has accounts with several companies. Please choose one',
      '這個手機號碼有多家廠商的帳號，請選擇一家',
    ),
    captchaNeeded: t('请输入图形验证码', 'Please enter the captcha', '請輸入圖形驗證碼'),
    captchaWrong: t(
      '图形验证码错误或已失效',
      'The captcha is wrong or has expired',
      '圖形驗證碼錯誤或已失效',
    ),
    locked: t(
      '登录失败次数过多，请 {minutes} 分钟后再试',
      'Too many failed sign-ins. Please try again in {minutes} {minutes:minute|minutes}',
      '登入失敗次數過多，請 {minutes} 分鐘後再試',
    ),
    smsTooSoon: t(
      '发送过于频繁，请 {seconds} 秒后再试',
      'A code was just sent. Please try again in {seconds} seconds',
      '傳送過於頻繁，請 {seconds} 秒後再試',
    ),
    smsLimit: t(
      '今天发送的短信已达上限，请稍后再试',
      'Too many messages have been sent today. Please try again later',
      '今天傳送的簡訊已達上限，請稍後再試',
    ),
    smsWrong: t(
      '短信验证码错误或已失效',
      'The SMS code is wrong or has expired',
      '簡訊驗證碼錯誤或已失效',
    ),
    noInvitation: t(
      '邀请链接无效、已使用、已撤回或已过期，请让邀请您的人重新发送',
      'This invitation is not valid: it was used or revoked, or has expired. Ask the person who invited you for a new one',
      '邀請連結無效、已使用、已撤回或已過期，請讓邀請您的人重新傳送',
    ),
    noAccount: t(
      '没有使用这个手机号的账号，请核对号码，或联系管理员',
      'No account here has this phone number. Check the number, or ask your administrator',
      '沒有使用這個手機號碼的帳號，請核對號碼，或聯絡管理員',
    ),
    chooseAccount: t(
      '这个手机号有多个账号，请选择一个',
      'This phone number has several accounts. Please choose one',
      '這個手機號碼有多個帳號，請選擇一個',
    ),
    oldPasswordWrong: t('原密码错误', 'The current password is wrong', '原密碼錯誤'),
    samePassword: t(
      '新密码不能与原密码相同',
      'The new password must differ from the current one',
      '新密碼不可與原密碼相同',
    ),
    usernameTaken: t('用户名已被使用', 'This username is taken', '使用者名稱已被使用'),
    companyExists: t(
      '该统一社会信用代码已注册',
      'A company with this credit code is already registered',
      '該統一社會信用代碼已註冊',
    ),
  },
} as const;
