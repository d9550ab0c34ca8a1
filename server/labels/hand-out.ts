import { sql, type RawBuilder } from 'kysely';
import type * as z from 'zod';
import './tables.ts';
import { codes as answers } from '#contract/envelope.ts';
import {
  printJobCalls,
  printLimits,
  type ClaimAnswer,
  type claimInput,
  type Driver,
  type LabelState,
} from '#contract/features/trace/print-jobs/contract.ts';
import { printJobMoves, type PrintJobState } from '#contract/features/trace/print-jobs/moves.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import type { LabelValues } from '#contract/labels/content.ts';
import { isTooFine, type LabelDocument } from '#contract/labels/document.ts';
import { dotsOf } from '#contract/labels/draw.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { transact, type Tx } from '../database/database.ts';
import type { CallContext, FileAnswer } from '../http/endpoint.ts';
import { writeOperation, type Change } from '../logs/operation-log.ts';
import { enterExport } from '../records/export.ts';
import { notFound, Refusal } from '../refusal.ts';
import { printableStates } from './printable.ts';
import { drawPieces, labelsOfPage, readPictures, streamPdf, streamZpl } from './render.ts';
import { leaveOutStopped } from './runs.ts';
import { labelValues } from './values.ts';

type Claim = z.output<typeof claimInput>;
type Context<Input> = CallContext<Input, StaffSession>;
type Job = {
  code: string;
  state: PrintJobState;
  driver: Driver;
  copies: number;
  ordered: number;
  document: LabelDocument;
};
type Label = { number: number; seq: number; state: LabelState };

const { errors } = printJobTexts;

