import { t } from '#contract/text.ts';

export const keysPageTexts = {
  confirmRotate: t(
    '更换后，新码由第 {n} 代密钥生成；“{name}”转为退役中，它生成的码继续有效，已印的标签不受影响。',
    'New codes will be generated with key generation {n}. “{name}” is phased out: its codes, including printed labels, stay valid.',
    '更換後，新碼由第 {n} 代金鑰產生；「{name}」轉為退役中，它產生的碼繼續有效，已印的標籤不受影響。',
  ),
  revokeMeans: {
    code: t(
      '由“{name}”生成的标识将全部查询为无效，包括已印刷、已出厂和已售出的产品。此操作无法撤销。',
      'All identifiers generated with “{name}” become invalid, including those on printed, shipped and sold products. This can’t be undone.',
      '由「{name}」產生的標識將全部查詢為無效，包括已印刷、已出廠和已售出的產品。此操作無法復原。',
    ),
    covert: t(
      '由“{name}”保护的防伪码将全部无法通过验证，包括已印刷和已售出的产品。此操作无法撤销。',
      'All security codes protected by “{name}” will fail verification, including printed and sold products. This can’t be undone.',
      '由「{name}」保護的防偽碼將全部無法通過驗證，包括已印刷和已售出的產品。此操作無法復原。',
    ),
    signature: t(
      '由“{name}”签出的签名将在公布的公钥里标为已吊销，离线验证不再认可；扫码查询不受影响。此操作无法撤销。',
      'Signatures made with “{name}” will be marked as revoked in the published keys and no longer be accepted offline. Scans are not affected. This can’t be undone.',
      '由「{name}」簽出的簽章將在公布的公鑰裡標為已吊銷，離線驗證不再認可；掃碼查詢不受影響。此操作無法復原。',
    ),
  },
  revokesRest: t(
    '由“{name}”生成、此刻尚未发货的码将全部查询为无效；以后再发货也不会恢复。此操作无法撤销。',
    'All codes generated with “{name}” that have not been shipped by now become invalid, and stay so when they are shipped later. This can’t be undone.',
    '由「{name}」產生、此刻尚未出貨的碼將全部查詢為無效；以後再出貨也不會恢復。此操作無法復原。',
  ),
  keepsHint: {
    code: t(
      '已发货、已收货、已售出和已激活的产品不受影响；仓库里的和未使用的标签失效，需要重新贴码。持有密钥的人仍能仿造已发货产品的码，请留意克隆预警。',
      'Shipped, received, sold and activated products are not affected; labels in stock or unused become invalid and must be replaced. Anyone with the key can still imitate codes of shipped products: watch for clone alerts.',
      '已出貨、已收貨、已售出和已啟用的產品不受影響；倉庫裡的和未使用的標籤失效，需要重新貼碼。持有金鑰的人仍能仿造已出貨產品的碼，請留意複製預警。',
    ),
    covert: t(
      '随序列号使用的防伪码，产品已发货的继续有效；独立防伪码无法判断是否已发货，全部失效。',
      'Security codes with a serial number stay valid if their product has been shipped. Standalone ones become invalid, because nobody knows where they are.',
      '隨序號使用的防偽碼，產品已出貨的繼續有效；獨立防偽碼無法判斷是否已出貨，全部失效。',
    ),
  },
  onlyLeaked: t(
    '只在密钥可能泄露时吊销；平时更换即可。',
    'Revoke a key only if it may have leaked; otherwise rotate it.',
    '只在金鑰可能外洩時吊銷；平時更換即可。',
  ),
  reasonHint: t('会写入操作日志', 'Recorded in the operation log', '會寫入操作日誌'),
  typeIt: t('输入 {word} 以确认', 'Type {word} to confirm', '輸入 {word} 以確認'),
} as const;
