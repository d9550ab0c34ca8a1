import type { Address, FieldKinds, LinkType } from '#blocks/kit/fields.ts';
import type { Phrase } from '#blocks/kit/words.ts';
import type { Path } from '../model/page-edits.ts';

type Values = {
  phrase: Phrase;
  html: Phrase;
  /** As it is typed, while it is no number. */
  number: number | string;
  colour: string;
  switch: boolean;
  choice: string | number;
  choices: readonly string[];
  picture: string;
  media: string;
  text: string;
  linkType: LinkType;
  address: Address;
  products: readonly number[];
};
/** Kinds of settings with one control; lists and groups hold others. */
export type PlainKind = keyof Values;
export type FieldOf<K extends FieldKinds['kind']> = Extract<FieldKinds, { kind: K }>;

export type ControlProps<K extends PlainKind> = {
  field: FieldOf<K>;
  path: Path;
  /** Of the input, so that the label belongs to it. */
  id: string;
  /** Of the label, for what consists of several inputs. */
  labelledBy: string;
  /** Of hint and problem. */
  describedBy: string | undefined;
  isWrong: boolean;
  value: Values[K];
  onChange: (value: Values[K]) => void;
};
