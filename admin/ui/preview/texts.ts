import { t } from '#contract/text.ts';

export const previewTexts = {
  title: t('预览 {name}', 'Preview of {name}', '預覽 {name}'),
  close: t('关闭预览', 'Close preview', '關閉預覽'),
  previous: t('上一个文件', 'Previous file', '上一個檔案'),
  next: t('下一个文件', 'Next file', '下一個檔案'),
  place: t('第 {at} / {all} 个', '{at} of {all}', '第 {at} / {all} 個'),
  download: t('下载', 'Download', '下載'),
  retry: t('重试', 'Try again', '重試'),
  loading: t('正在加载…', 'Loading…', '正在載入…'),
  loaded: t(
    '已加载 {loaded}，共 {total}',
    '{loaded} of {total} loaded',
    '已載入 {loaded}，共 {total}',
  ),
  loadedSome: t('已加载 {loaded}', '{loaded} loaded', '已載入 {loaded}'),
  reading: t('正在解析模型…', 'Reading the model…', '正在解析模型…'),
  cancel: t('取消加载', 'Stop loading', '取消載入'),
  zoomIn: t('放大', 'Zoom in', '放大'),
  zoomOut: t('缩小', 'Zoom out', '縮小'),
  fit: t('适合窗口', 'Fit to window', '符合視窗'),
  wireframe: t('线框', 'Wireframe', '線框'),
  backdrop: t('深色背景', 'Dark background', '深色背景'),
  reset: t('重置视角', 'Reset view', '重設視角'),
  page: t('第 {at} / {all} 页', 'Page {at} of {all}', '第 {at} / {all} 頁'),
  model: t(
    '三维模型 {name}，可拖动旋转',
    '3D model {name}; drag to rotate',
    '3D 模型 {name}，可拖曳旋轉',
  ),
  turn: t(
    '拖动旋转，滚轮缩放，右键平移',
    'Drag to rotate, wheel to zoom, right button to pan',
    '拖曳旋轉，滾輪縮放，右鍵平移',
  ),
  touch: t(
    '单指旋转，双指缩放与平移',
    'One finger rotates, two fingers zoom and pan',
    '單指旋轉，雙指縮放與平移',
  ),
  size: t(
    '长 × 宽 × 高：{size}（{unit}）',
    'Length × width × height: {size} ({unit})',
    '長 × 寬 × 高：{size}（{unit}）',
  ),
  units: {
    model: t('模型单位', 'model units', '模型單位'),
    metre: t('米', 'm', '公尺'),
  },
  triangles: t('{n} 个三角面', '{n} triangles', '{n} 個三角面'),
  problems: {
    unreachable: t(
      '文件没有加载成功，可能是网络中断或链接已过期',
      'Couldn’t load the file. The network may be down, or the link has expired',
      '檔案沒有載入成功，可能是網路中斷或連結已過期',
    ),
    image: t(
      '这张图片无法显示，可以下载后查看',
      'This picture can’t be displayed. You can download it',
      '這張圖片無法顯示，可以下載後檢視',
    ),
    pdf: t(
      '这份 PDF 已损坏，无法显示；可以下载后用其他软件打开',
      'This PDF is damaged and can’t be displayed. Download it to open it in another program',
      '這份 PDF 已損壞，無法顯示；可以下載後用其他軟體開啟',
    ),
    locked: t(
      '这份 PDF 设有密码，请下载后打开',
      'This PDF is password-protected. Please download it to open it',
      '這份 PDF 設有密碼，請下載後開啟',
    ),
    media: t(
      '浏览器不能播放这种格式，请下载后播放',
      'Your browser can’t play this format. Please download it to play it',
      '瀏覽器不能播放這種格式，請下載後播放',
    ),
    noGraphics: t(
      '浏览器没有启用 WebGL，无法显示三维模型；请更换浏览器，或下载后查看',
      'WebGL is not available in this browser, so 3D models can’t be displayed. Use another browser, or download the file',
      '瀏覽器沒有啟用 WebGL，無法顯示 3D 模型；請更換瀏覽器，或下載後檢視',
    ),
    broken: t(
      '模型文件已损坏或格式不符，无法显示；可以下载后用其他软件打开',
      'The model file is damaged or has the wrong format. Download it to open it in another program',
      '模型檔案已損壞或格式不符，無法顯示；可以下載後用其他軟體開啟',
    ),
    empty: t(
      '模型文件里没有可以显示的几何体',
      'The model file contains no visible geometry',
      '模型檔案裡沒有可以顯示的幾何體',
    ),
    packed: t(
      '模型使用了暂不支持的压缩方式，请下载后查看',
      'The model uses an unsupported compression. Please download it',
      '模型使用了暫不支援的壓縮方式，請下載後檢視',
    ),
    stopped: t('已取消加载', 'Loading cancelled', '已取消載入'),
    format: t(
      '{format} 格式不能在浏览器中预览，请下载后查看',
      '{format} files can’t be previewed in the browser. Please download it',
      '{format} 格式不能在瀏覽器中預覽，請下載後檢視',
    ),
    plain: t(
      '这种文件不能在浏览器中预览，请下载后查看',
      'This type of file can’t be previewed in the browser. Please download it',
      '這種檔案不能在瀏覽器中預覽，請下載後檢視',
    ),
  },
} as const;
export type PreviewProblem = keyof typeof previewTexts.problems;
