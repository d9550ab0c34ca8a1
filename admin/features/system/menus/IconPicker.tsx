import { useSay } from '#admin/app/language.ts';
import { menuIcon, menuIconNames } from '#admin/app/layout/menu-icons.tsx';
import { menusPageTexts as texts } from './texts.ts';
import styles from './menus.module.css';

type IconPickerProps = {
  shipped: string;
  label: string;
  value?: string;
  onChange?: (icon: string) => void;
};

/** The available icons; the first is the default of the entry. */
export function IconPicker({ shipped, label, value = '', onChange }: IconPickerProps) {
  const say = useSay();
  const choice = (name: string, title: string, icon: string | null) => (
    <button
      key={name}
      type="button"
      role="radio"
      aria-checked={value === name}
      aria-label={title}
      title={title}
      className={styles.icon}
      onClick={() => onChange?.(name)}
    >
      {menuIcon(icon)}
    </button>
  );
  return (
    <div className={styles.icons} role="radiogroup" aria-label={label}>
      {choice('', say(texts.shippedIcon), shipped || null)}
      {menuIconNames.filter((name) => name !== shipped).map((name) => choice(name, name, name))}
    </div>
  );
}
