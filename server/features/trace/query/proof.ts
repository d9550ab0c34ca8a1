import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { publicLog } from '#contract/public-log.ts';
import { say } from '#contract/text.ts';
import { bundleFormat, type Bundle } from '#proof/formats.ts';
import { bundleText } from '#proof/verify-bundle.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { eventsOf } from '#server/events/find.ts';
import { readLogKey, signAsLog } from '#server/events/log-key.ts';
import { proveDays, proveEvents, historyOf } from '#server/events/prove.ts';
import { rootOf, sealUpTo, exportedEvent } from '#server/events/seal.ts';
import { signedHead } from '#server/events/day-log.ts';
import { verifierPage } from '#server/events/public-log.ts';
import { namespaces } from '#server/events/vocabulary.ts';
import type { App } from '#server/app.ts';
import type { CallContext, FileAnswer } from '#server/http/endpoint.ts';
import { publicAddress } from '#server/identifiers/code-texts.ts';
import { eventRows } from '#server/identifiers/event-rows.ts';
import { readIdentifiers } from '#server/identifiers/identifier-rows.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { openPdf, sendPdf } from '#server/pdf/document.ts';
import { fileTime } from '#server/records/spreadsheet/times.ts';
import { notFound } from '#server/refusal.ts';
import { traceQueryCalls } from '#contract/features/trace/query/contract.ts';
import { drawProof, proofTexts } from './proof-paper.ts';

type Call = CallContext<{ id: number }, StaffSession>;
type About = Awaited<ReturnType<typeof readAbout>>;

/** The history of one identifier for somebody who believes nobody: a paper to read, and the proof to verify. */
export async function proofFile(call: Call): Promise<FileAnswer> {
  const { app, language } = call;
  const about = await readAbout(call);
  const made = new Date();
  const { proof, sealedOn, key } = await prove(app, about, made);
  const doc = await openPdf({
    title: `${say(proofTexts.title, language)} ${about.code}`,
    author: about.company,
    language,
    footer: about.code,
  });
  const pdf = new Uint8Array(
    await buffer(
      sendPdf(
        doc,
        drawProof(doc, { ...about, proof, sealedOn, address: publicAddress(app) }, language),
      ),
    ),
  );
  const paper = `${say(proofTexts.file, language)}.pdf`;
  const page = verifierPage();
  const files = { [paper]: bytesToHex(sha256(pdf)) };
  const text = `${JSON.stringify({ ...proof, files } satisfies Bundle, null, 2)}\n`;
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  await zip.add(paper, new Uint8ArrayReader(pdf));
  await zip.add('proof.json', new TextReader(text));
  await zip.add('signature.txt', new TextReader(signAsLog(key, bundleText(text))));
  if (page !== null) await zip.add('suyuan-verify.html', new TextReader(page));
  const body = Buffer.from(await zip.close());
  return {
    name: `${say(proofTexts.file, language)}-${about.code}-${fileTime(made)}.zip`,
    type: 'application/zip',
    body: Readable.from([body], { objectMode: false }),
  };
}

/** What is told of the identifier; that it leaves the house is written down. */
async function readAbout(call: Call) {
  const { app, session, type, requestInfo, language, input } = call;
  const company = session.companyId;
  return transact(app.database.main, actorOf(session), async (tx) => {
    const reader = { app, tx, session, language };
    const [identifier] = await readIdentifiers(reader, [input.id]);
    if (!identifier) throw notFound();
    const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10);
    await sealUpTo(tx, { company, day: yesterday });
    const history = await historyOf(tx, company, input.id);
    const events = await eventRows(reader, await eventsOf(tx, company, input.id, history.length));
    const { name } = await tx
      .selectFrom('company')
      .select('name')
      .where('company_id', '=', company)
      .executeTakeFirstOrThrow();
    await writeOperation(tx, {
      session,
      type,
      requestInfo,
      endpoint: traceQueryCalls.proof,
      changes: [
        { target: 'identifier', id: input.id, before: null, after: { code: identifier.code } },
      ],
      duration: 0,
    });
    return {
      company_id: company,
      company: name,
      seq: input.id,
      code: identifier.code,
      product: identifier.part_name,
      history,
      events,
    };
  });
}

/** The proof, and on which day each event that it proves was sealed. */
async function prove(app: App, about: About, made: Date) {
  const { company_id: company, history } = about;
  return transact(app.database.main, systemActor, async (tx) => {
    const head = await signedHead(app, tx);
    const all = [...new Set(history.map((event) => event.day))];
    const days = head ? await proveDays(tx, company, all, head) : [];
    const logged = new Set(days.map((one) => one.day));
    const events: Bundle['events'] = [];
    const sealedOn = new Map<number, string>();
    for (const day of logged) {
      const sealed = await rootOf(tx, { company, day });
      if (!sealed) continue;
      const recorded = history.filter((event) => event.day === day);
      const ids = recorded.map((event) => event.id);
      const places = await proveEvents(tx, sealed, ids);
      for (const event of recorded) {
        const place = places.get(event.id);
        if (!place) continue;
        events.push({ day, ...place, event: exportedEvent(event) });
        sealedOn.set(event.id, day);
      }
    }
    const proof: Bundle = {
      format: bundleFormat,
      code: about.code,
      number: about.seq,
      product: about.product,
      company_id: company,
      company: about.company,
      made: made.toISOString(),
      log: publicAddress(app) + publicLog.about,
      namespaces,
      events,
      pending: history.filter((one) => !logged.has(one.day)).map((one) => exportedEvent(one)),
      days,
      head,
      files: {},
    };
    return { proof, sealedOn, key: await readLogKey(app, tx) };
  });
}
