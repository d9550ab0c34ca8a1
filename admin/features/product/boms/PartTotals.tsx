import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import lines from '#admin/ui/show/lines.module.css';
import {
  bomCalls,
  type BomExplosion,
  type BomInfo,
} from '#contract/features/product/boms/contract.ts';
import { bomTexts } from '#contract/features/product/boms/texts.ts';
import { PartText } from './BomCells.tsx';
import { bomPageTexts } from './texts.ts';
import styles from './boms.module.css';

const texts = bomPageTexts.structure;
const { fields } = bomTexts;
/** All of them are in the export. */
const most = 1_000;

/** Each part once, with all that a quantity takes of it. */
export function PartTotals({ bom, quantity }: { bom: BomInfo; quantity: string }) {
  const query = useQuery({
    queryKey: ['bom', spokenKey, 'explode', bom.id, bom.version, quantity],
    queryFn: async ({ signal }) =>
      (await api(bomCalls.explode, { id: bom.id, quantity }, { signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} skeleton={<Skeleton active title={false} paragraph={{ rows: 6 }} />}>
      {({ parts }) => <Totals parts={parts} />}
    </Loaded>
  );
}

function Totals({ parts }: Pick<BomExplosion, 'parts'>) {
  const say = useSay();
  return (
    <>
      <div className={lines.room} role="region" aria-label={say(texts.flat)} tabIndex={0}>
        <table className={lines.table}>
          <thead>
            <tr>
              <th scope="col">{say(fields.part_name)}</th>
              <th scope="col" className={lines.figure}>
                {say(texts.all)}
              </th>
              <th scope="col">{say(fields.unit)}</th>
              <th scope="col" className={lines.figure}>
                {say(fields.level)}
              </th>
              <th scope="col">{say(texts.source)}</th>
            </tr>
          </thead>
          <tbody>
            {parts.slice(0, most).map((part) => (
              <tr key={`${part.part_id} ${part.unit}`}>
                <th scope="row">
                  <span className={styles.branch}>
                    <PartText name={part.part_name} code={part.part_code} />
                    {part.is_tracked && <small className={styles.tag}>{say(texts.tracked)}</small>}
                  </span>
                </th>
                <td className={lines.figure}>{formatQuantity(part.quantity)}</td>
                <td>{part.unit_name}</td>
                <td className={lines.figure}>{part.level}</td>
                <td>{say(part.bom_id === null ? texts.bought : texts.made)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {parts.length > most && <p className={styles.note}>{say(texts.cut, { n: most })}</p>}
    </>
  );
}
