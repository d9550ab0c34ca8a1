import { useState } from 'react';
import { pageClass } from '#blocks/adapts.ts';
import { backgroundOf, BlockPlace } from '#blocks/BlockPlace.tsx';
import { HeaderTop } from '#blocks/header-top/HeaderTop.tsx';
import { blocksOf, shownPage, type PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { themeStyle } from '#blocks/kit/theme.ts';
import { PhoneBottom } from '#blocks/phone-bottom/PhoneBottom.tsx';
import { pageAt } from '#blocks/shown-times.ts';
import { shownFor } from '#blocks/sober.ts';

type WholePageProps = { document: PageDocument; scene: Scene };

/** A page as `consumer/render.tsx` writes it, with everything around its blocks. */
export function WholePage({ document, scene }: WholePageProps) {
  // Scripts change the markup of a page, so another page is rendered from scratch.
  const [shown, setShown] = useState({ document, scene, times: 0 });
  if (shown.document !== document || shown.scene !== scene)
    setShown({ document, scene, times: shown.times + 1 });
  return (
    <div
      key={shown.times}
      className={pageClass(document)}
      style={{ ...backgroundOf(document), ...themeStyle(scene.theme) }}
    >
      <HeaderTop setup={document.setup} scene={scene} />
      <main>
        {shownFor(blocksOf(pageAt(shownPage(document), Date.now())), scene).map((block) => (
          <BlockPlace key={block.id} block={block} scene={scene} />
        ))}
      </main>
      <PhoneBottom setup={document.setup} scene={scene} />
    </div>
  );
}
