import { Tooltip } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import styles from './header.module.css';

type HeaderButtonProps = Omit<ComponentProps<'button'>, 'type'> & { label: string; children: ReactNode };

/** One round of the header: a picture whose name shows on hover and is always there for readers. */
export function HeaderButton({ label, children, className = '', ...rest }: HeaderButtonProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <button type="button" aria-label={label} className={`${styles.button} ${className}`} {...rest}>
        {children}
      </button>
    </Tooltip>
  );
}
