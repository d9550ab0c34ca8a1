import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './preview.module.css';

export type Tool = {
  key: string;
  label: string;
  run: () => void;
  off?: boolean;
  /** For toggle buttons. */
  isOn?: boolean;
};

/** The actions of a preview, and its status text. */
export function Toolbar({ tools, told }: { tools: readonly Tool[]; told?: ReactNode }) {
  return (
    <div className={styles.toolbar}>
      {told && <span className={styles.told}>{told}</span>}
      {tools.map(({ key, label, run, off = false, isOn }) => (
        <Button
          key={key}
          size="small"
          type={isOn ? 'primary' : 'default'}
          disabled={off}
          aria-pressed={isOn}
          onClick={run}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
