import { renderToStaticMarkup } from 'react-dom/server';
import { adapts } from '#blocks/adapts.ts';
import { backgroundOf } from '#blocks/BlockPlace.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import { themeStyle } from '#blocks/kit/theme.ts';
import { languageNames, languages, languageTags } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { escaped } from './markup.ts';

/** The URLs of a page's style and script. */
export type Dress = { styles: readonly string[]; scripts: readonly string[] };

/** The document head; `title` is used if the page has none. */
export function openFrame(page: PageDocument, scene: Scene, title: string, dress: Dress): string {
  const { setup } = page;
  const named = escaped(readFor(scene, setup.title) || title);
  const details = escaped(readFor(scene, setup.details));
  const image = escaped(setup.shareImg);
  return [
    `<!doctype html><html lang="${languageTags[scene.language]}"><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>',
    `<meta name="robots" content="noindex"/><title>${named}</title>`,
    details && `<meta name="description" content="${details}"/>`,
    `<meta property="og:title" content="${named}"/>`,
    details && `<meta property="og:description" content="${details}"/>`,
    image && `<meta property="og:image" content="${image}"/>`,
    ...dress.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}"/>`),
    ...dress.scripts.map((src) => `<script type="module" src="${escaped(src)}"></script>`),
    `</head><body${adapts(page) ? ' class="adapts"' : ''}>`,
  ].join('');
}

/** The beginning of the page body. */
export const openPageBox = (page: PageDocument, { theme }: Scene): string =>
  renderToStaticMarkup(
    <div className="page" style={{ ...backgroundOf(page), ...themeStyle(theme) }} />,
  ).slice(0, -'</div>'.length);

/** Everything after the blocks: links to the other languages and to the help on verdicts. */
export function closeFrame({ language }: Scene, here: URL): string {
  const choices = languages.map((other) =>
    other === language
      ? `<span aria-current="true">${languageNames[other]}</span>`
      : `<a href="${escaped(inLanguage(here, other))}" lang="${languageTags[other]}">${languageNames[other]}</a>`,
  );
  const help = `<a href="/help?language=${language}">${escaped(say(texts.help, language))}</a>`;
  const zone = `<p class="page-zone">${escaped(say(texts.zoneNote, language))}</p>`;
  return `<footer class="page-foot"><nav>${choices.join('')}${help}</nav>${zone}</footer></div></body></html>`;
}

function inLanguage(here: URL, language: string): string {
  const url = new URL(here);
  url.searchParams.set('language', language);
  return url.pathname + url.search;
}
