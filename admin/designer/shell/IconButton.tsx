import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

type IconButtonProps = {
  label: string;
  icon: ReactNode;
  isOff?: boolean;
  /** What it opened covers its tooltip. */
  isOpen?: boolean;
  onClick?: () => void;
};

/** An icon button with a tooltip and an accessible name. */
export function IconButton({
  label,
  icon,
  isOff = false,
  isOpen = false,
  onClick,
}: IconButtonProps) {
  return (
    <Tooltip title={isOpen ? '' : label} mouseEnterDelay={0.4}>
      <Button type="text" aria-label={label} icon={icon} disabled={isOff} onClick={onClick} />
    </Tooltip>
  );
}
