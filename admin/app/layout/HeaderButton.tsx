import { Tooltip } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useMedia } from '../media.ts';
import styles from './header.module.css';

/** Header menus open inside the header, so that screen readers find them in its landmark. */
export const inHeader = (trigger: HTMLElement): HTMLElement =>
  trigger.parentElement ?? document.body;

type HeaderButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  label: string;
  children: ReactNode;
};

/** An icon button of the header with a tooltip and an accessible name. */
export function HeaderButton({ label, children, className = '', ...rest }: HeaderButtonProps) {
  // After a tap it would stay, over the menu that the tap has opened.
  const canHover = useMedia('(hover: hover)');
  return (
    <Tooltip title={canHover && label} mouseEnterDelay={0.4}>
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
