// The one place where the server reaches for something with a face. It is loaded when it is first needed: whatever
// only works on data needs neither React nor the blocks.
// oxlint-disable-next-line no-restricted-imports -- Only its type.
import type { Around, Piece } from '#consumer/render.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { sanitized } from './sanitize.ts';

let loaded: ReturnType<typeof load> | null = null;
/** Loads the views once. */
export const loadRenderer = () => (loaded ??= load());

async function load() {
  // React asks for it once, when it is loaded; left unset it is the build for developers, many times slower. To the
  // server it means more than speed, so it is put back.
  const before = process.env.NODE_ENV;
  if (!before) process.env.NODE_ENV = 'production';
  try {
    // oxlint-disable-next-line no-restricted-imports -- See above.
    return await import('#consumer/render.tsx');
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** A default page. */
export type ShippedPage = 'code' | 'security';

/** A page as pieces of markup: a default one, or a published version. */
export async function renderShown(
  page: ShippedPage | PageDocument,
  scene: Scene,
  around: Around,
): Promise<Piece[]> {
  const { renderPieces, shippedPages } = await loadRenderer();
  const document = typeof page === 'string' ? shippedPages[page] : page;
  return renderPieces(sanitized(document), scene, around);
}

/** A draft page as markup. */
export async function renderDraft(
  page: PageDocument,
  scene: Scene,
  around: Around,
): Promise<string> {
  const { renderPage } = await loadRenderer();
  return renderPage(sanitized(page), scene, around);
}
