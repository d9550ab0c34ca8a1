import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';

export const adTexts = {
  one: t('广告', 'ad', '廣告'),
  line: t(
    '登录页、工作台和无权限提示中的图片',
    'Pictures on sign-in pages, workplaces and access-denied pages',
    '登入頁、工作台和無權限提示中的圖片',
  ),
  fields: {
    ad_sort_id: t('广告位', 'Ad slot', '廣告位'),
    ad_sort_name: t('广告位', 'Ad slot', '廣告位'),
    place: t('位置', 'Position', '位置'),
    ...namesInThree('title', t('标题', 'Title', '標題')),
    ...namesInThree('alt', t('替代文字', 'Alternative text', '替代文字')),
    ...namesInThree('picture', t('图片', 'Picture', '圖片')),
    url: t('链接', 'Link', '連結'),
    types: t('显示给', 'Shown to', '顯示給'),
    show_from: t('显示自', 'Shown from', '顯示自'),
    show_until: t('显示至', 'Shown until', '顯示至'),
    sort: t('排序', 'Order', '排序'),
    is_on: t('启用', 'Enabled', '啟用'),
    is_shown: t('状态', 'Status', '狀態'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('标题、替代文字', 'Title or alternative text', '標題、替代文字'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    on: t('显示中', 'Shown', '顯示中'),
    off: t('已停用', 'Disabled', '已停用'),
    outside: t('不在显示期', 'Outside its dates', '不在顯示期'),
  },
  switched: {
    true: t('启用', 'Enabled', '啟用'),
    false: t('停用', 'Disabled', '停用'),
  },
  hints: {
    sort: t('小的在前', 'Lower numbers first', '小的在前'),
    alt: t(
      '读屏软件读出，图片打不开时显示；留空用标题',
      'Read by screen readers and shown if the picture can’t be loaded; defaults to the title',
      '螢幕閱讀器讀出，圖片打不開時顯示；留空用標題',
    ),
    picture: t(
      '留空使用简体中文的图片',
      'Defaults to the Chinese picture',
      '留空使用簡體中文的圖片',
    ),
    days: t('留空表示不限', 'Leave empty for no limit', '留空表示不限'),
  },
  errors: {
    noSort: t('广告位不存在', 'This ad slot does not exist', '廣告位不存在'),
    noPicture: t(
      '请使用在这里上传的图片',
      'Please use an uploaded picture',
      '請使用在這裡上傳的圖片',
    ),
  },
  empty: {
    title: t('还没有广告', 'No ads yet', '還沒有廣告'),
    hint: t(
      '添加一张图片，选择广告位和显示给谁。',
      'Add a picture, choose an ad slot and the audience.',
      '新增一張圖片，選擇廣告位和顯示給誰。',
    ),
  },
} as const;
