import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Loaded } from '#admin/ui/Loaded.tsx';
import styles from './aside.module.css';

type AsideProps<Rows> = {
  title: string;
  /** What can be done with the whole of it. */
  tool?: ReactNode;
  query: UseQueryResult<Rows>;
  children: (rows: Rows) => ReactNode;
};

/** Stands left of a list and narrows it: by a category, by a dictionary. */
export function Aside<Rows>({ title, tool, query, children }: AsideProps<Rows>) {
  return (
    <nav className={styles.aside} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {tool}
      </header>
      <Loaded query={query} skeleton={<div className={styles.skeleton} />}>
        {children}
      </Loaded>
    </nav>
  );
}

type AsideRowProps = {
  isChosen: boolean;
  onChoose: () => void;
  depth?: number;
  /** Stands before it: what opens what lies below. */
  lead?: ReactNode;
  /** What can be done with it alone. */
  tools?: ReactNode;
  title?: string;
  children: ReactNode;
};

/** One thing to narrow by. */
export function AsideRow({ isChosen, onChoose, depth = 0, lead, tools, ...rest }: AsideRowProps) {
  return (
    <div className={styles.row} style={{ paddingLeft: depth * 16 }}>
      {lead}
      <button
        type="button"
        className={styles.item}
        aria-current={isChosen}
        title={rest.title}
        onClick={onChoose}
      >
        {rest.children}
      </button>
      {tools}
    </div>
  );
}

type AsideToolProps = { label: string; icon: ReactNode; onClick: () => void };

export function AsideTool({ label, icon, onClick }: AsideToolProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      onClick={onClick}
    />
  );
}
