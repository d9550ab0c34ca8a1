import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import { appealTexts } from '#contract/features/risk/incidents/appeals.ts';
import {
  incidentMoves,
  isUnsettled,
  type IncidentMove,
  type IncidentState,
} from '#contract/features/risk/incidents/moves.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import {
  workTexts,
  type assignInput,
  type namedDealerInput,
  type penaliseInput,
} from '#contract/features/risk/incidents/work.ts';
import { yuanOf } from '#contract/money.ts';
import type { Permission } from '#contract/permissions.ts';
import { actorOf, type CompanySession, type StaffSession } from '../access/sessions.ts';
import { changedAt } from '../http/moment.ts';
import { notify } from '../messages/notices.ts';
import { nameOfHandler } from '../people/handlers.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition, type MovingTable } from '../records/transition.ts';
import { lockRecord, updateRecord } from '../records/write.ts';
import { notFound, Refusal } from '../refusal.ts';
import { findAppealed } from './appeals.ts';
import { noteStep } from './incident-steps.ts';

type StaffCall = RecordCall<StaffSession>;
type Held = {
  code: string;
  state: IncidentState;
  dealer_id: number | null;
  is_dealer_named: boolean;
  assignee_id: number | null;
  penalty: number | null;
};

const { errors, done } = workTexts;
const handles: Permission = 'sale:incident:handle';

export const incidentTable: MovingTable<typeof incidentMoves> = {
  name: 'incident',
  fields: incidentTexts.fields,
  moves: incidentMoves,
  target: 'incident',
  refused: incidentTexts.errors.wrongState,
};

/** Moves that end the work; an appeal must be answered first. */
const settles: readonly IncidentMove[] = ['dismiss', 'close'];
/** Moves after which a penalty no longer stands. */
const takesBack: readonly IncidentMove[] = ['dismiss', 'reopen'];

type PlainMove = Exclude<IncidentMove, 'penalise'>;

/** Moves incidents, all of them or none. */
export async function moveIncidents(
  call: StaffCall,
  ids: readonly number[],
  move: PlainMove,
  reason: string,
): Promise<void> {
  let first = '';
  let appealed: Set<number> | null = null;
  const check = async ({ id, code }: { id: number; code?: unknown }) => {
    first ||= String(code);
    if (!settles.includes(move)) return;
    // Read once the incidents are held: an appeal holds its incident as well.
    appealed ??= await findAppealed(call, ids);
    // Otherwise a dealer would wait for an answer that never comes.
    if (appealed.has(id))
      throw new Refusal(appealTexts.errors.first, {
        code: codes.conflict,
        params: { code: String(code) },
      });
  };
  await settleIncidents(call, ids, move, { reason, check }).catch(
    (error: { constraint?: string }) => {
      // A new incident about the same was opened meanwhile.
      if (error.constraint !== 'incident_open') throw error;
      throw new Refusal(incidentTexts.errors.openAgain, {
        code: codes.conflict,
        params: { code: first },
      });
    },
  );
}

/** One move with all that follows it: the history, and a penalty that no longer stands. */
export async function settleIncidents(
  call: StaffCall,
  ids: readonly number[],
  move: PlainMove,
  options: {
    reason: string;
    skipsDone?: boolean;
    check?: (row: { id: number; code?: unknown }) => Promise<void>;
  },
): Promise<void> {
  const set = takesBack.includes(move) ? { penalty: null, penalty_note: '' } : {};
  const moved = await transition<typeof incidentMoves, Held>(call, incidentTable, ids, move, {
    ...options,
    set,
  });
  for (const { id, code, dealer_id: dealer, penalty } of moved) {
    await noteStep(call, id, move, { note: options.reason });
    if (dealer === null || penalty === null || !takesBack.includes(move)) continue;
    call.changed('incident', id, { penalty }, { penalty: null });
    await notify(call.tx, call.app.cluster, actorOf(call.session), {
      to: { company: call.session.companyId, dealer },
      type: 5,
      sentence: 'penaltyWithdrawn',
      params: { id, code, amount: yuanOf(penalty), note: options.reason },
    });
  }
}

