import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CopyIcon } from '#admin/ui/icons.tsx';
import { groupsOf } from '#browser/code-groups.ts';
import { copy } from './copy.ts';
import { showTexts } from './texts.ts';
import styles from './show.module.css';

type CodeTextProps = {
  code: string;
  /** In groups of four, however short it is; long codes always are. The gaps are not copied. */
  grouped?: boolean;
  copyable?: boolean;
};

/** A code in a monospace font, read in groups, with a copy button. Without one it is nothing but its `<code>`. */
export function CodeText({ code, grouped = false, copyable = true }: CodeTextProps) {
  const say = useSay();
  const groups = grouped ? (code.match(/.{1,4}/gsu) ?? []) : groupsOf(code);
  const text = (
    <code className={styles.groups}>
      {groups.map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </code>
  );
  if (!copyable || code === '') return text;
  return (
    <span className={styles.code}>
      {text}
      <Button
        type="text"
        size="small"
        icon={<CopyIcon size={14} />}
        aria-label={`${say(showTexts.copy)} ${code}`}
        title={say(showTexts.copy)}
        onClick={(event) => {
          // In a list row the click would also open the row.
          event.stopPropagation();
          void copy(code);
        }}
      />
    </span>
  );
}
