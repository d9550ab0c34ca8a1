import { t } from '#contract/text.ts';

export const checkTexts = {
  never: t(
    '停止显示的时间不晚于开始显示，消费者永远看不到',
    'It stops being shown before it starts, so consumers never see it',
    '停止顯示的時間不晚於開始顯示，消費者永遠看不到',
  ),
  over: t(
    '显示时间已过，消费者不再看到',
    'Its time is over; consumers no longer see it',
    '顯示時間已過，消費者不再看到',
  ),
  page: t('页面设置', 'Page setup', '頁面設定'),
  wrong: t('“{field}”填写有误', '“{field}” is not valid', '「{field}」填寫有誤'),
  translation: t(
    '“{field}”缺少{languages}',
    '“{field}” is missing in {languages}',
    '「{field}」缺少{languages}',
  ),
  link: t('“{field}”没有填写', '“{field}” has no link', '「{field}」沒有填寫'),
  label: t(
    '“{field}”没有填写，看不见图片的人不知道它通向哪里',
    '“{field}” is empty: people who can’t see the picture won’t know where it leads',
    '「{field}」沒有填寫，看不見圖片的人不知道它通往哪裡',
  ),
  picture: t('“{field}”还没有上传', '“{field}” has not been uploaded yet', '「{field}」還沒有上傳'),
  empty: t(
    '“{field}”还没有内容，页面上不会显示',
    '“{field}” is empty and won’t be shown on the page',
    '「{field}」還沒有內容，頁面上不會顯示',
  ),
  heavy: t(
    '“{field}”有 {size}，手机打开会慢',
    '“{field}” is {size}, which is slow to open on a phone',
    '「{field}」有 {size}，手機開啟會慢',
  ),
  noCampaign: t(
    '所选的营销活动不存在，请重新选择',
    'The chosen campaign does not exist. Choose another one',
    '所選的行銷活動不存在，請重新選擇',
  ),
  notRunning: t(
    '所选的营销活动没有在进行，消费者不能领奖',
    'The chosen campaign is not running, so consumers can’t claim prizes',
    '所選的行銷活動沒有在進行，消費者不能領獎',
  ),
  unknown: t(
    '这个模块已不再提供，页面上不会显示',
    'This block is no longer available and won’t be shown',
    '這個模組已不再提供，頁面上不會顯示',
  ),
  switchedOff: t(
    '企业未开通 3D，页面上不会显示',
    '3D is not included in the company’s version, so this won’t be shown',
    '企業未開通 3D，頁面上不會顯示',
  ),
};