/** Fines the dealer of a confirmed incident; the dealer is told and may appeal. */
export async function penaliseIncident(
  call: StaffCall,
  { id, amount, note }: z.output<typeof penaliseInput>,
): Promise<void> {
  const { app, tx, session } = call;
  const [moved] = await transition<typeof incidentMoves, Held>(
    call,
    incidentTable,
    [id],
    'penalise',
    {
      set: { penalty: amount, penalty_note: note },
      noted: { penalty: amount, penalty_note: note },
      check: ({ code, dealer_id: dealer }) => {
        if (dealer === null)
          throw new Refusal(errors.noDealer, { code: codes.conflict, params: { code } });
      },
    },
  );
  await noteStep(call, id, 'penalise', { note, amount });
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: session.companyId, dealer: moved!.dealer_id! },
    type: 5,
    sentence: 'incidentPenalised',
    params: { id, code: moved!.code, amount: yuanOf(amount), note },
  });
  call.tell(done.penalised);
}

/** Holds an incident that is still worked on. */
export async function holdUnsettled(call: RecordCall<CompanySession>, id: number) {
  const held = await lockRecord<Held>(call.tx, incidentTable, call.session, id, [
    'code',
    'state',
    'dealer_id',
    'is_dealer_named',
    'assignee_id',
    'penalty',
  ]);
  if (!isUnsettled(held.state))
    throw new Refusal(errors.settled, { code: codes.conflict, params: { code: held.code } });
  return held;
}

/** Gives an incident to a colleague, who is told of it; to nobody with null. */
export async function assignIncident(
  call: StaffCall,
  { id, assignee }: z.output<typeof assignInput>,
): Promise<void> {
  const { app, tx, session } = call;
  const held = await holdUnsettled(call, id);
  const name =
    assignee === null
      ? ''
      : await nameOfHandler(tx, session.companyId, handles, {
          account: assignee,
          refused: errors.noHandler,
        });
  call.tell(assignee === null ? done.unassigned : done.assigned, { name });
  if (held.assignee_id === assignee) return;
  const next = { assignee_id: assignee };
  await updateRecord(tx, incidentTable, session, id, { ...next, ...changedAt(call) });
  call.changed('incident', id, { assignee_id: held.assignee_id }, next);
  await noteStep(call, id, assignee === null ? 'unassigned' : 'assigned', { subject: name });
  if (assignee === null || assignee === session.accountId) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { account: assignee },
    type: 5,
    sentence: 'incidentAssigned',
    params: { id, code: held.code, user: session.realname },
    createUser: session.realname,
  });
}

/** Names the dealer behind an incident where the system does not know it. */
export async function nameDealer(
  call: StaffCall,
  { id, dealer_id: dealer }: z.output<typeof namedDealerInput>,
): Promise<void> {
  const { tx, session } = call;
  const held = await holdUnsettled(call, id);
  const params = { code: held.code };
  call.tell(dealer === null ? done.noDealer : done.dealer);
  if (held.dealer_id === dealer) return;
  if (held.dealer_id !== null && !held.is_dealer_named)
    throw new Refusal(errors.dealerKnown, { code: codes.conflict, params });
  const hasAppeals = await tx
    .selectFrom('incident_appeal')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('incident_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (held.state === 'penalised' || hasAppeals)
    throw new Refusal(errors.dealerFixed, { code: codes.conflict, params });
  const found =
    dealer === null
      ? null
      : await tx
          .selectFrom('dealer')
          .select('name')
          .where('company_id', '=', session.companyId)
          .where('dealer_id', '=', dealer)
          .forKeyShare()
          .executeTakeFirst();
  if (dealer !== null && !found) throw notFound();
  const next = { dealer_id: dealer, is_dealer_named: dealer !== null };
  await updateRecord(tx, incidentTable, session, id, { ...next, ...changedAt(call) });
  call.changed('incident', id, { dealer_id: held.dealer_id }, { dealer_id: dealer });
  await noteStep(call, id, dealer === null ? 'dealerRemoved' : 'dealerNamed', {
    subject: found?.name ?? '',
  });
}

/** Adds what a colleague says; dealers never see it. */
export async function addIncidentNote(call: StaffCall, id: number, text: string): Promise<void> {
  const { tx, session } = call;
  await lockRecord(tx, incidentTable, session, id, []);
  await tx
    .insertInto('incident_note')
    .values({
      company_id: session.companyId,
      incident_id: id,
      text,
      create_by: session.accountId,
      create_user: session.realname,
      ...(call.at ? { create_time: call.at } : {}),
    })
    .execute();
  // Without what was said: erasing a person reaches the comment, not every entry of the log.
  call.changed('incident', id, null, { is_commented: true });
  call.tell(done.noted);
}
