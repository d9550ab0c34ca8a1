import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { NoChoice } from './NoChoice.tsx';
import { useField, useFieldValue, useFormScope, useShownValue } from './form-scope.ts';
import { nearestFirst, offered } from './nearest-first.ts';
import type { RemoteSource } from './remote-source.ts';
import { formTexts } from './texts.ts';
import { useDebounced } from './use-debounced.ts';

type Row = { id: number };

type RemoteFieldProps<R extends Row> = FieldProps & {
  source: RemoteSource<R>;
  /** The label of the chosen row, if the record has it; otherwise it is loaded. */
  shown?: string | null;
  /** Labels of rows that are known already: a form with many lines need not load each. */
  names?: ReadonlyMap<number, string>;
  /** Called with the chosen row, for dependent fields. */
  onPick?: (row: R | null) => void;
};

/** A row of another list, with search; the value is its id. */
export function RemoteField<R extends Row>(props: RemoteFieldProps<R>) {
  const { source, shown, names, onPick, disabled, ...field } = props;
  const say = useSay();
  const resource = resourceOf(source.index);
  const { info } = source;
  const { record } = useFormScope();
  const { isRequired } = useField(field.field, { kind: 'other' });
  const value = useFieldValue(field.field) as number | null | undefined;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<R | null>(null);
  const keyword = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: [resource, 'pick', keyword, source.filters],
    queryFn: async ({ signal }) => {
      const asked = { ...source.filters, keyword, limit: offered };
      const rows = (await api(source.index, asked, { signal, quiet: true })).data as R[];
      return nearestFirst(rows, keyword);
    },
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const known = (record[field.field] === value && shown) || names?.get(value ?? 0) || null;
  const here = [picked, ...(found.data ?? [])].find((row) => row?.id === value);
  const lookedUp = useQuery({
    queryKey: [resource, 'info', value],
    queryFn: async ({ signal }) =>
      (await api(info!, { id: value }, { signal, quiet: true })).data as R,
    enabled: info !== undefined && typeof value === 'number' && known === null && !here,
  });
  const current = here ?? lookedUp.data;
  const label = known ?? (current ? source.label(current) : null);
  const options = (found.data ?? []).map((row) => ({ value: row.id, label: source.label(row) }));
  useShownValue(field.field, (id: number) => (id === value && label) || `#${id}`);

  // The chosen row comes first if it is not among the results; otherwise its id would be shown.
  const isListed = options.some((one) => one.value === value);
  const present = typeof value === 'number' && !isListed && typed === '';
  const choices = present ? [{ value, label: label ?? `#${value}` }, ...options] : options;
  const pick = (id: number | undefined) => {
    const row = found.data?.find((one) => one.id === id) ?? null;
    setPicked(row);
    onPick?.(row);
  };
  return (
    <FormField {...field} kind="other">
      <Select<number>
        options={choices}
        showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setTyped('');
        }}
        onChange={pick}
        loading={found.isFetching || lookedUp.isLoading}
        allowClear={!(field.required ?? isRequired)}
        placeholder={disabled ? undefined : say(formTexts.search)}
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
