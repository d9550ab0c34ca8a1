import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { TickBox } from '#admin/ui/TickBox.tsx';
import { Toggle } from '#admin/ui/Toggle.tsx';
import { permissions, type Permission } from '#contract/permissions.ts';
import type { RightsGroup } from '#contract/rights-tree.ts';
import { rightsIn } from './shown.ts';
import { rightsTexts as texts } from './texts.ts';
import styles from './rights.module.css';

type Props = {
  group: RightsGroup;
  held: readonly Permission[];
  locked: readonly Permission[];
  isReadOnly: boolean;
  isOpen: boolean;
  onTurn: () => void;
  onChange: (rights: readonly Permission[], isGiven: boolean) => void;
};

/** One group with its pages and their permissions; a parent is half checked while only some are held. */
export function RightsGroupRows(props: Props) {
  const { group, held, locked, isReadOnly, isOpen, onTurn, onChange } = props;
  const say = useSay();
  const name = say(group.title);
  const isFixed = (right: Permission) => isReadOnly || locked.includes(right);
  const count = (rights: readonly Permission[]) =>
    rights.filter((right) => held.includes(right)).length;

  const parent = (rights: readonly Permission[], words: ReactNode, label: string) => {
    const n = count(rights);
    return (
      <TickBox
        checked={n === rights.length}
        isPartly={n > 0 && n < rights.length}
        disabled={rights.every(isFixed)}
        label={label}
        onChange={(isTicked) => onChange(rights, isTicked)}
      >
        {words}
        <span className={styles.share}>{say(texts.share, { n, all: rights.length })}</span>
      </TickBox>
    );
  };
  return (
    <section className={styles.group} aria-label={name}>
      <div className={styles.head}>
        <Toggle name={name} isOpen={isOpen} onToggle={onTurn} />
        {parent(rightsIn(group), <strong>{name}</strong>, name)}
      </div>
      {isOpen && (
        <ul className={styles.pages}>
          {group.pages.map(({ id, title, rights }) => (
            <li key={id}>
              <div className={styles.page}>
                {parent(rights, say(title), `${name} · ${say(title)}`)}
              </div>
              <div className={styles.rights}>
                {rights.map((right) => (
                  <TickBox
                    key={right}
                    checked={held.includes(right)}
                    disabled={isFixed(right)}
                    title={locked.includes(right) ? say(texts.locked) : right}
                    onChange={(isTicked) => onChange([right], isTicked)}
                  >
                    {say(permissions[right].label)}
                  </TickBox>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
