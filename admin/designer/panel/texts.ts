import type { Binding } from '#blocks/kit/words.ts';
import { presetTexts } from '#admin/ui/preset-colours.ts';
import { t, type Text } from '#contract/text.ts';

/** Texts of the style panel. */
export const panelTexts = {
  panel: t('样式设置', 'Settings', '樣式設定'),
  page: {
    title: t('页面设置', 'Page setup', '頁面設定'),
    line: t(
      '点击页面中的模块，设置它的内容与样式',
      'Click a block on the page to edit its content and style',
      '點擊頁面中的模組，設定它的內容與樣式',
    ),
    basics: t('基本信息', 'Basics', '基本資料'),
    head: t('页头', 'Header', '頁首'),
    background: t('背景', 'Background', '背景'),
    share: t('分享', 'Sharing', '分享'),
  },
  unknown: {
    title: t('未知模块', 'Unknown block', '未知模組'),
    line: t(
      '这个模块无法在这里设置，会原样保留。',
      'This block can’t be edited here. It is kept as it is.',
      '這個模組無法在這裡設定，會原樣保留。',
    ),
  },
  times: {
    title: t('显示时间：{when}', 'When shown: {when}', '顯示時間：{when}'),
    from: t('{from} 起', 'from {from}', '{from} 起'),
    until: t('至 {until}', 'until {until}', '至 {until}'),
    between: t('{from} 至 {until}', '{from} to {until}', '{from} 至 {until}'),
    always: t('一直', 'always', '一直'),
    notNow: t('现在不显示给消费者', 'Consumers don’t see it now', '現在不顯示給消費者'),
  },
  several: {
    title: t('已选 {n} 个模块', '{n} {n:block|blocks} selected', '已選 {n} 個模組'),
    line: t(
      '可以一起移动、隐藏、复制或删除，也可以修改共同的外观；要修改内容，请只选一个。',
      'You can move, hide, duplicate or delete them together, and change the appearance they share. Select a single block to edit its content.',
      '可以一起移動、隱藏、複製或刪除，也可以修改共同的外觀；要修改內容，請只選一個。',
    ),
    hide: t('隐藏', 'Hide', '隱藏'),
    show: t('显示', 'Show', '顯示'),
    shared: t('共同的外观', 'Shared appearance', '共同的外觀'),
    unshared: t(
      '所选模块没有共同的外观设置',
      'The selected blocks have no appearance settings in common',
      '所選模組沒有共同的外觀設定',
    ),
    mixed: t('值不同', 'Mixed', '值不同'),
    up: t('上移', 'Move up', '上移'),
    down: t('下移', 'Move down', '下移'),
    duplicate: t('复制', 'Duplicate', '複製'),
    remove: t('删除', 'Delete', '刪除'),
    list: t('所选模块', 'Selected blocks', '所選模組'),
  },
  sections: {
    content: t('内容', 'Content', '內容'),
    look: t('外观', 'Appearance', '外觀'),
  },
  reset: t('恢复默认：{name}', 'Restore default: {name}', '還原預設：{name}'),
  rules: {
    number: t('请输入有效数字', 'Please enter a valid number', '請輸入有效數字'),
    between: t(
      '请输入 {min} 到 {max} 之间的数字',
      'Please enter a number from {min} to {max}',
      '請輸入 {min} 到 {max} 之間的數字',
    ),
    atMost: t('最多 {n} 个字', 'At most {n} characters', '最多 {n} 個字'),
    tooLong: t('内容过长', 'The content is too long', '內容過長'),
    link: t('请输入有效的链接', 'Please enter a valid link', '請輸入有效的連結'),
    colour: t('请输入有效的颜色', 'Please enter a valid colour', '請輸入有效的顏色'),
    source: t('文件地址无效', 'This is not a valid file address', '檔案位址無效'),
    items: t('需要 {min} 到 {max} 项', 'Must have {min} to {max} items', '需要 {min} 到 {max} 項'),
    other: t('这个值不能使用', 'This value can’t be used', '這個值不能使用'),
    notKept: t(
      '未保存到页面，请修改',
      'Not saved to the page yet. Please correct it',
      '未儲存到頁面，請修改',
    ),
  },
  phrase: {
    each: t('每种语言分别填写', 'Separate text for each language', '每種語言分別填寫'),
    bind: t('取自产品数据', 'Use product data', '取自產品資料'),
    languages: t('填写语言', 'Language', '填寫語言'),
    short: { zh_CN: t('简', '简', '简'), en: t('EN', 'EN', 'EN'), zh_TW: t('繁', '繁', '繁') },
    missing: t('{name}（未填写）', '{name} (empty)', '{name}（未填寫）'),
    copy: t('填入未写的语言', 'Fill empty languages', '填入未寫的語言'),
    source: t('数据', 'Data', '資料'),
    fallback: t('没有数据时显示', 'If there is no data', '沒有資料時顯示'),
  },
  colour: {
    ...presetTexts,
    none: t('透明', 'Transparent', '透明'),
    custom: t('自定义', 'Custom', '自訂'),
    close: t('关闭', 'Close', '關閉'),
  },
  picture: {
    upload: t('上传图片', 'Upload a picture', '上傳圖片'),
    replace: t('更换', 'Replace', '更換'),
    remove: t('移除', 'Remove', '移除'),
    broken: t('图片无法显示', 'The picture can’t be displayed', '圖片無法顯示'),
  },
  media: {
    upload: {
      video: t('上传视频', 'Upload a video', '上傳影片'),
      audio: t('上传音频', 'Upload an audio file', '上傳音訊'),
      model: t('上传模型', 'Upload a 3D model', '上傳模型'),
    },
    noSound: t('这里请选择视频文件', 'Please choose a video here', '這裡請選擇影片檔案'),
  },
  list: {
    count: t('{n} / {max}', '{n} / {max}', '{n} / {max}'),
    item: t('第 {n} 项', 'Item {n}', '第 {n} 項'),
    duplicate: t('复制 {name}', 'Duplicate {name}', '複製 {name}'),
    remove: t('删除 {name}', 'Delete {name}', '刪除 {name}'),
    drag: t('拖动 {name}', 'Drag {name}', '拖曳 {name}'),
    sortable: t('可拖动排序', 'sortable', '可拖曳排序'),
    full: t('已达上限 {max} 项', 'Limit of {max} reached', '已達上限 {max} 項'),
    empty: t('还没有内容', 'Nothing here yet', '還沒有內容'),
    drags: {
      how: t(
        '按空格键拿起，用方向键移动，再按空格键放下，按 Esc 取消。',
        'Press Space to pick it up, use the arrow keys to move it, press Space again to drop it, or Esc to cancel.',
        '按空白鍵拿起，用方向鍵移動，再按空白鍵放下，按 Esc 取消。',
      ),
      lifted: t('已拿起第 {n} 项', 'Item {n} picked up', '已拿起第 {n} 項'),
      over: t('移到第 {n} 位', 'Moved to position {n}', '移到第 {n} 位'),
      dropped: t('已放到第 {n} 位', 'Dropped at position {n}', '已放到第 {n} 位'),
      cancelled: t('已取消移动', 'Move cancelled', '已取消移動'),
    },
  },
  areas: {
    draw: t('在图片上画热区', 'Draw on the picture', '在圖片上畫熱區'),
    first: t('先上传图片，再画热区', 'Upload the picture first', '先上傳圖片，再畫熱區'),
    picture: t('图片上的热区', 'Areas on the picture', '圖片上的熱區'),
    how: t(
      '在空白处拖动画出热区，拖动热区移动它，拖动右下角改变大小。键盘：方向键移动，Shift+方向键改变大小，Delete 删除。',
      'Drag on a free place to draw an area, drag an area to move it, drag its corner to resize it. Keys: arrows move, Shift+arrows resize, Delete removes.',
      '在空白處拖曳畫出熱區，拖曳熱區移動它，拖曳右下角改變大小。鍵盤：方向鍵移動，Shift+方向鍵改變大小，Delete 刪除。',
    ),
    place: t(
      '{name}，左 {left}%，上 {top}%，宽 {width}%，高 {height}%',
      '{name}, {left}% from the left, {top}% from the top, {width}% wide, {height}% high',
      '{name}，左 {left}%，上 {top}%，寬 {width}%，高 {height}%',
    ),
    none: t(
      '还没有热区：在图片上拖动画一个，或添加一个',
      'No areas yet: drag on the picture to draw one, or add one',
      '還沒有熱區：在圖片上拖曳畫一個，或新增一個',
    ),
    full: t('最多 {max} 个热区', 'At most {max} areas', '最多 {max} 個熱區'),
  },
  html: {
    edit: t('放大编辑', 'Edit in a larger window', '放大編輯'),
    editAll: t('编辑选项卡', 'Edit tabs', '編輯頁籤'),
    done: t('完成', 'Done', '完成'),
  },
} as const;

/** Labels of the item data that a text may contain. */
export const bindingNames: Record<Binding, Text> = {
  part_name: t('产品名称', 'Product name', '產品名稱'),
  part_model: t('产品型号', 'Model', '產品型號'),
  serial_number: t('序列号', 'Serial number', '序號'),
  batch_code: t('批次号', 'Batch number', '批號'),
  product_time: t('生产日期', 'Production date', '生產日期'),
  sale_time: t('销售日期', 'Sale date', '銷售日期'),
  company_name: t('企业名称', 'Company name', '企業名稱'),
  query_time: t('查询次数', 'Number of checks', '查詢次數'),
  first_verify_time: t('首次查询日期', 'Date of first check', '首次查詢日期'),
};
