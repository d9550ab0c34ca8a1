import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import type { ActionDialogProps } from '#admin/ui/list/types.ts';
import { nonconformanceCalls } from '#contract/features/trace/nonconformances/contract.ts';
import { Nonconformances } from './Nonconformances.tsx';
import { nonconformanceUiTexts as texts } from './texts.ts';
import styles from './nonconformances.module.css';

const shownAtMost = 5;

type Recalled = { id: number; code: string };
type Props = Pick<ActionDialogProps<Recalled>, 'rows' | 'onClose'> & {
  of: 'batch' | 'lot' | 'code';
};

/** After a recall: its findings, and the way to open one. */
function AfterRecall({ of, rows, onClose }: Props) {
  const say = useSay();
  const can = useCan();
  const mayOpen = can({ has: nonconformanceCalls.add.allow });
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (!mayOpen) leave();
  }, [mayOpen]);
  if (!mayOpen) return null;
  return (
    <Modal
      open
      title={say(texts.recalled)}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{say(texts.later)}</Button>}
    >
      <div className={styles.recalled}>
        <p>{say(texts.recalledHint)}</p>
        {rows.slice(0, shownAtMost).map(({ id, code }) => (
          <Nonconformances
            key={id}
            subject={of}
            id={id}
            from={of === 'code' ? { serial_number: code } : { source: of, source_id: id }}
            heading="h4"
            name={code}
          />
        ))}
      </div>
    </Modal>
  );
}

type Rows = ActionDialogProps<Recalled>;
export const AfterBatchRecall = (props: Rows) => <AfterRecall of="batch" {...props} />;
export const AfterLotRecall = (props: Rows) => <AfterRecall of="lot" {...props} />;
export const AfterCodeRecall = (props: Pick<Rows, 'rows' | 'onClose'>) => (
  <AfterRecall of="code" {...props} />
);
