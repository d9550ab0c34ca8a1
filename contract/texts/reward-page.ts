import { t } from '#contract/text.ts';

/** The page of consumers who take part in a campaign. */
export const rewardPageTexts = {
  title: t('扫码领奖', 'Claim your prize', '掃碼領獎'),
  claim: t('领奖', 'Claim prize', '領獎'),
  smsFirst: t(
    '请先验证手机号：输入图中的字符，获取短信验证码',
    'Please confirm your phone number: enter the characters in the picture and request a code',
    '請先驗證手機號碼：輸入圖中的字元，取得簡訊驗證碼',
  ),
  codeLine: t(
    '这是您的红包码，请复制并妥善保存，按活动规则兑换。',
    'This is your red-packet code. Copy it, keep it safe and redeem it according to the rules.',
    '這是您的紅包碼，請複製並妥善保存，依活動規則兌換。',
  ),
  code: t('红包码', 'Red-packet code', '紅包碼'),
  copy: t('复制红包码', 'Copy code', '複製紅包碼'),
  copied: t('已复制', 'Copied', '已複製'),
  pointsLine: t(
    '{n} 积分已存入您的会员账户。',
    '{n} {n:point has|points have} been added to your member account.',
    '{n} 點已存入您的會員帳戶。',
  ),
  noPointsLine: t(
    '积分没有记入：您的会员账户不能再得积分，请联系平台客服。',
    'No points were added: your member account can’t get any more. Please contact the platform.',
    '點數沒有記入：您的會員帳戶不能再得點數，請聯絡平台客服。',
  ),
  giftLine: t(
    '企业会按您留下的手机号与您联系。',
    'The company will contact you at the phone number you left.',
    '企業會依您留下的手機號碼與您聯絡。',
  ),
  nothingLine: t(
    '感谢参与，欢迎下次再来。',
    'Thank you for taking part.',
    '感謝參加，歡迎下次再來。',
  ),
};
