import { t } from '#contract/text.ts';
import { list, picture, text } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const officialWeb = block({
  type: 'officialWeb',
  group: 'basic',
  name: t('官方网站', 'Official website', '官方網站'),
  line: t('一张图片，通往官网', 'One picture that leads to the website', '一張圖片，通往官網'),
  fields: {
    webUrl: text(t('官网地址', 'Address of the website', '官網位址'), {
      initial: '',
      max: 2_000,
      isUrl: true,
    }),
    imageList: list(
      t('图片', 'Picture', '圖片'),
      {
        src: picture(
          t('图片', 'Picture', '圖片'),
          t(
            '建议上传小于 10 MB 的长方形图片',
            'Best a rectangular picture below 10 MB',
            '建議上傳小於 10 MB 的長方形圖片',
          ),
        ),
      },
      // A single one has no next.
      { max: 1, add: t('上传图片', 'Upload a picture', '上傳圖片') },
    ),
  },
});
