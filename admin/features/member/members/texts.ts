import { t } from '#contract/text.ts';

export const membersPageTexts = {
  title: t('会员：{name}', 'Member: {name}', '會員：{name}'),
  toNext: t(
    '距“{name}”还差 {n} 成长值',
    '{n} growth points to {name}',
    '距「{name}」還差 {n} 成長值',
  ),
  highest: t('已是最高等级', 'Highest level reached', '已是最高等級'),
  growthBar: t('升级进度', 'Progress to the next level', '升級進度'),
  ledger: {
    title: t('积分流水', 'Points history', '點數明細'),
    empty: t('还没有积分流水', 'No entries yet', '還沒有點數明細'),
    balance: t('余额 {n}', 'Balance {n}', '餘額 {n}'),
    growth: t('成长值 {n}', 'Growth points {n}', '成長值 {n}'),
    points: t('积分 {n}', 'Points: {n}', '點數 {n}'),
    system: t('系统', 'System', '系統'),
    more: t('更早的流水', 'Earlier entries', '更早的流水'),
  },
  grantLine: t(
    '发给“{name}”，立即到账。',
    'Granted to {name} immediately.',
    '發給「{name}」，立即到帳。',
  ),
  takeLine: t(
    '从“{name}”扣减，余额不会低于 0。',
    'Deducted from {name}. The balance can’t go below 0.',
    '從「{name}」扣減，餘額不會低於 0。',
  ),
  reverseLine: t(
    '流水不能修改；冲正会写下一笔相反的流水。',
    'Entries can’t be changed. A reversal adds an opposite entry.',
    '流水不能修改；沖正會寫下一筆相反的流水。',
  ),
  known: {
    title: t('各企业掌握的信息', 'Data held by companies', '各企業掌握的資訊'),
    ask: t('查看', 'View', '檢視'),
    hint: t(
      '质保、维修、调查回答和短信，跨企业汇总；查看会留下记录。',
      'Warranties, repairs, survey answers and messages across all companies. Views are logged.',
      '保固、維修、調查回答和簡訊，跨企業彙總；檢視會留下紀錄。',
    ),
    count: t('{what}（{n}）', '{what} ({n})', '{what}（{n}）'),
    none: t('没有', 'None', '沒有'),
    noPrize: t('未中奖', 'No prize', '未中獎'),
    newest: t(
      '只列出最近 {n} 条，全部在导出文件中',
      'Showing the latest {n}; the export contains all',
      '只列出最近 {n} 筆，全部在匯出檔案中',
    ),
    until: t('质保至 {day}', 'Warranty until {day}', '保固至 {day}'),
    points: t('积分 {n}', 'Points: {n}', '點數 {n}'),
  },
  find: {
    open: t('按手机号查找', 'Find by phone number', '依手機號碼查詢'),
    title: t('查找个人数据', 'Find personal data', '查詢個人資料'),
    line: t(
      '不是会员的消费者也能找到：质保、维修、调查和短信。查找会留下记录。',
      'Also finds consumers who are not members: warranties, repairs, surveys and messages. Searches are logged.',
      '不是會員的消費者也能找到：保固、維修、調查和簡訊。查詢會留下紀錄。',
    ),
    go: t('查找', 'Find', '查詢'),
  },
  person: {
    title: t('个人数据 {mobile}', 'Personal data {mobile}', '個人資料 {mobile}'),
    export: t('导出个人数据', 'Export personal data', '匯出個人資料'),
    xlsx: t('Excel 文件', 'Excel file', 'Excel 檔案'),
    json: t('JSON 文件', 'JSON file', 'JSON 檔案'),
    exported: t('已导出：{name}', 'Exported: {name}', '已匯出：{name}'),
    erase: t('删除个人数据', 'Erase personal data', '刪除個人資料'),
  },
  erase: {
    line: t(
      '将清除 {mobile} 在所有企业的姓名、号码、留言和照片；质保、维修单和统计保留，但不再指向此人。此操作不能撤销。',
      'This erases the name, phone number, messages and photos of {mobile} in all companies. Warranties, repairs and statistics are kept without the person. This can’t be undone.',
      '將清除 {mobile} 在所有企業的姓名、號碼、留言和照片；保固、維修單和統計保留，但不再指向此人。此操作無法復原。',
    ),
    digitsHint: t(
      '输入该手机号的后四位以确认',
      'Type the last four digits of the phone number to confirm',
      '輸入該手機號碼的後四碼以確認',
    ),
    reasonHint: t(
      '会长期保留，不要写姓名或手机号',
      'Kept permanently: don’t enter names or phone numbers',
      '會長期保留，不要寫姓名或手機號碼',
    ),
  },
  erasures: {
    open: t('删除记录', 'Erasures', '刪除紀錄'),
    title: t('个人数据删除记录', 'Personal data erasures', '個人資料刪除紀錄'),
    empty: t(
      '还没有删除过个人数据',
      'No personal data has been erased yet',
      '還沒有刪除過個人資料',
    ),
    running: t('正在清除日志', 'Erasing from logs', '正在清除日誌'),
    done: t('已完成', 'Done', '已完成'),
    line: t('{what} {n}', '{what} {n}', '{what} {n}'),
  },
} as const;
