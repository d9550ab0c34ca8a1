import { sql, type RawBuilder } from 'kysely';
import './tables.ts';
import { codes as answers } from '#contract/envelope.ts';
import { identifierStates, stateOf } from '#contract/codes/states.ts';
import type { Remedy } from '#contract/features/trace/print-jobs/contract.ts';
import { printJobMoves, type PrintJobState } from '#contract/features/trace/print-jobs/moves.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say, t } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { runsOf } from '../events/record.ts';
import { changedAt, eventTimes, sqlMomentOf } from '../http/moment.ts';
import { moveRows } from '../identifiers/move.ts';
import type { RecordCall } from '../records/plan.ts';
import type { MovingTable } from '../records/transition.ts';
import { lockRecord, updateRecord } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import {
  checkClaim,
  culpritOf,
  isHeldElsewhere,
  labelsOf,
  refuseLabels,
  type Chosen,
  type Culprit,
  type Label,
  type OfClaim,
} from './chosen-labels.ts';
import { printableStates } from './printable.ts';

type Call = RecordCall<StaffSession>;
const { errors, fields, done } = printJobTexts;

export const printRuns: MovingTable<typeof printJobMoves> = {
  name: 'print_job',
  fields,
  moves: printJobMoves,
  target: 'printJob',
};

type Ledger = {
  ordered: number;
  good: number;
  spoiled: number;
  sampled: number;
  unused: number;
};
export type Run = Ledger & { id: number; code: string; state: PrintJobState };
const ledgerNames = ['ordered', 'good', 'spoiled', 'sampled', 'unused'] as const;

/** Labels are counted while the run is locked: claims wait no longer than one statement, everything else in turn. */
export const lockRun = ({ tx, session }: Call, id: number): Promise<Run> =>
  lockRecord<Run>(tx, printRuns, session, id, ['code', 'state', ...ledgerNames]);

/** Nothing is handed out of these, and no label is added. */
export const isEnded = (state: PrintJobState): boolean =>
  state === 'cancelled' || state === 'failed';

const numbersOf = (labels: readonly Label[]) => labels.map(({ number }) => number);
const seqsOf = (labels: readonly Label[]) => labels.map(({ seq }) => seq);

async function setLabels(
  call: Call,
  id: number,
  labels: readonly Label[],
  set: RawBuilder<unknown>,
) {
  if (labels.length === 0) return;
  await sql`
    update print_label set ${set}
    where company_id = ${call.session.companyId} and job_id = ${id} and number = any(${numbersOf(labels)}::integer[])`.execute(
    call.tx,
  );
}

/** More labels of the same codes, after the last of the run. */
async function addLabels(
  { tx, session }: Call,
  { id, ordered }: Run,
  labels: readonly { seq: number; is_reprint: boolean }[],
  reason: string,
): Promise<void> {
  if (labels.length === 0) return;
  await sql`
    insert into print_label (company_id, job_id, number, seq, is_reprint, reason)
    select ${session.companyId}, ${id}, ${ordered} + w.at, w.seq, w.is_reprint, ${reason}
    from unnest(${labels.map(({ seq }) => seq)}::bigint[], ${labels.map((one) => one.is_reprint)}::boolean[])
      with ordinality as w (seq, is_reprint, at)`.execute(tx);
}

/** Writes the ledger and where the run stands by it. */
async function count(call: Call, run: Run, change: Partial<Ledger>): Promise<void> {
  const { tx, session } = call;
  const after = { ...run };
  for (const name of ledgerNames) after[name] += change[name] ?? 0;
  const { ordered, good, spoiled, sampled, unused } = after;
  const open = ordered - good - spoiled - sampled - unused;
  const state = await stateAfter(call, run, { open, useful: good + sampled });
  const next = { ordered, good, spoiled, sampled, unused, state };
  await updateRecord(tx, printRuns, session, run.id, { ...next, ...changedAt(call) });
  const before = {
    ...Object.fromEntries(ledgerNames.map((name) => [name, run[name]])),
    state: run.state,
  };
  call.changed('printJob', run.id, before, next);
}

