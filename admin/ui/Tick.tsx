import type { InputHTMLAttributes, RefAttributes } from 'react';
import styles from './tick.module.css';

/** A box to tick, drawn as in forms; a plain one, because a list has hundreds of them. */
export const Tick = (
  props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> &
    RefAttributes<HTMLInputElement>,
) => <input {...props} type="checkbox" className={styles.tick} />;
