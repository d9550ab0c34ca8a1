import type { Text } from '#contract/text.ts';
import type { Phrase } from './words.ts';

/** The link type: 10 internal, 11 external. Older pages stored numbers. */
export type LinkType = '10' | '11' | 10 | 11;
export type Address = { externalLink: string };
export type Option<V extends string | number = string | number> = { value: V; label: Text };

type Shared = {
  label: Text;
  /** The hint below the control. */
  hint?: Text;
  /** Shown only while another setting of the same block has one of these values. */
  only?: { field: string; is: readonly unknown[] };
  /** What the block's text stands on: once it is chosen, the block stays as it was designed where a page turns dark. */
  isGround?: boolean;
};

/**
 * The types of settings. Each defines its TypeScript type, default, validation, control in the style panel and text in
 * the history.
 */
export type FieldKinds =
  | (Shared & {
      kind: 'phrase';
      initial: Phrase;
      max?: number;
      /** The message when it is empty; without it, it is optional. */
      required?: Text;
      rows?: number;
    })
  | (Shared & { kind: 'html'; initial: Phrase })
  | (Shared & {
      kind: 'number';
      initial: number;
      min: number;
      max: number;
      message?: Text;
      unit?: string;
      /** By how much its control counts; 1 by default. */
      step?: number;
    })
  | (Shared & { kind: 'colour'; initial: string })
  | (Shared & { kind: 'switch'; initial: boolean })
  | (Shared & {
      kind: 'choice';
      initial: string | number;
      options: readonly Option[];
      /** Choosing another option resets these settings to their defaults. */
      resets?: readonly string[];
    })
  | (Shared & { kind: 'choices'; initial: readonly string[]; options: readonly Option<string>[] })
  | (Shared & { kind: 'picture'; initial: string })
  | (Shared & { kind: 'media'; initial: string; accept: 'video' | 'audio' | 'model' })
  | (Shared & { kind: 'text'; initial: string; max: number; required?: Text; isUrl?: boolean })
  /** A time to the minute, as ISO text; empty for none. */
  | (Shared & { kind: 'moment'; initial: string })
  /** Changing it clears the URL next to it. */
  | (Shared & { kind: 'linkType'; initial: LinkType; clears: string })
  | (Shared & { kind: 'address'; initial: Address })
  /** Parts by id; the scene provides their data. */
  | (Shared & { kind: 'products'; initial: readonly number[]; max: number })
  /** A reward campaign by id, 0 for none; the scene provides its data. */
  | (Shared & { kind: 'campaign'; initial: number })
  | (Shared & {
      kind: 'list';
      initial: readonly object[];
      item: Fields;
      min?: number;
      max: number;
      add: Text;
      /** The field of an item that names it in the panel. */
      named?: string;
      /** The picture beside it on which its items are areas (`areaFields`), to be drawn there. */
      onPicture?: string;
    })
  | (Shared & { kind: 'group'; initial: object; fields: Fields });

/** A field whose value has the type V. */
export type Field<V = unknown> = FieldKinds & { readonly value?: V };
export type Fields = Readonly<Record<string, Field>>;
/** The settings of these fields. */
export type SettingsOf<F> = {
  -readonly [K in keyof F]: F[K] extends Field<infer V> ? V : never;
};

type Given<K extends FieldKinds['kind']> = Omit<Extract<FieldKinds, { kind: K }>, 'kind' | 'label'>;

export const phrase = (label: Text, given: Given<'phrase'>): Field<Phrase> => ({
  kind: 'phrase',
  label,
  ...given,
});
export const richText = (label: Text, initial: Phrase = ''): Field<Phrase> => ({
  kind: 'html',
  label,
  initial,
});
export const number = (label: Text, given: Given<'number'>): Field<number> => ({
  kind: 'number',
  label,
  ...given,
});
export const colour = (
  label: Text,
  initial: string,
  more: Omit<Given<'colour'>, 'initial'> = {},
): Field<string> => ({ kind: 'colour', label, initial, ...more });
/** The colour or picture behind a block's text. */
export const ground = (field: Field<string>): Field<string> => ({ ...field, isGround: true });
export const toggle = (
  label: Text,
  initial: boolean,
  more: Omit<Given<'switch'>, 'initial'> = {},
): Field<boolean> => ({ kind: 'switch', label, initial, ...more });
export const choice = <const V extends string | number>(
  label: Text,
  initial: NoInfer<V>,
  options: readonly Option<V>[],
  more: Omit<Given<'choice'>, 'initial' | 'options'> = {},
): Field<V> => ({ kind: 'choice', label, initial, options, ...more });
export const choices = <const V extends string>(
  label: Text,
  initial: readonly NoInfer<V>[],
  options: readonly Option<V>[],
): Field<readonly V[]> => ({ kind: 'choices', label, initial, options });
export const picture = (label: Text, hint?: Text): Field<string> => ({
  kind: 'picture',
  label,
  initial: '',
  ...(hint && { hint }),
});
export const media = (
  label: Text,
  accept: Given<'media'>['accept'],
  hint?: Text,
): Field<string> => ({ kind: 'media', label, accept, initial: '', ...(hint && { hint }) });
export const text = (label: Text, given: Given<'text'>): Field<string> => ({
  kind: 'text',
  label,
  ...given,
});
export const moment = (label: Text, hint?: Text): Field<string> => ({
  kind: 'moment',
  label,
  initial: '',
  ...(hint && { hint }),
});
export const linkType = (label: Text, clears = 'http'): Field<LinkType> => ({
  kind: 'linkType',
  label,
  clears,
  initial: '10',
});
export const address = (label: Text): Field<Address> => ({
  kind: 'address',
  label,
  initial: { externalLink: '' },
});
export const products = (label: Text, max: number): Field<readonly number[]> => ({
  kind: 'products',
  label,
  max,
  initial: [],
});
export const campaign = (
  label: Text,
  more: Omit<Given<'campaign'>, 'initial'> = {},
): Field<number> => ({
  kind: 'campaign',
  label,
  initial: 0,
  ...more,
});
export const list = <const F extends Fields>(
  label: Text,
  item: F,
  given: Omit<Given<'list'>, 'item' | 'initial'> & { initial?: readonly SettingsOf<F>[] },
): Field<readonly SettingsOf<F>[]> => ({ kind: 'list', label, item, initial: [], ...given });
export const group = <const F extends Fields>(
  label: Text,
  fields: F,
  more: Omit<Given<'group'>, 'fields' | 'initial'> = {},
): Field<SettingsOf<F>> => ({
  kind: 'group',
  label,
  fields,
  initial: initialSettings(fields),
  ...more,
});

/** The default settings of a block or list item. */
export const initialSettings = <F extends Fields>(fields: F): SettingsOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, structuredClone(field.initial)]),
  ) as SettingsOf<F>;
