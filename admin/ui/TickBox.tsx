import type { ReactNode } from 'react';
import { Tick } from './Tick.tsx';
import styles from './tick.module.css';

type TickBoxProps = {
  /** Without it, it keeps for itself whether it is ticked. */
  checked?: boolean;
  /** Some of what it stands for are ticked. */
  isPartly?: boolean;
  disabled?: boolean;
  /** Named by a form around it. */
  id?: string;
  label?: string;
  title?: string;
  className?: string;
  onChange?: (isTicked: boolean) => void;
  children: ReactNode;
};

/** A box to tick with its words. */
export const TickBox = ({
  isPartly = false,
  label,
  title,
  className,
  onChange,
  children,
  ...box
}: TickBoxProps) => (
  <label className={className ? `${styles.box} ${className}` : styles.box} title={title}>
    <Tick
      {...box}
      aria-label={label}
      ref={(input) => {
        if (input) input.indeterminate = isPartly;
      }}
      onChange={({ target }) => onChange?.(target.checked)}
    />
    <span>{children}</span>
  </label>
);
