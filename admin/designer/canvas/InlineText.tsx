import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import type { Phrase } from '#blocks/kit/words.ts';
import { languageTags } from '#contract/language.ts';
import { problemOf } from '../panel/check-value.ts';
import { textOfPhrase, withText } from '../panel/phrase-text.ts';
import { valueAt } from '../panel/panel-scope.ts';
import type { Thing } from './thing-at.ts';
import { useWorkbench } from './workbench.ts';
import styles from './canvas.module.css';

type InlineTextProps = { thing: Thing; room: Document; scale: number; onClose: () => void };

/**
 * A text of the page, typed where it stands: a field in the same letters over the text, because the page itself is
 * drawn by React and must not be edited underneath it.
 */
export function InlineText({ thing, room, scale, onClose }: InlineTextProps) {
  const say = useSay();
  const { editor, geometry } = useWorkbench();
  const { block, path, field, element } = thing;
  const language = useStore(editor.view, (view) => view.language);
  const stored = useStore(editor.page, ({ blocks }) => valueAt(blocks[block]?.settings, path));
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const [begun] = useState(stored);
  // The text moves and grows while it is typed.
  useStore(geometry);
  const [place, setPlace] = useState<CSSProperties>(() => placeOf(element, room));
  useLayoutEffect(() => {
    if (element.isConnected) setPlace(placeOf(element, room));
  }, [element, room, stored]);
  useLayoutEffect(() => {
    const text = input.current!;
    text.style.height = 'auto';
    text.style.height = `${text.scrollHeight}px`;
  }, [stored, typed, place]);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  const lines = field.kind === 'phrase' ? (field.rows ?? 1) : 1;
  const text = field.kind === 'phrase' ? textOfPhrase(stored as Phrase, language) : String(stored);
  const put = (words: string) => {
    const said = lines > 1 ? words : words.replaceAll(/\s*\n\s*/g, ' ');
    const next = field.kind === 'phrase' ? withText(stored as Phrase, language, said) : said;
    const problem = problemOf(field, next);
    if (!problem || problem.isMissing) editor.set(block, path, next);
  };
  const close = () => {
    onClose();
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-canvas] [data-id="${block}"]`)
        ?.focus({ preventScroll: true }),
    );
  };
  return (
    <textarea
      ref={input}
      className={styles.inline}
      data-inline
      aria-label={say(field.label)}
      lang={languageTags[language]}
      rows={1}
      maxLength={'max' in field ? field.max : undefined}
      value={typed ?? text}
      style={{
        ...place,
        top: Number(place.top) * scale,
        left: Number(place.left) * scale,
        transform: `scale(${scale})`,
      }}
      onChange={({ target, nativeEvent }) => {
        if ((nativeEvent as InputEvent).isComposing) setTyped(target.value);
        else put(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => {
        setTyped(null);
        put(currentTarget.value);
      }}
      onBlur={onClose}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        const isDone =
          event.key === 'Enter' &&
          (lines === 1 || event.ctrlKey || event.metaKey) &&
          !event.shiftKey;
        if (!isDone && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        // As in a spreadsheet, Escape takes back what was typed.
        if (event.key === 'Escape') editor.set(block, path, begun);
        close();
      }}
    />
  );
}

const isClear = (colour: string) => colour === 'transparent' || /,\s*0\)$/.test(colour);

/** Where a text stands in its document, in which letters and on which ground. */
function placeOf(element: HTMLElement, room: Document): CSSProperties {
  const view = room.defaultView!;
  const looks = view.getComputedStyle(element);
  const own = element.getBoundingClientRect();
  // Text within a line may grow as far as its line.
  const around = looks.display.startsWith('inline') ? element.parentElement : null;
  const line = around?.getBoundingClientRect();
  const isAlone = around?.childElementCount === 1;
  const left = line && isAlone ? line.left : own.left;
  const right = line ? Math.max(own.right, line.right) : own.right;
  let ground = '#fff';
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    const { backgroundColor } = view.getComputedStyle(one);
    if (isClear(backgroundColor)) continue;
    ground = `linear-gradient(${backgroundColor}, ${backgroundColor}), #fff`;
    break;
  }
  return {
    top: own.top + view.scrollY,
    left,
    width: Math.max(48, right - left),
    minHeight: own.height,
    font: looks.font,
    letterSpacing: looks.letterSpacing,
    textAlign: looks.textAlign as 'left',
    color: looks.color,
    background: ground,
  };
}
