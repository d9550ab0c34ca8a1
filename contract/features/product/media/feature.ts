import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const media = feature('product/media', {
  resource: 'media',
  area: 'product:media',
  title: t('图片库', 'Picture library', '圖片庫'),
  one: t('图片', 'picture', '圖片'),
  many: 'pictures',
  menu: { id: 190, path: '/product/media', under: 'product' },
  verbs: ['view', 'add', 'edit', 'delete'],
  roles: { product: 'all' },
  log: {
    add: t('上传图片到图片库', 'Added pictures to the library', '上傳圖片到圖片庫'),
    crop: t('裁剪图片', 'Cropped a picture', '裁切圖片'),
    editMany: t('移动图片库的图片', 'Moved pictures of the library', '移動圖片庫的圖片'),
  },
});

/** Its folders have no page and no rights of their own. */
export const mediaFolders = feature('product/media-folders', {
  resource: 'mediaFolder',
  area: 'product:media',
  title: t('图片库文件夹', 'Folders of the picture library', '圖片庫資料夾'),
  log: {
    add: t('新增图片库文件夹', 'Added a folder of the picture library', '新增圖片庫資料夾'),
    edit: t('编辑图片库文件夹', 'Edited a folder of the picture library', '編輯圖片庫資料夾'),
    delete: t('删除图片库文件夹', 'Deleted folders of the picture library', '刪除圖片庫資料夾'),
  },
});
