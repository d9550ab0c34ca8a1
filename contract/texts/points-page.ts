import { t } from '../text.ts';

/** The page on which consumers collect points for the first genuine scan. */
export const pointsPageTexts = {
  offer: t('领取 {n} 积分', 'Collect {n} {n:point|points}', '領取 {n} 點'),
  title: t('领取积分', 'Collect points', '領取點數'),
  line: t(
    '您是第一位查到这件正品的人，可得 {n} 积分。留下手机号，积分记在它的名下。',
    'You are the first to check this genuine product and earn {n} {n:point|points}. Enter your phone number to collect them.',
    '您是第一位查到這件正品的人，可得 {n} 點。留下手機號碼，點數記在它的名下。',
  ),
  privacy: t(
    '手机号只交给这件产品的厂家和本平台，用来记录积分。',
    'Your phone number is shared only with the manufacturer of this product and this platform, to record your points.',
    '手機號碼只交給這件產品的廠商和本平台，用來記錄點數。',
  ),
  collect: t('领取', 'Collect', '領取'),
  done: t('已领取 {n} 积分', '{n} {n:point|points} collected', '已領取 {n} 點'),
  errors: {
    needsSms: t(
      '请先获取短信验证码，再领取',
      'Please request an SMS code first, then collect',
      '請先取得簡訊驗證碼，再領取',
    ),
    off: t(
      '现在没有可领取的积分',
      'There are no points to collect at the moment',
      '現在沒有可領取的點數',
    ),
    collected: t(
      '这件产品的首次查询积分已经领取过了，每件产品只能领取一次',
      'The points for the first check of this product have already been collected. They can be collected only once per product',
      '這件產品的首次查詢點數已經領取過了，每件產品只能領取一次',
    ),
    otherDevice: t(
      '只有首次查到这件正品的手机可以领取，请用那部手机打开',
      'Only the phone that first checked this genuine product can collect the points. Please open this page there',
      '只有首次查到這件正品的手機可以領取，請用那支手機開啟',
    ),
    notFirst: t(
      '这件产品没有可领取的首次正品查询：请先扫码查询；时间太久的也不能再领取',
      'There is no first genuine check to collect points for. Please scan the product first; checks made too long ago no longer count',
      '這件產品沒有可領取的首次正品查詢：請先掃碼查詢；時間太久的也不能再領取',
    ),
    phoneDay: t(
      '该手机号 24 小时内已领取 {n} 次，请明天再试',
      'This phone number collected points {n} {n:time|times} within 24 hours. Please try again tomorrow',
      '該手機號碼 24 小時內已領取 {n} 次，請明天再試',
    ),
    phoneAll: t(
      '该手机号已领取 {n} 次，不能再领取',
      'This phone number collected points {n} {n:time|times} and can’t collect more',
      '該手機號碼已領取 {n} 次，不能再領取',
    ),
    notGiven: t(
      '积分没有记入：该手机号不能再得积分，请联系平台客服',
      'No points were recorded: this phone number can no longer collect points. Please contact the platform',
      '點數沒有記入：該手機號碼不能再得點數，請聯絡平台客服',
    ),
  },
} as const;

/** The form below the thanks for a survey. */
export const surveyPointsTexts = {
  title: t(
    '留下手机号，领取 {n} 积分',
    'Enter your phone number to collect {n} {n:point|points}',
    '留下手機號碼，領取 {n} 點',
  ),
  errors: {
    answerFirst: t(
      '请先用这部手机提交问卷，再领取积分',
      'Please send your answers from this phone first, then collect the points',
      '請先用這支手機提交問卷，再領取點數',
    ),
    collected: t(
      '这件产品的问卷积分已经领取过了，每件产品只能领取一次',
      'The points for this survey have already been collected. They can be collected only once per product',
      '這件產品的問卷點數已經領取過了，每件產品只能領取一次',
    ),
  },
} as const;
