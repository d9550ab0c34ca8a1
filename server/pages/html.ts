import { languageNames, languages, languageTags, type Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import type { Site } from '#contract/site.ts';
import { translated } from '#contract/translated.ts';
import { telephoneLink } from '#blocks/kit/scene.ts';
import { seal } from '#blocks/kit/seal.ts';
import { pageAssets } from './assets.ts';

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

/** A template tag that escapes its values. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.map((part, at) => part + (at < pieces.length ? write(pieces[at]!) : '')).join(''),
});

/** A page without a verdict: the seal with a question mark, one sentence, and what to do. Same look as a verdict. */
export const quietVerdict = (sentence: string, next: string | null): Html =>
  html`<section class="card is-plain b-result is-quiet">
    <div class="b-result-verdict" role="status">
      <svg class="b-result-seal" viewBox="0 0 16 16" aria-hidden="true">
        <mask id="seal">
          <path fill="#fff" d="${seal.shape}" />
          <path fill="none" stroke="#000" stroke-width="2" d="${seal.signs.quiet}" />
        </mask>
        <rect width="16" height="16" fill="currentColor" mask="url(#seal)" />
      </svg>
      <h1>${sentence}</h1>
      ${next === null ? null : html`<p class="b-result-next">${next}</p>`}
    </div>
  </section>`;

/** Contact and registration numbers of the site. */
function siteLines(site: Site, language: Language): Html | null {
  const way = (href: string, words: string) =>
    href === '' ? html`<span>${words}</span>` : html`<a href="${href}" rel="noopener">${words}</a>`;
  const lines = [
    [site.support_phone, telephoneLink(site.support_phone)],
    [translated(site, 'support_hours', language), ''],
    [translated(site, 'copyright', language), ''],
    [site.icp_number, site.icp_url],
    [site.police_number, site.police_url],
  ] as const;
  const told = lines.filter(([words]) => words !== '');
  if (told.length === 0) return null;
  return html`<p class="page-site">${told.map(([words, href]) => way(href, words))}</p>`;
}

/** A whole page; `here` is its URL without the language, for the language links in the footer. */
export function page(
  language: Language,
  title: string,
  here: URL,
  body: Html,
  scripts: readonly string[] = [],
  site: Site | null = null,
): string {
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
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${pageAssets.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${[...pageAssets.scripts, ...scripts].map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body class="adapts">
        <div class="page">
          <main>${body}</main>
          <footer class="page-foot">
            <nav>
              ${choice}<a href="/help?language=${language}"
                >${say(publicPageTexts.help, language)}</a
              >
            </nav>
            <p class="page-zone">${say(publicPageTexts.zoneNote, language)}</p>
            ${site && siteLines(site, language)}
          </footer>
        </div>
      </body>
    </html>`.html;
}
