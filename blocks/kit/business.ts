import { t, type Text } from '#contract/text.ts';
import { number, phrase, toggle } from './fields.ts';

/** The heading of a block that shows data. */
export const title = (initial: Text) =>
  phrase(t('模块名称', 'Title', '模組名稱'), { initial, max: 40 });

export const textSize = () =>
  number(t('文字大小', 'Text size', '文字大小'), { initial: 15, min: 15, max: 30, unit: 'px' });

/** Whether rows after the first few are collapsed. */
export const viewMore = (few = 3) =>
  toggle(t('查看更多', 'View more', '查看更多'), true, {
    hint: t(
      `先显示 ${few} 条，点击“查看更多”显示全部`,
      `Shows ${few} entries; “View more” shows the rest`,
      `先顯示 ${few} 筆，點擊「查看更多」顯示全部`,
    ),
  });
