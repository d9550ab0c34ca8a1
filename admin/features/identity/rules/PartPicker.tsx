import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useId, useState } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { NoChoice } from '#admin/ui/form/NoChoice.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { partCalls, type PartInfo } from '#contract/features/product/parts/contract.ts';
import { ruleFormTexts as texts } from './texts.ts';
import styles from './rules.module.css';

const offered = 20;

/** A part of the company, to preview its codes. */
export function PartPicker({ onPick }: { onPick: (part: PartInfo | null) => void }) {
  const say = useSay();
  const label = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: ['part', 'pick', keyword],
    queryFn: async ({ signal }) =>
      (await api(partCalls.index, { keyword, limit: offered }, { signal, quiet: true })).data,
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const pick = async (id: number | undefined) => {
    if (id === undefined) return onPick(null);
    return onPick((await api(partCalls.info, { id })).data);
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={label}>{say(texts.tryOn)}</label>
      <Select<number>
        id={label}
        options={(found.data ?? []).map(({ id, code, name }) => ({
          value: id,
          label: `${name} ${code}`,
        }))}
        showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) setTyped('');
        }}
        onChange={(id: number | undefined) => void pick(id).catch(() => undefined)}
        allowClear
        placeholder={say(texts.examples)}
        notFoundContent={
          <NoChoice
            query={found}
            nothing={keyword ? formTexts.nothing : undefined}
            list={partCalls.index.allow}
          />
        }
      />
    </div>
  );
}
