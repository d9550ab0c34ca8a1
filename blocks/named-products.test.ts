import { expect, test } from 'vitest';
import { pageOf } from './kit/document.ts';
import { productsNamedBy } from './named-products.ts';
import { openPage } from './open.ts';

test('the products of a page are those its blocks name, also in groups, each once', () => {
  const page = openPage(
    pageOf([
      { type: 'personalizedrecommendation', version: 1, settings: { products: [5, 7] } },
      {
        type: 'listswitching',
        version: 1,
        settings: {
          imageList: [7, 9],
          commoditylisttypetab: [{ text: '一', imageList: [11] }],
        },
      },
      { type: 'captiontext', version: 1, settings: {} },
      { type: 'lottery', version: 1, settings: { products: [13] } },
    ]),
  );
  expect(productsNamedBy(page).toSorted((one, other) => one - other)).toEqual([5, 7, 9, 11]);
});
