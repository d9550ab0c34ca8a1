import { useSay } from '#admin/app/language.ts';
import { CloseIcon } from '#admin/ui/icons.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { bindingsPageTexts as texts } from './texts.ts';
import { StateWord } from './CheckResult.tsx';
import styles from './bindings.module.css';

const shownAtMost = 100;

type CodeTrayProps = {
  codes: readonly string[];
  /** Codes that cannot be bound, with their state. */
  refused: ReadonlyMap<string, string>;
  onRemove: (code: string) => void;
};

/** The codes that were scanned, newest first. */
export function CodeTray({ codes, refused, onRemove }: CodeTrayProps) {
  const say = useSay();
  if (codes.length === 0) return null;
  return (
    <ul className={styles.tray} aria-label={say(texts.tray)}>
      {codes.slice(0, shownAtMost).map((code) => {
        const state = refused.get(code);
        return (
          <li key={code} data-refused={state !== undefined}>
            <CodeText code={code} copyable={false} />
            {state !== undefined && <StateWord state={state} />}
            <button
              type="button"
              aria-label={say(texts.remove, { code })}
              onClick={() => onRemove(code)}
            >
              <CloseIcon size={14} />
            </button>
          </li>
        );
      })}
      {codes.length > shownAtMost && (
        <li>{say(texts.more, { n: formatQuantity(codes.length - shownAtMost) })}</li>
      )}
    </ul>
  );
}
