import styles from './media.module.css';

/** A cell that opens something here. */
export function ButtonLink({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.link} title={label} onClick={onClick}>
      {label}
    </button>
  );
}
