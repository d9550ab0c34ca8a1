import { TreeSelect } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { FilterProps } from './filter-props.ts';
import { listTexts as texts } from './texts.ts';
import type { TreeNode } from './types.ts';
import styles from './filters.module.css';

type TreeControlProps = FilterProps & { nodes: readonly TreeNode[] | undefined; isWoken: boolean };
type Branch = { value: string; title: string; children?: Branch[] };

const branchOf = ({ value, label, children }: TreeNode): Branch => ({
  value: String(value),
  title: label,
  children: children?.map(branchOf),
});

export function TreeControl({ label, value, onChange, nodes, isWoken }: TreeControlProps) {
  const say = useSay();
  return (
    <TreeSelect<string>
      className={styles.control}
      aria-label={label}
      placeholder={label}
      allowClear
      autoFocus={isWoken}
      defaultOpen={isWoken}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      loading={nodes === undefined}
      notFoundContent={say(texts.filters.noOption)}
      value={typeof value === 'string' ? value : undefined}
      onChange={(next?: string) => onChange(next || undefined)}
      treeData={nodes?.map(branchOf)}
      popupMatchSelectWidth={false}
    />
  );
}
