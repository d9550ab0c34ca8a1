import { Select } from 'antd';
import { useId } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Text } from '#contract/text.ts';
import { NoChoice } from './NoChoice.tsx';
import type { RemoteSource } from './remote-source.ts';
import { formTexts } from './texts.ts';
import { useRemoteRows } from './use-remote-rows.ts';
import styles from './picker.module.css';

type RemotePickerProps<R extends { id: number }> = {
  label: Text;
  hint?: Text;
  source: RemoteSource<R>;
  row: R | null;
  onPick: (row: R | null) => void;
  size?: 'middle' | 'large';
};

/** One row of another list, outside a form. */
export function RemotePicker<R extends { id: number }>(props: RemotePickerProps<R>) {
  const { label, hint, source, row, onPick, size } = props;
  const say = useSay();
  const id = useId();
  const { found, typed, keyword, search } = useRemoteRows(source);
  const rows = found.data ?? [];
  // The chosen row comes first if it is not among the results; otherwise its id would be shown.
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
        {...search}
        onChange={(next: number | undefined) =>
          onPick(choices.find((one) => one.id === next) ?? null)
        }
        allowClear
        placeholder={say(formTexts.search)}
        notFoundContent={
          <NoChoice
            query={found}
            nothing={keyword ? formTexts.nothing : undefined}
            list={source.index.allow}
          />
        }
      />
      {hint && <small>{say(hint)}</small>}
    </div>
  );
}
