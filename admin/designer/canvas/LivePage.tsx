import { memo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { pageClass } from '#blocks/adapts.ts';
import { backgroundOf, BlockPlace } from '#blocks/BlockPlace.tsx';
import { HeaderTop } from '#blocks/header-top/HeaderTop.tsx';
import type { Scene } from '#blocks/kit/scene.ts';
import { themeStyle } from '#blocks/kit/theme.ts';
import { PhoneBottom } from '#blocks/phone-bottom/PhoneBottom.tsx';
import type { Editor } from '../model/page-editor.ts';

type Live = { editor: Editor; scene: Scene };

/** The page being edited. Each block re-renders only when it changes itself. */
export function LivePage({ editor, scene }: Live) {
  const setup = useStore(editor.page, (page) => page.setup);
  const background = useStore(editor.page, useShallow(backgroundOf));
  return (
    <div className={pageClass({ setup })} style={{ ...background, ...themeStyle(scene.theme) }}>
      <HeaderTop setup={setup} scene={scene} />
      <LiveBlocks editor={editor} scene={scene} />
      <PhoneBottom setup={setup} scene={scene} />
    </div>
  );
}

const LiveBlocks = memo(function LiveBlocks({ editor, scene }: Live) {
  const order = useStore(editor.page, (page) => page.order);
  return (
    <main>
      {order.map((id) => (
        <LiveBlock key={id} editor={editor} id={id} scene={scene} />
      ))}
    </main>
  );
});

const LiveBlock = memo(function LiveBlock({ editor, id, scene }: Live & { id: string }) {
  const block = useStore(editor.page, (page) => page.blocks[id]);
  return block ? <BlockPlace block={block} scene={scene} /> : null;
});
