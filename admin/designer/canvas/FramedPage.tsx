import { useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { languageTags, type Language } from '#contract/language.ts';

type FramedPageProps = {
  /** What the frame is called for those who hear the page. */
  title: string;
  /** Out of reach for keys and fingers: what is shown is looked at from outside. */
  isStill?: boolean;
  isLazy?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  ref?: Ref<HTMLIFrameElement>;
  /** Told of the document before anything is drawn into it. */
  onOpen?: (room: Document) => void;
  children: ReactNode;
};

/**
 * A frame with the style and the script of public pages, into which React draws from outside: the same views as on a
 * phone, one React, and no messages between two documents.
 */
export function FramedPage(props: FramedPageProps) {
  const { title, isStill = false, isLazy = false, className, style, ref, onOpen, children } = props;
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = (frame: HTMLIFrameElement) => {
    const room = frame.contentDocument;
    // Anything but our own empty page, such as a message of a proxy, stays as it is.
    if (!room?.getElementById('canvas')) return;
    room.body.replaceChildren();
    room.body.inert = isStill;
    room.addEventListener('click', stay, true);
    room.addEventListener('submit', (event) => event.preventDefault(), true);
    onOpen?.(room);
    setBody(room.body);
  };
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Our own document, drawn from outside; its policy runs no script but that of public pages. */}
      <iframe
        ref={ref}
        className={className}
        style={style}
        src="/canvas"
        title={title}
        tabIndex={isStill ? -1 : undefined}
        loading={isLazy ? 'lazy' : undefined}
        onLoad={(event) => open(event.currentTarget)}
      />
      {body && createPortal(children, body)}
    </>
  );
}

/** Tells the browser which language a page in a frame speaks: it chooses fonts and breaks lines by it. */
export function setLanguage(room: Document, language: Language): void {
  room.documentElement.lang = languageTags[language];
}

/** Nothing here leads away. */
function stay(event: Event): void {
  const { target } = event;
  // Of another window, so it is no Element of this one.
  const link = (target as Element | null)?.closest?.('a[href], area[href]');
  if (link) event.preventDefault();
}
