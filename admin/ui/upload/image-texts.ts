import { t } from '#contract/text.ts';

/** What is said about pictures. */
export const imageTexts = {
  add: t('上传图片', 'Upload pictures', '上傳圖片'),
  addPhoto: t('拍照或选择照片', 'Take or choose photos', '拍照或選擇照片'),
  dropHint: t('可拖入或粘贴', 'Drag and drop or paste', '可拖入或貼上'),
  shrink: t('压缩到 720 宽再上传', 'Resize to 720 px wide before uploading', '壓縮到 720 寬再上傳'),
  tooMany: t(
    '最多 {n} 张，多出的没有上传',
    'At most {n}; the rest were not uploaded',
    '最多 {n} 張，多出的沒有上傳',
  ),
  stillUploading: t(
    '图片还在上传，请稍候再保存',
    'Pictures are still uploading. Please wait before saving',
    '圖片還在上傳，請稍候再儲存',
  ),
  count: t('{n} 张图片', 'Pictures: {n}', '{n} 張圖片'),
  uploading: t('正在上传 {name}', 'Uploading {name}', '正在上傳 {name}'),
  name: t('图片 {n}', 'Picture {n}', '圖片 {n}'),
  preview: t('预览第 {n} 张图片', 'View picture {n}', '預覽第 {n} 張圖片'),
  left: t('前移第 {n} 张图片', 'Move picture {n} forward', '前移第 {n} 張圖片'),
  right: t('后移第 {n} 张图片', 'Move picture {n} back', '後移第 {n} 張圖片'),
  remove: t('移除第 {n} 张图片', 'Remove picture {n}', '移除第 {n} 張圖片'),
  drag: t('拖动第 {n} 张图片', 'Drag picture {n}', '拖曳第 {n} 張圖片'),
  sortable: t('可拖动排序', 'sortable', '可拖曳排序'),
  retry: t('重新上传 {name}', 'Upload {name} again', '重新上傳 {name}'),
  giveUp: t('移除 {name}', 'Remove {name}', '移除 {name}'),
  twice: t('这张图片已经在列表中', 'This picture has already been added', '這張圖片已經在清單中'),
  main: t('主图', 'Main', '主圖'),
  drags: {
    how: t(
      '按空格键拿起图片，用方向键移动，再按空格键放下，按 Esc 取消。',
      'Press Space to pick up the picture, use the arrow keys to move it, press Space again to drop it, or Esc to cancel.',
      '按空白鍵拿起圖片，用方向鍵移動，再按空白鍵放下，按 Esc 取消。',
    ),
    lifted: t('已拿起第 {n} 张图片', 'Picture {n} picked up', '已拿起第 {n} 張圖片'),
    over: t('移到第 {n} 位', 'Moved to position {n}', '移到第 {n} 位'),
    dropped: t('已放到第 {n} 位', 'Dropped at position {n}', '已放到第 {n} 位'),
    cancelled: t('已取消移动', 'Move cancelled', '已取消移動'),
  },
  dialog: {
    title: t('上传图片', 'Upload a picture', '上傳圖片'),
    hint: t(
      'gif、jpg 或 png，不超过 10M',
      'gif, jpg or png, up to 10 MB',
      'gif、jpg 或 png，不超過 10M',
    ),
    upload: t('上传', 'Upload', '上傳'),
  },
} as const;
