import type { StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { captureJob, captureLimits } from './capture-job.ts';
import { EpcisProblem, noSuchName } from './problems.ts';

type Given = { document: Buffer | undefined; behaviour: 'rollback' | 'proceed' };

/** Takes a document; a job reads it. */
export async function addCapture(
  app: App,
  tx: Tx,
  session: StaffSession,
  { document, behaviour }: Given,
): Promise<number> {
  if (!document || document.length === 0)
    throw new EpcisProblem('ValidationException', 400, 'There is no document');
  const { companyId } = session;
  const { n } = await tx
    .selectFrom('epcis_capture')
    .select((is) => is.fn.countAll<number>().as('n'))
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (n >= captureLimits.open)
    throw new EpcisProblem('CaptureLimitExceededException', 429, `${n} documents wait to be read`);
  const { id } = await tx
    .insertInto('epcis_capture')
    .values({
      company_id: companyId,
      behaviour,
      document,
      create_by: session.accountId,
      create_user: session.username,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.jobs.add(tx, {
    kind: captureJob.kind,
    payload: { company: companyId, capture: id },
    subject: String(id),
    companyId,
    accountId: session.accountId,
  });
  return id;
}

const columns = [
  'id',
  'state',
  'behaviour',
  'events',
  'captured',
  'repeated',
  'errors',
  'create_time',
  'finish_time',
] as const;
type Row = {
  id: number;
  state: string;
  behaviour: string;
  events: number;
  captured: number;
  repeated: number;
  errors: object[];
  create_time: Date;
  finish_time: Date | null;
};

/** A capture job as the standard tells of it; how many events it had is ours. */
const told = (row: Row) => ({
  captureID: String(row.id),
  createdAt: row.create_time,
  finishedAt: row.finish_time,
  running: row.state === 'waiting',
  success: row.state !== 'failed',
  captureErrorBehaviour: row.behaviour,
  errors: row.errors,
  'suyuan:events': row.events,
  'suyuan:captured': row.captured,
  'suyuan:repeated': row.repeated,
});

export async function captures(tx: Tx, companyId: number): Promise<object[]> {
  const rows = await tx
    .selectFrom('epcis_capture')
    .select(columns)
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => told(row));
}

export async function captureAnswer(tx: Tx, companyId: number, id: string): Promise<object> {
  const row = /^\d{1,9}$/.test(id)
    ? await tx
        .selectFrom('epcis_capture')
        .select(columns)
        .where('company_id', '=', companyId)
        .where('id', '=', Number(id))
        .executeTakeFirst()
    : undefined;
  if (!row) throw noSuchName(`There is no capture job ${id.slice(0, 50)}`);
  return told(row);
}
