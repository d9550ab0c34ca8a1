import { t, type Text } from '#contract/text.ts';
import type { RiskKind } from './params.ts';

export const riskTexts = {
  one: t('风险规则', 'risk rule', '風險規則'),
  line: t(
    '扫码时与扫码后检查什么，达到多少算异常',
    'What is checked during and after scans, and the thresholds for anomalies',
    '掃碼時與掃碼後檢查什麼，達到多少算異常',
  ),
  fields: {
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    kind: t('规则', 'Rule', '規則'),
    enabled: t('启用', 'Enabled', '啟用'),
    params: t('参数', 'Parameters', '參數'),
    is_default: t('默认值', 'Default', '預設值'),
    update_time: t('更新时间', 'Updated', '更新時間'),
    days: t('天数', 'Days', '天數'),
    devices: t('设备数', 'Devices', '裝置數'),
    apart: t('首末至少相隔（分钟）', 'First to last at least (minutes)', '首末至少相隔（分鐘）'),
    hours: t('小时', 'Hours', '小時'),
    provinces: t('省份数', 'Provinces', '省份數'),
    kilometres_per_hour: t('时速（公里）', 'Kilometres per hour', '時速（公里）'),
    beyond: t('距离超过（公里）', 'Distance over (km)', '距離超過（公里）'),
    times: t('倍数', 'Factor', '倍數'),
    least: t('每日至少查询次数', 'Min. scans per day', '每日至少查詢次數'),
    codes: t('未知码数', 'Unknown codes', '未知碼數'),
    minutes: t('分钟', 'Minutes', '分鐘'),
    block_minutes: t('封禁分钟', 'Block (minutes)', '封鎖分鐘'),
  },
  kinds: {
    cautionDevices: t('多设备查询', 'Multiple devices', '多裝置查詢'),
    cloneDevices: t('疑似复制：设备过多', 'Suspected copy: too many devices', '疑似複製：裝置過多'),
    cloneProvinces: t('疑似复制：跨多省', 'Suspected copy: many provinces', '疑似複製：跨多省'),
    speed: t('疑似复制：移动过快', 'Suspected copy: moving too fast', '疑似複製：移動過快'),
    unshipped: t('未发货被查询', 'Scanned before shipment', '未出貨被查詢'),
    voided: t('作废码被查询', 'Void code scanned', '作廢碼被查詢'),
    recalled: t('召回产品被查询', 'Recalled product scanned', '召回產品被查詢'),
    offTerritory: t('窜货', 'Diversion', '竄貨'),
    wrongSeller: t('非持有方销售', 'Sold by a non-holder', '非持有方銷售'),
    burst: t('批次查询激增', 'Scan surge in a batch', '批次查詢激增'),
    guessing: t('猜码', 'Code guessing', '猜碼'),
  } satisfies Record<RiskKind, Text>,
  sentences: {
    cautionDevices: t(
      '{hours} 小时内有 {devices} 台及以上设备查询同一码（同一网络只算一台）：提醒消费者',
      '{devices} or more devices in different networks check one code within {hours} {hours:hour|hours}: the consumer is warned',
      '{hours} 小時內有 {devices} 台及以上裝置查詢同一碼（同一網路只算一台）：提醒消費者',
    ),
    cloneDevices: t(
      '{days} 天内有 {devices} 台及以上设备查询同一码（同一网络只算一台）：疑似复制',
      '{devices} or more devices in different networks check one code within {days} {days:day|days}: a suspected copy',
      '{days} 天內有 {devices} 台及以上裝置查詢同一碼（同一網路只算一台）：疑似複製',
    ),
    cloneProvinces: t(
      '{days} 天内同一码在 {provinces} 个及以上省份被查询：疑似复制',
      'One code is checked in {provinces} or more provinces within {days} {days:day|days}: a suspected copy',
      '{days} 天內同一碼在 {provinces} 個及以上省份被查詢：疑似複製',
    ),
    speed: t(
      '不同网络的两台设备查询相距超过 {beyond} 公里，且快于每小时 {kilometres_per_hour} 公里：疑似复制',
      'Checks by two devices in different networks are more than {beyond} km apart, faster than {kilometres_per_hour} km/h: a suspected copy',
      '不同網路的兩台裝置查詢相距超過 {beyond} 公里，且快於每小時 {kilometres_per_hour} 公里：疑似複製',
    ),
    unshipped: t(
      '尚未发货的产品被消费者查询',
      'A consumer checks a product that has not been shipped',
      '尚未出貨的產品被消費者查詢',
    ),
    voided: t('已作废的码被查询', 'A void code is checked', '已作廢的碼被查詢'),
    recalled: t('已召回的产品被查询', 'A recalled product is checked', '已召回的產品被查詢'),
    offTerritory: t(
      '产品在所属经销商的销售区域之外被查询；消费者看不到',
      'A product is checked outside the territory of the dealer who holds it; consumers are not told',
      '產品在所屬經銷商的銷售區域之外被查詢；消費者看不到',
    ),
    wrongSeller: t(
      '登记销售的一方并不持有该产品；消费者看不到',
      'A sale is registered by someone who does not hold the product; consumers are not told',
      '登記銷售的一方並不持有該產品；消費者看不到',
    ),
    burst: t(
      '某批次一天的查询超过近 28 天中位数的 {times} 倍，且不少于 {least} 次',
      'A batch is checked more than {times} times its 28-day median in one day, and at least {least} times',
      '某批次一天的查詢超過近 28 天中位數的 {times} 倍，且不少於 {least} 次',
    ),
    guessing: t(
      '同一地址 {minutes} 分钟内查询 {codes} 个及以上未知码：先要求验证码，再封禁 {block_minutes} 分钟',
      '{codes} or more unknown codes from one address within {minutes} {minutes:minute|minutes}: first a captcha, then blocked for {block_minutes} {block_minutes:minute|minutes}',
      '同一地址 {minutes} 分鐘內查詢 {codes} 個及以上未知碼：先要求驗證碼，再封鎖 {block_minutes} 分鐘',
    ),
  } satisfies Record<RiskKind, Text>,
  /** Added to a sentence where the first and the last check must lie apart. */
  apart: t(
    '（首末查询至少相隔 {apart} 分钟）',
    ' (at least {apart} {apart:minute|minutes} from the first to the last)',
    '（首末查詢至少相隔 {apart} 分鐘）',
  ),
  empty: {
    title: t('没有风险规则', 'No risk rules', '沒有風險規則'),
    hint: t('规则随系统提供。', 'The rules come with the product.', '規則隨系統提供。'),
  },
  errors: {
    taken: t(
      '这个物料已有此规则，请直接调整',
      'This part already has a rule of this kind; edit that one',
      '這個物料已有此規則，請直接調整',
    ),
  },
  done: {
    added: t('规则已新增', 'Rule added', '規則已新增'),
    removed: t('规则已删除', 'Rule deleted', '規則已刪除'),
    saved: t('规则已保存', 'Rule saved', '規則已儲存'),
    reset: t('已恢复默认值', 'Defaults restored', '已還原預設值'),
  },
} as const;
