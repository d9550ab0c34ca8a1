import { t } from '#contract/text.ts';
import { colour, ground, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const community = block({
  type: 'communitypowder',
  group: 'more',
  icon: 'M7.5 9.5a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5ZM2.5 15.5c.5-2.3 2.5-3.5 5-3.5s4.5 1.2 5 3.5M13 4.3a2.75 2.75 0 0 1 0 4.9M14.8 12.3c1.5.5 2.5 1.6 2.7 3.2',
  name: t('社群涨粉', 'Community', '社群'),
  line: t('扫二维码加入社群', 'Join a group by scanning a QR code', '掃 QR Code 加入社群'),
  fields: {
    mainImg: picture(t('主图', 'Picture', '主圖')),
    qrcodeImg: picture(t('二维码', 'QR code', 'QR Code')),
    title: phrase(t('标题', 'Title', '標題'), {
      initial: t('标题', 'Title', '標題'),
      max: 40,
      required: t('请输入标题', 'Please enter a title', '請輸入標題'),
    }),
    describe: phrase(t('辅助描述', 'Description', '輔助描述'), {
      initial: t('辅助描述', 'Description', '輔助描述'),
      max: 100,
      required: t('请输入描述', 'Please enter a description', '請輸入描述'),
    }),
    buttonName: phrase(t('按钮名称', 'Button text', '按鈕名稱'), {
      initial: t('立即添加', 'Join', '立即加入'),
      max: 8,
      required: t('请输入按钮名称', 'Please enter the button text', '請輸入按鈕名稱'),
    }),
    backColor: ground(colour(t('背景颜色', 'Background', '背景顏色'), 'rgb(255,255,255)')),
  },
});
