import { Tooltip } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import styles from './header.module.css';

/** Menus of the header open inside it, so that readers find them in its landmark. */
export const inHeader = (trigger: HTMLElement): HTMLElement =>
  trigger.parentElement ?? document.body;

type HeaderButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  label: string;
  children: ReactNode;
};

/** One round of the header: a picture whose name shows on hover and is always there for readers. */
export function HeaderButton({ label, children, className = '', ...rest }: HeaderButtonProps) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <button
        type="button"
        aria-label={label}
        className={`${styles.button} ${className}`}
        {...rest}
      >
        {children}
      </button>
    </Tooltip>
  );
}
