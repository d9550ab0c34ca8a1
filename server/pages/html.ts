import { languageNames, languages, languageTags, type Language } from '#contract/language.ts';
import { pageStyle } from './style.ts';

/** Markup that is safe to send as it is. */
export type Html = { readonly html: string };
type Piece = string | number | Html | null | readonly Html[];

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
const write = (piece: Piece): string =>
  piece === null
    ? ''
    : typeof piece === 'string' || typeof piece === 'number'
      ? escape(String(piece))
      : 'html' in piece
        ? piece.html
        : piece.map(write).join('');

/** Markup with what stands in its holes made harmless. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.map((part, at) => part + (at < pieces.length ? write(pieces[at]!) : '')).join(''),
});

/** The mark of the house: a seal whose line winds back to its source. */
export const seal: Html = {
  html:
    '<svg class="seal" viewBox="0 0 16 16" aria-hidden="true"><mask id="way">' +
    '<path fill="#fff" d="M.75 0H10a6 6 0 0 1 6 6v9.25a.75.75 0 0 1-.75.75H.75a.75.75 0 0 1-.75-.75V.75A.75.75 0 0 1 .75 0Z"/>' +
    '<path fill="none" stroke="#000" stroke-width="2" d="M13 16V6a3 3 0 0 0-3-3H3v10h5V8"/><circle cx="8" cy="8" r="2"/>' +
    '</mask><rect width="16" height="16" fill="currentColor" mask="url(#way)"/></svg>',
};

/** A whole page; `here` is its address without the language, which the links at its foot change. */
export function page(language: Language, title: string, here: URL, body: Html): string {
  const to = (other: Language) => {
    const url = new URL(here);
    url.searchParams.set('language', other);
    return url.pathname + url.search;
  };
  const choice = languages.map((other) =>
    other === language
      ? html`<span aria-current="true">${languageNames[other]}</span>`
      : html`<a href="${to(other)}" lang="${languageTags[other]}">${languageNames[other]}</a>`,
  );
  return html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <style>
          ${{ html: pageStyle }}
        </style>
      </head>
      <body>
        <main>${body}</main>
        <footer><nav>${choice}</nav></footer>
      </body>
    </html>`.html;
}
