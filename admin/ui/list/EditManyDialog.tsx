import { Fragment, useMemo, useState, type ReactNode } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormLine } from '#admin/ui/form/FormLine.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { PlainSelect } from '#admin/ui/PlainSelect.tsx';
import { fieldsOfMany, schemaOfField, type EditManyCall } from '#contract/edit-many.ts';
import { say as sayIn } from '#contract/text.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { refreshList } from './refresh.ts';
import { listTexts } from './texts.ts';
import { resourceOf, type RowBase } from './types.ts';

const texts = listTexts.editMany;

/** The inputs of the form, by the field that can be changed in several records. */
export type ManyFields = Readonly<Record<string, ReactNode>>;

type EditManyDialogProps = {
  call: EditManyCall;
  inputs: ManyFields;
  rows: readonly RowBase[];
  names: string;
  current?: readonly RowBase[] | undefined;
  onClose: () => void;
};
type Versioned = RowBase & { version: number };

/** Gives one field of the ticked records a new value: all of them, or none. */
export function EditManyDialog({ call, inputs, rows, names, ...props }: EditManyDialogProps) {
  const { current = rows, onClose } = props;
  const say = useSay();
  const fields = fieldsOfMany(call).filter((field) => field in inputs);
  const [field, setField] = useState(fields[0]!);
  const schema = useMemo(() => schemaOfField(call, field), [call, field]);
  const n = rows.length;
  // A refusal tells that rows were changed: after it, those are meant that the list shows now.
  const [isRefused, setRefused] = useState(false);
  const seen = rows.map((row) => {
    const now = isRefused ? current.find(({ id }) => id === row.id) : undefined;
    const { id, version } = (now ?? row) as Versioned;
    return { id, version };
  });
  const verb = inEveryLanguage((language) => sayIn(texts.verb, language, { n }));
  return (
    <RecordForm
      resource={`${call.path}/${seen.map(({ id }) => id).join('-')}`}
      schema={schema}
      texts={{ fields: call.fields ?? {} }}
      title={texts.title}
      verb={verb}
      record={null}
      shape="dialog"
      width="small"
      send={async (values, _version, options) => {
        try {
          return { ...(await api(call, { rows: seen, set: values }, options)), data: null };
        } catch (failure) {
          setRefused(true);
          throw failure;
        } finally {
          // Refused or not, the list may no longer show how things stand.
          await refreshList(resourceOf(call));
        }
      }}
      onClose={onClose}
      onSaved={onClose}
    >
      <FormLine>{say(texts.line, { n, names })}</FormLine>
      <FormLine>
        <PlainSelect
          aria-label={say(texts.field)}
          value={field}
          onChange={({ target }) => setField(target.value)}
        >
          {fields.map((one) => {
            const label = call.fields?.[one];
            return (
              <option key={one} value={one}>
                {label ? say(label) : one}
              </option>
            );
          })}
        </PlainSelect>
      </FormLine>
      <Fragment key={field}>{inputs[field]}</Fragment>
    </RecordForm>
  );
}
