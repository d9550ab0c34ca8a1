import { sql } from 'kysely';
import './tables.ts';
import { codes as answers } from '#contract/envelope.ts';
import { stateOf } from '#contract/codes/states.ts';
import { printLimits, type PrintJobInput } from '#contract/features/trace/print-jobs/contract.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import type { Text, TextParams } from '#contract/text.ts';
import { rightTo, type StaffSession } from '../access/sessions.ts';
import type { Tx } from '../database/database.ts';
import { madeAt } from '../http/moment.ts';
import { findPack } from '../identifiers/directory.ts';
import { findNumbers } from '../identifiers/find.ts';
import type { Item } from '../logistics/item.ts';
import { refuseItems, unknownCodes, type Culprit } from '../logistics/refuse.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { insertRecord, type RecordTable } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { printableStates } from './printable.ts';
import { faultFinder } from './render.ts';
import { labelValues } from './values.ts';

type Call = RecordCall<StaffSession>;
const { errors, fields, done } = printJobTexts;

export const printJobTable: RecordTable = { name: 'print_job', fields };

const wrong = (text: Text, field: string, params: TextParams = {}) =>
  new Refusal(text, { code: answers.invalid, field, params });

/** A label's template as it was published last. */
export async function publishedLabel(tx: Tx, companyId: number, id: number) {
  const { rows } = await sql<{ state: string; published: LabelDocument | null }>`
    select state, published from label_template where company_id = ${companyId} and id = ${id} for share`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw wrong(errors.noTemplate, 'template_id');
  if (found.state !== 'published' || !found.published)
    throw wrong(errors.notPublished, 'template_id');
  return found.published;
}

/** The numbers to print, in their order. */
async function wantedOf(call: Call, input: PrintJobInput): Promise<number[]> {
  const { tx, session } = call;
  const company = session.companyId;
  const given = [input.codes, input.pack_id, input.batch_id].filter((one) => one !== null);
  if (given.length !== 1) throw wrong(errors.oneSource, 'codes');
  if (input.codes !== null) return numbersOfCodes(call, input.codes, input.with_contents);
  const from = input.from ?? 1;
  const to = input.to ?? 100_000_000;
  if (to < from) throw wrong(errors.nothing, 'to');
  if (input.pack_id !== null) {
    const pack = await tx
      .selectFrom('identifier_pack')
      .select(['first_seq', 'made'])
      .where('company_id', '=', company)
      .where('id', '=', input.pack_id)
      .executeTakeFirst();
    if (!pack) throw wrong(errors.noPack, 'pack_id');
    const first = pack.first_seq + from - 1;
    const last = pack.first_seq + Math.min(pack.made, to) - 1;
    refuseTooMany(last - first + 1);
    const { rows } = await sql<{ seq: number }>`
      select seq from identifier where company_id = ${company} and seq between ${first} and ${last} order by seq`.execute(
      tx,
    );
    return rows.map(({ seq }) => seq);
  }
  const batch = await tx
    .selectFrom('batch')
    .select('id')
    .where('company_id', '=', company)
    .where('id', '=', input.batch_id!)
    .executeTakeFirst();
  if (!batch) throw wrong(errors.noBatch, 'batch_id');
  // One more than there may be, so that too many are told.
  const most = Math.min(to - from + 1, printLimits.most + 1);
  const { rows } = await sql<{ seq: number }>`
    select seq from identifier where company_id = ${company} and batch_id = ${batch.id}
    order by seq offset ${from - 1} limit ${most}`.execute(tx);
  return rows.map(({ seq }) => seq);
}

async function numbersOfCodes(
  { app, tx, session }: Call,
  codes: readonly string[],
  withContents: boolean,
): Promise<number[]> {
  const company = session.companyId;
  const found = await findNumbers(app, tx, company, codes);
  const missing = [...new Set(codes.filter((code) => !found.has(code)))];
  if (missing.length > 0) throw unknownCodes(missing);
  const seqs = [...new Set(codes.map((code) => found.get(code)!))];
  if (!withContents) return seqs;
  // A pallet holds boxes, a box holds units; each stands after what it is in.
  const { rows } = await sql<{ seq: number }>`
    with listed as (
      select s.seq, s.at, 0 as depth from unnest(${seqs}::bigint[]) with ordinality as s (seq, at)
    ), inside as (
      select c.seq, l.at, 1 as depth from listed l
        join identifier c on c.company_id = ${company} and c.parent_seq = l.seq
    ), deeper as (
      select c.seq, i.at, 2 as depth from inside i
        join identifier c on c.company_id = ${company} and c.parent_seq = i.seq
    )
    select seq from (select * from listed union all select * from inside union all select * from deeper) as every_one
    group by seq order by min(at), min(depth), seq limit ${printLimits.most + 1}`.execute(tx);
  return rows.map(({ seq }) => seq);
}

