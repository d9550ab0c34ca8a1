import type { FilterValue } from './list-state.ts';

/** What every kind of filter is given; `undefined` clears it. */
export type FilterProps = {
  label: string;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined, options?: { replace?: boolean }) => void;
};

export type Choice = { value: string; label: string };
