import { Select } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { comma } from '#contract/text.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { NoChoice } from './NoChoice.tsx';
import { useField, useFieldValue, useShownValue } from './form-scope.ts';
import type { RemoteSource } from './remote-source.ts';
import { mostOf } from './schema-shape.ts';
import { formTexts } from './texts.ts';
import { useRemoteRows } from './use-remote-rows.ts';

type RemoteListFieldProps<R extends { id: number }> = FieldProps & {
  source: RemoteSource<R>;
  /** Labels of the rows that the record names already. */
  names: ReadonlyMap<number, string>;
};

/** Several rows of another list, with search; the value is the list of their ids. */
export function RemoteListField<R extends { id: number }>(props: RemoteListFieldProps<R>) {
  const { source, names, disabled, ...field } = props;
  const say = useSay();
  const { schema } = useField(field.field, { kind: 'other' });
  const chosen = (useFieldValue(field.field) ?? []) as number[];
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const { found, keyword, search } = useRemoteRows(source);
  const offered = (found.data ?? []).map((row) => ({ value: row.id, label: source.label(row) }));
  const labelOf = (id: number) => names.get(id) ?? picked.get(id) ?? `#${id}`;
  // Those chosen come along, or their ids would be shown.
  const missing = chosen.filter((id) => !offered.some(({ value }) => value === id));
  const options = [...offered, ...missing.map((id) => ({ value: id, label: labelOf(id) }))];
  useShownValue(field.field, (ids: number[]) => ids.map(labelOf).join(say(comma)));
  return (
    <FormField
      {...field}
      kind="other"
      isDeep
      required={false}
      item={{ normalize: (values?: unknown[]) => values ?? [] }}
    >
      <Select<number[], { value: number; label: string }>
        mode="multiple"
        maxCount={mostOf(schema)}
        options={options}
        {...search}
        onSelect={(id, { label }) => setPicked(new Map(picked).set(id, label))}
        placeholder={say(formTexts.search)}
        notFoundContent={
          <NoChoice
            query={found}
            nothing={keyword ? formTexts.nothing : undefined}
            list={source.index.allow}
          />
        }
        disabled={disabled}
      />
    </FormField>
  );
}
