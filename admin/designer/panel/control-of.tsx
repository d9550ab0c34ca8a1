import type { ComponentType } from 'react';
import type { Field, FieldKinds } from '#blocks/kit/fields.ts';
import type { Path } from '../model/block-edits.ts';
import type { ControlProps, PlainKind } from './control.ts';
import { AddressControl } from './controls/AddressControl.tsx';
import { CampaignControl } from './controls/CampaignControl.tsx';
import { ChoiceControl } from './controls/ChoiceControl.tsx';
import { ChoicesControl } from './controls/ChoicesControl.tsx';
import { ColourControl } from './controls/ColourControl.tsx';
import { HtmlControl, HtmlTools } from './controls/HtmlControl.tsx';
import { LinkTypeControl } from './controls/LinkTypeControl.tsx';
import { MediaControl } from './controls/MediaControl.tsx';
import { MomentControl } from './controls/MomentControl.tsx';
import { NumberControl } from './controls/NumberControl.tsx';
import { PhraseControl, PhraseTools } from './controls/PhraseControl.tsx';
import { PictureControl } from './controls/PictureControl.tsx';
import { ProductsControl } from './controls/ProductsControl.tsx';
import { SwitchControl } from './controls/SwitchControl.tsx';
import { TextControl } from './controls/TextControl.tsx';

/** The control of each type of setting. */
const controls: { [K in PlainKind]: ComponentType<ControlProps<K>> } = {
  phrase: PhraseControl,
  html: HtmlControl,
  number: NumberControl,
  colour: ColourControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  picture: PictureControl,
  media: MediaControl,
  text: TextControl,
  moment: MomentControl,
  linkType: LinkTypeControl,
  address: AddressControl,
  products: ProductsControl,
  campaign: CampaignControl,
};

/** What is shown next to the label. */
const tools: { [K in PlainKind]?: ComponentType<ControlProps<K>> } = {
  phrase: PhraseTools,
  html: HtmlTools,
};

/** The same props for all; the field guarantees that they fit. */
type AnyProps = Omit<ControlProps<'text'>, 'field' | 'value' | 'onChange' | 'path'> & {
  field: Field;
  path: Path;
  value: unknown;
  onChange: (value: unknown) => void;
};

export const controlOf = (kind: FieldKinds['kind']) =>
  controls[kind as PlainKind] as unknown as ComponentType<AnyProps>;
export const toolsOf = (kind: FieldKinds['kind']) =>
  tools[kind as PlainKind] as unknown as ComponentType<AnyProps> | undefined;

/** Shown in one line with their label. */
export const isInline = (kind: FieldKinds['kind']) => kind === 'switch' || kind === 'colour';

/** Controls with several inputs; the label names the group. */
export const isGrouped = (kind: FieldKinds['kind']) =>
  kind === 'choices' || kind === 'products' || kind === 'linkType' || kind === 'html';

const plain: ReadonlySet<string> = new Set<PlainKind>([
  'phrase',
  'text',
  'number',
  'switch',
  'choice',
]);
/** Keeps nothing of its own, so it stays while the panel turns to another block of the same type. */
export const isPlain = (kind: FieldKinds['kind']) => plain.has(kind);
