import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useSay } from '#admin/app/language.ts';
import { previewTexts as texts } from '../texts.ts';
import styles from '../preview.module.css';

type PdfPageProps = {
  document: PDFDocumentProxy;
  number: number;
  /** Height divided by width, until the page is loaded. */
  ratio: number;
  width: string;
  zoom: number;
  scroller: RefObject<HTMLElement | null>;
};

// Larger canvases fail on phones.
const mostPixels = 16_000_000;

/** One page: an empty sheet until it comes near, and again when it is far away. */
export function PdfPage({ document, number, ratio, width, zoom, scroller }: PdfPageProps) {
  const say = useSay();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [own, setOwn] = useState(ratio);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      root: scroller.current,
      rootMargin: '100% 0px',
    });
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, [scroller]);

  useEffect(() => {
    if (!isNear) return undefined;
    let stop = () => {};
    let isHere = true;
    const draw = async () => {
      const page = await document.getPage(number);
      const sheet = canvas.current;
      if (!isHere || !sheet) return;
      const plain = page.getViewport({ scale: 1 });
      setOwn(plain.height / plain.width);
      const sharp = (frame.current!.clientWidth * window.devicePixelRatio) / plain.width;
      const most = Math.sqrt(mostPixels / (plain.width * plain.height));
      const viewport = page.getViewport({ scale: Math.min(sharp, most) });
      sheet.width = Math.round(viewport.width);
      sheet.height = Math.round(viewport.height);
      const task = page.render({ canvas: sheet, viewport });
      stop = () => task.cancel();
      await task.promise;
      setDrawn(true);
    };
    draw().catch(() => undefined);
    return () => {
      isHere = false;
      stop();
    };
  }, [isNear, document, number, zoom]);

  return (
    <div
      ref={frame}
      className={styles.page}
      data-page={number}
      data-drawn={isDrawn}
      style={{ width, aspectRatio: `1 / ${own}` }}
    >
      {isNear && (
        <canvas
          ref={canvas}
          role="img"
          aria-label={say(texts.page, { at: number, all: document.numPages })}
        />
      )}
    </div>
  );
}
