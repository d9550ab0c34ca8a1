import { Link } from 'react-router';
import styles from './failure.module.css';

type Action = { label: string } & ({ href: string } | { run: () => void });
type FailureViewProps = {
  number?: string;
  title: string;
  text: string;
  actions: Action[];
  as?: 'main' | 'div';
};

/** What happened, what was kept, what to do. Uses nothing that could itself fail to load. */
export function FailureView({ number, title, text, actions, as: Place = 'div' }: FailureViewProps) {
  return (
    <Place className={styles.failure}>
      <svg
        className={styles.art}
        viewBox="0 0 200 96"
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.way} d="M4 76h52c12 0 12-40 24-40h20" />
        <path className={styles.gap} d="M108 36h12" />
        <path className={styles.lost} d="M132 36h12c14 0 10 40 24 40h28" />
        <circle className={styles.source} cx="100" cy="36" r="5" />
      </svg>
      {number && <p className={styles.number}>{number}</p>}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        {actions.map((action) =>
          'href' in action ? (
            <Link key={action.label} to={action.href}>
              {action.label}
            </Link>
          ) : (
            <button key={action.label} type="button" onClick={action.run}>
              {action.label}
            </button>
          ),
        )}
      </p>
    </Place>
  );
}
