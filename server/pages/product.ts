import type { Language } from '#contract/language.ts';
import { isValue } from '#contract/gs1/digital-link.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { findItem, type Item } from '../identifiers/find-item.ts';
import { codeForm } from './forms.ts';
import { html, type Html } from './html.ts';

/** A product by its GTIN. */
export async function findProduct(app: App, gtin: string): Promise<Item | null> {
  if (!isValue('01', gtin)) return null;
  return findItem(app, { key: { ai: '01', value: gtin }, qualifiers: [], attributes: [] });
}

/** The facts of a product, without any item of it. */
export const productPage = (product: Item, language: Language): Html =>
  html`<section class="card is-plain ask">
      <h1>${product.name}</h1>
      ${manualsOf(product, language)}
    </section>
    ${codeForm(language, '', { isBelow: true })}`;

const manualsOf = ({ manuals }: Item, language: Language): Html | null =>
  manuals.length === 0
    ? null
    : html`<h2>${say(texts.manuals, language)}</h2>
        <ul>
          ${manuals.map(
            ({ name, url }) => html`<li><a href="${url}" rel="noopener">${name}</a></li>`,
          )}
        </ul>`;
