import { t } from '#contract/text.ts';
import { choice, phrase, picture } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const storeInformation = block({
  type: 'storeinformation',
  group: 'more',
  icon: 'M3.5 8 5 3.5h10L16.5 8M3.5 8v8.5h13V8M3.5 8a2.2 2.2 0 0 0 4.35 0 2.2 2.2 0 0 0 4.3 0 2.2 2.2 0 0 0 4.35 0M8 16.5v-4h4v4',
  name: t('店铺信息', 'Store information', '商店資訊'),
  line: t(
    '店铺头像、名称与优惠',
    'Profile picture, name and offers of a store',
    '商店頭像、名稱與優惠',
  ),
  fields: {
    rubiksCubeType: choice(t('样式', 'Layout', '樣式'), 0, [
      { value: 0, label: t('居左', 'Left', '靠左') },
      { value: 1, label: t('居中', 'Centred', '置中') },
      { value: 2, label: t('居右', 'Right', '靠右') },
      { value: 3, label: t('图片下方', 'Below the picture', '圖片下方') },
      { value: 4, label: t('下方居中', 'Centred below', '下方置中') },
    ]),
    bakcgroundImg: picture(
      t('背景图片', 'Background picture', '背景圖片'),
      t('建议尺寸 750×370', '750 × 370 works best', '建議尺寸 750×370'),
    ),
    headPortrait: picture(t('店铺头像', 'Profile picture', '商店頭像')),
    name: phrase(t('店铺名称', 'Store name', '商店名稱'), {
      initial: t('店铺名称', 'Store', '商店名稱'),
      max: 20,
      required: t('请输入店铺名称', 'Please enter the store name', '請輸入商店名稱'),
    }),
    Discount: phrase(t('优惠信息', 'Offers', '優惠資訊'), { initial: '', max: 45 }),
  },
});
