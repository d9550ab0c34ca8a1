import { useSay } from '#admin/app/language.ts';
import { MoreIcon } from './icons.tsx';
import { listTexts } from './list/texts.ts';
import styles from './toggle.module.css';

type ToggleProps = { name: string; isOpen: boolean; disabled?: boolean; onToggle: () => void };

/** Expands and collapses. */
export function Toggle({ name, isOpen, disabled = false, onToggle }: ToggleProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-label={say(isOpen ? listTexts.collapse : listTexts.expand, { name })}
      disabled={disabled}
      onClick={onToggle}
    >
      <MoreIcon size={14} />
    </button>
  );
}

/** An empty space of the same width. */
export const NoToggle = () => <span className={styles.leaf} aria-hidden="true" data-leaf />;
