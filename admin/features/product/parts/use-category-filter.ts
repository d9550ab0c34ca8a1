import { useListState } from '#admin/ui/list/use-list-state.ts';

const shape = { sorts: [], filters: [{ field: 'category_id', kind: 'hidden' as const }] };

/** The category filter in the URL. */
export function useCategoryFilter() {
  const { state, narrow } = useListState(shape);
  const asked = Number(state.filters['category_id']);
  return {
    chosen: Number.isInteger(asked) && asked > 0 ? asked : null,
    choose: (id: number | null) => narrow({ category_id: id === null ? undefined : String(id) }),
  };
}
