import { sql } from 'kysely';
import './tables.ts';
import { codes as answers } from '#contract/envelope.ts';
import {
  prePrintCalls,
  type PrePrintFormat,
  type PrePrintState,
} from '#contract/features/trace/pre-prints/contract.ts';
import { prePrintTexts } from '#contract/features/trace/pre-prints/texts.ts';
import type { LabelValues } from '#contract/labels/content.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { transact } from '../database/database.ts';
import { recordEvent } from '../events/record.ts';
import { encryptedZip } from '../files/encrypted-zip.ts';
import type { CallContext, FileAnswer } from '../http/endpoint.ts';
import { writeOperation } from '../logs/operation-log.ts';
import { enterExport } from '../records/export.ts';
import { notFound, Refusal } from '../refusal.ts';
import { refuseStoppedRun } from './make-run.ts';
import { readPictures, streamPdf, streamZpl } from './render.ts';
import { labelValues } from './values.ts';

type Order = {
  code: string;
  state: PrePrintState;
  pack_id: number;
  quantity: number;
  format: PrePrintFormat;
  first_seq: number;
  last_seq: number;
  document: LabelDocument;
};
const atOnce = 500;

/**
 * `POST prePrint/file`: the codes of an order and its labels, encrypted with the passphrase while they are written.
 * Neither the file nor the passphrase is kept here.
 */
export async function prePrintFile(
  call: CallContext<{ id: number; passphrase: string }, StaffSession>,
): Promise<FileAnswer> {
  const { app, session, type, requestInfo, input } = call;
  const company = session.companyId;
  const leave = enterExport(app, session.accountId);
  try {
    const { order, readPicture } = await transact(
      app.database.main,
      actorOf(session),
      async (tx) => {
        const { rows } = await sql<Order>`
          select code, state, pack_id, quantity, format, first_seq, last_seq, document from pre_print
          where company_id = ${company} and id = ${input.id} for update`.execute(tx);
        const [found] = rows;
        if (!found) throw notFound();
        if (found.state !== 'ready' && found.state !== 'sent')
          throw new Refusal(prePrintTexts.errors.notReady, { code: answers.conflict });
        // Voided or frozen since the order was approved: its labels would be printed all the same.
        const run = { first: found.first_seq, last: found.last_seq };
        await refuseStoppedRun({ ...call, tx }, run);
        await sql`
          update pre_print set download_time = now(), update_time = now(), version = version + 1
          where company_id = ${company} and id = ${input.id}`.execute(tx);
        await recordEvent(app, tx, {
          companyId: company,
          kind: 'export',
          runs: [run],
          packId: found.pack_id,
          document: found.code,
          by: { id: session.accountId, name: session.realname },
        });
        const after = { code: found.code, quantity: found.quantity, format: found.format };
        await writeOperation(tx, {
          session,
          type,
          requestInfo,
          endpoint: prePrintCalls.file,
          changes: [{ target: 'prePrint', id: input.id, before: null, after }],
          duration: 0,
        });
        return {
          order: found,
          readPicture: await readPictures(app, tx, company, found.document),
        };
      },
    );
    /** All labels, some at a time. */
    async function* labels(): AsyncGenerator<LabelValues> {
      for (let at = 0; at < order.quantity; at += atOnce) {
        const count = Math.min(atOnce, order.quantity - at);
        const seqs = Array.from({ length: count }, (_, one) => order.first_seq + at + one);
        const place = { number: at + 1, total: order.quantity };
        const values = await transact(app.database.main, actorOf(session), (tx) =>
          labelValues(app, tx, company, seqs, place),
        );
        for (const seq of seqs) if (values.has(seq)) yield values.get(seq)!;
      }
    }
    async function* lines(): AsyncGenerator<Buffer> {
      yield Buffer.from('number,code,link\r\n');
      for await (const { number, code, link } of labels())
        yield Buffer.from(`${number},${code},${link}\r\n`);
    }
    const printed = { document: order.document, copies: order.document.copies, readPicture };
    const drawn =
      order.format === 'pdf'
        ? await streamPdf(printed, order.code, labels())
        : streamZpl(printed, labels());
    const body = encryptedZip(
      [
        { name: `${order.code}.csv`, content: lines() },
        { name: `${order.code}.${order.format}`, content: drawn as AsyncIterable<Buffer> },
      ],
      input.passphrase,
    );
    body.once('close', leave);
    return { name: `${order.code}.zip`, type: 'application/zip', body };
  } catch (error) {
    leave();
    throw error;
  }
}
