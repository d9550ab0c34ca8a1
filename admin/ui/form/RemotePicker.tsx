import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { getList } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { NoChoice } from './NoChoice.tsx';
import type { RemoteSource } from './RemoteField.tsx';
import { formTexts } from './texts.ts';
import { useDebounced } from './use-debounced.ts';
import styles from './picker.module.css';

type RemotePickerProps<R extends { id: number }> = {
  label: Text;
  hint?: Text;
  source: RemoteSource<R>;
  row: R | null;
  onPick: (row: R | null) => void;
  size?: 'middle' | 'large';
};

const offered = 20;

/** One row of another list, chosen outside of any form. */
export function RemotePicker<R extends { id: number }>(props: RemotePickerProps<R>) {
  const { label, hint, source, row, onPick, size } = props;
  const say = useSay();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: [source.resource, 'pick', keyword, source.filters],
    queryFn: async ({ signal }) => {
      const asked = { ...source.filters, keyword, limit: offered };
      return (await getList<R>(`${source.resource}/index`, asked, { signal, quiet: true })).data;
    },
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const rows = found.data ?? [];
  // The chosen one heads the list unless it is found in it, or its number would be shown in place of its name.
  const isMissing = row !== null && typed === '' && !rows.some((one) => one.id === row.id);
  const choices = isMissing ? [row, ...rows] : rows;
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{say(label)}</label>
      <Select<number>
        id={id}
        size={size}
        value={row?.id}
        options={choices.map((one) => ({ value: one.id, label: source.label(one) }))}
        showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setTyped('');
        }}
        onChange={(next: number | undefined) =>
          onPick(choices.find((one) => one.id === next) ?? null)
        }
        allowClear
        placeholder={say(formTexts.search)}
        notFoundContent={
          <NoChoice query={found} nothing={keyword ? formTexts.nothing : undefined} />
        }
      />
      {hint && <small>{say(hint)}</small>}
    </div>
  );
}
