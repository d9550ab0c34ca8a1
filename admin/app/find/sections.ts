import type { FoundKind } from '#contract/features/dashboard/find/contract.ts';
import type { Text } from '#contract/text.ts';
import type { Kept } from './kept.ts';
import { findTexts } from './texts.ts';
import {
  actionsOf,
  fit,
  fitting,
  isReachable,
  pagesOf,
  recordsOf,
  type Seeker,
  type Thing,
} from './things.ts';

export type Section = { title: Text; things: Thing[] };

type Asked = {
  seeker: Seeker;
  typed: string;
  found: readonly FoundKind[];
  kept: Kept;
  nameOf: (thing: Thing) => string;
};

/** What is shown: while nothing is typed the starred and recent things, then what fits, exact matches first. */
export function sectionsOf({ seeker, typed, found, kept, nameOf }: Asked): Section[] {
  if (typed === '') {
    const canOpen = (one: Thing) => isReachable(seeker, one);
    const isStarred = new Set(kept.starred.map(({ path }) => path));
    return filled([
      { title: findTexts.starred, things: kept.starred.filter(canOpen) },
      {
        title: findTexts.recent,
        things: kept.recent.filter((one) => canOpen(one) && !isStarred.has(one.path)),
      },
    ]);
  }
  const records = new Map<Text, Thing[]>();
  for (const one of recordsOf(seeker, found))
    records.set(one.kind, [...(records.get(one.kind) ?? []), one]);
  const kinds = [...records].map(([title, things]) => ({ title, things }));
  const best = ({ things }: Section) =>
    Math.max(0, ...things.map((one) => fit(nameOf(one), typed)));
  const pages = {
    title: findTexts.pages,
    things: fitting(pagesOf(seeker, findTexts.pages), typed, nameOf, 6),
  };
  const actions = {
    title: findTexts.actions,
    things: fitting(actionsOf(seeker, findTexts.actions), typed, nameOf, 4),
  };
  const isExact = (section: Section) => best(section) === 3;
  return filled([
    ...kinds.filter(isExact),
    pages,
    ...kinds.filter((one) => !isExact(one)).toSorted((one, other) => best(other) - best(one)),
    actions,
  ]);
}

const filled = (sections: Section[]) => sections.filter(({ things }) => things.length > 0);
