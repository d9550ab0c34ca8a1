import { afterSales } from '#blocks/after-sales/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { qualityRecord } from '#blocks/quality-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';

/** The verdict comes first, before any picture; the page is the phone's own, without a bar at its head. */
const setup = { isPerson: true } as const;

/**
 * The pages shown while a company has published none. The files of a serial number are not on them: that everyone may
 * see those is for their company to decide.
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
      newBlock(afterSales),
    ],
    setup,
  ),
  /** What somebody is told who typed the digits under the layer. */
  security: pageOf(
    [
      newBlock(queryResult, { isWarranty: false, isShowBookurl: false, isShowVerification: false }),
      newBlock(productInfo),
    ],
    setup,
  ),
} as const;
