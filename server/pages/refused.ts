import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { codeForm } from './forms.ts';
import { html, seal, type Html } from './html.ts';

export type RefusedLink = keyof typeof texts.refused;

/** An address of a label that leads nowhere, in words, with a way on: the product where it is known, else another try. */
export const refusedPage = (why: RefusedLink, language: Language, product?: string): Html =>
  html`<section class="verdict" role="status">
      <div class="quiet">
        ${seal}
        <h1>${say(texts.refused[why], language)}</h1>
      </div>
      ${product ? null : html`<p>${say(texts.next.unknown, language)}</p>`}
    </section>
    ${product ? html`<a class="button" href="${product}">${say(texts.toProduct, language)}</a>` : codeForm(language, '', { isBelow: true })}`;
