import { useDroppable } from '@dnd-kit/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { FramedPage, setLanguage } from './FramedPage.tsx';
import { DropLine } from './DropLine.tsx';
import { EmptyPage } from './EmptyPage.tsx';
import { LivePage } from './LivePage.tsx';
import { measureRoom, type Measurer } from './measurer.ts';
import { Overlays } from './Overlays.tsx';
import { useReveal } from './reveal.ts';
import { useStage } from './stage.ts';
import { canvasTexts as texts } from './texts.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

/** The drop target: the whole page, wherever it is scrolled to. */
export const canvasId = 'canvas';

/** The page on a phone, with all editing on it. */
export function Canvas({ scene }: { scene: Scene }) {
  const say = useSay();
  const { editor, geometry } = useWorkbench();
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

  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.phone} style={{ width: width * scale, height }}>
        <FramedPage
          title={say(texts.frame)}
          isStill
          className={styles.frame}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
          onOpen={(opened) => {
            hideScrollbar(opened);
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
            onClick={(event) => event.target === event.currentTarget && editor.select([])}
          >
            {room && <Overlays scroller={scroller} scale={scale} />}
            <DropLine scale={scale} />
          </div>
        </div>
        <EmptyPage />
      </div>
    </div>
  );
}

/** The scroller over the frame has one. */
function hideScrollbar(room: Document): void {
  const style = room.createElement('style');
  style.textContent = 'html { scrollbar-width: none; }';
  room.head.append(style);
}
