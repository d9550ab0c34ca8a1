import { useDroppable } from '@dnd-kit/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { findSpec } from '#blocks/list.ts';
import { model3d } from '#blocks/model-3d/spec.ts';
import { publicPageTexts } from '#contract/texts/public-pages.ts';
import { askFirstField } from './ask-first-field.ts';
import { emptyLooks } from './empty-looks.ts';
import { FramedPage, setLanguage } from './FramedPage.tsx';
import { DropLine } from './DropLine.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { InlineText } from './InlineText.tsx';
import { LivePage } from './LivePage.tsx';
import { measureRoom, type Measurer } from './measurer.ts';
import { Overlays } from './Overlays.tsx';
import { useReveal } from './reveal.ts';
import { useShownItem } from './shown-item.ts';
import { useStage } from './stage.ts';
import { canvasTexts as texts } from './texts.ts';
import { elementAt, thingOf, type Thing } from './thing-at.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** The drop target: the whole page, wherever it is scrolled to. */
export const canvasId = 'canvas';

/** The page on a phone, with all editing on it. */
export function Canvas({ scene }: { scene: Scene }) {
  const say = useSay();
  const { editor, geometry, canEdit } = useWorkbench();
  const { stage, width, scale, height } = useStage();
  const [room, setRoom] = useState<Document | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const measurer = useRef<Measurer | null>(null);
  const documentHeight = useStore(geometry, (state) => state.height);
  const { setNodeRef } = useDroppable({ id: canvasId });

  useEffect(() => {
    if (!room) return undefined;
    measurer.current = measureRoom(room, editor, geometry);
    return () => measurer.current?.stop();
  }, [room, editor, geometry]);
  useEffect(() => {
    if (room) setLanguage(room, scene.language);
  }, [room, scene.language]);

  // The frame follows the scroller above it, which handles wheel, touch and dragging near an edge.
  const follow = useCallback(() => {
    const top = (scroller.current?.scrollTop ?? 0) / scale;
    room?.defaultView?.scrollTo({ top, behavior: 'instant' });
    measurer.current?.later();
  }, [room, scale]);
  useLayoutEffect(follow, [follow, documentHeight, height]);
  useReveal(scroller, scale);
  useShownItem(room);
  const [typed, setTyped] = useState<Thing | null>(null);

  /** The block that was clicked, and what of it. */
  const clicked = ({ target, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const id = (target as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset.id;
    const block = editor.page.getState().blocks[id ?? ''];
    const phone = frameOf(room)?.getBoundingClientRect();
    if (!block || !room || !phone) return null;
    const [x, y] = [(clientX - phone.left) / scale, (clientY - phone.top) / scale];
    // Looked up only when asked: it makes the browser lay out the page.
    return { block, element: () => elementAt(room, x, y) };
  };
  /** Goes to the setting of what was clicked; a text is typed where it stands. */
  const open = (event: MouseEvent<HTMLElement>) => {
    const { block, element } = clicked(event) ?? {};
    if (!block) return;
    const there = element?.();
    const thing = there ? thingOf(there, block, scene) : null;
    if (!thing) {
      askFirstField(editor, block.id);
      return;
    }
    editor.select([block.id]);
    if (thing.isTyped && canEdit && findSpec(block.type)?.isFixed !== true) setTyped(thing);
    else editor.view.setState({ asked: { block: block.id, path: thing.path } });
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    if (event.target === event.currentTarget) editor.select([]);
    const { block, element } = clicked(event) ?? {};
    // Its button promises another page.
    if (block?.type === model3d.type && element?.()?.closest('.act'))
      toast.warning(say(publicPageTexts.onlyOnPage));
  };

  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.phone} style={{ width: width * scale, height }}>
        <FramedPage
          title={say(texts.frame)}
          isStill
          className={styles.frame}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
          onOpen={(opened) => {
            prepare(opened);
            setRoom(opened);
          }}
        >
          <LivePage editor={editor} scene={scene} />
        </FramedPage>
        <div
          ref={scroller}
          className={styles.scroller}
          onScroll={follow}
          onPointerLeave={() => editor.view.setState({ hovered: null })}
        >
          <div
            ref={setNodeRef}
            className={styles.paper}
            data-scale={scale}
            style={{ height: documentHeight * scale }}
            onClick={click}
            onDoubleClick={open}
          >
            {room && <Overlays scroller={scroller} scale={scale} />}
            {room && typed && (
              <InlineText
                key={[typed.block, ...typed.path].join('.')}
                thing={typed}
                room={room}
                scale={scale}
                onClose={() => setTyped(null)}
              />
            )}
          </div>
        </div>
        <DropLine scale={scale} scroller={scroller} />
        <EmptyPage />
      </div>
    </div>
  );
}

const frameOf = (room: Document | null) => room?.defaultView?.frameElement ?? null;

/** The scroller over the frame has a scrollbar; the rest is for authors only. */
function prepare(room: Document): void {
  const style = room.createElement('style');
  style.textContent = `html { scrollbar-width: none; }\n${emptyLooks}`;
  room.head.append(style);
}
