import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import {
  batchMaterialCalls,
  type BatchMaterials,
} from '#contract/features/trace/batches/materials.ts';
import { materialPageTexts as texts } from './material-texts.ts';
import styles from '#admin/ui/materials/materials.module.css';
import { CodeText } from '#admin/ui/show/CodeText.tsx';

type Use = BatchMaterials['uses'][number];
type MaterialUsesProps = {
  id: number;
  uses: readonly Use[];
  canUndo: boolean;
  onDone: (now: BatchMaterials) => void;
};

/** What was recorded, newest first. */
export function MaterialUses({ id, uses, canUndo, onDone }: MaterialUsesProps) {
  const say = useSay();
  const [asked, setAsked] = useState<Use | null>(null);
  const [isBusy, setBusy] = useState(false);
  const undo = async (use: Use) => {
    setBusy(true);
    try {
      const { data, msg } = await api(batchMaterialCalls.unconsume, { id, uses: [use.id] });
      toast.success(msg);
      onDone(data);
      setAsked(null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.section}>
      <h4>{say(texts.uses)}</h4>
      {uses.length === 0 ? (
        <p className={styles.none}>
          {say(texts.none)} <Link to="/trace/lot">{say(texts.noLots)}</Link>
        </p>
      ) : (
        <div className={styles.room} role="region" aria-label={say(texts.uses)} tabIndex={0}>
          <table className={styles.table}>
            <tbody>
              {uses.map((use) => (
                <tr key={use.id}>
                  <th scope="row">
                    {use.part_name}
                    {use.is_substitute && (
                      <small className={styles.small}>{say(texts.substitute)}</small>
                    )}
                  </th>
                  <td>
                    <Link to={`/trace/lot?lot=${use.lot_id}`}>{use.lot_code}</Link>
                    <small className={styles.small}>{use.supplier_name}</small>
                  </td>
                  <td className={styles.figure}>
                    {formatQuantity(use.quantity, use.unit_name)}
                    {use.serial_number && (
                      <small className={styles.small}>
                        <CodeText code={use.serial_number} copyable={false} />
                      </small>
                    )}
                  </td>
                  <td>
                    {say(texts.ways[use.way])}
                    <small className={styles.small}>
                      {use.create_user} · <DateTime at={use.create_time} />
                    </small>
                  </td>
                  {canUndo && (
                    <td>
                      <Button
                        type="link"
                        size="small"
                        danger
                        aria-label={say(texts.undoOne, { code: use.lot_code })}
                        onClick={() => setAsked(use)}
                      >
                        {say(texts.undo)}
                      </Button>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked && (
        <VerbDialog
          title={say(texts.undoOne, { code: asked.lot_code })}
          verb={say(texts.undo)}
          isDanger
          isBusy={isBusy}
          onGo={() => void undo(asked)}
          onClose={() => setAsked(null)}
        >
          {say(texts.undoAsk, {
            code: asked.lot_code,
            quantity: formatQuantity(asked.quantity, asked.unit_name),
          })}
        </VerbDialog>
      )}
    </section>
  );
}
