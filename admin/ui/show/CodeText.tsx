import { Button } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { CopyIcon } from '#admin/ui/icons.tsx';
import { copy } from './copy.ts';
import { showTexts } from './texts.ts';
import styles from './show.module.css';

type CodeTextProps = {
  code: string;
  /** In groups of four, to be read out; the gaps are not part of what is copied. */
  grouped?: boolean;
  copyable?: boolean;
};

/** A code in letters of one width, copied by a button. */
export function CodeText({ code, grouped = false, copyable = true }: CodeTextProps) {
  const say = useSay();
  const groups = grouped ? (code.match(/.{1,4}/gsu) ?? []) : [code];
  return (
    <span className={styles.code}>
      <code>
        {groups.map((group, at) => (
          <span key={at}>{group}</span>
        ))}
      </code>
      {copyable && code && (
        <Button
          type="text"
          size="small"
          icon={<CopyIcon size={14} />}
          aria-label={`${say(showTexts.copy)} ${code}`}
          title={say(showTexts.copy)}
          onClick={(event) => {
            // In a row of a list the press would also open the row.
            event.stopPropagation();
            void copy(code);
          }}
        />
      )}
    </span>
  );
}
