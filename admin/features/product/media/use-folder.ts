import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { mediaFolderCalls } from '#contract/features/product/media/contract.ts';
import { limits } from '#contract/limits.ts';

const shape = { sorts: [], filters: [{ field: 'folder_id', kind: 'hidden' as const }] };

/** The folder filter in the URL. */
export function useFolder() {
  const { state, narrow } = useListState(shape);
  const asked = Number(state.filters['folder_id']);
  return {
    chosen: Number.isInteger(asked) && asked > 0 ? asked : null,
    choose: (id: number | null) => narrow({ folder_id: id === null ? undefined : String(id) }),
  };
}

/** All folders, by name. */
export const useFolders = () =>
  useQuery({
    queryKey: ['mediaFolder', 'all', 'rows'],
    queryFn: async ({ signal }) => {
      const asked = { limit: limits.listMax, sort_field: 'name', sort_by: 'asc' } as const;
      return (await api(mediaFolderCalls.index, asked, { signal, quiet: true })).data;
    },
  });
