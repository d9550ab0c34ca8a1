import { t } from '../text.ts';

/** Messages about files; those of the specification word for word. */
export const fileTexts = {
  /** Why a file is refused. */
  problems: {
    imageType: t(
      '请上传 gif|jpg|jpeg|png|GIF|JPG|PNG 格式的图片',
      'Please upload gif|jpg|jpeg|png|GIF|JPG|PNG images',
      '請上傳 gif|jpg|jpeg|png|GIF|JPG|PNG 格式的圖片',
    ),
    notAnImage: t('请上传图片！', 'Please upload a picture!', '請上傳圖片！'),
    imageTooLarge: t(
      '上传大小不能超过{n}M',
      'Upload size must not exceed {n}M',
      '上傳大小不能超過{n}M',
    ),
    helperTooLarge: t('大小不能超过10MB！', 'It must not exceed 10 MB!', '大小不能超過10MB！'),
    fileTooLarge: t(
      '{file}文件过大，不能超过500M!',
      '{file} file too large, cannot exceed 500M!',
      '{file}檔案過大，不能超過500M!',
    ),
    plainTooLarge: t(
      '{file}文件过大，非CAD文件不能超过200M!',
      '{file} file too large, only CAD files may exceed 200M!',
      '{file}檔案過大，非CAD檔案不能超過200M!',
    ),
    wrongName: t(
      '{file}文件名称有误，请上传符合“序列号##文件名”的文件',
      '{file} has a wrong name; please upload a file named “serial number##file name”',
      '{file}檔案名稱有誤，請上傳符合「序號##檔案名稱」的檔案',
    ),
    badName: t(
      '{file}文件名过长或含有不能使用的字符',
      'The name of {file} is too long or contains invalid characters',
      '{file}檔案名稱過長或含有不能使用的字元',
    ),
    mediaType: t(
      '{file}只能上传 mp4、ogg、flv、avi、wmv、rmvb、mov、mp3 格式的文件',
      '{file}: only mp4, ogg, flv, avi, wmv, rmvb, mov and mp3 files can be uploaded',
      '{file}只能上傳 mp4、ogg、flv、avi、wmv、rmvb、mov、mp3 格式的檔案',
    ),
    modelType: t(
      '{file}不是三维模型，请上传 OBJ、FBX、STL 等格式的文件',
      '{file} is not a 3D model; please upload OBJ, FBX, STL or a similar format',
      '{file}不是 3D 模型，請上傳 OBJ、FBX、STL 等格式的檔案',
    ),
    manualType: t(
      '{file}不是说明书，请上传 PDF、图片或 Office 文档',
      '{file} is not a manual; please upload a PDF, a picture or an Office document',
      '{file}不是說明書，請上傳 PDF、圖片或 Office 文件',
    ),
    codesType: t(
      '{file}不是编码文件，请上传 csv、txt 或 xlsx',
      '{file} is not a file of codes; please upload a csv, txt or xlsx',
      '{file}不是編碼檔案，請上傳 csv、txt 或 xlsx',
    ),
    licenseType: t(
      '请上传图片或 PDF 格式的营业执照',
      'Please upload the licence as a picture or PDF',
      '請上傳圖片或 PDF 格式的營業執照',
    ),
    empty: t('{file}是空文件', '{file} is empty', '{file}是空檔案'),
    /** Only the server can tell. */
    contentMismatch: t(
      '{file}的内容与扩展名不符',
      'The content of {file} doesn’t match its file extension',
      '{file}的內容與副檔名不符',
    ),
    drawing: t(
      '{file}含有可执行的内容（SVG），不能上传',
      '{file} may contain scripts (SVG) and can’t be uploaded',
      '{file}含有可執行的內容（SVG），不能上傳',
    ),
  },
  errors: {
    token: t(
      '上传凭证无效或已过期，请重新上传',
      'The upload token is invalid or has expired. Please upload again',
      '上傳憑證無效或已過期，請重新上傳',
    ),
    key: t(
      '文件路径与上传凭证不符',
      'The file path doesn’t match the upload token',
      '檔案路徑與上傳憑證不符',
    ),
    sameKey: t(
      '图片名字重复,请修改名字后重试!',
      'The name is taken, please change it and try again!',
      '圖片名稱重複,請修改名稱後重試!',
    ),
    noUpload: t(
      '没有找到已上传的文件，请重新上传',
      'The uploaded file was not found; please upload it again',
      '沒有找到已上傳的檔案，請重新上傳',
    ),
    hash: t(
      '文件在传输中损坏，请重新上传',
      'The file was damaged during the transfer. Please upload it again',
      '檔案在傳輸中損壞，請重新上傳',
    ),
    quota: t(
      '存储空间不足：已用 {used}，共 {all}，请联系平台扩容',
      'Not enough storage: {used} of {all} used; please ask the platform for more',
      '儲存空間不足：已用 {used}，共 {all}，請聯絡平台擴容',
    ),
    tooManyOpen: t(
      '未完成的上传过多，请先完成或取消一些',
      'Too many unfinished uploads. Please finish or cancel some first',
      '未完成的上傳過多，請先完成或取消一些',
    ),
    diskFull: t(
      '服务器存储已满，文件没有保存，请联系管理员',
      'The server’s storage is full and the file was not saved. Please contact the administrator',
      '伺服器儲存已滿，檔案沒有儲存，請聯絡管理員',
    ),
    inUse: t(
      '文件正在使用中，不能删除',
      'The file is in use and can’t be deleted',
      '檔案正在使用中，不能刪除',
    ),
    expired: t(
      '链接已过期，请重新打开',
      'The link has expired. Please open it again',
      '連結已過期，請重新開啟',
    ),
    failed: t(
      '上传图片失败，请删除后重新上传',
      'The picture couldn’t be uploaded. Please remove it and upload it again',
      '上傳圖片失敗，請刪除後重新上傳',
    ),
    fileFailed: t('上传失败，请重试', 'Upload failed. Please try again', '上傳失敗，請重試'),
  },
  done: {
    deleted: t('删除成功', 'Deleted', '刪除成功'),
    uploaded: t('上传成功', 'Uploaded', '上傳成功'),
  },
} as const;

export type FileProblem = keyof typeof fileTexts.problems;