async function stateAfter(
  { tx, session }: Call,
  { id, state }: Run,
  { open, useful }: { open: number; useful: number },
): Promise<PrintJobState> {
  if (state === 'cancelled') return state;
  if (open > 0) return state === 'paused' ? state : 'printing';
  if (useful === 0) return 'failed';
  // A code whose label was spoiled and not replaced.
  const { rows } = await sql<{ is_whole: boolean }>`
    select not exists (
      select from print_label s where s.company_id = ${session.companyId} and s.job_id = ${id}
        and s.state in ('spoiled', 'unused') and not exists (
          select from print_label g where g.company_id = s.company_id and g.job_id = s.job_id and g.seq = s.seq
            and g.state in ('good', 'sampled'))) as is_whole`.execute(tx);
  return rows[0]!.is_whole ? 'done' : 'partial';
}

const moveNames = {
  print: t('打印', 'Print', '列印'),
  void: t('作废', 'Void', '作廢'),
  sample: t('抽样', 'Sample', '抽樣'),
};
const by = ({ session }: Call) => ({ id: session.accountId, name: session.realname });
/** Codes that nothing was done with yet but ordering and printing them. */
const untouched: readonly number[] = [
  identifierStates.unallocated,
  identifierStates.allocated,
  identifierStates.encoded,
];

/** What became of labels that were handed out. Told again it changes nothing; told otherwise it is refused. */
export async function acknowledge(
  call: Call,
  chosen: Chosen & OfClaim,
  result: 'good' | 'spoiled',
  remedy: Remedy,
): Promise<void> {
  const run = await lockRun(call, chosen.id);
  const labels = await labelsOf(
    call,
    chosen,
    ['claimed'],
    ['good', 'spoiled', 'sampled', 'unused'],
  );
  checkClaim(call, chosen, labels);
  const isTold = ({ state, identifier }: Label) =>
    result === 'good'
      ? state === 'good' || state === 'sampled'
      : state === 'spoiled' && (remedy !== 'void' || identifier === identifierStates.voided);
  const isNew = ({ state }: Label) => state === 'claimed';
  await refuseLabels(
    call,
    labels.flatMap((label): Culprit[] => {
      if (label.state !== 'open' && isHeldElsewhere(chosen, label))
        return [culpritOf(label, errors.heldElsewhere)];
      if (isNew(label) || isTold(label)) return [];
      return [culpritOf(label, label.state === 'open' ? errors.notHandedOut : errors.otherwise)];
    }),
  );
  const fresh = labels.filter(isNew);
  if (result === 'good') await noteGood(call, run, fresh);
  else await noteSpoiled(call, run, fresh, remedy);
  call.tell(result === 'good' ? done.good : done.spoiled, { n: labels.length });
}

async function noteGood(call: Call, run: Run, labels: readonly Label[]): Promise<void> {
  if (labels.length === 0) return;
  await setLabels(call, run.id, labels, sql`state = 'good', end_time = ${sqlMomentOf(call)}`);
  // A code that is further keeps its state.
  const first = labels.filter(
    ({ identifier }) =>
      identifier === identifierStates.unallocated || identifier === identifierStates.allocated,
  );
  await move(call, run, 'print', first);
  await count(call, run, { good: labels.length });
}

async function noteSpoiled(call: Call, run: Run, labels: readonly Label[], remedy: Remedy) {
  if (labels.length === 0) return;
  if (remedy === 'void')
    await refuseLabels(
      call,
      labels
        .filter(({ identifier }) => !untouched.includes(identifier))
        .map((label) => ({
          ...culpritOf(label, errors.notVoided),
          state: stateOf(label.identifier),
        })),
    );
  await setLabels(call, run.id, labels, sql`state = 'spoiled', end_time = ${sqlMomentOf(call)}`);
  if (remedy === 'void') await move(call, run, 'void', labels);
  const isReplaced = remedy === 'replace' && !isEnded(run.state);
  if (isReplaced) await addLabels(call, run, labels, 'spoiled');
  await count(call, run, { spoiled: labels.length, ordered: isReplaced ? labels.length : 0 });
}

async function move(
  call: Call,
  run: Run,
  name: 'print' | 'void' | 'sample',
  labels: readonly Label[],
): Promise<void> {
  if (labels.length === 0) return;
  const { app, tx, session } = call;
  const moving = {
    companyId: session.companyId,
    move: name,
    called: moveNames[name],
    ...(name === 'void' ? { reason: 'misprint' } : {}),
    remark: run.code,
    by: by(call),
  };
  await moveRows(app, tx, moving, runsOf(seqsOf(labels)), eventTimes(call));
}

