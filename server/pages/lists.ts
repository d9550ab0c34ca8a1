import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { html, type Html } from './html.ts';

export const rowsOfPage = 10;

/** The requested page of a list. */
export const pageIn = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

type Listed = { here: URL; page: number; count: number; rows: readonly Html[]; className: string };

/** An endless list: scripts load more on scrolling, without them there are links. */
export function endlessList(
  { here, page, count, rows, className }: Listed,
  language: Language,
): Html {
  const to = (number: number) => {
    const url = new URL(here);
    url.searchParams.set('page', String(number));
    url.searchParams.set('language', language);
    return url.pathname + url.search;
  };
  const link = (rel: 'next' | 'prev', number: number, words: string) =>
    html`<a class="act" rel="${rel}" href="${to(number)}">${words}</a>`;
  return html`<sy-more data-failed="${say(texts.loadFailed, language)}">
    ${page > 1 ? link('prev', page - 1, say(texts.previousPage, language)) : null}
    <ol class="${className}">
      ${rows}
    </ol>
    ${rows.length === rowsOfPage && page * rowsOfPage < count ? link('next', page + 1, say(texts.nextPage, language)) : null}
  </sy-more>`;
}
