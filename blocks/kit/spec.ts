import type { Text } from '#contract/text.ts';
import { initialSettings, type Fields, type SettingsOf } from './fields.ts';

/** Where the palette shows a block; what is in no group is part of every page. */
export type BlockGroup = 'basic' | 'business' | 'more' | null;
export type Settings = Readonly<Record<string, unknown>>;

/** Everything there is to say about a block but its face. */
export type BlockSpec<F extends Fields = Fields> = {
  /** The name it is stored under. */
  type: string;
  group: BlockGroup;
  name: Text;
  /** One line about what it is for, in the palette. */
  line: Text;
  version: number;
  fields: F;
  /** From each older version to the next one: `steps[0]` leads from 1 to 2. */
  steps: readonly ((settings: Settings) => Settings)[];
  /** A page has at most one of them. */
  isOnly?: boolean;
  /** It keeps its place, at the foot of the page or above everything. */
  isFixed?: boolean;
  /** Offered only where the company has 3D. */
  needs3d?: boolean;
};

/** Declares a block of the first version, or of a later one with the steps that lead to it. */
export const block = <const F extends Fields>(
  given: Omit<BlockSpec<F>, 'version' | 'steps'> & Partial<Pick<BlockSpec<F>, 'steps'>>,
): BlockSpec<F> => {
  const steps = given.steps ?? [];
  return { ...given, steps, version: steps.length + 1 };
};

export type SettingsFor<S extends { fields: Fields }> = SettingsOf<S['fields']>;

/** What a block holds when it is put on a page. */
export const initialOf = <F extends Fields>(spec: BlockSpec<F>): SettingsOf<F> =>
  initialSettings(spec.fields);
