import { afterSales } from '#blocks/after-sales/spec.ts';
import { circulation } from '#blocks/circulation/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { passport } from '#blocks/passport/spec.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { qualityRecord } from '#blocks/quality-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';

/** The verdict comes first, before any picture; without a title bar, which the phone already has. */
const setup = { isPerson: true } as const;

/**
 * The pages shown while a company has published none. They leave out the files of a serial number: whether these are
 * public is the company's decision.
 */
export const shippedPages = {
  code: pageOf(
    [
      newBlock(queryResult),
      newBlock(productImages, { pageMargin: 12, borderRadius: 8 }),
      newBlock(productInfo),
      newBlock(productionRecord),
      newBlock(qualityRecord, { moditystyle: 1 }),
      newBlock(testData),
      newBlock(circulation),
      newBlock(passport),
      newBlock(afterSales),
    ],
    setup,
  ),
  /** The page after a security code. */
  security: pageOf(
    [
      newBlock(queryResult, { isWarranty: false, isShowBookurl: false }),
      newBlock(productInfo),
      newBlock(productionRecord),
      newBlock(qualityRecord, { moditystyle: 1 }),
      newBlock(testData),
      newBlock(circulation),
    ],
    setup,
  ),
} as const;
