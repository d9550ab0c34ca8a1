import type { CSSProperties, ReactNode } from 'react';

const looks = ['plain', 'shadow', 'outlined', 'clear'] as const;

type CardProps = {
  /** The card style of the settings, 0–3. */
  look: number;
  title?: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** The card of a block with data. */
export function Card({ look, title = '', className = '', style, children }: CardProps) {
  return (
    <section className={`card is-${looks[look] ?? 'plain'} ${className}`.trim()} style={style}>
      {title !== '' && <h2 className="card-title">{title}</h2>}
      {children}
    </section>
  );
}
