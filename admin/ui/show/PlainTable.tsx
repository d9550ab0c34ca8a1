import type { ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import styles from './plain-table.module.css';

type PlainTableProps = { label: string; heads: readonly Text[]; children: ReactNode };

/** A few rows of texts, which scroll sideways where there is no room. */
export function PlainTable({ label, heads, children }: PlainTableProps) {
  const say = useSay();
  return (
    <div className={styles.room} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head.zh_CN} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
