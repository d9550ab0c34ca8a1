import type { Language } from '#contract/language.ts';
import { isValue } from '#contract/gs1/values.ts';
import { say } from '#contract/text.ts';
import { endingOf, translated } from '#contract/translated.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { findItem, type Item } from '../identifiers/find-item.ts';
import { readReference } from '../scans/reference.ts';
import { codeForm } from './forms.ts';
import { html, type Html } from './html.ts';

/** A product by its GTIN: that of the company whose product was scanned before, as several may have the number. */
export async function findProduct(app: App, gtin: string, scan: string): Promise<Item | null> {
  if (!isValue('01', gtin)) return null;
  const link = { key: { ai: '01', value: gtin }, qualifiers: [], attributes: [] };
  return findItem(app, link, readReference(app, scan)?.company);
}

/** The facts of a product, without any item of it. */
export const productPage = (product: Item, language: Language): Html =>
  html`<section class="card is-plain ask">
      <h1>${translated(product, 'name', language)}</h1>
      ${manualsOf(product, language)}
    </section>
    ${codeForm(language, '', { isBelow: true })}`;

const manualsOf = ({ manuals }: Item, language: Language): Html | null =>
  manuals.length === 0
    ? null
    : html`<h2>${say(texts.manuals, language)}</h2>
        <ul>
          ${manuals.map(
            (one) =>
              html`<li>
                <a href="${one.url}" rel="noopener"
                  >${one[`name${endingOf(language)}`] || one.name}</a
                >
              </li>`,
          )}
        </ul>`;
