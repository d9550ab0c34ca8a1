import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { languageTags, type Language } from '#contract/language.ts';
import { numberPages } from './page-numbers.ts';
import { textFont, type Pdf } from './page.ts';

// Noto Sans SC, under the SIL Open Font License. A web font (woff2) would leave the pages blank.
const fontFile = new URL(
  '../../node_modules/@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  import.meta.url,
);
const margins = { top: 40, right: 40, bottom: 52, left: 40 };

type Described = {
  title: string;
  author: string;
  language: Language;
  /** Stands below every page, beside its number. */
  footer: string;
};

/** A document of A4 pages, each with its number. Library and font are loaded only when one is written. */
export async function openPdf({ title, author, language, footer }: Described): Promise<Pdf> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    autoFirstPage: false,
    // None yet: the default would load a font that is not used.
    font: null as never,
    lang: languageTags[language],
    displayTitle: true,
    info: { Title: title, Author: author, Producer: 'Suyuan', Creator: 'Suyuan' },
  });
  doc.registerFont(textFont, fileURLToPath(fontFile));
  numberPages(doc, footer);
  return doc;
}

/** Sends a document while it is drawn: `drawing` goes on only when what it drew so far has been taken. */
export function sendPdf(doc: Pdf, drawing: AsyncIterable<void>): Readable {
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const _ of drawing) {
      const piece = doc.read() as Buffer | null;
      if (piece) yield piece;
    }
    doc.end();
    for await (const piece of doc) yield piece as Buffer;
  }
  return Readable.from(bytes(), { objectMode: false });
}
