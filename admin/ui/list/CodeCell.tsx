import { useSay } from '#admin/app/language.ts';
import { CopyIcon } from '#admin/ui/icons.tsx';
import { CodeText } from '#admin/ui/show/CodeText.tsx';
import { copy } from '#admin/ui/show/copy.ts';
import { showTexts } from '#admin/ui/show/texts.ts';
import { ReachableLink } from '#admin/ui/show/ReachableLink.tsx';
import styles from './data-table.module.css';

/** A code with its copy button, long ones in groups of four; a plain one, because a list has hundreds of them. */
export function CodeCell({ code, to }: { code: string; to?: string | undefined }) {
  const say = useSay();
  const text = <CodeText code={code} copyable={false} />;
  return (
    <span className={styles.code} title={code}>
      {to === undefined ? text : <ReachableLink to={to}>{text}</ReachableLink>}
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
