import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type { BatchState } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import type { LotUse } from '#contract/features/trace/lots/contract.ts';
import { materialUiTexts as texts } from './texts.ts';
import styles from './materials.module.css';

/** The batches that a lot is in, directly or through what was made of it. */
export function LotUseTable({ uses }: { uses: readonly LotUse[] }) {
  const say = useSay();
  const canOpen = useReachable().has('/trace/query');
  if (uses.length === 0) return <p className={styles.none}>{say(texts.noUses)}</p>;
  return (
    <div className={styles.room} role="region" aria-label={say(texts.uses)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(texts.product)}</th>
            <th scope="col">{say(texts.batch)}</th>
            <th scope="col">{say(texts.level)}</th>
            <th scope="col" className={styles.figure}>
              {say(texts.quantity)}
            </th>
            <th scope="col" className={styles.figure}>
              {say(texts.units)}
            </th>
            <th scope="col">{say(texts.state)}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map((use) => (
            <tr key={`${use.batch_id} ${use.lot_id}`}>
              <th scope="row">{use.part_name}</th>
              <td>
                {canOpen ? (
                  <Link to={`/trace/query?text=${encodeURIComponent(use.batch_code)}`}>
                    {use.batch_code}
                  </Link>
                ) : (
                  use.batch_code
                )}
                {use.level > 1 && (
                  <small className={styles.small}>{say(texts.via, { code: use.lot_code })}</small>
                )}
              </td>
              <td>{say(texts.levelNo, { n: use.level })}</td>
              <td className={styles.figure}>{formatQuantity(use.quantity, use.unit_name)}</td>
              <td className={styles.figure}>
                {formatQuantity(use.units)}
                {use.is_single && <small className={styles.small}>{say(texts.single)}</small>}
              </td>
              <td>{say(batchTexts.states[use.state as BatchState])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
