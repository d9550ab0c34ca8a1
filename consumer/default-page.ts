import { afterSales } from '#blocks/after-sales/spec.ts';
import { pageOf } from '#blocks/kit/document.ts';
import type { Fields, SettingsOf } from '#blocks/kit/fields.ts';
import { initialOf, type BlockSpec } from '#blocks/kit/spec.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { productionRecord } from '#blocks/production-record/spec.ts';
import { qualityRecord } from '#blocks/quality-record/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
import { testData } from '#blocks/test-data/spec.ts';

const put = <F extends Fields>(spec: BlockSpec<F>, over: Partial<SettingsOf<F>> = {}) => ({
  type: spec.type,
  version: spec.version,
  settings: { ...initialOf(spec), ...over },
});

/** The verdict comes first, before any picture; the page is the phone's own, without a bar at its head. */
const setup = { isPerson: true } as const;

/**
 * The pages shown while a company has published none. The files of a serial number are not on them: that everyone may
 * see those is for their company to decide.
 */
export const shippedPages = {
  code: pageOf(
    [
      put(queryResult),
      put(productImages, { pageMargin: 12, borderRadius: 8 }),
      put(productInfo),
      put(productionRecord),
      put(qualityRecord, { moditystyle: 1 }),
      put(testData),
      put(afterSales),
    ],
    setup,
  ),
  /** What somebody is told who typed the digits under the layer. */
  security: pageOf(
    [
      put(queryResult, { isWarranty: false, isShowBookurl: false, isShowVerification: false }),
      put(productInfo),
    ],
    setup,
  ),
} as const;
