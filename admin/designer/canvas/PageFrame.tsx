import { useEffect, useState } from 'react';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { Scene } from '#blocks/kit/scene.ts';
import { FramedPage, setLanguage } from './FramedPage.tsx';
import { WholePage } from './WholePage.tsx';
import styles from './page-frame.module.css';

type PageFrameProps = {
  document: PageDocument;
  scene: Scene;
  /** The accessible name of what it shows. */
  title: string;
  width?: number;
  height?: number;
  /** Relative to the real size. */
  scale?: number;
  /** A still picture: it cannot be scrolled or focused. */
  isStill?: boolean;
};

/** A page for viewing, rendered as on a phone; its links are disabled. */
export function PageFrame(props: PageFrameProps) {
  const { document, scene, title, width = 375, height = 667, scale = 1, isStill = false } = props;
  const [room, setRoom] = useState<Document | null>(null);
  useEffect(() => {
    if (room) setLanguage(room, scene.language);
  }, [room, scene.language]);
  return (
    <div
      className={styles.box}
      style={{ width: width * scale, height: height * scale }}
      aria-busy={room === null}
    >
      <FramedPage
        title={title}
        isStill={isStill}
        isLazy
        className={styles.frame}
        style={{
          width,
          height,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          pointerEvents: isStill ? 'none' : undefined,
        }}
        onOpen={setRoom}
      >
        <WholePage document={document} scene={scene} />
      </FramedPage>
    </div>
  );
}
