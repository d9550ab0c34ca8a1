import { limits } from '#contract/limits.ts';
import { t } from '#contract/text.ts';
import { list, phrase, picture, text, toggle } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const commerce = block({
  type: 'commerce',
  group: 'basic',
  icon: 'M3 4h2l1.75 8.5h8L16.5 7H5.75M8 16.25h.01M13.5 16.25h.01',
  name: t('便捷电商', 'Online shops', '便捷電商'),
  line: t('通往各电商平台的入口', 'Links to online shops that sell it', '通往各電商平台的入口'),
  fields: {
    commerceItemList: list(
      t('电商平台', 'Online shops', '電商平台'),
      {
        src: picture(
          t('图标', 'Icon', '圖示'),
          t('建议正方形', 'A square picture works best', '建議正方形'),
        ),
        commerceName: phrase(t('名称', 'Name', '名稱'), { initial: '', max: 20 }),
        commerceLink: text(t('链接', 'Link', '連結'), { initial: '', max: 2_000, isUrl: true }),
      },
      {
        max: limits.imageCount,
        add: t('添加平台', 'Add shop', '新增平台'),
        named: 'commerceName',
      },
    ),
    textShow: toggle(t('显示名称', 'Show names', '顯示名稱'), true),
  },
});
