import { useId, type ReactNode } from 'react';
import { FoldIcon } from './icons.tsx';
import styles from './panel.module.css';

type FoldProps = {
  title: string;
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
  look: 'section' | 'group';
  children: ReactNode;
};

/** A heading that expands or collapses its content. */
export function Fold({ title, isOpen, onTurn, look, children }: FoldProps) {
  const id = useId();
  const Title = look === 'section' ? 'h3' : 'h4';
  return (
    <section className={styles.fold} data-look={look} data-open={isOpen}>
      <Title>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onTurn(!isOpen)}
        >
          <FoldIcon />
          {title}
        </button>
      </Title>
      {isOpen && <div id={id}>{children}</div>}
    </section>
  );
}
