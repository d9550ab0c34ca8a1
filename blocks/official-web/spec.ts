import { t } from '#contract/text.ts';
import { list, picture, text } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const officialWeb = block({
  type: 'officialWeb',
  group: 'basic',
  icon: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM3 10h14M10 3c2 2 2.75 4.5 2.75 7S12 15 10 17c-2-2-2.75-4.5-2.75-7S8 5 10 3Z',
  name: t('官方网站', 'Official website', '官方網站'),
  line: t('一张图片，通往官网', 'A picture that links to the website', '一張圖片，通往官網'),
  fields: {
    webUrl: text(t('官网地址', 'Website URL', '官網位址'), {
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
            'A rectangular picture under 10 MB works best',
            '建議上傳小於 10 MB 的長方形圖片',
          ),
        ),
      },
      // A single one has no next.
      { max: 1, add: t('上传图片', 'Upload a picture', '上傳圖片') },
    ),
  },
});
