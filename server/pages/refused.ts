import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { codeForm } from './forms.ts';
import { html, quietVerdict, type Html } from './html.ts';

export type RefusedLink = keyof typeof texts.refused;

/** The page for a label URL that leads nowhere, with a link to the product if known, else another try. */
export const refusedPage = (why: RefusedLink, language: Language, product?: string): Html =>
  html`${quietVerdict(say(texts.refused[why], language), product ? null : say(texts.next.unknown, language))}
    <div class="page-below">
      ${product ? html`<a class="act is-main" href="${product}">${say(texts.toProduct, language)}</a>` : codeForm(language, '', { isBelow: true })}
    </div>`;
