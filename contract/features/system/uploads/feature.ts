import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const uploads = feature('system/uploads', {
  resource: 'WipFile',
  types: ['web', 'admin', 'dealer'],
  title: t('上传', 'Uploads', '上傳'),
  log: {
    'common/uploadFile': t('上传文件', 'Uploaded a file', '上傳檔案'),
    'storage/upload': t('上传文件', 'Uploaded a file', '上傳檔案'),
    secondPass: t('秒传文件', 'Uploaded a file instantly', '秒傳檔案'),
    deleteFile: t('删除上传的文件', 'Deleted an uploaded file', '刪除上傳的檔案'),
  },
});
