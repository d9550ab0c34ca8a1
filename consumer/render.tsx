import { renderToStaticMarkup } from 'react-dom/server';
import { BlockPlace } from '#blocks/BlockPlace.tsx';
import { magicCube } from '#blocks/magic-cube/spec.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { HeaderTop } from '#blocks/header-top/HeaderTop.tsx';
import { blocksOf, type Block, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { shownFor } from '#blocks/sober.ts';
import { PhoneBottom } from '#blocks/phone-bottom/PhoneBottom.tsx';
import { shippedPages } from './default-page.ts';
import { closeFrame, openFrame, openPageBox, type Dress } from './frame.tsx';
import { cachedPart, type Part, type Piece } from './part-cache.ts';
import { escaped } from './markup.ts';
import { readerOf } from './reads.ts';

/** What surrounds a page: style and script, and the texts for sharing. */
export type Around = Dress & {
  /** The page's URL without a language. */
  here: URL;
  title: string;
  /** The server's own markup above everything, over the blocks or below them, such as a form to query again. */
  above?: string;
  top?: string;
  below: string;
  /** What taps on its blocks are counted under; drafts and default pages have none. */
  taps?: string;
  /** Called when a block cannot be rendered; the others still are. */
  broken: (block: string, error: unknown) => void;
};

export type { Piece };
export { shippedPages };

type Draw = (scene: Scene) => string;
/** The parts of a page in order; each is rendered from a scene alone. */
type Plan<P> = {
  open: P;
  head: P;
  blocks: readonly Block[];
  parts: ReadonlyMap<Block, P>;
  foot: P;
};

/** The blocks that begin with pictures. The verdict, which comes first, has a small one besides. */
const withPictures: ReadonlySet<string> = new Set(
  [pictureAds, magicCube, productImages].map(({ type }) => type),
);

const planOf = <P,>(page: PageDocument, around: Around, make: (draw: Draw) => P): Plan<P> => {
  const { setup } = page;
  const { title, styles, scripts } = around;
  const blocks = blocksOf(page);
  const first = blocks.find(({ type }) => withPictures.has(type));
  return {
    open: make((scene) => openFrame(page, scene, title, { styles, scripts })),
    head: make(
      (scene) =>
        `${openPageBox(page, scene)}${renderToStaticMarkup(<HeaderTop setup={setup} scene={scene} />)}<main>`,
    ),
    blocks,
    parts: new Map(
      blocks.map((block) => [
        block,
        make((scene) =>
          renderToStaticMarkup(
            <BlockPlace block={block} scene={scene} isFirst={block === first} />,
          ),
        ),
      ]),
    ),
    foot: make((scene) => renderToStaticMarkup(<PhoneBottom setup={setup} scene={scene} />)),
  };
};

/** Renders a plan part by part. `draw` renders one part, `write` outputs what differs on every page. */
function drawn<P, R>(
  { open, head, blocks, parts, foot }: Plan<P>,
  scene: Scene,
  { here, above = '', top = '', below, taps = '', broken }: Around,
  draw: (part: P) => R,
  write: (markup: string) => R,
): R[] {
  const under = below === '' ? '' : `<div class="page-below">${below}</div>`;
  return [
    draw(open),
    ...(above === '' ? [] : [write(above)]),
    draw(head),
    ...(top === '' ? [] : [write(top)]),
    ...shownFor(blocks, scene).flatMap((block) => {
      try {
        return [draw(parts.get(block)!)];
      } catch (error) {
        broken(block.id, error);
        return [];
      }
    }),
    write(`${under}${tapCounter(taps)}</main>`),
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

const tapCounter = (mark: string) =>
  mark === '' ? '' : `<sy-taps data-page="${escaped(mark)}"></sy-taps>`;

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
