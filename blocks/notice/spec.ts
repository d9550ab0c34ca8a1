import { t } from '#contract/text.ts';
import { colour, ground, phrase } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const notice = block({
  type: 'notice',
  group: 'basic',
  icon: 'M3 8.5v3l2.5.5 7 3.5v-11L5.5 8zM15.5 8v4M6.5 12.5l.8 3.5h2l-.6-2.5',
  name: t('公告', 'Notice', '公告'),
  line: t(
    '一行公告，过长时滚动',
    'One line of text; scrolls if it is too long',
    '一行公告，過長時捲動',
  ),
  fields: {
    noticeText: phrase(t('公告', 'Notice', '公告'), {
      initial: t(
        '请填写内容，如果过长，将会在手机上滚动显示',
        'Enter your text here; if it is too long, it scrolls on the phone',
        '請填寫內容，如果過長，將會在手機上捲動顯示',
      ),
      required: t('请输入公告', 'Please enter a notice', '請輸入公告'),
      rows: 2,
    }),
    backColor: ground(colour(t('背景颜色', 'Background', '背景顏色'), 'rgba(255,248,233,1)')),
    textColor: colour(t('文字颜色', 'Text colour', '文字顏色'), 'rgba(100,101,102,1)'),
  },
});
