import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { refreshList, spokenKey } from '#admin/ui/list/refresh.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { RecordDrawer, RecordParts } from '#admin/ui/show/RecordDrawer.tsx';
import { batchCalls, takesCodes } from '#contract/features/trace/batches/contract.ts';
import {
  batchMaterialCalls,
  type BatchMaterials,
} from '#contract/features/trace/batches/materials.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { MaterialBench } from './MaterialBench.tsx';
import { MaterialUses } from './MaterialUses.tsx';
import { materialPageTexts as texts } from './material-texts.ts';
import styles from '#admin/ui/materials/materials.module.css';

/** What a batch needs and has used of material lots; here it is recorded by scan, by choice or by backflushing. */
export function MaterialsDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay();
  const can = useCan();
  const client = useQueryClient();
  const key = ['batch', spokenKey, 'materials', id];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await api(batchMaterialCalls.materials, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  const batch = useQuery({
    queryKey: ['batch', spokenKey, 'info', id],
    queryFn: async ({ signal }) =>
      (await api(batchCalls.info, { id }, { signal, quiet: true })).data,
  }).data;
  const keep = (now: BatchMaterials) => {
    client.setQueryData(key, now);
    void refreshList('materialLot');
  };
  const canUse =
    batch !== undefined &&
    takesCodes.includes(batch.state) &&
    can({ has: batchMaterialCalls.consume.allow });
  return (
    <RecordDrawer
      query={query}
      one={batchTexts.one}
      title={say(texts.title, { code: batch?.code ?? '' })}
      width={860}
      onClose={onClose}
    >
      {(found) => (
        <RecordParts>
          <p className={styles.none}>
            {found.bom ? (
              <Link to={`/product/bom?bom=${found.bom.id}`}>
                {say(texts.bom, { name: `${found.bom.code} V${found.bom.version_no}` })}
              </Link>
            ) : (
              say(texts.noBom)
            )}
          </p>
          {canUse && <MaterialBench id={id} found={found} batch={batch} onDone={keep} />}
          {found.rows.length > 0 && <Needs rows={found.rows} />}
          <MaterialUses id={id} uses={found.uses} canUndo={canUse} onDone={keep} />
        </RecordParts>
      )}
    </RecordDrawer>
  );
}

function Needs({ rows }: { rows: BatchMaterials['rows'] }) {
  const say = useSay();
  return (
    <section className={styles.section}>
      <h4>{say(texts.needs)}</h4>
      <div className={styles.room} role="region" aria-label={say(texts.needs)} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say(texts.part)}</th>
              <th scope="col" className={styles.figure}>
                {say(texts.needed)}
              </th>
              <th scope="col" className={styles.figure}>
                {say(texts.consumed)}
              </th>
              <th scope="col" className={styles.figure}>
                {say(texts.missing)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.part_id} ${row.unit_name}`}>
                <th scope="row">
                  {row.part_name}
                  {row.is_tracked && <small className={styles.small}>{say(texts.tracked)}</small>}
                </th>
                <td className={styles.figure}>{formatQuantity(row.needed, row.unit_name)}</td>
                <td className={styles.figure}>{formatQuantity(row.consumed)}</td>
                <td
                  className={`${styles.figure} ${row.is_tracked && row.missing !== '0' ? styles.missing : ''}`}
                >
                  {formatQuantity(row.missing)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
