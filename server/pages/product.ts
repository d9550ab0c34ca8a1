import type { Language } from '#contract/language.ts';
import { isValue } from '#contract/gs1/digital-link.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { findItem, type Item } from '../resolver/find-item.ts';
import { codeForm } from './forms.ts';
import { html, type Html } from './html.ts';
import { manualsBlock } from './verdict.ts';

/** A product by its number of GS1. */
export async function findProduct(app: App, gtin: string): Promise<Item | null> {
  if (!isValue('01', gtin)) return null;
  return findItem(app, { key: { ai: '01', value: gtin }, qualifiers: [], attributes: [] });
}

/** What is known of a product, without a word about any one of them. */
export const productPage = (product: Item, language: Language): Html =>
  html`<section>
      <h1>${product.name}</h1>
      <p>${say(texts.line, language)}</p>
    </section>
    ${manualsBlock(product.manuals, language)}${codeForm(language, '', { isBelow: true })}`;
