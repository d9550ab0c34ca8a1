import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import lines from '#admin/ui/show/lines.module.css';
import { BomStateDot } from '#admin/ui/show/RecordStates.tsx';
import { bomCalls, type WhereUsedRow } from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { PartText } from './BomCells.tsx';
import { bomPageTexts } from './texts.ts';
import styles from './boms.module.css';

const texts = bomPageTexts.used;
const { fields } = bomTexts;
const most = 500;
type Named = { id: number; name: string };

/** Every bill that a part is in, at whatever level, with the way there. */
export function WhereUsedTable({ part }: { part: Named }) {
  const query = useQuery({
    queryKey: ['bom', spokenKey, 'used', part.id],
    queryFn: async ({ signal }) =>
      (await api(bomCalls.whereUsed, { part_id: part.id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}>
      {(rows) => <Used part={part} rows={rows} />}
    </Loaded>
  );
}

function Used({ part, rows }: { part: Named; rows: readonly WhereUsedRow[] }) {
  const say = useSay();
  const names = new Map(rows.map((row) => [row.part_id, row.part_name]));
  names.set(part.id, part.name);
  if (rows.length === 0) return <p className={styles.note}>{say(texts.none)}</p>;
  return (
    <>
      <div className={lines.room} role="region" aria-label={say(texts.title)} tabIndex={0}>
        <table className={lines.table}>
          <thead>
            <tr>
              <th scope="col">{say(texts.product)}</th>
              <th scope="col">{say(fields.version_no)}</th>
              <th scope="col">{say(fields.level)}</th>
              <th scope="col" className={lines.figure}>
                {say(fields.quantity)}
              </th>
              <th scope="col">{say(fields.path)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <tr key={row.bom_id}>
                <th scope="row">
                  <PartText name={row.part_name} code={row.part_code} />
                </th>
                <td>
                  <span className={styles.version}>
                    <Link to={`/product/bom?bom=${row.bom_id}`}>
                      {say(bomTexts.versionNo, { n: row.version_no })}
                    </Link>
                    <BomStateDot state={row.state} />
                  </span>
                </td>
                <td>{say(texts.level, { n: row.level })}</td>
                <td className={lines.figure}>
                  {formatQuantity(row.quantity, row.unit_name)}
                  {row.is_substitute && (
                    <small className={styles.tag}>{say(texts.substitute)}</small>
                  )}
                </td>
                <td className={styles.remark}>
                  {row.path.map((id) => names.get(id) ?? '').join(' › ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most && (
        <p className={styles.note}>{say(bomPageTexts.structure.cut, { n: most })}</p>
      )}
    </>
  );
}
