import type { Block } from '#blocks/kit/document.ts';
import type { Field, Fields } from '#blocks/kit/fields.ts';
import { findSpec } from '#blocks/list.ts';
import { isAboutLooks, visibleNames } from './sections.ts';

/** Settings of this type are the same thing in every block if they have the same name, label and options. */
const meaningOf = ({ kind, label, ...field }: Field) =>
  JSON.stringify([kind, label, 'options' in field ? field.options : null]);

/** One field whose limits hold for both. */
function within(one: Field, other: Field): Field {
  if (one.kind !== 'number' || other.kind !== 'number') return one;
  return { ...one, min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) };
}

const looksOf = ({ type, settings }: Block): Fields => {
  const fields = findSpec(type)?.fields ?? {};
  const names = visibleNames(fields, settings).filter((name) => isAboutLooks(fields[name]!));
  return Object.fromEntries(names.map((name) => [name, fields[name]!]));
};

/** The settings of appearance that all of these blocks show, to be changed together. */
export function sharedFields(blocks: readonly Block[]): Fields {
  const [first, ...others] = blocks.map(looksOf);
  return others.reduce<Fields>((shared, own) => {
    const same = Object.entries(shared).flatMap(([name, field]) => {
      const other = Object.hasOwn(own, name) ? own[name] : undefined;
      if (!other || meaningOf(field) !== meaningOf(other)) return [];
      // What shows or hides it is settled: it is visible in each of them.
      const { only: _only, ...shown } = within(field, other);
      return [[name, shown]];
    });
    return Object.fromEntries(same) as Fields;
  }, first ?? {});
}