/** The run; nobody pauses or cancels it until the transaction ends. Its first labels begin it. */
async function beginJob(tx: Tx, companyId: number, id: number, begins: boolean): Promise<Job> {
  // First: two who hold it for reading could not both write it.
  if (begins)
    await sql`
      update print_job set state = 'printing', update_time = now(), version = version + 1
      where company_id = ${companyId} and id = ${id} and state = 'queued'`.execute(tx);
  const { rows } = await sql<Job>`
    select code, state, driver, copies, ordered, document from print_job
    where company_id = ${companyId} and id = ${id} for share`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

const stopped = (state: PrintJobState) =>
  new Refusal(
    inEveryLanguage((language) =>
      say(errors.stopped, language, { state: say(printJobMoves.states[state], language) }),
    ),
    { code: answers.conflict },
  );

/** What each of these labels says. */
async function valuesOf(app: App, tx: Tx, companyId: number, total: number, labels: Label[]) {
  const found = await labelValues(
    app,
    tx,
    companyId,
    labels.map(({ seq }) => seq),
    { number: 1, total },
  );
  return labels.flatMap((label): (Label & { values: LabelValues })[] => {
    const values = found.get(label.seq);
    return values ? [{ ...label, values: { ...values, number: String(label.number) } }] : [];
  });
}

/** Hands the next labels of a run to a station, once. The same claim again gets the same labels. */
export async function claimLabels(call: Context<Claim>): Promise<ClaimAnswer> {
  const { app, session, input } = call;
  const company = session.companyId;
  const { id, claim_id: claim, format } = input;
  await leaveOut(call, sql`order by l.number limit ${input.limit}`);
  const taken = await transact(app.database.main, actorOf(session), async (tx) => {
    const job = await beginJob(tx, company, id, true);
    if (job.driver !== 'service') throw new Refusal(errors.byFile, { code: answers.conflict });
    const document = { ...job.document, ...(input.dpi ? { dpi: input.dpi } : {}) };
    if (isTooFine(document, 'dpi') || isTooFine(document, 'elements'))
      throw new Refusal(errors.tooFine, { code: answers.invalid, field: 'dpi' });
    const { labels, isNew } = await takeSlice(tx, session, job, input, document);
    if (isNew)
      await writeOperation(tx, {
        session,
        type: call.type,
        requestInfo: call.requestInfo,
        endpoint: printJobCalls.claim,
        changes: [
          {
            target: 'printJob',
            id,
            before: null,
            after: { code: job.code, station: input.station, labels: labels.length },
          },
        ],
        duration: 0,
      });
    const left = await sql<{ n: number }>`
      select count(*) as n from print_label
      where company_id = ${company} and job_id = ${id} and state = 'open'`.execute(tx);
    const ready = await valuesOf(app, tx, company, job.ordered, labels);
    const readPicture = await readPictures(app, tx, company, document);
    return { job, document, ready, left: left.rows[0]!.n, readPicture };
  });
  const { job, document, ready, left, readPicture } = taken;
  const printed = { document, copies: job.copies, readPicture };
  const pieces = await drawPieces(printed, format, ready);
  return {
    claim_id: claim,
    state: job.state,
    left,
    pieces: pieces.map(({ labels, data }) => ({
      labels: labels.map(({ number, values, state }) => ({ number, code: values.code, state })),
      data: data.toString('base64'),
    })),
  };
}

const dotsAtOnce = 100_000_000;
/** How many labels are drawn for one answer, whatever was asked for: of large ones only a few. */
const drawnAtOnce = ({ width_mm: width, height_mm: height, dpi }: LabelDocument): number =>
  Math.max(1, Math.floor(dotsAtOnce / (dotsOf(width, dpi) * dotsOf(height, dpi))));

/** Asked of each label by itself: joined, the codes of the whole run would be read for the next fifty labels. */
const isPrintable = sql`(select i.state from identifier i where i.company_id = l.company_id and i.seq = l.seq)
  = any(${printableStates}::smallint[])`;

/** Labels that would be handed out next, but whose codes have been stopped since, are not. */
async function leaveOut(call: Context<{ id: number }>, which: RawBuilder<unknown>): Promise<void> {
  const { app, session, type, requestInfo, input } = call;
  const company = session.companyId;
  await transact(app.database.main, actorOf(session), async (tx) => {
    const { rows } = await sql`
      select from (
        select l.company_id, l.seq from print_label l
        where l.company_id = ${company} and l.job_id = ${input.id} and l.state = 'open' ${which}) as l
      where not ${isPrintable} limit 1`.execute(tx);
    if (rows.length === 0) return;
    const changes: Change[] = [];
    const changed: typeof call.changed = (target, id, before, after) =>
      void changes.push({ target, id, before, after });
    await leaveOutStopped({ ...call, tx, changed }, input.id);
    const endpoint = printJobCalls.claim;
    await writeOperation(tx, { session, type, requestInfo, endpoint, changes, duration: 0 });
  });
}

async function takeSlice(
  tx: Tx,
  session: StaffSession,
  job: Job,
  { id, station, claim_id: claim, limit, format }: Claim,
  document: LabelDocument,
): Promise<{ labels: Label[]; isNew: boolean }> {
  const company = session.companyId;
  // The same claim sent twice at once waits here for the first.
  const fresh = await sql`
    insert into print_slice (company_id, id, job_id, station, create_by)
    values (${company}, ${claim}, ${id}, ${station}, ${session.accountId}) on conflict do nothing`.execute(
    tx,
  );
  const isNew = Number(fresh.numAffectedRows) > 0;
  // A run that stands still hands out nothing, not even what it handed out before.
  if (job.state !== 'printing') {
    if (isNew) await forget(tx, company, claim);
    return { labels: [], isNew: false };
  }
  if (!isNew) {
    const known = await sql<{ job_id: number }>`
      select job_id from print_slice where company_id = ${company} and id = ${claim}`.execute(tx);
    if (known.rows[0]?.job_id !== id)
      throw new Refusal(errors.claimElsewhere, { code: answers.conflict, field: 'claim_id' });
    const { rows } = await sql<Label>`
      select number, seq, state from print_label
      where company_id = ${company} and claim_id = ${claim} and job_id = ${id} order by number`.execute(
      tx,
    );
    return { labels: rows, isNew };
  }
  // Whole pages: what is left of one would be wasted.
  const page = format === 'pdf' ? labelsOfPage(document, job.copies) : 1;
  const most = Math.max(page, Math.floor(Math.min(limit, drawnAtOnce(document)) / page) * page);
  const { rows } = await sql<Label>`
    with next as (
      select l.number from print_label l
      where l.company_id = ${company} and l.job_id = ${id} and l.state = 'open' and ${isPrintable}
      order by l.number limit ${most} for update skip locked
    )
    update print_label l set state = 'claimed', claim_id = ${claim}, claim_time = now() from next
    where l.company_id = ${company} and l.job_id = ${id} and l.number = next.number
    returning l.number, l.seq, l.state`.execute(tx);
  if (rows.length === 0) await forget(tx, company, claim);
  const labels = rows.toSorted((one, other) => one.number - other.number);
  return { labels, isNew: labels.length > 0 };
}

/** A claim that got nothing may be made again. */
const forget = (tx: Tx, company: number, claim: string) =>
  sql`delete from print_slice where company_id = ${company} and id = ${claim}`.execute(tx);

/** `GET printJob/file`: what is still to be printed of one part of the run. From then on it is handed out. */
export async function labelFile(call: Context<{ id: number; part: number }>): Promise<FileAnswer> {
  const { app, session, type, requestInfo, input } = call;
  const company = session.companyId;
  const { id, part } = input;
  const first = (part - 1) * printLimits.part + 1;
  const isInPart = sql`l.number between ${first} and ${first + printLimits.part - 1}`;
  const leave = enterExport(app, session.accountId);
  try {
    await leaveOut(call, sql`and ${isInPart}`);
    const taken = await transact(app.database.main, actorOf(session), async (tx) => {
      const job = await beginJob(tx, company, id, true);
      if (job.driver === 'service') throw new Refusal(errors.byStation, { code: answers.conflict });
      if (job.state !== 'printing') throw stopped(job.state);
      const { rows } = await sql<Label>`
        update print_label l set state = 'claimed', claim_time = now()
        where l.company_id = ${company} and l.job_id = ${id} and ${isInPart}
          and (l.state = 'claimed' or (l.state = 'open' and ${isPrintable}))
        returning l.number, l.seq, l.state`.execute(tx);
      if (rows.length === 0)
        throw new Refusal(errors.emptyPart, { code: answers.conflict, field: 'part' });
      const labels = rows.toSorted((one, other) => one.number - other.number);
      const after = { code: job.code, part, labels: labels.length };
      await writeOperation(tx, {
        session,
        type,
        requestInfo,
        endpoint: printJobCalls.file,
        changes: [{ target: 'printJob', id, before: null, after }],
        duration: 0,
      });
      const ready = await valuesOf(app, tx, company, job.ordered, labels);
      return { job, ready, readPicture: await readPictures(app, tx, company, job.document) };
    });
    const { job, ready, readPicture } = taken;
    const printed = { document: job.document, copies: job.copies, readPicture };
    const values = ready.map((label) => label.values);
    const isPdf = job.driver === 'pdf';
    const body = isPdf ? await streamPdf(printed, job.code, values) : streamZpl(printed, values);
    body.once('close', leave);
    const name = `${job.code}-${part}.${job.driver}`;
    return { name, type: isPdf ? 'application/pdf' : 'application/zpl', body };
  } catch (error) {
    leave();
    throw error;
  }
}
