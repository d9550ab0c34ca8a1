import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useSay } from '#admin/app/language.ts';
import type { ViewProps } from './file.ts';
import { PdfPage } from './pdf/PdfPage.tsx';
import { Toolbar, type Tool } from './Toolbar.tsx';
import { PreviewError } from './PreviewError.tsx';
import { previewTexts as texts, type PreviewProblem } from './texts.ts';
import styles from './preview.module.css';

type State = { document: PDFDocumentProxy; ratio: number } | { problem: PreviewProblem } | null;

const problems: Record<string, PreviewProblem> = {
  PasswordException: 'locked',
  InvalidPDFException: 'pdf',
};
const widest = 1_000;

/** A document, page by page; each is rendered when it comes into view. */
export function PdfView({ url, onDownload }: ViewProps) {
  const say = useSay();
  const [state, setState] = useState<State>(null);
  const [round, setRound] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [at, setAt] = useState(1);
  const scroller = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isHere = true;
    let close = () => {};
    const open = async () => {
      const { openPdf } = await import('./pdf/open-pdf.ts');
      if (!isHere) return;
      const task = openPdf(url);
      close = () => void task.destroy();
      const document = await task.promise;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (isHere) setState({ document, ratio: height / width });
    };
    open().catch((failure: Error) => {
      if (isHere) setState({ problem: problems[failure.name] ?? 'unreachable' });
    });
    return () => {
      isHere = false;
      close();
    };
  }, [url, round]);

  if (state && 'problem' in state)
    return (
      <PreviewError
        format="pdf"
        problem={state.problem}
        onDownload={onDownload}
        onRetry={
          state.problem === 'unreachable'
            ? () => {
                setState(null);
                setRound(round + 1);
              }
            : undefined
        }
      />
    );
  const tools: Tool[] = [
    {
      key: 'out',
      label: say(texts.zoomOut),
      run: () => setZoom(Math.max(0.5, zoom / 1.25)),
      off: zoom <= 0.5,
    },
    {
      key: 'in',
      label: say(texts.zoomIn),
      run: () => setZoom(Math.min(4, zoom * 1.25)),
      off: zoom >= 4,
    },
    { key: 'fit', label: say(texts.fit), run: () => setZoom(1), off: zoom === 1 },
  ];
  const all = state?.document.numPages ?? 0;
  return (
    <>
      <div
        ref={scroller}
        className={styles.pages}
        // The arrows of the keyboard scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="document"
        onScroll={({ currentTarget }) => setAt(pageAt(currentTarget))}
      >
        {!state && <p role="status">{say(texts.loading)}</p>}
        {state &&
          Array.from({ length: all }, (_, index) => (
            <PdfPage
              key={index}
              document={state.document}
              number={index + 1}
              ratio={state.ratio}
              width={`calc(min(100%, ${widest}px) * ${zoom})`}
              zoom={zoom}
              scroller={scroller}
            />
          ))}
      </div>
      {state && (
        <Toolbar
          tools={tools}
          told={`${say(texts.page, { at, all })} · ${Math.round(zoom * 100)}%`}
        />
      )}
    </>
  );
}

/** The page at the middle of the window. */
function pageAt(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  const index = pages.findLastIndex((page) => page.offsetTop <= middle);
  return Math.max(0, index) + 1;
}
