import { Input, Radio } from 'antd';
import { useId, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { splitCodes } from '#admin/ui/codes/split-codes.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { VerbDialog } from '#admin/ui/VerbDialog.tsx';
import { shipmentCalls, type Shipment } from '#contract/features/trace/shipments/contract.ts';
import { shipmentsPageTexts } from './texts.ts';
import styles from './shipments.module.css';

const texts = shipmentsPageTexts.receive;

/** Confirms receipt for receivers without a login: of everything, or of what was scanned. */
export function ReceiveDialog({ rows: [row], names, onClose }: ActionDialogProps<Shipment>) {
  const say = useSay();
  const id = useId();
  const [isWhole, setWhole] = useState(true);
  const [typed, setTyped] = useState('');
  const { isBusy, run } = useCommand('shipment');
  const { codes } = splitCodes(typed);
  const receive = () =>
    run(async () => {
      const which = isWhole ? {} : { codes };
      toast.success((await api(shipmentCalls.receive, { id: row!.id, ...which })).msg);
      onClose();
    });
  return (
    <VerbDialog
      title={say(texts.title, { names })}
      verb={say(texts.verb)}
      isBusy={isBusy}
      disabled={!isWhole && codes.length === 0}
      onGo={() => void receive()}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Radio.Group
          value={isWhole}
          onChange={({ target }) => setWhole(target.value as boolean)}
          options={[
            { value: true, label: say(texts.all) },
            { value: false, label: say(texts.some) },
          ]}
        />
        {!isWhole && (
          <div className={styles.field}>
            <label htmlFor={id}>{say(texts.codes)}</label>
            <Input.TextArea
              id={id}
              rows={5}
              value={typed}
              autoFocus
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
            />
            <small>{say(texts.codesHint)}</small>
          </div>
        )}
      </div>
    </VerbDialog>
  );
}
