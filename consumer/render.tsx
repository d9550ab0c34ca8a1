import { renderToStaticMarkup } from 'react-dom/server';
import { languageNames, languages, languageTags } from '#contract/language.ts';
import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { readWords } from '#blocks/kit/words.ts';
import { backgroundOf, BlockPlace } from './BlockPlace.tsx';

/** What stands around a page: where its style and script lie, and what is said when it is shared. */
export type Around = {
  /** The page's own address without a language. */
  here: URL;
  title: string;
  styles: readonly string[];
  scripts: readonly string[];
  /** Told when a block cannot be shown; the others are. */
  broken: (block: string, error: unknown) => void;
};

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
  return `<!doctype html>${renderToStaticMarkup(
    <Frame page={page} scene={scene} around={around} body={blocks.join('')} />,
  )}`;
}

type FrameProps = { page: PageDocument; scene: Scene; around: Around; body: string };

function Frame({ page, scene, around, body }: FrameProps) {
  const { language } = scene;
  const { setup } = page;
  const title = readWords(setup.title, language) || around.title;
  const details = readWords(setup.details, language);
  return (
    <html lang={languageTags[language]}>
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
      <body>
        {/* Markup of our own views, made a moment ago. */}
        <main
          className="page"
          style={backgroundOf(page)}
          dangerouslySetInnerHTML={{ __html: body }}
        />
        <footer className="page-foot">
          <nav>
            {languages.map((other) =>
              other === language ? (
                <span key={other} aria-current="true">
                  {languageNames[other]}
                </span>
              ) : (
                <a key={other} href={inLanguage(around.here, other)} lang={languageTags[other]}>
                  {languageNames[other]}
                </a>
              ),
            )}
          </nav>
        </footer>
      </body>
    </html>
  );
}

function inLanguage(here: URL, language: string): string {
  const url = new URL(here);
  url.searchParams.set('language', language);
  return url.pathname + url.search;
}
