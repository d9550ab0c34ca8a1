import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useDict } from '#admin/ui/form/use-dict.ts';
import type { Choice, FilterProps } from './filter-props.ts';
import { StandIn, waitingControl } from './StandIn.tsx';
import type { Filter } from './types.ts';

const load = async () => (await import('./ChoiceControl.tsx')).ChoiceControl;
const ChoiceControl = lazyComponent(load, waitingControl);
const near = () => void load().catch(() => undefined);

/** One or several of a few options, which the page knows or the dictionary holds. */
export function SelectFilter({ filter, ...props }: FilterProps & { filter: Filter }) {
  const say = useSay();
  const { data: entries } = useDict(filter.dict);
  const choices: Choice[] | undefined = filter.options
    ? filter.options.map(({ value, label }) => ({ value: String(value), label: say(label) }))
    : entries?.map(({ value, name }) => ({ value, label: name }));
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
