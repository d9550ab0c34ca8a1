import { t } from '#contract/text.ts';
import { textSize, title, viewMore } from '#blocks/kit/business.ts';
import { choices } from '#blocks/kit/fields.ts';
import { cardStyle } from '#blocks/kit/settings.ts';
import { block } from '#blocks/kit/spec.ts';

export const attachmentInfo = block({
  type: 'attachmentInfo',
  group: 'business',
  name: t('附件信息', 'Attachments', '附件資訊'),
  line: t('序列号的附件', 'The files of the serial number', '序號的附件'),
  fields: {
    text: title(t('附件', 'Files', '附件')),
    kinds: choices(
      t('显示类型', 'Kinds', '顯示類型'),
      ['image', 'pdf', 'video', 'audio', 'model', 'other'],
      [
        { value: 'image', label: t('图片', 'Pictures', '圖片') },
        { value: 'pdf', label: t('PDF 文件', 'PDF', 'PDF 檔案') },
        { value: 'video', label: t('视频', 'Films', '影片') },
        { value: 'audio', label: t('音频', 'Sounds', '音訊') },
        { value: 'model', label: t('模型', 'Models', '模型') },
        { value: 'other', label: t('其他', 'Others', '其他') },
      ],
    ),
    textSize: textSize(),
    viewMore1: viewMore(),
    moditystyle: cardStyle(),
  },
});
