import { t, type Text } from '#contract/text.ts';

const wide = (pixels: number) =>
  t(`建议宽度 ${pixels} 像素`, `Recommended width ${pixels} px`, `建議寬度 ${pixels} 像素`);
const sized = (size: string) =>
  t(`建议 ${size} 像素`, `Recommended ${size} px`, `建議 ${size} 像素`);
const times = (count: number, hint: Text) => Array.from({ length: count }, () => hint);

const square = sized('375×375');
const tall = sized('375×750');

type Layout = {
  name: Text;
  /** The recommended size of each picture; the length is the number of pictures. */
  hints: readonly Text[];
};

/** The seven layouts by their stored number. */
export const cubeLayouts: readonly Layout[] = [
  { name: t('一行二个', 'Two in a row', '一行二個'), hints: times(2, wide(375)) },
  { name: t('一行三个', 'Three in a row', '一行三個'), hints: times(3, wide(250)) },
  { name: t('一行四个', 'Four in a row', '一行四個'), hints: times(4, wide(188)) },
  { name: t('二左二右', 'Two left, two right', '二左二右'), hints: times(4, square) },
  { name: t('一左二右', 'One left, two right', '一左二右'), hints: [tall, square, square] },
  {
    name: t('一上二下', 'One above, two below', '一上二下'),
    hints: [sized('750×375'), square, square],
  },
  {
    name: t('一左三右', 'One left, three right', '一左三右'),
    hints: [tall, square, ...times(2, sized('188×375'))],
  },
];
