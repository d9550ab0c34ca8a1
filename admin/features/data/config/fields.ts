import type * as z from 'zod';
import { configuration, isSecretField } from '#contract/configuration.ts';
import type { ConfigPart } from '#contract/features/data/config/parts.ts';
import { say as sayIn, type Text, type TextParams } from '#contract/text.ts';
import { configPageTexts as texts } from './texts.ts';

type Say = (text: Text, params?: TextParams) => string;
export type FieldKind = 'number' | 'text' | 'secret' | 'switch';

/** The fields of a section in order; the type of each default decides the input. */
export function fieldsOf(part: ConfigPart): { name: string; kind: FieldKind }[] {
  const defaults: Record<string, unknown> = configuration[part].parse({});
  return Object.keys(configuration[part].shape).map((name) => ({
    name,
    kind:
      typeof defaults[name] === 'number'
        ? 'number'
        : typeof defaults[name] === 'boolean'
          ? 'switch'
          : isSecretField(part, name)
            ? 'secret'
            : 'text',
  }));
}

export const schemaOf = (part: ConfigPart): z.ZodObject => configuration[part];

/** A value for display; days have a unit, and a password is only shown as set. */
export function valueWords(part: ConfigPart, kind: FieldKind, value: unknown, say: Say): string {
  if (value === '' || value === null || value === undefined) return say(texts.notSet);
  if (kind === 'secret') return say(texts.isSet);
  if (kind === 'switch') return say(value === true ? texts.on : texts.off);
  if (part === 'retention') return say(texts.days, { n: Number(value) });
  return String(value);
}

export const unitOf = (part: ConfigPart, language: Parameters<typeof sayIn>[1]) =>
  part === 'retention' ? sayIn(texts.day, language) : undefined;
