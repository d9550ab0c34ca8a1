import { captionText } from './caption-text/spec.ts';
import { divider } from './divider/spec.ts';
import { productInfo } from './product-info/spec.ts';
import { productionRecord } from './production-record/spec.ts';
import { qualityRecord } from './quality-record/spec.ts';
import { testData } from './test-data/spec.ts';
import { queryResult } from './query-result/spec.ts';
import { productImages } from './product-images/spec.ts';
import { attachmentInfo } from './attachment-info/spec.ts';
import { afterSales } from './after-sales/spec.ts';
import { model3d } from './model-3d/spec.ts';
import type { BlockSpec } from './kit/spec.ts';

const all: readonly { type: string }[] = [
  captionText,
  divider,
  productInfo,
  productionRecord,
  qualityRecord,
  testData,
  queryResult,
  productImages,
  attachmentInfo,
  afterSales,
  model3d,
];

/** Every block there is, in the order of the palette. */
export const blockSpecs = all as readonly BlockSpec[];

const byType = new Map(blockSpecs.map((spec) => [spec.type, spec]));
/** A block by the name it is stored under; undefined for one that is no longer, or not yet, known. */
export const findSpec = (type: string): BlockSpec | undefined => byType.get(type);
