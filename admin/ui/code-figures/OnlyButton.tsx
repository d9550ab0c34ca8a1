import { useSay } from '#admin/app/language.ts';
import { codeFigureTexts as texts } from './texts.ts';
import styles from './code-figures.module.css';

/** A name that narrows all figures to it. */
export function OnlyButton({ name, onClick }: { name: string; onClick: () => void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={styles.only}
      aria-label={say(texts.only, { name })}
      onClick={onClick}
    >
      {name}
    </button>
  );
}
