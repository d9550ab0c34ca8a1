import { useState, type ReactNode } from 'react';
import { MoreIcon } from '#admin/ui/icons.tsx';
import styles from './filters.module.css';

type StandInProps = {
  label: string;
  /** What the filter holds, where that can be said without the real control. */
  shown?: string;
  isAwake?: boolean;
  /** Starts fetching the real control before it is asked for. */
  onNear: () => void;
  children: (isWoken: boolean) => ReactNode;
};

/** Looks like a select until it is wanted: the real one is heavy, and most filters of most visits stay untouched. */
export function StandIn({ label, shown, isAwake = false, onNear, children }: StandInProps) {
  const [isWoken, setWoken] = useState(false);
  if (isWoken || isAwake) return children(isWoken);
  return (
    <button
      type="button"
      className={styles.standIn}
      data-empty={!shown}
      aria-haspopup="listbox"
      aria-label={shown ? `${label}: ${shown}` : label}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => setWoken(true)}
      onKeyDown={(event) => event.key === 'ArrowDown' && setWoken(true)}
    >
      <span>{shown ?? label}</span>
      <MoreIcon size={14} />
    </button>
  );
}

/** The same shape while the real control is on its way. */
export const waitingControl = <span className={styles.standIn} aria-hidden="true" />;
