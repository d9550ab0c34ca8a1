import { sql } from 'kysely';
import {
  securityMoves,
  type SecurityMove,
} from '#contract/features/trace/security-packs/contract.ts';
import { securityTexts } from '#contract/features/trace/security-packs/texts.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { notFound } from '#server/refusal.ts';
import {
  lockRecords,
  updateRecord,
  type Columns,
  type RecordTable,
} from '#server/records/write.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import { checkSecondPerson, isNeeded, type HeldPack } from './rules.ts';

export const table: RecordTable = { name: 'security_pack', fields: securityTexts.fields };
type Command = Pick<CallContext<unknown, StaffSession>, 'tx' | 'app' | 'session' | 'changed'>;

/** Moves a pack that is held, where it does not stand there already; tells whether it moved. */
async function move(
  { tx, session, changed }: Command,
  name: SecurityMove,
  pack: HeldPack,
  columns: Columns = {},
): Promise<boolean> {
  if (!isNeeded(name, pack)) return false;
  const { to } = securityMoves[name];
  await updateRecord(tx, table, session, pack.id, { ...columns, state: to });
  const { reason = pack.reason } = columns as { reason?: string };
  changed(
    'security_pack',
    pack.id,
    { state: pack.state, reason: pack.reason },
    { state: to, reason },
  );
  return true;
}

const jobMoves = {
  pause: 'paused',
  resume: 'waiting',
  retry: 'waiting',
  cancel: 'cancelled',
} as const;
export const makingMoves = Object.keys(jobMoves) as (keyof typeof jobMoves)[];

/** Pauses, continues or gives up the making: the pack and its job move together. */
export async function moveMaking(
  call: Command,
  name: keyof typeof jobMoves,
  id: number,
): Promise<void> {
  const { tx, app, session } = call;
  // The job first, as the job itself does it: two that lock in one order never wait for each other in a circle.
  await sql`select 1 from job where company_id = ${session.companyId} and id = (
    select job_id from security_pack where company_id = ${session.companyId} and id = ${id}) for update`.execute(
    tx,
  );
  const [pack] = await lockRecords<HeldPack>(tx, table, session, [id]);
  const ends = name === 'cancel' ? { seed_sealed: null } : {};
  if (!(await move(call, name, pack!, ends))) return;
  const state = jobMoves[name];
  await sql`update job set state = ${state}, end_time = ${state === 'cancelled' ? sql`now()` : null}
      ${state === 'waiting' ? sql`, run_after = now(), attempts = 0, error = null` : sql``}
    where company_id = ${session.companyId} and id = ${pack!.job_id} and state not in ('done', ${state})`.execute(
    tx,
  );
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

/** Asks for the plain codes; those who may agree are told. */
export async function request(call: Command, id: number): Promise<void> {
  const { tx, app, session } = call;
  const [pack] = await lockRecords<HeldPack>(tx, table, session, [id]);
  const isMoved = await move(call, 'request', pack!, {
    ...nobody,
    request_by: session.accountId,
    request_user: session.realname,
    request_time: sql`now()`,
    reason: '',
  });
  if (!isMoved) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: session.companyId, holding: 'trace:securityCode:approve' },
    type: 0,
    sentence: 'securityRequested',
    params: { user: session.realname, code: pack!.code, n: pack!.quantity },
    createUser: session.realname,
  });
}

/** A second person agrees. */
export async function approve(call: Command, id: number): Promise<void> {
  const { tx, session } = call;
  const [pack] = await lockRecords<HeldPack>(tx, table, session, [id]);
  checkSecondPerson(pack!, session.accountId);
  await move(call, 'approve', pack!, {
    approve_by: session.accountId,
    approve_user: session.realname,
    approve_time: sql`now()`,
  });
}

/** A second person does not agree, or no longer. */
export async function reject(call: Command, id: number, reason: string): Promise<void> {
  const [pack] = await lockRecords<HeldPack>(call.tx, table, call.session, [id]);
  await move(call, 'reject', pack!, { ...nobody, reason });
}

/** Takes codes out of use for ever: all of these packs, or none. */
export async function voidPacks(call: Command, ids: readonly number[], reason: string) {
  const packs = await lockRecords<HeldPack>(call.tx, table, call.session, ids);
  if (packs.length === 0) throw notFound();
  let moved = 0;
  for (const pack of packs)
    if (await move(call, 'void', pack, { reason, seed_sealed: null })) moved += 1;
  return moved;
}
