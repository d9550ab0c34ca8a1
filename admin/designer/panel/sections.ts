import type { Field, Fields } from '#blocks/kit/fields.ts';
import { panelTexts as texts } from './texts.ts';
import type { Text } from '#contract/text.ts';

export type Section = { key: string; title: Text; names: readonly string[] };

/** A panel with fewer settings has no sections. */
const shortPanel = 7;

/** The visible settings, given the others of their level; those that depend on a hidden one are hidden too. */
export function visibleNames(fields: Fields, settings: Readonly<Record<string, unknown>>) {
  const isShown = (name: string, asked: readonly string[] = []): boolean => {
    const only = fields[name]?.only;
    if (!only) return true;
    if (!only.is.includes(settings[only.field])) return false;
    return asked.includes(only.field) || isShown(only.field, [...asked, name]);
  };
  return Object.keys(fields).filter((name) => isShown(name));
}

/** Splits settings into content and appearance, in field order; a short panel stays in one piece. */
export function sectionsOf(fields: Fields): Section[] {
  const names = Object.keys(fields);
  if (names.length <= shortPanel) return [{ key: 'all', title: texts.sections.content, names }];
  const deciding = new Set(Object.values(fields).flatMap(({ only }) => only?.field ?? []));
  const isLook = (name: string) => isAboutLooks(fields[name]!) && !deciding.has(name);
  const content = names.filter((name) => !isLook(name));
  const look = names.filter(isLook);
  return [
    { key: 'content', title: texts.sections.content, names: content },
    { key: 'look', title: texts.sections.look, names: look },
  ].filter((section) => section.names.length > 0);
}

export const isAboutLooks = (field: Field) =>
  field.kind === 'colour' ||
  field.kind === 'choice' ||
  (field.kind === 'number' && field.max <= 1_000);
