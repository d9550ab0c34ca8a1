import { useSay } from '#admin/app/language.ts';
import { CopyIcon } from '#admin/ui/icons.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import { showTexts } from '#admin/ui/show/texts.ts';
import styles from './data-table.module.css';

/** A code with its copy button; a plain one, because a list has hundreds of them. */
export function CodeCell({ code }: { code: string }) {
  const say = useSay();
  return (
    <span className={styles.code}>
      <code>{code}</code>
      <button
        type="button"
        aria-label={`${say(showTexts.copy)} ${code}`}
        title={say(showTexts.copy)}
        onClick={() => void copy(code)}
      >
        <CopyIcon size={14} />
      </button>
    </span>
  );
}
