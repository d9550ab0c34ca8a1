import { t } from '#contract/text.ts';

export const packsPageTexts = {
  bind: t('绑定', 'Bind', '綁定'),
  print: t('打印标签', 'Print labels', '列印標籤'),
  add: t('生成标识', 'Generate identifiers', '產生標識'),
  title: t('生成标识', 'Generate identifiers', '產生標識'),
  progress: t('生成进度', 'Progress', '產生進度'),
  product: t('物料 / 批次', 'Part / batch', '物料 / 批次'),
  open: t('查看标识', 'View identifiers', '檢視標識'),
  export: t('导出', 'Export', '匯出'),
  hints: {
    rule: t('只列出已生效的规则', 'Only rules in effect are listed', '只列出已生效的規則'),
    part: t('可留空，绑定时再定', 'Optional; can be set when binding', '可留空，綁定時再定'),
    batch: t(
      '选择批次会同时确定物料',
      'Choosing a batch also sets the part',
      '選擇批次會同時確定物料',
    ),
    quantity: t('1 到 100,000,000', '1 to 100,000,000', '1 到 100,000,000'),
  },
  fits: {
    all: t(
      '这条规则一共能生成 {n} 个，其中已用掉的不再出现',
      'This rule can generate {n} codes in total, including those already used',
      '這條規則一共能產生 {n} 個，其中已用掉的不再出現',
    ),
    period: t(
      '这条规则每个周期能生成 {n} 个',
      'This rule can generate {n} codes per period',
      '這條規則每個週期能產生 {n} 個',
    ),
    tooMany: t(
      '超过这条规则的容量 {n}',
      'Exceeds this rule’s capacity of {n}',
      '超過這條規則的容量 {n}',
    ),
  },
  quota: {
    title: t('标识额度', 'Identifier quota', '標識額度'),
    used: t('已用 {used}，共 {quota}', '{used} of {quota} used', '已用 {used}，共 {quota}'),
    unlimited: t('已用 {used}，不限额度', '{used} used, no limit', '已用 {used}，不限額度'),
    after: t('下单后还剩 {left}', '{left} left after this order', '下單後還剩 {left}'),
    left: t('还剩 {left}', '{left} left', '還剩 {left}'),
    over: t(
      '超出额度 {n} 个，请减少数量或升级版本',
      '{n} over the quota: order fewer or upgrade your version',
      '超出額度 {n} 個，請減少數量或升級版本',
    ),
  },
  exported: {
    never: t('未导出', 'Never exported', '未匯出'),
    times: t('{n} 次，最近 {time}', '{n} {n:time|times}, last {time}', '{n} 次，最近 {time}'),
  },
  exporting: {
    title: t('导出标识包', 'Export identifier pack', '匯出標識包'),
    meaning: t(
      '{code} 的 {n} 个编码将写入加密压缩包，供印刷使用。导出会计次并写入操作日志。',
      'The {n} codes of {code} are written to an encrypted archive for printing. Each export is counted and logged.',
      '{code} 的 {n} 個編碼將寫入加密壓縮檔，供印刷使用。匯出會計次並寫入操作日誌。',
    ),
    formats: {
      csv: t('CSV（带表头）', 'CSV (with header)', 'CSV（含表頭）'),
      txt: t('TXT（每行一个）', 'TXT (one per line)', 'TXT（每行一個）'),
    },
    link: t(
      '每个编码旁写出扫码后打开的网址',
      'Includes the URL that opens when a code is scanned',
      '每個編碼旁寫出掃碼後開啟的網址',
    ),
  },
} as const;