function refuseTooMany(n: number): void {
  if (n > printLimits.most) throw wrong(errors.tooMany, 'to', { most: printLimits.most, n });
}

type Found = { seq: number; state: number; code: string | null };
const itemOf = ({ seq, state, code }: Found): Item => ({
  seq,
  root: seq,
  level: 0,
  state: stateOf(state),
  part_id: null,
  batch_id: null,
  parent_seq: null,
  dealer_id: null,
  customer_id: null,
  code,
});

/** Refuses because of these codes; at most a hundred are read, all are counted. */
async function refuseRows(
  call: Call,
  rows: readonly (Found & { total: number; document?: string })[],
  why: Text,
): Promise<void> {
  const culprits = rows.map(({ document, ...row }): Culprit => ({
    item: itemOf(row),
    why,
    ...(document === undefined ? {} : { params: { document } }),
  }));
  await refuseItems(call, culprits, rows[0]?.total);
}

/** Makes a run of labels: of all these codes, or of none. Each code has one label in all runs, reprints aside. */
export async function makeRun(call: Call, input: PrintJobInput): Promise<number> {
  const { tx, session } = call;
  const company = session.companyId;
  const document = await publishedLabel(tx, company, input.template_id);
  const wanted = await wantedOf(call, input);
  refuseTooMany(wanted.length);
  await holdPacks(call, wanted);
  const seqs = input.skips_taken
    ? await withoutStopped(call, wanted)
    : await refuseStopped(call, wanted);
  if (seqs.length === 0) throw wrong(errors.nothing, input.codes ? 'codes' : 'from');
  await refuseUndrawn(call, document, seqs);
  const id = await insertRecord(tx, printJobTable, session, {
    code: await codeOf(call, company, 'print_job', '', null),
    template_id: input.template_id,
    document,
    pack_id: input.pack_id,
    batch_id: input.batch_id,
    driver: input.driver,
    copies: input.copies ?? document.copies,
    ordered: seqs.length,
    remark: input.remark,
    ...madeAt(call),
  });
  const put = await sql`
    insert into print_label (company_id, job_id, number, seq)
    select ${company}, ${id}, w.at, w.seq from ${listOf(seqs)} order by w.seq
    on conflict (company_id, seq) where state in ('open', 'claimed', 'good') and not is_reprint do nothing`.execute(
    tx,
  );
  // Somebody else put them into a run at this moment.
  if (Number(put.numAffectedRows) < seqs.length) await refuseTaken(call, seqs, id);
  const { codes: typed, ...rest } = input;
  const first = typed ? { codes: typed.slice(0, 100) } : {};
  call.changed('printJob', id, null, { ...rest, ...first, ordered: seqs.length });
  call.tell(done.added, { n: seqs.length });
  return id;
}

/** Meanwhile no code of these packs is ordered from a printing house. */
async function holdPacks({ app, tx, session }: Call, seqs: readonly number[]): Promise<void> {
  const ids = new Set<number>();
  for (const seq of seqs) {
    const pack = await findPack(app, seq);
    if (pack) ids.add(pack.id);
  }
  await sql`
    select from identifier_pack where company_id = ${session.companyId} and id = any(${[...ids]}::integer[])
    order by id for share`.execute(tx);
}

