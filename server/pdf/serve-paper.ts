import { actorOf, type StaffSession } from '../access/sessions.ts';
import { openSnapshot } from '../database/database.ts';
import type { CallContext, FileAnswer } from '../http/endpoint.ts';
import { readingOf } from '../http/own-writes.ts';
import { openPdf, sendPdf } from './document.ts';
import type { Pdf } from './page.ts';
import { enterExport } from '../records/export.ts';
import type { Reader } from '../records/list-plan.ts';

// A client that takes nothing for this long is disconnected.
const patience = 60_000;

type Paper<Content> = {
  /** What stands on it before anything is drawn: a missing record is refused here. */
  read: (reader: Reader<StaffSession>, id: number) => Promise<Content>;
  /** The number of the document, and who writes it. */
  name: (content: Content) => { code: string; author: string };
  draw: (doc: Pdf, content: Content, reader: Reader<StaffSession>) => AsyncIterable<void>;
};

/** A document of one record as a PDF, read in one snapshot and written as fast as it is taken. */
export const servePaper =
  <Content>(paper: Paper<Content>) =>
  async (call: CallContext<{ id: number }, StaffSession>): Promise<FileAnswer> => {
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
      const content = await paper.read(reader, input.id);
      const { code, author } = paper.name(content);
      const doc = await openPdf({ title: code, author, language, footer: code });
      const body = sendPdf(doc, paper.draw(doc, content, reader));
      tell = (error) => void body.destroy(error);
      body.once('close', close);
      return { name: `${code}.pdf`, type: 'application/pdf', body };
    } catch (error) {
      close();
      throw error;
    }
  };
