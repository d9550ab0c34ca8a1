import { useQuery } from '@tanstack/react-query';
import { getList } from '#admin/app/api.ts';
import { part } from '#admin/app/part.tsx';
import { growTree, type TreeRow } from '#admin/ui/form/tree.ts';
import { limits } from '#contract/limits.ts';
import type { FilterProps } from './filter-props.ts';
import { spokenKey } from './refresh.ts';
import { StandIn, waitingControl } from './StandIn.tsx';
import type { Filter } from './types.ts';

const load = async () => (await import('./TreeControl.tsx')).TreeControl;
const TreeControl = part(load, waitingControl);
const near = () => void load().catch(() => undefined);

/** One branch of a tree, and whatever is below it. */
export function TreeFilter({ filter, ...props }: FilterProps & { filter: Filter }) {
  return (
    <StandIn label={props.label} isAwake={props.value !== undefined} onNear={near}>
      {(isWoken) => <Branches {...props} resource={filter.tree!} isWoken={isWoken} />}
    </StandIn>
  );
}

type BranchesProps = FilterProps & { resource: string; isWoken: boolean };

function Branches({ resource, ...props }: BranchesProps) {
  const { data } = useQuery({
    queryKey: [resource, spokenKey, 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await getList<TreeRow>(`${resource}/index`, { limit: limits.listMax }, options)).data;
    },
  });
  return <TreeControl {...props} tree={data && growTree(data)} />;
}
