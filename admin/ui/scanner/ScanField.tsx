import { Input, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSay } from '#admin/app/language.ts';
import { splitCodes, splitLines } from '#admin/ui/codes/split-codes.ts';
import type { Text } from '#contract/text.ts';
import { PhotoButton } from './PhotoButton.tsx';
import { scannerTexts } from './texts.ts';
import styles from './scanner.module.css';

type ScanFieldProps = {
  onScan: (codes: string[]) => void;
  /** The photo held no code that could be read. */
  onUnreadable?: () => void;
  label?: Text;
  hint?: Text | null;
  disabled?: boolean;
  /** Codes that others gave may hold blanks and commas: a line is one code. */
  isOneALine?: boolean;
  /** To put the focus into the field from outside. */
  box?: RefObject<InputRef | null>;
  /** A button at the end of the field. */
  after?: ReactNode;
};

/**
 * The one field of a board for scanners: a scan ends with Enter, and the field is ready for the next. It takes the
 * focus back whenever nothing else has it, so that nobody has to touch the screen with gloves.
 */
export function ScanField({
  onScan,
  onUnreadable,
  label = scannerTexts.scan,
  hint = scannerTexts.hint,
  disabled = false,
  isOneALine = false,
  box: given,
  after,
}: ScanFieldProps) {
  const say = useSay();
  const id = useId();
  const own = useRef<InputRef>(null);
  const box = given ?? own;
  const [typed, setTyped] = useState('');
  useKeptFocus(box, !disabled);

  const split = isOneALine ? splitLines : splitCodes;
  const take = (text: string) => {
    setTyped('');
    const { codes } = split(text);
    if (codes.length > 0) onScan(codes);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(label)}</label>
      <div className={styles.line}>
        <Input
          ref={box}
          id={id}
          size="large"
          className={styles.input}
          value={typed}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="send"
          spellCheck={false}
          maxLength={512}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            take(typed);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            const { codes, repeated } = split(text);
            if (codes.length + repeated < 2) return;
            event.preventDefault();
            take(text);
          }}
        />
        {!disabled && <PhotoButton onCode={take} onUnreadable={() => onUnreadable?.()} />}
        {after}
      </div>
      {hint && <small>{say(hint)}</small>}
    </div>
  );
}

/** Tabs and switches are inputs too, but nobody types into them. */
const notTyped = ':not([type="radio"], [type="checkbox"])';
/** Something else is typed into, or a dialog in front of the field asks a question. */
function isTaken(element: Element | null, own: Element | null): boolean {
  if (element === null) return false;
  if (element.closest(`input${notTyped}, textarea, select, [contenteditable]`)) return true;
  const dialog = element.closest('[role="dialog"]');
  return dialog !== null && !dialog.contains(own);
}

/** Puts the focus into the field whenever it would otherwise be nowhere, and whatever a scanner types beside a button. */
function useKeptFocus(box: RefObject<InputRef | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const focus = () => box.current?.focus({ preventScroll: true });
    const take = () => {
      const { activeElement: active } = document;
      const own = box.current?.input ?? null;
      // A drawer takes the focus itself when it opens.
      const isAround = active !== null && active !== own && active.contains(own);
      if (active === null || isAround) focus();
    };
    const type = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isLetter && !isTaken(document.activeElement, box.current?.input ?? null)) focus();
    };
    // On a phone without a scanner it would only raise the keyboard again and again.
    const holds = !window.matchMedia('(pointer: coarse)').matches;
    take();
    const later = () => void setTimeout(take, 0);
    document.addEventListener('keydown', type, true);
    if (holds) document.addEventListener('focusout', later);
    return () => {
      document.removeEventListener('keydown', type, true);
      document.removeEventListener('focusout', later);
    };
  }, [box, isOn]);
}
