import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { openSnapshot } from '#server/database/database.ts';
import type { CallContext, FileAnswer } from '#server/http/endpoint.ts';
import { readingOf } from '#server/http/own-writes.ts';
import { openPdf, sendPdf } from '#server/pdf/document.ts';
import { enterExport } from '#server/records/export.ts';
import { drawCodes, drawFirstPage } from './note-pages.ts';
import { readNote, readPlacedCodes } from './note-rows.ts';

// A client that takes nothing for this long is disconnected.
const patience = 60_000;

/** `GET shipment/note`: the delivery note as a PDF, read and written as fast as it is taken. */
export async function deliveryNote(
  call: CallContext<{ id: number }, StaffSession>,
): Promise<FileAnswer> {
  const { app, session, language, input, requestInfo } = call;
  const leave = enterExport(app, session.accountId);
  let tell = (_lost: Error): void => undefined;
  const snapshot = await openSnapshot(
    app.database.exporting(readingOf(requestInfo, session)),
    actorOf(session),
    patience,
    (error) => tell(error),
  ).catch((error: unknown) => {
    leave();
    throw error;
  });
  const close = () => {
    snapshot.close();
    leave();
  };
  try {
    const reader = { app, session, language, tx: snapshot.tx };
    const note = await readNote(reader, input.id);
    const { code } = note.shipment;
    const doc = await openPdf({ title: code, author: note.sender, language, footer: code });
    async function* draw() {
      drawFirstPage(doc, note, language);
      yield;
      yield* drawCodes(doc, readPlacedCodes(reader, input.id), language);
    }
    const body = sendPdf(doc, draw());
    tell = (error) => void body.destroy(error);
    body.once('close', close);
    return { name: `${code}.pdf`, type: 'application/pdf', body };
  } catch (error) {
    close();
    throw error;
  }
}
