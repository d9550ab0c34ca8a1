import { applicationIdentifiers, type Piece } from './application-identifiers.ts';
import { set82 } from './check-characters.ts';
import { valueChecks } from './value-checks.ts';

/** One value with its application identifier. */
export type Element = { ai: string; value: string };

const sets: Record<Piece['set'], RegExp> = {
  N: /^\d+$/,
  X: new RegExp(`^[${set82.replace(/[-\\\]^]/g, '\\$&')}]+$`),
  Y: /^[#\-/0-9A-Z]+$/,
  Z: /^[\w-]+={0,2}$/,
};

/** Whether a value is valid for its application identifier. */
export function isValue(ai: string, value: string): boolean {
  const identifier = applicationIdentifiers.get(ai);
  if (!identifier) return false;
  let rest = value;
  for (const piece of identifier.pieces) {
    if (rest === '' && piece.isOptional) return true;
    const taken = rest.slice(0, piece.most);
    rest = rest.slice(taken.length);
    const isRight =
      taken.length >= piece.least &&
      sets[piece.set].test(taken) &&
      piece.checks.every((check) => valueChecks[check]!(taken));
    if (!isRight) return false;
  }
  return rest === '';
}

/** Why elements do not go together: one is there twice with two values, lacks another, or must not stand beside it. */
export type Conflict = { ai: string; is: 'repeated' | 'incomplete' | 'excluded'; others: string };

const fits = (pattern: string, ai: string) =>
  pattern.length === ai.length &&
  [...pattern].every((sign, at) => (sign === 'n' ? /\d/.test(ai[at]!) : sign === ai[at]));

/** The first conflict between elements, or null. */
export function conflictIn(elements: readonly Element[]): Conflict | null {
  const has = (pattern: string, self: string) =>
    elements.some(({ ai }) => ai !== self && fits(pattern, ai));
  for (const { ai, value } of elements) {
    if (elements.some((other) => other.ai === ai && other.value !== value))
      return { ai, is: 'repeated', others: ai };
    const { requires = [], excludes = [] } = applicationIdentifiers.get(ai) ?? {};
    const excluded = excludes.find((pattern) => has(pattern, ai));
    if (excluded !== undefined) return { ai, is: 'excluded', others: excluded };
    const missing = requires.find(
      (groups) => !groups.some((group) => group.every((pattern) => has(pattern, ai))),
    );
    if (missing)
      return { ai, is: 'incomplete', others: missing.map((group) => group.join('+')).join(', ') };
  }
  return null;
}
