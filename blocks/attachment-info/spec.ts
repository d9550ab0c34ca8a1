import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { choices } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const attachmentInfo = block({
  type: 'attachmentInfo',
  group: 'business',
  icon: 'M14.5 9 9 14.5a3 3 0 0 1-4.25-4.25l6-6a2 2 0 0 1 2.85 2.85l-6 6a1 1 0 0 1-1.4-1.4L11.5 6.5',
  isFact: true,
  name: t('附件信息', 'Attachments', '附件資訊'),
  line: t('序列号的附件', 'Attachments of the serial number', '序號的附件'),
  fields: {
    text: title(t('附件', 'Attachments', '附件')),
    kinds: choices(
      t('显示类型', 'File types', '顯示類型'),
      ['image', 'pdf', 'video', 'audio', 'model', 'other'],
      [
        { value: 'image', label: t('图片', 'Pictures', '圖片') },
        { value: 'pdf', label: t('PDF 文件', 'PDF', 'PDF 檔案') },
        { value: 'video', label: t('视频', 'Videos', '影片') },
        { value: 'audio', label: t('音频', 'Audio', '音訊') },
        { value: 'model', label: t('模型', 'Models', '模型') },
        { value: 'other', label: t('其他', 'Other', '其他') },
      ],
    ),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
