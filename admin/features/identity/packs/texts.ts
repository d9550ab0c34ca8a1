import { t } from '#contract/text.ts';

export const packsPageTexts = {
  add: t('生成标识', 'Generate identifiers', '產生標識'),
  title: t('生成标识', 'Generate identifiers', '產生標識'),
  progress: t('生成进度', 'Progress', '產生進度'),
  product: t('物料 / 批次', 'Part / batch', '物料 / 批次'),
  open: t('查看标识', 'View', '檢視標識'),
  export: t('导出', 'Export', '匯出'),
  questions: {
    pause: t(
      '暂停生成 {code}？已生成的 {n} 个保留，随时可以继续。',
      'Pause {code}? The {n} made so far stay, and it can be resumed at any time.',
      '暫停產生 {code}？已產生的 {n} 個保留，隨時可以繼續。',
    ),
    cancel: t(
      '取消 {code}？已生成的 {n} 个保留并可使用，其余 {rest} 个不再生成，额度退回。',
      'Cancel {code}? The {n} made so far stay and can be used; the other {rest} are never made and their quota is given back.',
      '取消 {code}？已產生的 {n} 個保留並可使用，其餘 {rest} 個不再產生，額度退回。',
    ),
  },
  hints: {
    rule: t('只列出已生效的规则', 'Only rules in effect are offered', '只列出已生效的規則'),
    part: t('可留空，绑定时再定', 'May be left open until they are bound', '可留空，綁定時再定'),
    batch: t('选择批次会同时确定物料', 'A batch tells its part', '選擇批次會同時確定物料'),
    quantity: t('1 到 100,000,000', '1 to 100,000,000', '1 到 100,000,000'),
  },
  fits: {
    all: t(
      '这条规则一共能生成 {n} 个，其中已用掉的不再出现',
      'This rule makes {n} codes in all, less those already used',
      '這條規則一共能產生 {n} 個，其中已用掉的不再出現',
    ),
    period: t(
      '这条规则每个周期能生成 {n} 个',
      'This rule makes {n} codes in each period',
      '這條規則每個週期能產生 {n} 個',
    ),
    tooMany: t(
      '超过这条规则的容量 {n}',
      'More than the {n} this rule can make',
      '超過這條規則的容量 {n}',
    ),
  },
  quota: {
    title: t('标识额度', 'Quota of identifiers', '標識額度'),
    used: t('已用 {used}，共 {quota}', '{used} of {quota} used', '已用 {used}，共 {quota}'),
    unlimited: t('已用 {used}，不限额度', '{used} used, no limit', '已用 {used}，不限額度'),
    after: t('下单后还剩 {left}', '{left} left after this order', '下單後還剩 {left}'),
    left: t('还剩 {left}', '{left} left', '還剩 {left}'),
    over: t(
      '超出额度 {n} 个，请减少数量或升级版本',
      '{n} more than the quota allows: order fewer or ask for a larger version',
      '超出額度 {n} 個，請減少數量或升級版本',
    ),
  },
  exported: {
    never: t('未导出', 'Never exported', '未匯出'),
    times: t('{n} 次，最近 {time}', '{n} {n:time|times}, last {time}', '{n} 次，最近 {time}'),
  },
  exporting: {
    title: t('导出标识包', 'Export the pack', '匯出標識包'),
    meaning: t(
      '{code} 的 {n} 个编码将写入加密压缩包，供印刷使用。导出会计次并写入操作日志。',
      'All codes of {code} ({n}) are written into an encrypted archive for the printer. Every export is counted and logged.',
      '{code} 的 {n} 個編碼將寫入加密壓縮檔，供印刷使用。匯出會計次並寫入操作日誌。',
    ),
    formats: {
      csv: t('CSV（带表头）', 'CSV (with a heading)', 'CSV（含表頭）'),
      txt: t('TXT（每行一个）', 'TXT (one a line)', 'TXT（每行一個）'),
    },
    link: t(
      '每个编码旁写出扫码后打开的网址',
      'Beside each code the address that a scan opens',
      '每個編碼旁寫出掃碼後開啟的網址',
    ),
  },
} as const;
