import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { useId } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { NoChoice } from '#admin/ui/form/NoChoice.tsx';
import { formTexts } from '#admin/ui/form/texts.ts';
import { growTree } from '#admin/ui/form/tree.ts';
import { categoryCalls } from '#contract/features/product/categories/contract.ts';
import { limits } from '#contract/limits.ts';
import type { Picked } from './ManyPicker.tsx';
import { scopeTexts as texts } from './texts.ts';
import styles from './scope.module.css';

const unfolded = 200;

type CategoryPickerProps = { picked: readonly Picked[]; onPick: (picked: Picked[]) => void };

/** A multiple choice of categories. */
export function CategoryPicker({ picked, onPick }: CategoryPickerProps) {
  const say = useSay();
  const id = useId();
  const query = useQuery({
    queryKey: ['category', 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(categoryCalls.index, { limit: limits.listMax }, options)).data;
    },
  });
  const rows = query.data ?? [];
  const nameOf = (one: number) =>
    rows.find((row) => row.id === one)?.name ??
    picked.find((known) => known.id === one)?.name ??
    `#${one}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{say(texts.categories)}</label>
      <TreeSelect<{ value: number; label: string }[]>
        id={id}
        multiple
        labelInValue
        value={picked.map((one) => ({ value: one.id, label: one.name }))}
        treeData={growTree(rows)}
        treeDefaultExpandAll={rows.length <= unfolded}
        showSearch={{ treeNodeFilterProp: 'title' }}
        loading={query.isLoading}
        placeholder={say(formTexts.choose)}
        notFoundContent={<NoChoice query={query} />}
        onChange={(chosen) =>
          onPick(chosen.map(({ value }) => ({ id: value, name: nameOf(value) })))
        }
      />
    </div>
  );
}
