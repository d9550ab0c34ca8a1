import { useListState } from '#admin/ui/list/use-list-state.ts';

const shape = {
  sorts: ['value', 'sort'],
  filters: [
    { field: 'dict_code', kind: 'hidden' as const },
    { field: 'keyword', kind: 'text' as const },
    { field: 'disabled', kind: 'text' as const },
  ],
};

/** The dictionary filter in the URL, and whether all its options are shown in order. */
export function useChosen() {
  const { state, narrow } = useListState(shape);
  const { dict_code: code, keyword, disabled } = state.filters;
  return {
    code: typeof code === 'string' && code !== '' ? code : null,
    isPlain: keyword === undefined && disabled === undefined && state.sort === null,
    choose: (next: string | null) =>
      narrow({ dict_code: next ?? undefined, keyword: undefined, disabled: undefined }),
  };
}
