import { useSay } from '#admin/app/language.ts';
import { StateDot } from '#admin/ui/StateDot.tsx';
import type { PortalRow } from '#contract/features/product/portals/contract.ts';
import { portalsTexts as texts } from './texts.ts';
import styles from './portals.module.css';

/** The page that consumers see, and where it is inherited from. */
export function ShownPage({ row }: { row: PortalRow }) {
  const say = useSay();
  const isOwn =
    row.page_id !== null && row.page_id === row.own_id && row.from_target === row.target;
  const isHidden = row.own_id !== null && !isOwn;
  return (
    <span className={styles.shown}>
      <StateDot tone={row.page_id === null ? 'idle' : 'good'}>
        {row.page_id === null ? say(texts.shipped) : row.page_name}
      </StateDot>
      <small>
        {[
          row.page_version !== null && say(texts.version, { n: row.page_version }),
          row.page_id !== null &&
            (isOwn ? say(texts.own) : say(texts.from, { name: row.from_name })),
          isHidden && say(texts.hidden, { name: row.own_name }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}
