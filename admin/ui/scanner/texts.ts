import { t } from '#contract/text.ts';

export const scannerTexts = {
  scan: t('扫描或输入编码', 'Scan or type a code', '掃描或輸入編碼'),
  hint: t(
    '扫描枪直接扫；手动输入后按回车，也可粘贴多行',
    'Scan directly, or type and press Enter. You can also paste several lines',
    '掃描槍直接掃；手動輸入後按 Enter，也可貼上多行',
  ),
  lines: t(
    '扫描枪直接扫；手动输入后按回车，也可粘贴多行，每行一个编码',
    'Scan directly, or type and press Enter. You can also paste several lines, one code each',
    '掃描槍直接掃；手動輸入後按 Enter，也可貼上多行，每行一個編碼',
  ),
  camera: t('拍照识别', 'Use camera', '拍照辨識'),
  unreadable: t(
    '照片里没有读出编码，请靠近再拍，或手动输入',
    'No code could be read from the photo. Move closer, or type it',
    '照片裡沒有讀出編碼，請靠近再拍，或手動輸入',
  ),
  scanned: t('已扫描的编码', 'Scanned codes', '已掃描的編碼'),
  gathered: t('已扫 {n} 个', 'Scanned: {n}', '已掃 {n} 個'),
  clear: t('清空', 'Clear', '清空'),
  remove: t('移除 {code}', 'Remove {code}', '移除 {code}'),
  ready: t('可以扫描', 'Ready to scan', '可以掃描'),
  sending: t('正在处理 {code}', 'Processing {code}', '正在處理 {code}'),
  waiting: t(
    '还有 {n} 次扫描没有核对完，请稍后再保存',
    '{n} {n:scan is|scans are} still being checked. Save again in a moment',
    '還有 {n} 次掃描沒有核對完，請稍後再儲存',
  ),
  offline: t(
    '网络不通：{n} 次扫描等待发送，连上后自动继续',
    'No connection: {n} {n:scan|scans} waiting. They are sent as soon as it is back',
    '網路不通：{n} 次掃描等待傳送，連上後自動繼續',
  ),
} as const;
