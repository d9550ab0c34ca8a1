import { apply, type Patches } from 'mutative';
import type { Text } from '#contract/text.ts';

/** A step of the history: what, by whom, when, with patches in both directions. */
export type Step = {
  label: Text;
  by: string;
  at: number;
  /** The block concerned; empty for the page. */
  block: string;
  forth: Patches;
  back: Patches;
  /** The key of steps that are joined while typing; empty for none. */
  joins: string;
};

/** The steps, and how many of them apply: those after `at` were undone. */
export type History = { steps: readonly Step[]; at: number };
export const noHistory: History = { steps: [], at: 0 };

/** Typing is one step until it pauses for this long. */
const pause = 1_000;

const goesOn = ({ steps, at }: History, step: Step): Step | null => {
  const last = steps[at - 1];
  if (!last || at < steps.length || step.joins === '' || last.joins !== step.joins) return null;
  return step.at - last.at <= pause ? last : null;
};

/** Joins two patches. Typing sets the same value repeatedly: only the last is kept. */
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

/** Adds a step; undone steps are dropped. */
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

/** The patches from the current position in the history to another. */
export function wayTo({ steps, at }: History, to: number): Patches[] {
  return to < at
    ? steps
        .slice(to, at)
        .map(({ back }) => back)
        .toReversed()
    : steps.slice(at, to).map(({ forth }) => forth);
}

/** A document after these patches. Values are copied, so it never shares them with the history. */
export const walk = <D extends object>(document: D, ways: readonly Patches[]): D =>
  ways.reduce<D>((now, way) => apply(now, structuredClone(way)), document);
