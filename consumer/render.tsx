import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { backgroundOf, BlockPlace } from '#blocks/BlockPlace.tsx';
import { HeaderTop } from '#blocks/header-top/HeaderTop.tsx';
import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import { PhoneBottom } from '#blocks/phone-bottom/PhoneBottom.tsx';
import { languageNames, languages, languageTags } from '#contract/language.ts';
import { shippedPages } from './default-page.ts';

/** What stands around a page: where its style and script lie, and what is said when it is shared. */
export type Around = {
  /** The page's own address without a language. */
  here: URL;
  title: string;
  styles: readonly string[];
  scripts: readonly string[];
  /** Markup of the server's own that stands below the blocks, such as a form to ask anew. */
  below: string;
  /** Told when a block cannot be shown; the others are. */
  broken: (block: string, error: unknown) => void;
};

export { shippedPages };

/** The whole answer to a phone: complete without a script. */
export function renderPage(page: PageDocument, scene: Scene, around: Around): string {
  const blocks = blocksOf(page).map((block) => {
    try {
      return renderToStaticMarkup(<BlockPlace block={block} scene={scene} />);
    } catch (error) {
      around.broken(block.id, error);
      return '';
    }
  });
  const below = around.below === '' ? '' : `<div class="page-below">${around.below}</div>`;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={languageTags[scene.language]}>
      <Head page={page} scene={scene} around={around} />
      <body>
        <div className="page" style={backgroundOf(page)}>
          <HeaderTop setup={page.setup} scene={scene} />
          {/* Markup of our own views, made a moment ago. */}
          <main dangerouslySetInnerHTML={{ __html: blocks.join('') + below }} />
          <PhoneBottom setup={page.setup} scene={scene} />
          <footer className="page-foot">
            <nav>{choicesOf(scene, around)}</nav>
          </footer>
        </div>
      </body>
    </html>,
  )}`;
}

type HeadProps = { page: PageDocument; scene: Scene; around: Around };

function Head({ page: { setup }, scene, around }: HeadProps) {
  const title = readFor(scene, setup.title) || around.title;
  const details = readFor(scene, setup.details);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      {details !== '' && <meta name="description" content={details} />}
      <meta property="og:title" content={title} />
      {details !== '' && <meta property="og:description" content={details} />}
      {setup.shareImg !== '' && <meta property="og:image" content={setup.shareImg} />}
      {around.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {around.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </head>
  );
}

/** The same page in the other languages. */
const choicesOf = ({ language }: Scene, { here }: Around): ReactNode =>
  languages.map((other) =>
    other === language ? (
      <span key={other} aria-current="true">
        {languageNames[other]}
      </span>
    ) : (
      <a key={other} href={inLanguage(here, other)} lang={languageTags[other]}>
        {languageNames[other]}
      </a>
    ),
  );

function inLanguage(here: URL, language: string): string {
  const url = new URL(here);
  url.searchParams.set('language', language);
  return url.pathname + url.search;
}
