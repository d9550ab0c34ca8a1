import { t } from '#contract/text.ts';

/** Texts of uploads; those of the specification word for word. */
export const uploadTexts = {
  status: {
    ready: t('待上传', 'To upload', '待上傳'),
    wait: t('待上传', 'To upload', '待上傳'),
    uploading: t('上传中', 'Uploading', '上傳中'),
    success: t('上传成功', 'Uploaded', '上傳成功'),
    fail: t('上传失败', 'Failed', '上傳失敗'),
    secondPass: t('秒传成功', 'Instant upload done', '秒傳成功'),
    pause: t('已暂停', 'Paused', '已暫停'),
    resume: t('已恢复', 'Resumed', '已恢復'),
  },
  title: {
    modify: t('修改附件', 'Modify attachment', '修改附件'),
    upload: t('上传附件', 'Upload attachment', '上傳附件'),
  },
  errorTitle: t('错误提示', 'Error', '錯誤提示'),
  imageErrorTitle: t('图片上传错误', 'Image upload error', '圖片上傳錯誤'),
  askDelete: t('确定删除当前文件？', 'Delete the current file?', '確定刪除目前檔案？'),
  nothingChosen: t('请选择要上传的文件', 'Please select a file to upload', '請選擇要上傳的檔案'),
  pick: {
    many: t(
      '点击选择文件，或拖到这里',
      'Click to choose files, or drop them here',
      '點擊選擇檔案，或拖到這裡',
    ),
    one: t(
      '点击选择文件，或拖到这里',
      'Click to choose a file, or drop it here',
      '點擊選擇檔案，或拖到這裡',
    ),
    full: t('已选好文件', 'File selected', '已選好檔案'),
    paste: t('也可以直接粘贴', 'You can also paste', '也可以直接貼上'),
  },
  hints: {
    file: t(
      '文件名为“序列号##文件名”；单个不超过 200M，CAD 文件不超过 500M',
      'Named “serial number##file name”; up to 200 MB each, CAD files up to 500 MB',
      '檔名為「序號##檔案名稱」；單個不超過 200M，CAD 檔案不超過 500M',
    ),
    media: t(
      'mp4、ogg、flv、avi、wmv、rmvb、mov 或 mp3，不超过 500M',
      'mp4, ogg, flv, avi, wmv, rmvb, mov or mp3, up to 500 MB',
      'mp4、ogg、flv、avi、wmv、rmvb、mov 或 mp3，不超過 500M',
    ),
    model: t(
      'OBJ、FBX、STL 等三维格式；不超过 200M，CAD 文件不超过 500M',
      'OBJ, FBX, STL and other 3D formats; up to 200 MB, CAD files up to 500 MB',
      'OBJ、FBX、STL 等 3D 格式；不超過 200M，CAD 檔案不超過 500M',
    ),
    manual: t(
      'PDF、图片或 Office 文档，单个不超过 200M',
      'PDF, pictures or Office documents, up to 200 MB each',
      'PDF、圖片或 Office 文件，單個不超過 200M',
    ),
    picture: t(
      'gif、jpg 或 png，单张不超过 10M',
      'gif, jpg or png, up to 10 MB each',
      'gif、jpg 或 png，單張不超過 10M',
    ),
    codes: t(
      'csv、txt 或 xlsx，不超过 500M',
      'csv, txt or xlsx, up to 500 MB',
      'csv、txt 或 xlsx，不超過 500M',
    ),
  },
  unfinished: t(
    '上次没有传完：{names}。重新选择同一文件，从中断处继续。',
    'Not finished last time: {names}. Choose the same file again to resume.',
    '上次沒有傳完：{names}。重新選擇同一檔案，從中斷處繼續。',
  ),
  more: t('另有 {n} 个文件没有添加', '{n} more files were not added', '另有 {n} 個檔案沒有加入'),
  same: t('{file}已在列表中', '{file} is already in the list', '{file}已在清單中'),
  noFolders: t(
    '不能上传文件夹，请选择文件',
    'Folders can’t be uploaded; please choose files',
    '不能上傳資料夾，請選擇檔案',
  ),
  unreadable: t(
    '文件无法读取，可能已被移动或修改，请重新选择',
    'The file can’t be read. It may have been moved or changed. Please choose it again',
    '檔案無法讀取，可能已被移動或修改，請重新選擇',
  ),
  onlyOne: t('只能上传一个文件', 'Only one file can be uploaded', '只能上傳一個檔案'),
  tooMany: t(
    '最多 {n} 个，多出的没有添加',
    'At most {n}; the rest were not added',
    '最多 {n} 個，多出的沒有加入',
  ),
  list: t('文件列表', 'Files', '檔案清單'),
  current: t('当前文件', 'Current file', '目前檔案'),
  serial: t('序列号 {serial}', 'Serial number {serial}', '序號 {serial}'),
  reading: t('正在校验', 'Verifying', '正在驗證'),
  resumedAt: t('从 {size} 处继续', 'Resuming at {size}', '從 {size} 處繼續'),
  speed: t('{size}/秒', '{size}/s', '{size}/秒'),
  left: {
    seconds: t('剩余 {n} 秒', '{n} s left', '剩餘 {n} 秒'),
    minutes: t('剩余 {n} 分钟', '{n} min left', '剩餘 {n} 分鐘'),
    hours: t('剩余 {n} 小时', '{n} h left', '剩餘 {n} 小時'),
  },
  held: {
    network: t('网络恢复后自动继续', 'Resumes when the network is back', '網路恢復後自動繼續'),
    login: t('重新登录后继续', 'Resumes after you sign in again', '重新登入後繼續'),
  },
  progressOf: t('{name} 的上传进度', 'Progress of {name}', '{name} 的上傳進度'),
  actions: {
    pause: t('暂停 {name}', 'Pause {name}', '暫停 {name}'),
    resume: t('继续 {name}', 'Resume {name}', '繼續 {name}'),
    retry: t('重试 {name}', 'Retry {name}', '重試 {name}'),
    remove: t('删除 {name}', 'Delete {name}', '刪除 {name}'),
    pauseAll: t('全部暂停', 'Pause all', '全部暫停'),
    resumeAll: t('全部继续', 'Resume all', '全部繼續'),
    start: t('开始上传', 'Upload', '開始上傳'),
    startAgain: t('重新上传', 'Upload again', '重新上傳'),
    save: t('保存', 'Save', '儲存'),
    saveSome: t('保存已上传的 {n} 个', 'Save the {n} uploaded', '儲存已上傳的 {n} 個'),
    delete: t('删除', 'Delete', '刪除'),
    cancel: t('取消', 'Cancel', '取消'),
    close: t('关闭', 'Close', '關閉'),
    stay: t('继续上传', 'Keep uploading', '繼續上傳'),
    leave: t('放弃并关闭', 'Discard and close', '放棄並關閉'),
  },
  askLeave: {
    title: t('还有文件没有保存', 'Some files are not saved yet', '還有檔案沒有儲存'),
    text: t(
      '关闭后，没有传完和没有保存的文件都会放弃。',
      'If you close now, unfinished and unsaved files are discarded.',
      '關閉後，沒有傳完和沒有儲存的檔案都會放棄。',
    ),
  },
  summary: t(
    '共 {all} 个文件，{done} 个已上传，{failed} 个失败',
    '{all} {all:file|files}, {done} uploaded, {failed} failed',
    '共 {all} 個檔案，{done} 個已上傳，{failed} 個失敗',
  ),
} as const;

export const licenseTexts = {
  preview: t('预览 {name}', 'View {name}', '預覽 {name}'),
  download: t('下载', 'Download', '下載'),
} as const;
