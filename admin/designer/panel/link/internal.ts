import type { Say } from '#admin/app/language.ts';
import { linkTexts as texts } from './texts.ts';

/** The public pages that a page may lead to. */
export const publicPages = [
  '/template',
  '/security',
  '/activation',
  '/repair',
  '/afterrecords',
  '/help',
] as const;

/** The chosen link: internal or external. */
export type Picked = { type: '10' | '11'; link: string };

const productPath = '/template?gtin=';
/** The public page of a product, without a code. */
export const productLink = (gtin: string) => `${productPath}${encodeURIComponent(gtin)}`;

/** The label of an internal link. */
export const readInternal = (link: string, say: Say): string =>
  link.startsWith(productPath)
    ? say(texts.product, { gtin: decodeURIComponent(link.slice(productPath.length)) })
    : link;

/** Books are recognised by their ISBN prefix. */
export const commodityTypes = [2, 5] as const;
export type CommodityType = (typeof commodityTypes)[number];
