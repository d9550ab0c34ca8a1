import { useQuery } from '@tanstack/react-query';
import { post } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { part } from '#admin/app/part.tsx';
import type { Choice, FilterProps } from './filter-props.ts';
import { spokenKey } from './refresh.ts';
import { StandIn, waitingControl } from './StandIn.tsx';
import type { Filter } from './types.ts';

const load = async () => (await import('./ChoiceControl.tsx')).ChoiceControl;
const ChoiceControl = part(load, waitingControl);
const near = () => void load().catch(() => undefined);

/** One or several of a few options, which the page knows or the dictionary holds. */
export function SelectFilter({ filter, ...props }: FilterProps & { filter: Filter }) {
  const say = useSay();
  const fromDict = useDict(filter.dict);
  const choices: Choice[] | undefined = filter.options
    ? filter.options.map(({ value, label }) => ({ value: String(value), label: say(label) }))
    : fromDict;
  const held = [props.value ?? []].flat();
  const shown = held.map((one) => choices?.find(({ value }) => value === one)?.label ?? one);
  return (
    <StandIn
      label={props.label}
      shown={shown.length > 0 ? shown.join(', ') : undefined}
      onNear={near}
    >
      {(isWoken) => (
        <ChoiceControl
          {...props}
          isMultiple={filter.kind === 'multiple'}
          isWoken={isWoken}
          choices={choices}
        />
      )}
    </StandIn>
  );
}

function useDict(code: string | undefined): Choice[] | undefined {
  const { data } = useQuery({
    queryKey: ['dictData', spokenKey, code],
    enabled: code !== undefined,
    staleTime: 600_000,
    queryFn: async ({ signal }) => {
      const { data: answer } = await post<{ data: { name: string; value: string }[] }>(
        'dictData/getDictByCode',
        { code },
        { signal, quiet: true },
      );
      return answer.data.map(({ name, value }) => ({ value, label: name }));
    },
  });
  return data;
}
