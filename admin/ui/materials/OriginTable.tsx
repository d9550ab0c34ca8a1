import { Link } from 'react-router';
import { useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import type { LotOrigin } from '#contract/features/trace/lots/contract.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { LotStateDot } from './LotStateDot.tsx';
import { materialUiTexts as texts } from './texts.ts';
import styles from './materials.module.css';

const { fields } = lotTexts;

/** The lots that something was made of, down to the suppliers. */
export function OriginTable({ origins }: { origins: readonly LotOrigin[] }) {
  const say = useSay();
  const canOpen = useReachable().has('/trace/lot');
  if (origins.length === 0) return <p className={styles.none}>{say(texts.noOrigins)}</p>;
  const isDeep = origins.some(({ level }) => level > 1);
  return (
    <div className={styles.room} role="region" aria-label={say(texts.origins)} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say(fields.part_name)}</th>
            <th scope="col">{say(texts.lot)}</th>
            <th scope="col">{say(fields.supplier_name)}</th>
            <th scope="col" className={styles.figure}>
              {say(texts.quantity)}
            </th>
            <th scope="col">{say(texts.state)}</th>
          </tr>
        </thead>
        <tbody>
          {origins.map((one) => (
            <tr key={`${one.batch_id} ${one.lot_id}`}>
              <th scope="row">
                {one.part_name}
                {isDeep && (
                  <small className={styles.small}>
                    {say(texts.levelNo, { n: one.level })}
                    {one.level > 1 && ` · ${say(texts.via, { code: one.batch_code })}`}
                  </small>
                )}
              </th>
              <td>
                {canOpen ? (
                  <Link to={`/trace/lot?lot=${one.lot_id}`}>{one.lot_code}</Link>
                ) : (
                  one.lot_code
                )}
                {one.is_single && <small className={styles.small}>{say(texts.single)}</small>}
              </td>
              <td>
                {one.supplier_name || '–'}
                {one.supplier_lot && <small className={styles.small}>{one.supplier_lot}</small>}
              </td>
              <td className={styles.figure}>{formatQuantity(one.quantity, one.unit_name)}</td>
              <td>
                <LotStateDot state={one.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
