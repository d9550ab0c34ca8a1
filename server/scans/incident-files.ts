import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { uploadTexts } from '#contract/features/system/uploads/texts.ts';
import {
  mostIncidentFiles,
  workTexts,
  type IncidentFile,
} from '#contract/features/risk/incidents/work.ts';
import { tellName } from '#contract/files.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { charge } from '../access/throttle.ts';
import type { CompanySession, StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { plainAddress, signedAddress } from '../files/addresses.ts';
import { settle, stage } from '../files/keep.ts';
import { keepPrivatePhoto } from '../files/private-photos.ts';
import { freeFiles, useFiles } from '../files/uses.ts';
import type { ServeOptions } from '../http/endpoint.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';
import { notFound, Refusal } from '../refusal.ts';
import { noteStep } from './incident-steps.ts';
import { holdUnsettled } from './incident-work.ts';

/** A file that is stored, but no evidence yet: without use it is swept after a day. */
export type KeptFile = { name: string; format: 'image' | 'pdf'; address: string; small: string };

const { done, errors } = workTexts;
const owner = 'incident_file';
const perHour = { hits: 200, windowSeconds: 3_600, blockSeconds: 3_600 };
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/** Stores a photo, re-encoded, or a PDF file as it is, as a private file of the company. */
export async function keepEvidenceFile(
  app: App,
  { company, account }: { company: number; account: number | null },
  file: { name: string; bytes: Buffer },
): Promise<KeptFile> {
  const name = tellName(file.name).slice(0, 200) || 'evidence';
  const key = `evidence/${randomBytes(16).toString('hex')}`;
  if (!isPdf(file.bytes)) {
    const { photo, small } = await keepPrivatePhoto(
      app,
      { company, account, key, name },
      file.bytes,
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.details.field !== 'file') throw error;
      throw new Refusal(errors.badFile, { code: codes.invalid, field: 'file', params: { name } });
    });
    return { name, format: 'image', address: photo, small };
  }
  const staged = await stage(app, {
    company,
    account,
    key,
    name,
    kind: 'file',
    isPublic: false,
    type: 'application/pdf',
    bytes: file.bytes,
  });
  const { address } = await transact(app.database.main, systemActor, (tx) => settle(tx, staged));
  return { name, format: 'pdf', address: plainAddress(address), small: '' };
}

/** How the call takes a file: stored before its transaction begins. */
export const takesEvidence: ServeOptions = {
  readUpload: async (file, { app, session }) => {
    if (!session?.companyId) throw notFound();
    const { companyId: company, accountId: account } = session;
    const { blockedSeconds } = await charge(app.database.sidePool, `evidence:${account}`, perHour);
    if (blockedSeconds > 0) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
    return keepEvidenceFile(app, { company, account }, file);
  },
};

/** Adds a stored file to the evidence of an incident. */
export async function addEvidence(
  call: RecordCall<StaffSession>,
  id: number,
  file: KeptFile | undefined,
): Promise<void> {
  const { tx, session } = call;
  const { companyId: company } = session;
  if (!file) throw new Refusal(uploadTexts.errors.noFile, { code: codes.invalid, field: 'file' });
  await holdUnsettled(call, id);
  const { n } = await tx
    .selectFrom('incident_file')
    .select((from) => from.fn.countAll<number>().as('n'))
    .where('company_id', '=', company)
    .where('incident_id', '=', id)
    .executeTakeFirstOrThrow();
  if (n >= mostIncidentFiles)
    throw new Refusal(errors.manyFiles, {
      code: codes.conflict,
      params: { n: mostIncidentFiles },
    });
  const made = await tx
    .insertInto('incident_file')
    .values({
      company_id: company,
      incident_id: id,
      ...file,
      create_by: session.accountId,
      create_user: session.realname,
      ...(call.at ? { create_time: call.at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const addresses = [file.address, file.small].filter((one) => one !== '');
  await useFiles(tx, { company, owner, id: made.id }, addresses);
  await noteStep(call, id, 'fileAdded', { subject: file.name });
  call.changed('incident', id, null, { file: file.name });
  call.tell(done.added);
}

/** Takes a file off the evidence; its URL finds nothing from then on. */
export async function removeEvidence(
  call: RecordCall<StaffSession>,
  id: number,
  file: number,
): Promise<void> {
  const { tx, session } = call;
  const { companyId: company } = session;
  await holdUnsettled(call, id);
  const gone = await tx
    .deleteFrom('incident_file')
    .where('company_id', '=', company)
    .where('incident_id', '=', id)
    .where('id', '=', file)
    .returning('name')
    .executeTakeFirst();
  if (!gone) throw notFound();
  await freeFiles(tx, { company, owner }, [file]);
  await noteStep(call, id, 'fileRemoved', { subject: gone.name });
  call.changed('incident', id, { file: gone.name }, null);
  call.tell(done.removed);
}

type Row = Omit<IncidentFile, 'url' | 'create_time'> & { address: string; create_time: Date };

/** The evidence of an incident, the latest first; URLs are valid for some hours. */
export async function readEvidence(
  { app, tx, session }: Reader<CompanySession>,
  incident: number,
): Promise<IncidentFile[]> {
  const { rows } = await sql<Row>`
    select id, name, format, address, small, create_user, create_time from incident_file
    where company_id = ${session.companyId} and incident_id = ${incident} order by id desc`.execute(
    tx,
  );
  const sign = (address: string) =>
    address === '' ? '' : signedAddress(app.secrets, address.slice(address.lastIndexOf('/') + 1));
  return rows.map(({ address, small, create_time: time, ...row }) => ({
    ...row,
    url: sign(address),
    small: sign(small),
    create_time: time.toISOString(),
  }));
}
