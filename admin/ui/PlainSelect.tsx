import type { SelectHTMLAttributes } from 'react';
import { MoreIcon } from './icons.tsx';
import styles from './plain-select.module.css';

/** A few choices beside a list (the order, the page size), drawn as in forms and light enough for every list. */
export const PlainSelect = (props: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple'>) => (
  <span className={`${styles.box} ${props.className ?? ''}`}>
    <select {...props} className={styles.select} />
    <MoreIcon size={14} />
  </span>
);
