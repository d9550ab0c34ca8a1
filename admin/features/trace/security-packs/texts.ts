import { t } from '#contract/text.ts';

export const securityPageTexts = {
  add: t('生成防伪码', 'Generate security codes', '產生防偽碼'),
  product: t('覆盖范围', 'Scope', '涵蓋範圍'),
  progress: t('生成进度', 'Progress', '產生進度'),
  rate: t('查验 / 通过', 'Checks / correct', '查驗 / 通過'),
  rateOf: t(
    '{checks} / {hits}（{rate}）',
    '{checks} / {hits} ({rate})',
    '{checks} / {hits}（{rate}）',
  ),
  noChecks: t('未查验', 'Not checked', '未查驗'),
  resting: {
    title: t('暂停验证的防伪码（{n}）', 'Paused security codes ({n})', '暫停驗證的防偽碼（{n}）'),
    note: t(
      '防伪码多次输错后暂停验证，到时间自动恢复。消费者来电时可以提前解除，会写入操作日志。',
      'After several wrong attempts a code is not checked for a while. Release it if a buyer calls; this is recorded in the operation log.',
      '防偽碼多次輸錯後暫停驗證，到時間自動恢復。消費者來電時可以提前解除，會寫入操作日誌。',
    ),
    forAll: t(
      '输错 {n} 次，对所有人暂停至',
      '{n} wrong attempts, paused for everyone until',
      '輸錯 {n} 次，對所有人暫停至',
    ),
    forSome: t(
      '输错 {n} 次，对输错的人暂停至',
      '{n} wrong attempts, paused for that person until',
      '輸錯 {n} 次，對輸錯的人暫停至',
    ),
    release: t('解除', 'Release', '解除'),
    releaseOne: t('解除 {code}', 'Release {code}', '解除 {code}'),
  },
  hints: {
    kind: {
      bound: t(
        '8 位数字，与序列号一起查验；错 5 次须等待',
        '8 digits, checked together with the serial number; 5 wrong attempts cause a waiting time',
        '8 位數字，與序號一起查驗；錯 5 次須等待',
      ),
      standalone: t(
        '20 位数字，单独查验，最后一位是校验位',
        '20 digits, checked on their own; the last is a check digit',
        '20 位數字，單獨查驗，最後一位是檢查碼',
      ),
    },
    pack: t(
      '包内每个标识各得一个防伪码；只列出已就绪的标识包',
      'Each identifier of the pack gets one security code; only packs that are ready are listed',
      '包內每個標識各得一個防偽碼；只列出已就緒的標識包',
    ),
    quantity: t('1 到 100,000,000', '1 to 100,000,000', '1 到 100,000,000'),
    part: t('可留空', 'Optional', '可留空'),
  },
  ownRequest: t(
    '您提出了申请，须由另一位同事批准',
    'You made this request, so a colleague must approve it',
    '您提出了申請，須由另一位同事核准',
  ),
  othersRequest: t(
    '只有申请人 {user} 可以下载',
    'Only the requester {user} can download it',
    '只有申請人 {user} 可以下載',
  ),
  reasonHint: t('会写入操作日志', 'Recorded in the operation log', '會寫入操作日誌'),
  download: {
    title: t('下载防伪码', 'Download security codes', '下載防偽碼'),
    meaning: t(
      '{code} 的 {n} 个明码将写入加密压缩包，只能完整下载一次，之后系统里只剩密钥哈希。',
      'The {n} plain codes of {code} are written to an encrypted archive. They can be downloaded only once; afterwards only keyed hashes remain.',
      '{code} 的 {n} 個明碼將寫入加密壓縮檔，只能完整下載一次，之後系統裡只剩金鑰雜湊。',
    ),
  },
  steps: t('防伪码进度', 'Security code progress', '防偽碼進度'),
  by: t('{user}，{time}', '{user}, {time}', '{user}，{time}'),
} as const;
