import { useMemo, type ReactNode } from 'react';
import type * as z from 'zod';
import { api, type DataCall } from '#admin/app/api.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { TextField } from '#admin/ui/form/TextField.tsx';
import type { Move } from '#contract/moves.ts';
import type { Text } from '#contract/text.ts';
import { askedSchema, recordsOf } from './move-input.ts';
import { refreshList } from './refresh.ts';
import { resourceOf, type RowBase } from './types.ts';

export type MoveDialogProps = {
  step: Move<string>;
  call: DataCall;
  rows: readonly RowBase[];
  /** What the move means. */
  line: string | undefined;
  /** What it asks for, where that is not the reason alone. */
  fields?: ReactNode;
  reasonHint: Text | undefined;
  /** Called once it is made; then the dialog is closed. */
  onMade: () => void;
  onClose: () => void;
};

/** Says what a move means and asks for what its call takes. */
export function MoveDialog({ step, call, rows, onMade, onClose, ...props }: MoveDialogProps) {
  const schema = useMemo(() => askedSchema(call), [call]);
  return (
    <RecordForm
      resource={`${call.path}/${rows.map(({ id }) => id).join('-')}`}
      schema={schema}
      texts={{ fields: call.fields ?? {} }}
      title={step.label}
      verb={step.label}
      isDanger={step.isDanger}
      record={null}
      blank={blankOf(schema)}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        const answer = await api(call, { ...recordsOf(call, rows), ...values }, options).finally(
          // Refused or not, the list may no longer show how things stand.
          () => refreshList(resourceOf(call)),
        );
        return { ...answer, data: null };
      }}
      onClose={onClose}
      onSaved={onMade}
    >
      {props.line && <FormLine>{props.line}</FormLine>}
      {props.fields ?? <TextField field="reason" rows={3} hint={props.reasonHint} wide />}
    </RecordForm>
  );
}

/** Whatever may be left out begins as the server would read it. */
const blankOf = ({ shape }: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => {
      const { data } = (field as z.ZodType).safeParse(undefined);
      return data === undefined ? [] : [[name, data]];
    }),
  );
