import { limits } from '#contract/limits.ts';
import { t } from '#contract/text.ts';
import { list, phrase, picture, text, toggle } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const commerce = block({
  type: 'commerce',
  group: 'basic',
  name: t('便捷电商', 'Shops', '便捷電商'),
  line: t('通往各电商平台的入口', 'Ways to the shops that sell it', '通往各電商平台的入口'),
  fields: {
    commerceItemList: list(
      t('电商平台', 'Shops', '電商平台'),
      {
        src: picture(t('图标', 'Icon', '圖示'), t('建议正方形', 'Best a square', '建議正方形')),
        commerceName: phrase(t('名称', 'Name', '名稱'), { initial: '', max: 20 }),
        commerceLink: text(t('链接', 'Link', '連結'), { initial: '', max: 2_000, isUrl: true }),
      },
      {
        max: limits.imageCount,
        add: t('添加平台', 'Add a shop', '新增平台'),
        named: 'commerceName',
      },
    ),
    textShow: toggle(t('显示名称', 'Show the names', '顯示名稱'), true),
  },
});
