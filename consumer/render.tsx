import { renderToStaticMarkup } from 'react-dom/server';
import { BlockPlace } from '#blocks/BlockPlace.tsx';
import { HeaderTop } from '#blocks/header-top/HeaderTop.tsx';
import { blocksOf, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { PhoneBottom } from '#blocks/phone-bottom/PhoneBottom.tsx';
import { shippedPages } from './default-page.ts';
import { closeFrame, openFrame, openPageBox, type Dress } from './frame.tsx';
import { cachedPart, type Part, type Piece } from './part-cache.ts';
import { readerOf } from './reads.ts';

/** What surrounds a page: style and script, and the texts for sharing. */
export type Around = Dress & {
  /** The page's URL without a language. */
  here: URL;
  title: string;
  /** The server's own markup above everything or below the blocks, such as a form to query again. */
  above?: string;
  below: string;
  /** Called when a block cannot be rendered; the others still are. */
  broken: (block: string, error: unknown) => void;
};

export type { Piece };
export { shippedPages };

type Draw = (scene: Scene) => string;
/** The parts of a page in order; each is rendered from a scene alone. */
type Plan<P> = { open: P; head: P; blocks: { id: string; part: P }[]; foot: P };

const planOf = <P,>(page: PageDocument, around: Around, make: (draw: Draw) => P): Plan<P> => {
  const { setup } = page;
  const { title, styles, scripts } = around;
  return {
    open: make((scene) => openFrame(page, scene, title, { styles, scripts })),
    head: make(
      (scene) =>
        `${openPageBox(page)}${renderToStaticMarkup(<HeaderTop setup={setup} scene={scene} />)}<main>`,
    ),
    blocks: blocksOf(page).map((block) => ({
      id: block.id,
      part: make((scene) => renderToStaticMarkup(<BlockPlace block={block} scene={scene} />)),
    })),
    foot: make((scene) => renderToStaticMarkup(<PhoneBottom setup={setup} scene={scene} />)),
  };
};

/** Renders a plan part by part. `draw` renders one part, `write` outputs what differs on every page. */
function drawn<P, R>(
  { open, head, blocks, foot }: Plan<P>,
  scene: Scene,
  { here, above = '', below, broken }: Around,
  draw: (part: P) => R,
  write: (markup: string) => R,
): R[] {
  const under = below === '' ? '' : `<div class="page-below">${below}</div>`;
  return [
    draw(open),
    ...(above === '' ? [] : [write(above)]),
    draw(head),
    ...blocks.flatMap(({ id, part }) => {
      try {
        return [draw(part)];
      } catch (error) {
        broken(id, error);
        return [];
      }
    }),
    write(`${under}</main>`),
    draw(foot),
    write(closeFrame(scene, here)),
  ];
}

/** The whole page for a phone, every part rendered again: complete without scripts. */
export const renderPage = (page: PageDocument, scene: Scene, around: Around): string =>
  drawn(
    planOf(page, around, (draw) => draw),
    scene,
    around,
    (draw) => draw(scene),
    (markup) => markup,
  ).join('');

const mostTitles = 16;
const plans = new WeakMap<PageDocument, Map<string, Plan<Part>>>();

/** The same in pieces, most of them cached: for pages that are shown often. */
export function renderPieces(page: PageDocument, scene: Scene, around: Around): Piece[] {
  const byTitle = plans.get(page) ?? new Map<string, Plan<Part>>();
  plans.set(page, byTitle);
  // A title may contain user input.
  if (byTitle.size >= mostTitles) byTitle.clear();
  const plan = byTitle.get(around.title) ?? planOf(page, around, cachedPart);
  byTitle.set(around.title, plan);
  const textAt = readerOf(scene);
  return drawn(
    plan,
    scene,
    around,
    (part) => part(scene, textAt),
    (markup): Piece => ({ bytes: Buffer.from(markup), isKept: false }),
  );
}
