import { useMemo } from 'react';
import * as z from 'zod';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { ChosenFields } from '#admin/ui/codes/ChosenFields.tsx';
import { chosenOf, chosenShape, judgeChosen, type Typed } from '#admin/ui/codes/chosen.ts';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { showTime } from '#admin/ui/show-time.ts';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import {
  bindingCalls,
  unbindInput,
  type Binding,
} from '#contract/features/trace/bindings/contract.ts';
import { bindingTexts } from '#contract/features/trace/bindings/texts.ts';
import { bindingsPageTexts as texts } from './texts.ts';
import styles from './bindings.module.css';

const { reason } = unbindInput.shape;
const patience = 120_000;

type UndoDialogProps = {
  /** The binding to undo; without it the dialog asks which identifiers. */
  binding: Binding | null;
  onClose: () => void;
};

/** Unbinds identifiers, with a reason. */
export function UndoDialog({ binding, onClose }: UndoDialogProps) {
  const say = useSay();
  const schema = useMemo<z.ZodObject>(
    () =>
      binding
        ? z.strictObject({ reason })
        : z.strictObject({ ...chosenShape, reason }).superRefine(judgeChosen),
    [binding],
  );
  const send = async (values: Record<string, unknown>, options: object) => {
    const which = binding ? { event_id: binding.id } : chosenOf(values as Typed);
    const body = { ...which, reason: String(values.reason) };
    const answer = await api(bindingCalls.undo, body, { ...options, timeout: patience }).finally(
      () => {
        void refreshList('binding');
        void refreshList('identifier');
      },
    );
    return { ...answer, data: null };
  };
  return (
    <RecordForm
      resource={`binding/undo/${binding?.id ?? ''}`}
      schema={schema}
      texts={bindingTexts}
      title={texts.undo}
      verb={texts.undo}
      record={null}
      blank={binding ? {} : { way: 'codes' }}
      shape="dialog"
      send={(values, _version, options) => send(values, options)}
      onClose={onClose}
      onSaved={() => undefined}
    >
      <p className={styles.meaning}>
        {binding
          ? say(texts.undoEvent, {
              time: showTime(binding.event_time),
              batch: binding.batch_code,
              n: formatQuantity(binding.quantity),
              first: binding.first_code,
            })
          : say(texts.undoChosen)}
      </p>
      {!binding && <ChosenFields />}
      <TextField field="reason" rows={2} hint={texts.reasonHint} />
    </RecordForm>
  );
}
