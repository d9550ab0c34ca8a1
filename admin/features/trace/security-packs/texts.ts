import { t } from '#contract/text.ts';

export const securityPageTexts = {
  add: t('生成防伪码', 'Generate security codes', '產生防偽碼'),
  product: t('覆盖范围', 'What it covers', '涵蓋範圍'),
  progress: t('生成进度', 'Progress', '產生進度'),
  rate: t('查验 / 通过', 'Checks / right', '查驗 / 通過'),
  rateOf: t(
    '{checks} / {hits}（{rate}）',
    '{checks} / {hits} ({rate})',
    '{checks} / {hits}（{rate}）',
  ),
  noChecks: t('未查验', 'None', '未查驗'),
  hints: {
    kind: {
      bound: t(
        '8 位数字，与序列号一起查验；错 5 次锁定',
        '8 digits, checked together with the serial number; locked after 5 wrong tries',
        '8 位數字，與序號一起查驗；錯 5 次鎖定',
      ),
      standalone: t(
        '20 位数字，单独查验，最后一位是校验位',
        '20 digits, checked on their own; the last one checks the others',
        '20 位數字，單獨查驗，最後一位是校驗碼',
      ),
    },
    pack: t(
      '包内每个标识各得一个防伪码；只列出已就绪的标识包',
      'Every identifier of the pack gets one; only packs that are ready are offered',
      '包內每個標識各得一個防偽碼；只列出已就緒的標識包',
    ),
    quantity: t('1 到 100,000,000', '1 to 100,000,000', '1 到 100,000,000'),
    part: t('可留空', 'May be left open', '可留空'),
  },
  questions: {
    pause: t(
      '暂停生成 {code}？已生成的 {n} 个保留，随时可以继续。',
      'Pause {code}? The {n} made so far stay, and it can be continued at any time.',
      '暫停產生 {code}？已產生的 {n} 個保留，隨時可以繼續。',
    ),
    cancel: t(
      '取消 {code}？已生成的 {n} 个不会被使用，这一步不能撤销。',
      'Cancel {code}? The {n} made so far are never used. This cannot be undone.',
      '取消 {code}？已產生的 {n} 個不會被使用，這一步不能復原。',
    ),
    request: t(
      '申请下载 {code} 的明码？另一位有审批权限的同事批准后，您可以加密下载一次。',
      'Request the plain codes of {code}? When a colleague with the right to approve has agreed, you may download them once, encrypted.',
      '申請下載 {code} 的明碼？另一位有審批權限的同事核准後，您可以加密下載一次。',
    ),
    approve: t(
      '批准 {user} 下载 {code} 的 {n} 个明码？下载一次后，系统不再保留明码。',
      'Let {user} download the plain codes of {code} ({n})? After that one download nobody can get them again.',
      '核准 {user} 下載 {code} 的 {n} 個明碼？下載一次後，系統不再保留明碼。',
    ),
  },
  ownRequest: t(
    '您提出了申请，须由另一位同事批准',
    'You asked for it; a colleague must approve',
    '您提出了申請，須由另一位同事核准',
  ),
  othersRequest: t(
    '只有申请人 {user} 可以下载',
    'Only {user}, who asked, may download it',
    '只有申請人 {user} 可以下載',
  ),
  rejectMeans: t(
    '驳回 {code} 的下载申请，明码留在系统内，可以重新申请。',
    'The request for {code} is turned down; the codes stay inside and can be asked for again.',
    '駁回 {code} 的下載申請，明碼留在系統內，可以重新申請。',
  ),
  voidMeans: t(
    '作废 {codes}：其中的防伪码此后全部查验为无效，包括已印刷和已售出的产品。这一步不能撤销。',
    'Void {codes}: every security code in it fails its check from now on, also on products that are printed and sold. This cannot be undone.',
    '作廢 {codes}：其中的防偽碼此後全部查驗為無效，包括已印刷和已售出的產品。這一步不能復原。',
  ),
  reasonHint: t('会写入操作日志', 'It is kept in the operation log', '會寫入操作日誌'),
  download: {
    title: t('下载防伪码', 'Download the security codes', '下載防偽碼'),
    meaning: t(
      '{code} 的 {n} 个明码将写入加密压缩包，只能完整下载一次，之后系统里只剩密钥哈希。',
      'The plain codes of {code} ({n}) are written into an encrypted archive. They can be downloaded once; afterwards only keyed hashes are left.',
      '{code} 的 {n} 個明碼將寫入加密壓縮檔，只能完整下載一次，之後系統裡只剩金鑰雜湊。',
    ),
  },
  steps: t('防伪码进度', 'How far the codes have come', '防偽碼進度'),
  by: t('{user}，{time}', '{user}, {time}', '{user}，{time}'),
} as const;
