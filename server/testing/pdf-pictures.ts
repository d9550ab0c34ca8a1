import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The pages of a PDF as they look at this resolution, drawn by a renderer that is not ours: pdf.js on Skia. */
export async function drawPdf(bytes: Uint8Array, dpi: number): Promise<ImageData[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: ImageData[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const canvas = createCanvas(width, height);
    const drawn = { canvas: canvas as unknown as HTMLCanvasElement, viewport };
    await page.render(drawn).promise;
    pages.push(canvas.getContext('2d').getImageData(0, 0, width, height) as unknown as ImageData);
  }
  await pdf.destroy();
  return pages;
}
