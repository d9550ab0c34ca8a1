import { t } from '#contract/text.ts';
import type { Text } from '#contract/text.ts';
import { address, choice, linkType, number } from './fields.ts';

/** The card style of a block. */
export const cardStyle = () =>
  choice(t('卡片样式', 'Card', '卡片樣式'), 0, [
    { value: 0, label: t('无边白底', 'White, borderless', '無邊白底') },
    { value: 1, label: t('卡片投影', 'Shadow', '卡片投影') },
    { value: 2, label: t('描边白底', 'White, outlined', '描邊白底') },
    { value: 3, label: t('无边透明底', 'Transparent, borderless', '無邊透明底') },
  ]);

export const radius = (max = 30) =>
  number(t('圆角', 'Rounded corners', '圓角'), { initial: 0, min: 0, max, unit: 'px' });

export const margin = (label: Text, initial = 0) =>
  number(label, { initial, min: 0, max: 20, unit: 'px' });

/** The font weight. */
export const weight = (label: Text, initial = 400) =>
  number(label, {
    initial,
    min: 0,
    max: 1000,
    message: t('请输入有效数字', 'Please enter a valid number', '請輸入有效數字'),
  });

/** A link. */
export const linkFields = {
  linktype: linkType(t('链接类型', 'Link type', '連結類型')),
  http: address(t('链接', 'Link', '連結')),
};
