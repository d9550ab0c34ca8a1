import { t } from '#contract/text.ts';

export const libraryTexts = {
  open: t('图片库', 'Library', '圖片庫'),
  openMany: t('从图片库添加', 'Add from the library', '從圖片庫新增'),
  title: t('从图片库选择', 'Choose from the library', '從圖片庫選擇'),
  folder: t('文件夹', 'Folder', '資料夾'),
  all: t('全部文件夹', 'All folders', '全部資料夾'),
  search: t('搜索图片名称', 'Search by name', '搜尋圖片名稱'),
  upload: t('上传图片', 'Upload pictures', '上傳圖片'),
  list: t('图片', 'Pictures', '圖片'),
  take: t('选用', 'Use', '選用'),
  takeMany: t('选用 {n} 张', 'Use {n} {n:picture|pictures}', '選用 {n} 張'),
  more: t('显示更多（还有 {n} 张）', 'Show more ({n} left)', '顯示更多（還有 {n} 張）'),
  none: t('图片库中还没有图片', 'The library has no pictures yet', '圖片庫中還沒有圖片'),
  noneFound: t('没有找到图片', 'No pictures found', '沒有找到圖片'),
  noneHint: t(
    '上传之后可以在任何页面使用。',
    'Once uploaded, they can be used on any page.',
    '上傳之後可以在任何頁面使用。',
  ),
  crop: t('裁剪', 'Crop', '裁切'),
  ofPage: t('页面图片', 'Page picture', '頁面圖片'),
};
