import { useState, type CSSProperties, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { languageTags, type Language } from '#contract/language.ts';

type FramedPageProps = {
  /** The accessible name of the frame. */
  title: string;
  /** Not focusable or clickable: for display only. */
  isStill?: boolean;
  isLazy?: boolean;
  className?: string | undefined;
  style?: CSSProperties;
  ref?: Ref<HTMLIFrameElement>;
  /** Called with the document before anything is rendered. */
  onOpen?: (room: Document) => void;
  children: ReactNode;
};

/**
 * A frame with the style and script of public pages, into which React renders from outside: the same views as on a
 * phone, one React, and no messages between two documents.
 */
export function FramedPage(props: FramedPageProps) {
  const { title, isStill = false, isLazy = false, className, style, ref, onOpen, children } = props;
  const [body, setBody] = useState<HTMLElement | null>(null);
  const open = (frame: HTMLIFrameElement) => {
    const room = frame.contentDocument;
    // Anything but our own empty page, such as a proxy's error page, is left alone.
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

/** Sets the language of the framed page, which affects fonts and line breaks. */
export function setLanguage(room: Document, language: Language): void {
  room.documentElement.lang = languageTags[language];
}

/** Links in the frame are disabled. */
function stay(event: Event): void {
  const { target } = event;
  // From another window, so `instanceof Element` does not work.
  const link = (target as Element | null)?.closest?.('a[href], area[href]');
  if (link) event.preventDefault();
}
