import { useQuery } from '@tanstack/react-query';
import { TreeSelect } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { resourceOf, type ListCall } from '#admin/ui/list/types.ts';
import { limits } from '#contract/limits.ts';
import { comma } from '#contract/text.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { NoChoice } from './NoChoice.tsx';
import { useField, useShownValue } from './form-scope.ts';
import { growTree, type TreeRow } from './tree.ts';
import { formTexts } from './texts.ts';

type TreeFieldProps = FieldProps & {
  /** The list that forms a tree. */
  source: ListCall;
  /** A row that is left out with everything below it. */
  without?: number;
  multiple?: boolean;
};

// More rows are found by search.
const unfolded = 200;

/** A node of a tree: a category, a department. */
export function TreeField({ source, without, multiple, disabled, ...field }: TreeFieldProps) {
  const say = useSay();
  const { isRequired } = useField(field.field, { kind: 'other' });
  const query = useQuery({
    queryKey: [resourceOf(source), 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(source, { limit: limits.listMax }, options)).data as TreeRow[];
    },
  });
  const rows = query.data ?? [];
  const nameOf = (id: unknown) => rows.find((row) => row.id === id)?.name ?? `#${String(id)}`;
  useShownValue(field.field, (value) => [value].flat().map(nameOf).join(say(comma)));
  return (
    <FormField
      {...field}
      kind="other"
      isDeep={multiple}
      item={multiple ? { normalize: (values?: unknown[]) => values ?? [] } : undefined}
    >
      <TreeSelect
        treeData={growTree(rows, without)}
        multiple={multiple}
        treeDefaultExpandAll={rows.length <= unfolded}
        showSearch={{ treeNodeFilterProp: 'title' }}
        loading={query.isLoading}
        allowClear={multiple || !(field.required ?? isRequired)}
        placeholder={say(formTexts.choose)}
        notFoundContent={<NoChoice query={query} />}
        disabled={disabled}
      />
    </FormField>
  );
}
