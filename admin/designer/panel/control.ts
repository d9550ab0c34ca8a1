import type { Address, FieldKinds, LinkType } from '#blocks/kit/fields.ts';
import type { Phrase } from '#blocks/kit/words.ts';
import type { Path } from '../model/block-edits.ts';

type Values = {
  phrase: Phrase;
  html: Phrase;
  /** As typed, while it is not a number. */
  number: number | string;
  colour: string;
  switch: boolean;
  choice: string | number;
  choices: readonly string[];
  picture: string;
  media: string;
  text: string;
  moment: string;
  linkType: LinkType;
  address: Address;
  products: readonly number[];
  campaign: number;
};
/** Types of settings with one control; lists and groups contain others. */
export type PlainKind = keyof Values;
export type FieldOf<K extends FieldKinds['kind']> = Extract<FieldKinds, { kind: K }>;

export type ControlProps<K extends PlainKind> = {
  field: FieldOf<K>;
  path: Path;
  /** The id of the input, for its label. */
  id: string;
  /** The id of the label, for controls with several inputs. */
  labelledBy: string;
  /** The id of hint and error. */
  describedBy: string | undefined;
  isWrong: boolean;
  value: Values[K];
  onChange: (value: Values[K]) => void;
};
