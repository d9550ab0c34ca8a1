import type { ReactNode, Ref } from 'react';
import styles from './rich-text.module.css';

type ToolProps = {
  label: string;
  icon: ReactNode;
  /** For toggle buttons. */
  isOn?: boolean;
  isOff?: boolean;
  isOpen?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick?: () => void;
};

/** One toolbar button; a mouse press keeps the text selection. */
export function Tool({ label, icon, isOn, isOff = false, isOpen, ref, ...more }: ToolProps) {
  return (
    <button
      {...more}
      ref={ref}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isOff}
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
    </button>
  );
}
