import { useQuery } from '@tanstack/react-query';
import { documentIn, loadLabel } from '#admin/label-designer/model/open-label.ts';

/** The draft of a label at one version of its record. */
export const useLabel = (id: number, version: number, enabled = true) =>
  useQuery({
    // Not below the resource's key: what a version holds does not change.
    queryKey: ['documents', 'labelTemplate', id, version],
    queryFn: async () => documentIn(await loadLabel(id)),
    staleTime: Infinity,
    enabled,
  });
