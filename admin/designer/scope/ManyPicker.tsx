import { Select } from 'antd';
import { useId } from 'react';
import { useSay } from '#admin/app/language.ts';
import { NoChoice } from '#admin/ui/form/NoChoice.tsx';
import type { RemoteSource } from '#admin/ui/form/remote-source.ts';
import { formTexts } from '#admin/ui/form/texts.ts';
import { useRemoteRows } from '#admin/ui/form/use-remote-rows.ts';
import type { Text } from '#contract/text.ts';
import styles from './scope.module.css';

export type Picked = { id: number; name: string };

type ManyPickerProps<R extends { id: number }> = {
  label: Text;
  source: RemoteSource<R>;
  picked: readonly Picked[];
  onPick: (picked: Picked[]) => void;
};

/** A multiple choice of rows of another list, with search. */
export function ManyPicker<R extends { id: number }>(props: ManyPickerProps<R>) {
  const { label, source, picked, onPick } = props;
  const say = useSay();
  const id = useId();
  const { found, keyword, search } = useRemoteRows(source);
  const rows = (found.data ?? []).map((row) => ({ id: row.id, name: source.label(row) }));
  const known = [...picked, ...rows.filter((row) => !picked.some((one) => one.id === row.id))];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(label)}</label>
      <Select<number[]>
        id={id}
        mode="multiple"
        value={picked.map((one) => one.id)}
        options={known.map((one) => ({ value: one.id, label: one.name }))}
        {...search}
        onChange={(ids) => onPick(ids.flatMap((one) => known.find((row) => row.id === one) ?? []))}
        placeholder={say(formTexts.search)}
        notFoundContent={
          <NoChoice
            query={found}
            nothing={keyword ? formTexts.nothing : undefined}
            list={source.index.allow}
          />
        }
      />
    </div>
  );
}
