import { consentTexts } from '#contract/consents.ts';
import { t, type Text } from '#contract/text.ts';
import type { Verdict } from '#contract/codes/verdicts.ts';

const fields = {
  code: t('码', 'Code', '碼'),
  sn: t('序列号', 'Serial number', '序號'),
  name: t('姓名', 'Name', '姓名'),
  phone: t('手机号', 'Phone number', '手機號碼'),
  id: t('查询编号', 'Reference', '查詢編號'),
  latitude: t('纬度', 'Latitude', '緯度'),
  longitude: t('经度', 'Longitude', '經度'),
  captcha: t('图形验证码', 'Captcha', '圖形驗證碼'),
  key: t('图形验证码编号', 'Captcha key', '圖形驗證碼編號'),
} as const;

/** Messages for consumers; the reasons of verdicts are with the verdicts. */
export const consumerTexts = {
  fields,
  activationFields: {
    ...fields,
    code: t('短信验证码', 'SMS code', '簡訊驗證碼'),
    consent: consentTexts.fields.consent,
  },
  verdicts: {
    GENUINE_FIRST: t('正品，首次查询', 'Genuine, first check', '正品，首次查詢'),
    GENUINE_REPEAT: t('正品，重复查询', 'Genuine, checked before', '正品，重複查詢'),
    CAUTION: t('请谨慎', 'Please be careful', '請謹慎'),
    SUSPECT_CLONE: t('疑似仿冒', 'Suspected copy', '疑似仿冒'),
    NOT_ACTIVATED: t('尚未启用', 'Not in use yet', '尚未啟用'),
    VOID: t('已作废', 'Void', '已作廢'),
    RECALLED: t('已召回', 'Recalled', '已召回'),
    UNKNOWN: t('未找到', 'Not found', '未找到'),
    MALFORMED: t('无法识别', 'Not a code', '無法識別'),
    THROTTLED: t('查询过于频繁', 'Too many checks', '查詢過於頻繁'),
  } satisfies Record<Verdict, Text>,
  /** The place of a check when it is unknown. */
  unknownPlace: t('未知地点', 'Unknown place', '未知地點'),
  activated: t(
    '激活成功，质保已生效',
    'Activated. Your warranty is now valid',
    '啟用成功，保固已生效',
  ),
  smsSent: t(
    '验证码已发送到您的手机',
    'A code has been sent to your phone',
    '驗證碼已傳送到您的手機',
  ),
  activatedWithout: t('激活成功', 'Activated', '啟用成功'),
  errors: {
    needsSms: t(
      '请先获取短信验证码，再激活',
      'Please request an SMS code first, then activate',
      '請先取得簡訊驗證碼，再啟用',
    ),
    smsNotNeeded: t(
      '该产品激活不需要短信验证码',
      'Activating this product needs no SMS code',
      '該產品啟用不需要簡訊驗證碼',
    ),
    captcha: t(
      '请输入图中的字符后继续',
      'Please enter the characters in the picture to continue',
      '請輸入圖中的字元後繼續',
    ),
    phoneDay: t(
      '该手机号 24 小时内已激活 {n} 件产品，请明天再试，或联系企业',
      'This phone number activated {n} {n:product|products} within 24 hours. Please try again tomorrow, or contact the manufacturer',
      '該手機號碼 24 小時內已啟用 {n} 件產品，請明天再試，或聯絡企業',
    ),
    phoneAll: t(
      '该手机号已激活 {n} 件产品，不能再激活，请联系企业',
      'This phone number activated {n} {n:product|products} and can’t activate more. Please contact the manufacturer',
      '該手機號碼已啟用 {n} 件產品，不能再啟用，請聯絡企業',
    ),
    unknown: t('没有找到该序列号', 'This serial number was not found', '沒有找到該序號'),
    already: t(
      '该产品已于 {day} 激活，不能重复激活',
      'This product was already activated on {day}',
      '該產品已於 {day} 啟用，不能重複啟用',
    ),
    notSold: t(
      '该产品当前状态为“{state}”，不能激活',
      'This product has the status “{state}” and can’t be activated',
      '該產品目前狀態為「{state}」，不能啟用',
    ),
    tooMany: t(
      '操作过于频繁，请稍后再试',
      'Too many attempts. Please try again later',
      '操作過於頻繁，請稍後再試',
    ),
  },
} as const;
