import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { DownIcon, RemoveIcon, UpIcon } from '#admin/ui/icons.tsx';
import { formTexts } from './texts.ts';
import styles from './form.module.css';

type RowToolsProps = {
  at: number;
  count: number;
  name: string;
  isDisabled: boolean;
  onMove: (to: number, tool: 'up' | 'down') => void;
  onRemove: () => void;
  children?: ReactNode;
};

/** The actions on one row of a list. */
export function RowTools(props: RowToolsProps) {
  const { at, count, name, isDisabled, onMove, onRemove, children } = props;
  const say = useSay();
  const tool = (
    key: 'up' | 'down' | 'remove',
    icon: ReactNode,
    isOff: boolean,
    onClick: () => void,
  ) => (
    <Button
      type="text"
      icon={icon}
      data-tool={key}
      aria-label={say(formTexts.list[key], { name })}
      title={say(formTexts.list[key], { name })}
      disabled={isDisabled || isOff}
      onClick={onClick}
    />
  );
  return (
    <div className={styles.tools}>
      {children}
      {tool('up', <UpIcon size={16} />, at === 0, () => onMove(at - 1, 'up'))}
      {tool('down', <DownIcon size={16} />, at === count - 1, () => onMove(at + 1, 'down'))}
      {tool('remove', <RemoveIcon size={16} />, false, onRemove)}
    </div>
  );
}
