import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of a PDF, page by page, in the order in which they were written. */
export async function readPdf(bytes: Uint8Array): Promise<string[][]> {
  const pdf = await getDocument({ data: bytes, verbosity: 0, useSystemFonts: false }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() ? item.str : [])));
  }
  await pdf.destroy();
  return pages;
}
