import { t, type Text } from '#contract/text.ts';

/** The results of a scan. */
export const verdicts = [
  'GENUINE_FIRST',
  'GENUINE_REPEAT',
  'CAUTION',
  'SUSPECT_CLONE',
  'NOT_ACTIVATED',
  'VOID',
  'RECALLED',
  'UNKNOWN',
  'MALFORMED',
  'THROTTLED',
] as const;
export type Verdict = (typeof verdicts)[number];

/** Verdicts beside which nothing is offered: no warranty, no repair, no reward. The company can be called instead. */
const grave: readonly Verdict[] = ['SUSPECT_CLONE', 'NOT_ACTIVATED', 'VOID', 'RECALLED'];
/** Reasons for caution that concern the item itself: it should not be in anybody's hands. */
const outOfUse: readonly string[] = ['frozen', 'notShipped'] satisfies ReasonCode[];
type Judgement = { verdict: Verdict; reasons: readonly { code: string }[] };

/** Whether nothing is offered beside an answer. Caution about how often a label was checked takes nothing from its owner. */
export const isGrave = (answer: Judgement | null): boolean =>
  answer !== null &&
  (grave.includes(answer.verdict) || answer.reasons.some(({ code }) => outOfUse.includes(code)));

/**
 * The reason for a verdict: shown to the consumer and written to the log. Never says where goods were meant to be sold.
 */
export const reasons = {
  first: t('首次查询', 'This is the first check', '首次查詢'),
  repeat: t(
    '该产品此前已被查询 {n} 次',
    'This product was checked {n} {n:time|times} before',
    '該產品此前已被查詢 {n} 次',
  ),
  manyDevices: t(
    '{hours} 小时内有 {n} 台设备查询过该码',
    '{n} devices checked this code within {hours} {hours:hour|hours}',
    '{hours} 小時內有 {n} 台裝置查詢過該碼',
  ),
  tooManyDevices: t(
    '{days} 天内有 {n} 台设备查询过该码，标签可能被复制',
    '{n} devices checked this code within {days} {days:day|days}; the label may have been copied',
    '{days} 天內有 {n} 台裝置查詢過該碼，標籤可能被複製',
  ),
  manyProvinces: t(
    '{days} 天内在 {n} 个省份被查询，标签可能被复制',
    'This code was checked in {n} provinces within {days} {days:day|days}; the label may have been copied',
    '{days} 天內在 {n} 個省份被查詢，標籤可能被複製',
  ),
  tooFast: t(
    '两次查询相距 {km} 公里，间隔过短，标签可能被复制',
    'Two checks were {km} km apart within too short a time; the label may have been copied',
    '兩次查詢相距 {km} 公里，間隔過短，標籤可能被複製',
  ),
  notShipped: t('该产品尚未出厂', 'This product has not left the factory yet', '該產品尚未出廠'),
  notInUse: t('该码尚未启用', 'This code is not in use yet', '該碼尚未啟用'),
  frozen: t(
    '该码已被企业暂停使用',
    'The manufacturer has suspended this code',
    '該碼已被企業暫停使用',
  ),
  voided: t('该码已作废', 'This code is void', '該碼已作廢'),
  recalled: t(
    '该产品已被召回，请停止使用',
    'This product has been recalled; please stop using it',
    '該產品已被召回，請停止使用',
  ),
  unknown: t(
    '没有找到该码，请核对后重试',
    'This code was not found; please check it and try again',
    '沒有找到該碼，請核對後重試',
  ),
  malformed: t('码的格式不正确', 'This is not a product code', '碼的格式不正確'),
  wrongCovert: t(
    '序列号或防伪码不正确，请核对后重试',
    'The serial number or the security code is wrong; please check both and try again',
    '序號或防偽碼不正確，請核對後重試',
  ),
  locked: t(
    '您已多次输错防伪码，请 {minutes} 分钟后再试',
    'You entered wrong security codes several times. Please try again in {minutes} {minutes:minute|minutes}',
    '您已多次輸錯防偽碼，請 {minutes} 分鐘後再試',
  ),
  paused: t(
    '近期有人多次输错该防伪码，验证已暂停，请 {minutes} 分钟后再试。这不说明您的产品有问题',
    'Wrong security codes were entered for this product several times, so checks are paused. Please try again in {minutes} {minutes:minute|minutes}. This says nothing against your product',
    '近期有人多次輸錯該防偽碼，驗證已暫停，請 {minutes} 分鐘後再試。這不說明您的產品有問題',
  ),
  captcha: t(
    '请输入图形验证码后继续查询',
    'Please enter the captcha to continue',
    '請輸入圖形驗證碼後繼續查詢',
  ),
  throttled: t(
    '查询过于频繁，请稍后再试',
    'Too many checks. Please try again later',
    '查詢過於頻繁，請稍後再試',
  ),
} as const satisfies Record<string, Text>;
/** The message for a browser that made the first check and looks again; without its time where the company hides that. */
export const firstByYou = t(
  '首次由您于 {time} 查询',
  'First checked by you at {time}',
  '首次由您於 {time} 查詢',
);
export const firstByYouAlone = t('首次由您查询', 'First checked by you', '首次由您查詢');
/** The same where it may have been another phone of the kind behind the same address. */
export const firstChecked = t('首次查询于 {time}', 'First checked at {time}', '首次查詢於 {time}');
/** The message for a repeated check where the company hides the count. */
export const checkedBefore = t(
  '该产品此前已被查询过',
  'This product was checked before',
  '該產品此前已被查詢過',
);
export type ReasonCode = keyof typeof reasons;
export type Reason = { code: ReasonCode; params?: Record<string, number> };
