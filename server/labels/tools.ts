import type { Tools } from '#contract/labels/draw.ts';
import type { Typefaces } from './fonts.ts';

export const toolsOf = ({ regular, bold }: Typefaces): Tools => ({
  widthOf: (text, size, isBold) => (isBold ? bold : regular).widthOf(text, size),
});
