import { TreeSelect } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { TreeChoice } from '#admin/ui/form/tree.ts';
import type { FilterProps } from './filter-props.ts';
import { listTexts as texts } from './texts.ts';
import styles from './filters.module.css';

type TreeControlProps = FilterProps & { tree: TreeChoice[] | undefined; isWoken: boolean };

export function TreeControl({ label, value, onChange, tree, isWoken }: TreeControlProps) {
  const say = useSay();
  return (
    <TreeSelect<number>
      className={styles.control}
      aria-label={label}
      placeholder={label}
      allowClear
      autoFocus={isWoken}
      defaultOpen={isWoken}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      loading={tree === undefined}
      notFoundContent={say(texts.filters.noOption)}
      value={typeof value === 'string' ? Number(value) : undefined}
      onChange={(next?: number) => onChange(next === undefined ? undefined : String(next))}
      treeData={tree}
      popupMatchSelectWidth={false}
    />
  );
}
