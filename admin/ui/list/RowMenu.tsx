import { Dropdown } from 'antd';
import styles from './actions.module.css';

type RowMenuProps = {
  items: { key: string; label: string; danger?: boolean }[];
  onPick: (key: string) => void;
  onClose: () => void;
};

/** The actions that did not fit, over the page, where the table's box cannot cut them off. */
export function RowMenu({ items, onPick, onClose }: RowMenuProps) {
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      menu={{
        items,
        onClick: ({ key }) => {
          onClose();
          onPick(key);
        },
      }}
    >
      <span className={styles.anchor} aria-hidden="true" />
    </Dropdown>
  );
}
