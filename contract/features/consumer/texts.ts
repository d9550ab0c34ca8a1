import { t, type Text } from '#contract/text.ts';
import type { Verdict } from '#contract/codes/verdicts.ts';

/** Messages for consumers; the reasons of verdicts are with the verdicts. */
export const consumerTexts = {
  fields: {
    code: t('码', 'Code', '碼'),
    sn: t('序列号', 'Serial number', '序號'),
    name: t('姓名', 'Name', '姓名'),
    phone: t('手机号', 'Phone number', '手機號碼'),
    id: t('查询编号', 'Reference', '查詢編號'),
    latitude: t('纬度', 'Latitude', '緯度'),
    longitude: t('经度', 'Longitude', '經度'),
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
    '激活成功，保修已生效',
    'Activated. Your warranty is now valid',
    '啟用成功，保固已生效',
  ),
  activatedWithout: t('激活成功', 'Activated', '啟用成功'),
  errors: {
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
