import { servePaper } from '#server/pdf/serve-paper.ts';
import { drawCodes, drawFirstPage } from './note-pages.ts';
import { readNote, readPlacedCodes, type Note } from './note-rows.ts';

/** `GET shipment/note`: the delivery note as a PDF. */
export const deliveryNote = servePaper<Note>({
  read: readNote,
  name: ({ shipment: { code }, sender }) => ({ code, author: sender }),
  async *draw(doc, note, reader) {
    const { language } = reader;
    drawFirstPage(doc, note, language);
    yield;
    yield* drawCodes(doc, readPlacedCodes(reader, note.shipment.id), language);
  },
});
