import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { growTree, type TreeRow } from '#admin/ui/form/tree.ts';
import { limits } from '#contract/limits.ts';
import type { FilterProps } from './filter-props.ts';
import { spokenKey } from './refresh.ts';
import { StandIn, waitingControl } from './StandIn.tsx';
import { resourceOf, type Filter, type ListCall } from './types.ts';

const load = async () => (await import('./TreeControl.tsx')).TreeControl;
const TreeControl = lazyComponent(load, waitingControl);
const near = () => void load().catch(() => undefined);

/** One branch of a tree, and whatever is below it. */
export function TreeFilter({ filter, ...props }: FilterProps & { filter: Filter }) {
  return (
    <StandIn label={props.label} isAwake={props.value !== undefined} onNear={near}>
      {(isWoken) => <Branches {...props} index={filter.tree!} isWoken={isWoken} />}
    </StandIn>
  );
}

type BranchesProps = FilterProps & { index: ListCall; isWoken: boolean };

function Branches({ index, ...props }: BranchesProps) {
  const { data } = useQuery({
    queryKey: [resourceOf(index), spokenKey, 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(index, { limit: limits.listMax }, options)).data as TreeRow[];
    },
  });
  return <TreeControl {...props} tree={data && growTree(data)} />;
}
