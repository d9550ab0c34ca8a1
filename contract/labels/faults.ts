import { unknownNames } from './content.ts';
import type { LabelDocument, LabelElement } from './document.ts';
import type { Problem } from './draw.ts';

/** What is wrong with an element: found while drawing it, or in its text. */
export type FaultKind = Problem['problem'] | 'empty' | 'unknown';
export type LabelFault = {
  /** The element, or the template's own name that it is about. */
  id: string;
  /** Where it is told: `elements.3.content`. */
  field: string;
  kind: FaultKind;
  /** Names in braces that nothing stands for. */
  names: string;
};

/** A label with one of these would not be readable, or would show braces: it is not published. */
export const graveFaults: ReadonlySet<FaultKind> = new Set([
  'empty',
  'unknown',
  'invalid',
  'tooSmall',
]);

/** Where a fault of the drawing is told, if not at the content. */
const fieldOf: Partial<Record<FaultKind, string>> = { outside: 'x', tooSmall: 'width' };

/** What is wrong with one element, given what its drawing told. */
export function faultsOfElement(
  element: LabelElement,
  at: number,
  bindings: LabelDocument['bindings'],
  problems: readonly Problem[],
): LabelFault[] {
  const { id } = element;
  const fault = (field: string, kind: FaultKind, names = ''): LabelFault => ({
    ...{ id, field: `elements.${at}.${field}`, kind, names },
  });
  const text =
    'content' in element
      ? element.content
      : 'rows' in element
        ? element.rows.flat().join(' ')
        : null;
  if (text === '' && 'content' in element) return [fault('content', 'empty')];
  const unknown = text === null ? [] : unknownNames(text, bindings);
  const where = 'rows' in element ? 'rows' : 'content';
  // A name that nothing stands for makes most contents invalid: told once.
  if (unknown.length > 0)
    return [fault(where, 'unknown', [...new Set(unknown)].map((name) => `{${name}}`).join(' '))];
  const kinds = new Set(problems.flatMap((one) => (one.id === id ? one.problem : [])));
  return [...kinds].map((kind) => fault(fieldOf[kind] ?? where, kind));
}

/** What is wrong with a label. */
export const faultsOfLabel = (
  { elements, bindings }: LabelDocument,
  problems: readonly Problem[],
): LabelFault[] => [
  ...elements.flatMap((element, at) => faultsOfElement(element, at, bindings, problems)),
  ...Object.entries(bindings).flatMap(([name, text]): LabelFault[] => {
    const unknown = unknownNames(text, {});
    if (unknown.length === 0) return [];
    const names = unknown.map((one) => `{${one}}`).join(' ');
    return [{ id: '', field: `bindings.${name}`, kind: 'unknown', names }];
  }),
];
