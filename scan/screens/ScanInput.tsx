import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useSay } from '../app/language.ts';
import { texts } from '../app/texts.ts';
import { CameraView } from '../camera/CameraView.tsx';
import type { Said } from './use-job.ts';

type ScanInputProps = { onCode: (code: string) => void; said: Said };

const signs = { good: '✓', bad: '✕', idle: '·' } as const;
const gs = '\u001d';

/**
 * The field of a job for scanners that type: Enter or Tab ends a code. It keeps the focus, and shows no keyboard of the
 * phone unless asked to. The camera reads beside it.
 */
export function ScanInput({ onCode, said }: ScanInputProps) {
  const say = useSay();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [hasCamera, setCamera] = useState(false);
  useKeptFocus(field);

  const take = () => {
    const { value } = field.current!;
    field.current!.value = '';
    if (value.trim() !== '') onCode(value);
  };
  return (
    <section className="scan-input">
      {hasCamera && <CameraView onCode={onCode} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <label htmlFor={id}>{say(texts.job.field)}</label>
        <div className="line">
          <input
            ref={field}
            id={id}
            className="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            inputMode={isTyping ? 'text' : 'none'}
            onKeyDown={(event) => {
              const { value } = event.currentTarget;
              if (event.key === 'Tab' && value !== '' && !event.shiftKey) {
                event.preventDefault();
                take();
              }
              // How many scanners type the separator of GS1 codes.
              if (event.ctrlKey && event.key === ']') {
                event.preventDefault();
                event.currentTarget.value = value + gs;
              }
            }}
            onPaste={(event) => {
              const lines = event.clipboardData.getData('text').split(/[\r\n\t]+/);
              if (lines.filter(Boolean).length < 2) return;
              event.preventDefault();
              for (const line of lines) if (line.trim() !== '') onCode(line);
            }}
          />
          <button type="submit">{say(texts.job.add)}</button>
        </div>
      </form>
      <div className="line">
        <button type="button" aria-pressed={hasCamera} onClick={() => setCamera(!hasCamera)}>
          {say(hasCamera ? texts.camera.close : texts.camera.open)}
        </button>
        <button
          type="button"
          aria-pressed={isTyping}
          onClick={() => {
            setTyping(!isTyping);
            // The keyboard comes with a focus that is newly given.
            field.current?.blur();
            setTimeout(() => field.current?.focus(), 0);
          }}
        >
          {say(texts.job.keyboard)}
        </button>
      </div>
      <p
        className="band"
        data-tone={said?.tone ?? 'idle'}
        data-testid="scan-band"
        role={said?.tone === 'bad' ? 'alert' : 'status'}
      >
        <span aria-hidden="true">{signs[said?.tone ?? 'idle']}</span>
        {said?.text ?? say(texts.job.ready)}
      </p>
    </section>
  );
}

/** Gives the field the focus whenever nothing else has it, and sends it what a scanner types beside a button. */
function useKeptFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const isTaken = () => {
      const active = document.activeElement;
      return active?.closest('input, textarea, select, dialog') != null;
    };
    const focus = () => field.current?.focus({ preventScroll: true });
    const type = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isTaken()) focus();
    };
    const later = () =>
      void setTimeout(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) focus();
      }, 0);
    focus();
    document.addEventListener('keydown', type, true);
    document.addEventListener('focusout', later);
    return () => {
      document.removeEventListener('keydown', type, true);
      document.removeEventListener('focusout', later);
    };
  }, [field]);
}
