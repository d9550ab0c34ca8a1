import type { ReactNode } from 'react';
import type { Path } from '../model/block-edits.ts';

/** Rectangles as x, y, width, height on a canvas of 48 by 32. */
type Sheet = readonly (readonly [number, number, number, number])[];

const draw = (sheet: Sheet): ReactNode => (
  <svg width="48" height="32" viewBox="0 0 48 32" fill="currentColor" aria-hidden="true">
    {sheet.map(([x, y, width, height]) => (
      <rect key={`${x} ${y} ${width}`} x={x} y={y} width={width} height={height} rx="1.5" />
    ))}
  </svg>
);

const cube: readonly Sheet[] = [
  [
    [1, 4, 22, 24],
    [25, 4, 22, 24],
  ],
  [
    [1, 6, 14, 20],
    [17, 6, 14, 20],
    [33, 6, 14, 20],
  ],
  [
    [1, 8, 10, 16],
    [13, 8, 10, 16],
    [25, 8, 10, 16],
    [37, 8, 10, 16],
  ],
  [
    [1, 1, 22, 14],
    [25, 1, 22, 14],
    [1, 17, 22, 14],
    [25, 17, 22, 14],
  ],
  [
    [1, 1, 22, 30],
    [25, 1, 22, 14],
    [25, 17, 22, 14],
  ],
  [
    [1, 1, 46, 14],
    [1, 17, 22, 14],
    [25, 17, 22, 14],
  ],
  [
    [1, 1, 22, 30],
    [25, 1, 22, 14],
    [25, 17, 10, 14],
    [37, 17, 10, 14],
  ],
];
const goods: readonly Sheet[] = [
  [
    [1, 2, 46, 20],
    [1, 25, 24, 4],
  ],
  [
    [1, 2, 22, 20],
    [25, 2, 22, 20],
    [1, 25, 16, 4],
    [25, 25, 16, 4],
  ],
  [
    [1, 4, 14, 16],
    [17, 4, 14, 16],
    [33, 4, 14, 16],
    [1, 23, 10, 3],
    [17, 23, 10, 3],
    [33, 23, 10, 3],
  ],
  [
    [1, 2, 12, 12],
    [16, 3, 30, 4],
    [16, 10, 18, 3],
    [1, 18, 12, 12],
    [16, 19, 30, 4],
    [16, 26, 18, 3],
  ],
  [
    [1, 1, 46, 14],
    [1, 17, 22, 14],
    [25, 17, 22, 14],
  ],
  [
    [1, 5, 18, 18],
    [22, 5, 18, 18],
    [43, 5, 5, 18],
  ],
];
const lists: readonly Sheet[] = [
  [
    [1, 2, 46, 8],
    [1, 12, 46, 8],
    [1, 22, 46, 8],
  ],
  [
    [1, 1, 14, 5],
    [17, 1, 14, 5],
    [33, 1, 14, 5],
    [1, 9, 46, 22],
  ],
  [
    [1, 1, 12, 8],
    [1, 12, 12, 8],
    [1, 23, 12, 8],
    [16, 1, 31, 30],
  ],
];
const pictures: readonly Sheet[] = [
  [
    [1, 1, 46, 14],
    [1, 17, 46, 14],
  ],
  [
    [1, 3, 46, 22],
    [18, 28, 3, 3],
    [23, 28, 3, 3],
    [28, 28, 3, 3],
  ],
  [
    [1, 6, 20, 20],
    [24, 6, 20, 20],
    [46, 6, 2, 20],
  ],
  [
    [12, 2, 24, 28],
    [1, 7, 9, 18],
    [38, 7, 9, 18],
  ],
];
const stores: readonly Sheet[] = [
  [
    [1, 1, 46, 18],
    [3, 13, 12, 12],
    [18, 22, 22, 4],
  ],
  [
    [1, 1, 46, 18],
    [18, 13, 12, 12],
    [13, 27, 22, 4],
  ],
  [
    [1, 1, 46, 18],
    [33, 13, 12, 12],
    [8, 22, 22, 4],
  ],
  [
    [1, 1, 46, 14],
    [3, 18, 12, 12],
    [18, 22, 22, 4],
  ],
  [
    [1, 1, 46, 12],
    [18, 15, 12, 10],
    [13, 27, 22, 4],
  ],
];
const navigation: readonly Sheet[] = [
  [
    [1, 5, 9, 9],
    [13, 5, 9, 9],
    [26, 5, 9, 9],
    [38, 5, 9, 9],
    [1, 18, 9, 3],
    [13, 18, 9, 3],
    [26, 18, 9, 3],
    [38, 18, 9, 3],
  ],
  [
    [1, 13, 9, 5],
    [13, 13, 9, 5],
    [26, 13, 9, 5],
    [38, 13, 9, 5],
  ],
];

/** Layout settings with a drawing for each option, by its number. */
const sheets: Readonly<Record<string, readonly Sheet[]>> = {
  'magiccube.rubiksCubeType': cube,
  'listswitching.commodityType': goods,
  'listswitching.commoditylisttype': lists,
  'storenotecard.commodityType': goods,
  'pictureads.swiperType': pictures,
  'storeinformation.rubiksCubeType': stores,
  'graphicnavigation.navigationType': navigation,
};

const drawn = new Map(Object.entries(sheets).map(([name, all]) => [name, all.map(draw)]));

export const drawingsFor = (type: string, path: Path): readonly ReactNode[] | undefined =>
  drawn.get([type, ...path].join('.'));
