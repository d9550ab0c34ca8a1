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

/** What was chosen: inside, or an address outside. */
export type Picked = { type: '10' | '11'; link: string };

const productPath = '/template?gtin=';
/** The public page of a product, whichever of its pieces is in hand. */
export const productLink = (gtin: string) => `${productPath}${encodeURIComponent(gtin)}`;

/** A link inside as people read it. */
export const readInternal = (link: string, say: Say): string =>
  link.startsWith(productPath)
    ? say(texts.product, { gtin: decodeURIComponent(link.slice(productPath.length)) })
    : link;

/** Books are those that the book trade has numbered. */
export const commodityTypes = [2, 5] as const;
export type CommodityType = (typeof commodityTypes)[number];
