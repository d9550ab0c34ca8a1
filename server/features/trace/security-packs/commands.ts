import { sql } from 'kysely';
import { securityMoves } from '#contract/features/trace/security-packs/moves.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { notify } from '#server/messages/notices.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { transition, type MovingTable } from '#server/records/transition.ts';
import { checkSecondPerson, refuseMove, type HeldPack } from './rules.ts';
import { lockRecords } from '#server/records/write.ts';

type Command = RecordCall<StaffSession>;
type Moves = typeof securityMoves;

export const table: MovingTable<Moves> = {
  name: 'security_pack',
  fields: securityTexts.fields,
  moves: securityMoves,
  target: 'security_pack',
  refused: (row, move) => refuseMove(move, row as unknown as HeldPack),
};
// Those already in this status are skipped.
const skipsDone = true;

const jobMoves = {
  pause: 'paused',
  resume: 'waiting',
  retry: 'waiting',
  cancel: 'cancelled',
} as const;
export const makingMoves = Object.keys(jobMoves) as (keyof typeof jobMoves)[];

/** Pauses, resumes or cancels the making: the pack and its job move together. */
export async function moveMaking(
  call: Command,
  name: keyof typeof jobMoves,
  id: number,
): Promise<void> {
  const { tx, app, session } = call;
  // The job first, in the same order as the job itself, to avoid deadlocks.
  await sql`select 1 from job where company_id = ${session.companyId} and id = (
    select job_id from security_pack where company_id = ${session.companyId} and id = ${id}) for update`.execute(
    tx,
  );
  const set = name === 'cancel' ? { seed_sealed: null } : {};
  const [pack] = await transition<Moves, HeldPack>(call, table, [id], name, { set, skipsDone });
  if (!pack) return;
  const state = jobMoves[name];
  await tx
    .updateTable('job')
    .set({
      state,
      end_time: state === 'cancelled' ? sql`now()` : null,
      ...(state === 'waiting' ? { run_after: sql`now()`, attempts: 0, error: null } : {}),
    })
    .where('company_id', '=', session.companyId)
    .where('id', '=', pack.job_id)
    .where('state', 'not in', ['done', state])
    .execute();
  await app.cluster.tell(tx, { topic: 'job' });
}

const nobody = {
  request_by: null,
  request_user: '',
  request_time: null,
  approve_by: null,
  approve_user: '',
  approve_time: null,
};

/** Requests the plain codes; users who may approve are notified. */
export async function request(call: Command, id: number): Promise<void> {
  const { tx, app, session } = call;
  const [pack] = await transition<Moves, HeldPack>(call, table, [id], 'request', {
    set: {
      ...nobody,
      request_by: session.accountId,
      request_user: session.realname,
      request_time: sql`now()`,
    },
    reason: '',
    skipsDone,
  });
  if (!pack) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: session.companyId, holding: 'trace:securityCode:approve' },
    type: 0,
    sentence: 'securityRequested',
    params: { user: session.realname, code: pack.code, n: pack.quantity },
    createUser: session.realname,
  });
}

/** Approval by a second user. */
export async function approve(call: Command, id: number): Promise<void> {
  const { tx, session } = call;
  const [held] = await lockRecords<HeldPack>(tx, table, session, [id]);
  checkSecondPerson(held!, session.accountId);
  await transition(call, table, [id], 'approve', {
    set: {
      approve_by: session.accountId,
      approve_user: session.realname,
      approve_time: sql`now()`,
    },
    skipsDone,
  });
}

/** A second user rejects, or withdraws the approval. */
export async function reject(call: Command, id: number, reason: string): Promise<void> {
  await transition(call, table, [id], 'reject', { set: nobody, reason, skipsDone });
}

/** Voids codes for good: all of these packs or none. */
export async function voidPacks(
  call: Command,
  ids: readonly number[],
  reason: string,
): Promise<void> {
  await transition(call, table, ids, 'void', { set: { seed_sealed: null }, reason, skipsDone });
}
