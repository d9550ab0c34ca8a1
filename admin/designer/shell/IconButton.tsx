import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

type IconButtonProps = {
  label: string;
  icon: ReactNode;
  isOff?: boolean;
  /** What it opened lies where its tip would. */
  isOpen?: boolean;
  onClick?: () => void;
};

/** A button that is a drawing, named for those who do not see it and by its tip for those who do. */
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
