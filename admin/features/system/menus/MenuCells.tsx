import { sayNow, useSay } from '#admin/app/language.ts';
import { menuIcon } from '#admin/app/layout/menu-icons.tsx';
import type { Column } from '#admin/ui/list/types.ts';
import { TextCell } from '#admin/ui/show/TextCell.tsx';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { Branch } from '#admin/ui/tree/branches.ts';
import type { MenuRow } from '#contract/features/system/menus/contract.ts';
import { menuSettingTexts } from '#contract/features/system/menus/texts.ts';
import { languages } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { menusPageTexts as texts } from './texts.ts';
import styles from './menus.module.css';

/** The title: custom or default. */
const wordsOf = ({ name, shipped_name: shipped }: MenuRow): Text =>
  Object.fromEntries(languages.map((one) => [one, name[one] || shipped[one]])) as Text;
export const nameOfMenu = (row: MenuRow): string => sayNow(wordsOf(row));

/** The icon that a group shows. */
export function markOf(row: MenuRow) {
  const icon = row.icon || row.shipped_icon;
  if (!row.is_group && icon === '') return null;
  return <span className={styles.mark}>{menuIcon(icon || null)}</span>;
}

function Shown({ hidden }: { hidden: boolean }) {
  const say = useSay();
  return (
    <StateDot tone={hidden ? 'idle' : 'good'}>
      {say(texts.states[hidden ? 'hidden' : 'shown'])}
    </StateDot>
  );
}

const sourceOf = ({ is_added: isAdded, is_changed: isChanged }: MenuRow) =>
  isAdded ? 'added' : isChanged ? 'changed' : 'shipped';

export const menuColumns: readonly Column<Branch<MenuRow>>[] = [
  { field: 'name', width: 300 },
  { field: 'sort', width: 150 },
  { field: 'path', width: 230 },
  {
    field: 'hidden',
    label: menuSettingTexts.fields.state,
    width: 96,
    render: ({ hidden }) => <Shown hidden={hidden} />,
  },
  {
    field: 'is_changed',
    label: texts.source,
    width: 100,
    render: (row) => <TextCell text={texts.states[sourceOf(row)]} />,
  },
];
