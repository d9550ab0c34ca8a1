import type { Text } from '#contract/text.ts';
import { initialSettings, type Fields, type SettingsOf } from './fields.ts';

/** The palette group of a block; those without a group are part of every page. */
export type BlockGroup = 'basic' | 'business' | 'more' | null;
export type Settings = Readonly<Record<string, unknown>>;

/** Everything about a block except its view. */
export type BlockSpec<F extends Fields = Fields> = {
  /** The stored type name. */
  type: string;
  group: BlockGroup;
  name: Text;
  /** Its description in the palette. */
  line: Text;
  version: number;
  fields: F;
  /** Migrations from each version to the next: `steps[0]` leads from 1 to 2. */
  steps: readonly ((settings: Settings) => Settings)[];
  /** Its drawing in the palette: the path of an icon of 20 × 20. */
  icon: string;
  /** It states facts about the product, or how to reach the company, so it also stands beside a grave verdict. */
  isFact?: boolean;
  /** At most one per page. */
  isOnly?: boolean;
  /** It is pinned to the bottom of the page or above everything. */
  isFixed?: boolean;
  /** Offered only to companies with 3D. */
  needs3d?: boolean;
};

/** Declares a block of version 1, or of a later one with its migrations. */
export const block = <const F extends Fields>(
  given: Omit<BlockSpec<F>, 'version' | 'steps'> & Partial<Pick<BlockSpec<F>, 'steps'>>,
): BlockSpec<F> => {
  const steps = given.steps ?? [];
  return { ...given, steps, version: steps.length + 1 };
};

export type SettingsFor<S extends { fields: Fields }> = SettingsOf<S['fields']>;

/** The settings of a new block. */
export const initialOf = <F extends Fields>(spec: BlockSpec<F>): SettingsOf<F> =>
  initialSettings(spec.fields);
