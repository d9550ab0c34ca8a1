import { useLanguage, useSay } from '#admin/app/language.ts';
import { PageFrame } from '../canvas/PageFrame.tsx';
import type { PageDocument } from '#blocks/kit/document.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { lookTexts as texts } from './texts.ts';
import { useInView } from './use-in-view.ts';
import styles from './look.module.css';

const phone = { width: 375, height: 600 };

type StillPageProps = {
  document: PageDocument | undefined;
  name: string;
  width: number;
  /** How much of it is seen, in the page's own pixels. */
  height?: number;
};

/** A thumbnail of a page; rendered only while it is in view. */
export function StillPage({ document, name, width, height = phone.height }: StillPageProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const [place, isInView] = useInView();
  const scale = width / phone.width;
  return (
    <span
      ref={place}
      className={styles.thumb}
      style={{ width, height: height * scale }}
      aria-hidden="true"
    >
      {document && isInView && (
        <PageFrame
          document={document}
          scene={sampleScene('first', language)}
          title={say(texts.preview, { name })}
          width={phone.width}
          height={height}
          scale={scale}
          isStill
        />
      )}
    </span>
  );
}