/** One label of each product and batch is drawn, so that no run begins that could not be read. */
async function refuseUndrawn(call: Call, document: LabelDocument, seqs: readonly number[]) {
  const { app, tx, session } = call;
  const { rows } = await sql<Found>`
    select distinct on (i.part_id, i.batch_id) i.seq, i.state, i.code from ${listOf(seqs)}
      join identifier i on i.company_id = ${session.companyId} and i.seq = w.seq
    order by i.part_id, i.batch_id, w.at limit 100`.execute(tx);
  const samples = rows.map(({ seq }) => seq);
  const place = { number: 1, total: seqs.length };
  const values = await labelValues(app, tx, session.companyId, samples, place);
  const isFaulty = await faultFinder(document);
  const faulty = rows.filter(({ seq }) => values.has(seq) && isFaulty(values.get(seq)!));
  await refuseRows(
    call,
    faulty.map((row) => ({ ...row, total: faulty.length })),
    errors.notDrawn,
  );
}

const listOf = (seqs: readonly number[]) =>
  sql`unnest(${[...seqs]}::bigint[]) with ordinality as w (seq, at)`;
/** A code has one label that is good or may become so. */
const isLive = sql`l.state in ('open', 'claimed', 'good') and not l.is_reprint`;
const isStopped = sql`not (i.state = any(${printableStates}::smallint[]))`;

/** With a printing house; what came back from there is printed again only by those who may reprint. */
const isAway = ({ session }: Call) =>
  rightTo(session, 'trace:printJob:reprint') === 'ok'
    ? sql`p.state not in ('cancelled', 'closed')`
    : sql`p.state <> 'cancelled'`;
const awayOf = (
  call: Call,
) => sql`pre_print p on p.company_id = ${call.session.companyId} and p.last_seq >= w.seq
  and p.first_seq <= w.seq and p.first_seq is not null and ${isAway(call)}`;

/** Only those that can be printed. */
async function withoutStopped(call: Call, seqs: readonly number[]): Promise<number[]> {
  const { tx, session } = call;
  const company = session.companyId;
  const { rows } = await sql<{ seq: number }>`
    select w.seq from ${listOf(seqs)}
      join identifier i on i.company_id = ${company} and i.seq = w.seq
      left join ${awayOf(call)}
      left join print_label l on l.company_id = ${company} and l.seq = w.seq and ${isLive}
    where not ${isStopped} and p.id is null and l.seq is null order by w.at`.execute(tx);
  return rows.map(({ seq }) => seq);
}

/** Refuses what was ordered if a code of it has been stopped since. */
export async function refuseStoppedRun(
  call: Call,
  { first, last }: { first: number; last: number },
) {
  const { rows } = await sql<Found & { total: number }>`
    select i.seq, i.state, i.code, count(*) over () as total from identifier i
    where i.company_id = ${call.session.companyId} and i.seq between ${first} and ${last} and ${isStopped}
    order by i.seq limit 100`.execute(call.tx);
  await refuseRows(call, rows, errors.notPrinted);
}

/** Refuses all if some cannot be printed. */
async function refuseStopped(call: Call, seqs: number[]): Promise<number[]> {
  const { tx, session } = call;
  const company = session.companyId;
  const stopped = await sql<Found & { total: number }>`
    select i.seq, i.state, i.code, count(*) over () as total from ${listOf(seqs)}
      join identifier i on i.company_id = ${company} and i.seq = w.seq
    where ${isStopped} order by w.at limit 100`.execute(tx);
  await refuseRows(call, stopped.rows, errors.notPrinted);
  await refuseTaken(call, seqs, null);
  const away = await sql<Found & { total: number; document: string }>`
    select i.seq, i.state, i.code, count(*) over () as total, p.code as document from ${listOf(seqs)}
      join ${awayOf(call)}
      join identifier i on i.company_id = ${company} and i.seq = w.seq
    order by w.at limit 100`.execute(tx);
  await refuseRows(call, away.rows, errors.inPrePrint);
  return seqs;
}

/** Refuses codes whose label is in a run already; `own` is the run that is being made. */
async function refuseTaken(call: Call, seqs: readonly number[], own: number | null): Promise<void> {
  const company = call.session.companyId;
  const taken = await sql<Found & { total: number; document: string }>`
    select i.seq, i.state, i.code, count(*) over () as total, j.code as document from ${listOf(seqs)}
      join print_label l on l.company_id = ${company} and l.seq = w.seq and ${isLive}
      join print_job j on j.company_id = ${company} and j.id = l.job_id
      join identifier i on i.company_id = ${company} and i.seq = w.seq
    where l.job_id is distinct from ${own}::integer order by w.at limit 100`.execute(call.tx);
  await refuseRows(call, taken.rows, errors.inJob);
}
