import { t } from '#contract/text.ts';

export const showTexts = {
  openPage: t('打开完整页面', 'Open its page', '開啟完整頁面'),
  photo: t('照片 {n}', 'Photo {n}', '照片 {n}'),
  photoName: t('{code} 照片 {n}.webp', '{code} photo {n}.webp', '{code} 照片 {n}.webp'),
  noPhotos: t('没有附照片', 'No photos attached', '沒有附照片'),
  reveal: t('显示号码', 'Show', '顯示號碼'),
  revealing: t('查看会留下记录', 'Views are logged', '檢視會留下紀錄'),
  copy: t('复制', 'Copy', '複製'),
  copied: t('复制成功', 'Copied', '複製成功'),
  copyFailed: t(
    '浏览器不允许复制，请手动选择',
    'Your browser doesn’t allow copying. Please select the text and copy it',
    '瀏覽器不允許複製，請手動選取',
  ),
  none: t('未填写', 'Not set', '未填寫'),
  past: t('已完成', 'done', '已完成'),
  failed: t('未通过', 'failed', '未通過'),
  scans: {
    device: t('设备 {mark}', 'Device {mark}', '裝置 {mark}'),
    number: t('第 {n} 次', 'Check no. {n}', '第 {n} 次'),
    uncounted: t('不计次', 'Not counted', '不計次'),
  },
} as const;
