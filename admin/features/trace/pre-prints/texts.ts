import { t } from '#contract/text.ts';

export const prePrintsPageTexts = {
  open: t('查看', 'View', '檢視'),
  close: t('关闭面板', 'Close panel', '關閉面板'),
  title: t('预印单 {code}', 'Pre-print order {code}', '預印單 {code}'),
  steps: t('进度', 'Progress', '進度'),
  checked: t('已检查 {n} / {all} 张', 'Checked {n} of {all}', '已檢查 {n} / {all} 張'),
  file: t('下载加密文件', 'Download encrypted file', '下載加密檔案'),
  fileMeaning: t(
    '{code}：{n} 个编码的清单和标签文件，装在一个加密压缩包里。口令不会保存，请用别的途径告诉印刷厂。',
    '{code}: a list of {n} codes and the label file, in one encrypted archive. The passphrase is not stored; send it to the printing company separately.',
    '{code}：{n} 個編碼的清單和標籤檔案，裝在一個加密壓縮檔裡。密語不會儲存，請用別的途徑告訴印刷廠。',
  ),
  receiveHint: t(
    '损坏的编码能列出就列出。没有列出的损坏和没有送来的，按顺序算作最后的编码，关闭时作废。',
    'List the spoiled codes where you can. Spoiled labels that are not listed and labels that were not delivered count as the last codes of the order; they are voided when it is closed.',
    '損壞的編碼能列出就列出。沒有列出的損壞和沒有送來的，按順序算作最後的編碼，關閉時作廢。',
  ),
  quantityHint: t(
    '取标识包里最后一个用过的编码之后的连续编码。',
    'Uses consecutive codes after the last used one in the pack.',
    '取標識包裡最後一個用過的編碼之後的連續編碼。',
  ),
  refused: t(
    '没有通过检查：{reason}。修改模板或换一个模板，再审批一次。',
    'Check failed: {reason}. Correct the template or choose another one, then approve the order again.',
    '沒有通過檢查：{reason}。修改範本或換一個範本，再簽核一次。',
  ),
  stopped: t(
    '检查中断了，还没有检查完。退回草稿，再审批一次；再次中断时请联系平台。',
    'The check was interrupted before it was complete. Return the order to draft and approve it again; if it is interrupted again, contact the platform.',
    '檢查中斷了，還沒有檢查完。退回草稿，再簽核一次；再次中斷時請聯絡平台。',
  ),
  next: t('下一步：绑定到批次', 'Next: bind to a batch', '下一步：綁定到批次'),
} as const;
