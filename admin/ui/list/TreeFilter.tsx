import { useQuery } from '@tanstack/react-query';
import { part } from '#admin/app/part.tsx';
import type { FilterProps } from './filter-props.ts';
import { spokenKey } from './refresh.ts';
import { StandIn, waitingControl } from './StandIn.tsx';
import type { Filter } from './types.ts';

const load = async () => (await import('./TreeControl.tsx')).TreeControl;
const TreeControl = part(load, waitingControl);
const near = () => void load().catch(() => undefined);

/** One branch of a tree. */
export function TreeFilter({ filter, ...props }: FilterProps & { filter: Filter }) {
  const source = filter.tree!;
  const isHeld = typeof props.value === 'string';
  return (
    <StandIn label={props.label} isAwake={isHeld} onNear={near}>
      {(isWoken) => <Branches {...props} source={source} isWoken={isWoken} />}
    </StandIn>
  );
}

type BranchesProps = FilterProps & { source: NonNullable<Filter['tree']>; isWoken: boolean };

function Branches({ source, ...props }: BranchesProps) {
  const { data } = useQuery({
    queryKey: [source.resource, spokenKey, 'tree'],
    queryFn: () => source.load(),
  });
  return <TreeControl {...props} nodes={data} />;
}
