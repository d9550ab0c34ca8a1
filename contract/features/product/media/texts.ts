import { t } from '#contract/text.ts';

export const mediaTexts = {
  one: t('图片', 'picture', '圖片'),
  line: t(
    '供页面设计反复使用的图片，放进文件夹，随时裁剪',
    'Pictures to be used in page after page, kept in folders and cropped as needed',
    '供頁面設計反覆使用的圖片，放進資料夾，隨時裁切',
  ),
  fields: {
    name: t('图片名称', 'Name', '圖片名稱'),
    folder_id: t('文件夹', 'Folder', '資料夾'),
    folder_name: t('文件夹', 'Folder', '資料夾'),
    url: t('图片', 'Picture', '圖片'),
    size: t('大小', 'Size', '大小'),
    width: t('宽度', 'Width', '寬度'),
    height: t('高度', 'Height', '高度'),
    uses: t('使用', 'Used', '使用'),
    files: t('图片', 'Pictures', '圖片'),
    left: t('左边距', 'From the left', '左邊距'),
    top: t('上边距', 'From the top', '上邊距'),
    create_user: t('上传人', 'Uploaded by', '上傳人'),
    keyword: t('图片名称', 'Name', '圖片名稱'),
    create_time: t('上传时间', 'Uploaded', '上傳時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  errors: {
    noPicture: t(
      '没有找到这张图片，请重新上传',
      'This picture was not found. Please upload it again',
      '沒有找到這張圖片，請重新上傳',
    ),
    noFolder: t('文件夹不存在', 'The folder does not exist', '資料夾不存在'),
    outside: t('裁剪范围超出了图片', 'The area reaches beyond the picture', '裁切範圍超出了圖片'),
  },
  done: {
    added: t('已添加 {n} 张图片', 'Pictures added: {n}', '已加入 {n} 張圖片'),
    known: t(
      '已添加 {n} 张图片，另有 {m} 张已在图片库中',
      'Pictures added: {n}; already in the library: {m}',
      '已加入 {n} 張圖片，另有 {m} 張已在圖片庫中',
    ),
    cropped: t(
      '已另存为“{name}”，原图不变',
      'Saved as “{name}”. The original is unchanged',
      '已另存為「{name}」，原圖不變',
    ),
  },
  empty: {
    title: t('还没有图片', 'No pictures yet', '還沒有圖片'),
    hint: t(
      '一次上传多张，设计页面时直接选用。',
      'Upload several at once, then choose them while designing pages.',
      '一次上傳多張，設計頁面時直接選用。',
    ),
  },
};

export const mediaFolderTexts = {
  one: t('文件夹', 'folder', '資料夾'),
  line: t('图片库的文件夹', 'Folders of the picture library', '圖片庫的資料夾'),
  fields: {
    name: t('文件夹名称', 'Folder name', '資料夾名稱'),
    pictures: t('图片数', 'Pictures', '圖片數'),
    keyword: t('文件夹名称', 'Folder name', '資料夾名稱'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  empty: {
    title: t('还没有文件夹', 'No folders yet', '還沒有資料夾'),
    hint: t('用文件夹整理图片。', 'Keep pictures in folders.', '用資料夾整理圖片。'),
  },
};
