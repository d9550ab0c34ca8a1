import { t } from '#contract/text.ts';

/** What the numbers of an incident mean, by their names. */
export const seenTexts = {
  devices: t(
    '{n} 台设备查询了同一码',
    '{n} devices checked the same code',
    '{n} 台裝置查詢了同一碼',
  ),
  provinces: t(
    '该码在 {n} 个省份被查询',
    'The code was checked in {n} provinces',
    '該碼在 {n} 個省份被查詢',
  ),
  km: t('两次查询相距 {km} 公里', 'Two checks were {km} km apart', '兩次查詢相距 {km} 公里'),
  burst: t('一天内查询 {n} 次', '{n} checks in one day', '一天內查詢 {n} 次'),
  median: t(
    '一天内查询 {n} 次，平时的中位数是 {median} 次',
    '{n} checks in one day; the median is {median}',
    '一天內查詢 {n} 次，平時的中位數是 {median} 次',
  ),
  wrongSeller: t(
    '{seller}登记了销售（{sale}），而产品在{holder}手里',
    '{seller} registered the sale ({sale}), but {holder} holds the product',
    '{seller}登記了銷售（{sale}），而產品在{holder}手裡',
  ),
  codes: t('尝试了 {n} 个未知码', '{n} unknown codes tried', '嘗試了 {n} 個未知碼'),
  scratch: t(
    '同一人多次输错该产品的防伪码，须等待 {minutes} 分钟',
    'One person entered wrong security codes for this product and has to wait {minutes} {minutes:minute|minutes}',
    '同一人多次輸錯該產品的防偽碼，須等待 {minutes} 分鐘',
  ),
  scratchForAll: t(
    '多人多次输错该产品的防伪码，验证暂停 {minutes} 分钟',
    'Several people entered wrong security codes for this product; checks are paused for {minutes} {minutes:minute|minutes}',
    '多人多次輸錯該產品的防偽碼，驗證暫停 {minutes} 分鐘',
  ),
  scratchRule: t(
    '同一人输错 {asker} 次须等待，多人共输错 {code} 次则暂停验证，一次比一次久',
    'After {asker} wrong codes a person has to wait; after {code} by several people checks are paused, longer each time',
    '同一人輸錯 {asker} 次須等待，多人共輸錯 {code} 次則暫停驗證，一次比一次久',
  ),
  shop: t('在“{shop}”购买', 'Bought at “{shop}”', '在「{shop}」購買'),
  notHeld: t(
    '{seller}登记了销售（{sale}），但产品不在{seller}手里',
    '{seller} registered the sale ({sale}) without holding the product',
    '{seller}登記了銷售（{sale}），但產品不在{seller}手裡',
  ),
} as const;

export const incidentUiTexts = {
  appealWaiting: t('申诉待答复', 'Appeal waiting', '申訴待回覆'),
  address: t('一个网络地址', 'An IP address', '一個網路位址'),
} as const;
