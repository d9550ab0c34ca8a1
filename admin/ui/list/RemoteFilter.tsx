import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { nearestFirst, offered } from '#admin/ui/form/nearest-first.ts';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import type { Choice, FilterProps } from './filter-props.ts';
import { spokenKey } from './refresh.ts';
import { StandIn, waitingControl } from './StandIn.tsx';
import { resourceOf, type Filter, type RowBase } from './types.ts';

const load = async () => (await import('./ChoiceControl.tsx')).ChoiceControl;
const ChoiceControl = lazyComponent(load, waitingControl);
const near = () => void load().catch(() => undefined);

type Source = NonNullable<Filter['source']>;

/** One row of another list, found by typing. */
export function RemoteFilter({ filter, ...props }: FilterProps & { filter: Filter }) {
  const held = typeof props.value === 'string' ? props.value : undefined;
  return (
    <StandIn label={props.label} isAwake={held !== undefined} onNear={near}>
      {(isWoken) => <Search {...props} source={filter.source!} held={held} isWoken={isWoken} />}
    </StandIn>
  );
}

type SearchProps = FilterProps & { source: Source; held: string | undefined; isWoken: boolean };

function Search({ source, held, isWoken, ...props }: SearchProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const nameRow = source.label as (row: RowBase) => string;
  const resource = resourceOf(source.index);
  const { info } = source;
  const choiceOf = (row: RowBase): Choice => ({ value: String(row.id), label: nameRow(row) });
  const found = useQuery({
    queryKey: [resource, spokenKey, 'pick', keyword, source.filters],
    queryFn: async ({ signal }) => {
      const asked = { ...source.filters, keyword, limit: offered };
      return nearestFirst((await api(source.index, asked, { signal, quiet: true })).data, keyword);
    },
    placeholderData: keepPreviousData,
  });
  const isMissing = held !== undefined && !found.data?.some(({ id }) => String(id) === held);
  // The address holds a number only.
  const own = useQuery({
    queryKey: [resource, spokenKey, 'info', held],
    enabled: info !== undefined && isMissing && found.isFetched,
    queryFn: async ({ signal }) => (await api(info!, { id: held }, { signal, quiet: true })).data,
  });
  const rows = [...(isMissing && own.data ? [own.data] : []), ...(found.data ?? [])];
  return (
    <ChoiceControl
      {...props}
      isWoken={isWoken}
      choices={found.data && rows.map(choiceOf)}
      isSearching={found.isFetching}
      onSearch={setTyped}
    />
  );
}
