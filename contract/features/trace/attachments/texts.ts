import type { PreviewFormat } from '#contract/files.ts';
import { t, type Text } from '#contract/text.ts';

export const attachmentTexts = {
  one: t('附件', 'attachment', '附件'),
  line: t(
    '按序列号归档的检验报告、照片、视频与三维模型',
    'Reports, photos, videos and 3D models, filed by serial number',
    '按序號歸檔的檢驗報告、照片、影片與 3D 模型',
  ),
  fields: {
    serial_number: t('序列号', 'Serial number', '序號'),
    file_name: t('文件名', 'File name', '檔案名稱'),
    origin_name: t('原始文件名', 'Original file name', '原始檔案名稱'),
    file_path: t('文件路径', 'File path', '檔案路徑'),
    file_size: t('大小', 'Size', '大小'),
    format: t('类型', 'Type', '類型'),
    url: t('链接', 'Link', '連結'),
    list: t('附件', 'Attachments', '附件'),
    create_user: t('上传人', 'Uploaded by', '上傳者'),
    version: t('版本', 'Version', '版本'),
    keyword: t('序列号、文件名', 'Serial number or file name', '序號、檔案名稱'),
    create_time: t('上传时间', 'Uploaded', '上傳時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  formats: {
    image: t('图片', 'Picture', '圖片'),
    pdf: t('PDF', 'PDF', 'PDF'),
    video: t('视频', 'Video', '影片'),
    audio: t('音频', 'Audio', '音訊'),
    model: t('三维模型', '3D model', '3D 模型'),
    other: t('其他', 'Other', '其他'),
  } satisfies Record<PreviewFormat, Text>,
  done: {
    added: t('已保存 {n} 个附件', 'Attachments saved: {n}', '已儲存 {n} 個附件'),
    replaced: t('附件已替换', 'Attachment replaced', '附件已替換'),
  },
  errors: {
    taken: t(
      '序列号 {serial} 已有名为“{file}”的附件，请改名或替换原附件',
      'Serial number {serial} already has an attachment named “{file}”; please rename the file or replace the existing one',
      '序號 {serial} 已有名為「{file}」的附件，請改名或替換原附件',
    ),
    attached: t(
      '“{file}”已经是另一条附件，请重新上传',
      '“{file}” is already used by another attachment; please upload it again',
      '「{file}」已經是另一筆附件，請重新上傳',
    ),
    serialTooLong: t(
      '{file}的序列号过长，最多 {n} 个字符',
      'The serial number of {file} is too long; at most {n} characters',
      '{file}的序號過長，最多 {n} 個字元',
    ),
    otherSerial: t(
      '新文件的序列号必须是 {serial}',
      'The new file must have the serial number {serial}',
      '新檔案的序號必須是 {serial}',
    ),
  },
  empty: {
    title: t('还没有附件', 'No attachments yet', '還沒有附件'),
    hint: t(
      '把检验报告、照片、视频或三维模型按“序列号##文件名”命名后上传，即可随序列号追溯。',
      'Name a report, photo, video or 3D model “serial number##file name” and upload it to trace it by serial number.',
      '將檢驗報告、照片、影片或 3D 模型按「序號##檔案名稱」命名後上傳，即可隨序號追溯。',
    ),
  },
} as const;