/** Labels that were handed out and never printed: they are printed later, or not at all if the run was cancelled. */
export async function release(call: Call, chosen: Chosen & OfClaim): Promise<void> {
  const run = await lockRun(call, chosen.id);
  const found = await labelsOf(call, chosen, ['claimed'], ['open', 'unused']);
  checkClaim(call, chosen, found);
  // What somebody else has been given since is theirs.
  const labels = found.filter((label) => !isHeldElsewhere(chosen, label));
  await refuseLabels(
    call,
    labels
      .filter(({ state }) => !['claimed', 'open', 'unused'].includes(state))
      .map((label) => culpritOf(label, errors.otherwise)),
  );
  const back = labels.filter(({ state }) => state === 'claimed');
  const isOver = isEnded(run.state);
  await setLabels(
    call,
    run.id,
    back,
    isOver
      ? sql`state = 'unused', end_time = ${sqlMomentOf(call)}`
      : sql`state = 'open', claim_id = null, claim_time = null`,
  );
  if (back.length > 0) await count(call, run, { unused: isOver ? back.length : 0 });
  call.tell(done.released, { n: back.length });
}

/** Good labels that are kept as samples; their codes are not used. */
export async function takeSamples(call: Call, chosen: Chosen): Promise<void> {
  const run = await lockRun(call, chosen.id);
  const labels = await labelsOf(call, chosen, ['good'], ['sampled']);
  await refuseLabels(
    call,
    labels
      .filter(({ state }) => state !== 'good' && state !== 'sampled')
      .map((label) => culpritOf(label, errors.noSample)),
  );
  const fresh = labels.filter(({ state }) => state === 'good');
  await refuseLabels(
    call,
    fresh
      .filter(({ identifier }) => !untouched.includes(identifier))
      .map((label) => ({ ...culpritOf(label, errors.inUse), state: stateOf(label.identifier) })),
  );
  if (fresh.length > 0) {
    await setLabels(call, run.id, fresh, sql`state = 'sampled', end_time = ${sqlMomentOf(call)}`);
    await move(call, run, 'sample', fresh);
    await count(call, run, { good: -fresh.length, sampled: fresh.length });
  }
  call.tell(done.sampled, { n: labels.length });
}

/** Another label for codes whose label was good: it got lost or damaged later. */
export async function reprint(call: Call, chosen: Chosen, reason: string): Promise<void> {
  const run = await lockRun(call, chosen.id);
  if (isEnded(run.state))
    throw new Refusal(
      inEveryLanguage((language) =>
        say(errors.stopped, language, { state: say(printJobMoves.states[run.state], language) }),
      ),
      { code: answers.conflict },
    );
  const labels = await labelsOf(call, chosen, ['good']);
  await refuseLabels(
    call,
    labels.filter(({ state }) => state !== 'good').map((label) => culpritOf(label, errors.notGood)),
  );
  await refuseLabels(
    call,
    labels
      .filter(({ identifier }) => !printableStates.includes(identifier))
      .map((label) => culpritOf(label, errors.notPrinted)),
  );
  // Asking twice makes one label.
  const seqs = new Set(seqsOf(labels));
  const waiting = await sql<{ seq: number }>`
    select seq from print_label where company_id = ${call.session.companyId} and job_id = ${run.id}
      and seq = any(${[...seqs]}::bigint[]) and state in ('open', 'claimed')`.execute(call.tx);
  for (const { seq } of waiting.rows) seqs.delete(seq);
  const fresh = [...seqs].map((seq) => ({ seq, is_reprint: true }));
  await addLabels(call, run, fresh, reason);
  if (fresh.length > 0) await count(call, run, { ordered: fresh.length });
  call.tell(done.reprint, { n: labels.length });
}

/** Codes that were voided, frozen or recalled since they were put into the run get no label from it. */
export async function leaveOutStopped(call: Call, id: number): Promise<void> {
  const run = await lockRun(call, id);
  if (isEnded(run.state)) return;
  const left = await sql`
    update print_label l set state = 'unused', end_time = ${sqlMomentOf(call)} from identifier i
    where l.company_id = ${call.session.companyId} and l.job_id = ${id} and l.state = 'open'
      and i.company_id = l.company_id and i.seq = l.seq
      and not (i.state = any(${printableStates}::smallint[]))`.execute(call.tx);
  const unused = Number(left.numAffectedRows);
  if (unused > 0) await count(call, run, { unused });
}
