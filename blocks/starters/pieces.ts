import { captionText } from '#blocks/caption-text/spec.ts';
import { cell } from '#blocks/cell/spec.ts';
import { divider } from '#blocks/divider/spec.ts';
import { newBlock, type Block } from '#blocks/kit/document.ts';
import type { Phrase, Words } from '#blocks/kit/words.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { productImages } from '#blocks/product-images/spec.ts';
import { richText } from '#blocks/rich-text/spec.ts';
import type { Text } from '#contract/text.ts';

export type Piece = Omit<Block, 'id'>;

/** Our own drawings, served with the admin. */
export const drawing = (name: string) => `/starters/${name}.svg`;
const icon = (name: string) => `/starters/icon-${name}.svg`;

const nowhere = { linktype: '10' as const, http: { externalLink: '' } };

/** The drawing at the top of a page. */
export const banner = (name: string): Piece =>
  newBlock(pictureAds, { imageList: [{ src: drawing(name), text: '', ...nowhere, areas: [] }] });

export const gap = (blankHeight = 12): Piece => newBlock(divider, { blankHeight });

/** A heading in the page's accent colour. */
export const heading = (name: Phrase, description: Words, wordColor: string): Piece =>
  newBlock(captionText, {
    name,
    description,
    wordColor,
    wordWeight: 600,
    wordSize: 18,
    descriptionSize: 13,
    descriptionWeight: 400,
    wordHeight: 28,
  });

/** A product feature with its icon: title and description. */
export const point = (sign: string, title: Words, content: Words): Piece =>
  newBlock(cell, { title, content, icon: icon(sign), ...nowhere });

export const pictures = (): Piece => newBlock(productImages, { pageMargin: 12, borderRadius: 10 });

/** A list of sentences. */
const listed = (tag: 'ol' | 'ul', rows: readonly string[]) =>
  `<${tag}>${rows.map((row) => `<li>${row}</li>`).join('')}</${tag}>`;

const inEach = (rows: readonly Text[], write: (rows: readonly string[]) => string): Text => ({
  zh_CN: write(rows.map(({ zh_CN: row }) => row)),
  en: write(rows.map(({ en: row }) => row)),
  zh_TW: write(rows.map(({ zh_TW: row }) => row)),
});

export const steps = (rows: readonly Text[]): Text => inEach(rows, (texts) => listed('ol', texts));
export const notes = (rows: readonly Text[]): Text => inEach(rows, (texts) => listed('ul', texts));
/** A table of label and value; rows are `[label, value]`. */
export const table = (rows: readonly (readonly [Text, Text])[]): Text =>
  inEach(
    rows.flatMap(([label, value]) => [label, value]),
    (texts) =>
      `<table><tbody>${texts
        .flatMap((text, at) =>
          at % 2 === 0 ? [`<tr><td>${text}</td><td>${texts[at + 1]}</td></tr>`] : [],
        )
        .join('')}</tbody></table>`,
  );

export const prose = (myValue: Text): Piece => newBlock(richText, { myValue });
