import { buffer } from 'node:stream/consumers';
import type { LabelFormat } from '#contract/features/product/labels/contract.ts';
import type { LabelValues } from '#contract/labels/content.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import { drawLabel } from '#contract/labels/draw-label.ts';
import { loadTypefaces } from './fonts.ts';
import { openLabelPdf } from './pdf.ts';
import { pngOf } from './png.ts';
import { makeRaster, type ReadPicture } from './raster.ts';
import { toolsOf } from './tools.ts';
import { zplLabel } from './zpl.ts';

export const typeOfFormat: Readonly<Record<LabelFormat, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  zpl: 'application/zpl',
};

/** One label as a file. */
export async function previewOf(
  document: LabelDocument,
  values: LabelValues,
  format: LabelFormat,
  readPicture: ReadPicture,
): Promise<Buffer> {
  const typefaces = await loadTypefaces();
  const drawing = drawLabel(document, values, toolsOf(typefaces));
  if (format === 'pdf') {
    const { pdf, add } = await openLabelPdf(document, values.code, readPicture);
    const bytes = buffer(pdf);
    add(drawing);
    pdf.end();
    return bytes;
  }
  const dots = await makeRaster(typefaces, readPicture)(drawing);
  return format === 'png'
    ? pngOf(dots, document.dpi)
    : Buffer.from(zplLabel(dots, document.copies), 'latin1');
}
