import { apply, type Patches } from 'mutative';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { Text } from '#contract/text.ts';

/** Something that was done to the page: what, by whom, when, and both ways through it. */
export type Step = {
  label: Text;
  by: string;
  at: number;
  /** The block it was about; empty for the page. */
  block: string;
  forth: Patches;
  back: Patches;
  /** What else belongs to the same step while one goes on typing; empty where nothing does. */
  joins: string;
};

/** What was done, and how much of it holds: what lies behind `at` was taken back. */
export type History = { steps: readonly Step[]; at: number };
export const noHistory: History = { steps: [], at: 0 };

/** Typing goes on in one step until one stops for this long. */
const pause = 1_000;

const goesOn = ({ steps, at }: History, step: Step): Step | null => {
  const last = steps[at - 1];
  if (!last || at < steps.length || step.joins === '' || last.joins !== step.joins) return null;
  return step.at - last.at <= pause ? last : null;
};

/** Two ways as one. Typing sets the same place again and again: the last of it is enough. */
function joined(first: Patches, second: Patches): Patches {
  const [one] = first;
  const [other] = second;
  const isSame =
    first.length === 1 &&
    second.length === 1 &&
    one?.op === 'replace' &&
    other?.op === 'replace' &&
    JSON.stringify(one.path) === JSON.stringify(other.path);
  return isSame ? second : [...first, ...second];
}

/** With one more step; what was taken back before is forgotten. */
export function withStep(history: History, step: Step): History {
  const last = goesOn(history, step);
  const before = history.steps.slice(0, history.at);
  if (!last) return { steps: [...before, step], at: history.at + 1 };
  const one: Step = {
    ...last,
    at: step.at,
    forth: joined(last.forth, step.forth),
    back: joined(step.back, last.back),
  };
  return { steps: [...before.slice(0, -1), one], at: history.at };
}

/** The ways from where the history stands to another place in it, one after the other. */
export function wayTo({ steps, at }: History, to: number): Patches[] {
  return to < at
    ? steps
        .slice(to, at)
        .map(({ back }) => back)
        .toReversed()
    : steps.slice(at, to).map(({ forth }) => forth);
}

/** A page after these ways. Patches keep what they carry: a page is never one with them. */
export const walk = (page: PageDocument, ways: readonly Patches[]): PageDocument =>
  ways.reduce<PageDocument>((now, way) => apply(now, structuredClone(way)), page);
