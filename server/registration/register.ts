import { codes as answers } from '#contract/envelope.ts';
import {
  registrationLimits,
  type RegistrationInput,
} from '#contract/features/trace/registrations/contract.ts';
import { registrationTexts } from '#contract/features/trace/registrations/texts.ts';
import type { Text, TextParams } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { madeAt } from '../http/moment.ts';
import { findNumbers } from '../identifiers/find.ts';
import { unknownCodes } from '../logistics/refuse.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { insertRecord, updateRecords, type RecordTable } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import './tables.ts';
import { listCodes, registerHere, registrationKind } from './job.ts';

type Call = RecordCall<StaffSession>;
const { errors, fields } = registrationTexts;
/** What our own node is told without a job. */
const atOnce = 2_000;
export const registrationTable: RecordTable = { name: 'registration', fields };

const wrong = (text: Text, field: string, params: TextParams = {}) =>
  new Refusal(text, { code: answers.invalid, field, params });

/** Begins a registration; a job asks the node. */
export async function register(call: Call, input: RegistrationInput): Promise<number> {
  const { app, tx, session } = call;
  const company = session.companyId;
  if ((input.pack_id === null) === (input.codes === null)) throw wrong(errors.oneSource, 'codes');
  const node = await nodeOf(call, input.node);
  const pack = input.pack_id === null ? null : await packOf(call, input.pack_id);
  const code = await codeOf(call, company, 'registration', '', null);
  const id = await insertRecord(tx, registrationTable, session, {
    code,
    node_id: node,
    pack_id: input.pack_id,
    remark: input.remark,
    ...madeAt(call),
  });
  if (input.codes !== null) {
    const found = await findNumbers(app, tx, company, input.codes);
    const missing = [...new Set(input.codes.filter((one) => !found.has(one)))];
    if (missing.length > 0) throw unknownCodes(missing);
    const total = await listCodes(tx, { company, id, node }, [...new Set(found.values())]);
    if (total === 0) throw wrong(errors.allDone, 'codes');
    await updateRecords(tx, registrationTable, session, [id], { total });
    if (node === null && total <= atOnce) {
      const n = await registerHere(app, tx, { company, id, node }, await openOf(call, id));
      call.changed('registration', id, null, { code, node });
      call.tell(registrationTexts.registeredNow, { n });
      return id;
    }
  }
  await begin(call, id, code, pack);
  call.changed('registration', id, null, { code, node, pack_id: input.pack_id });
  call.tell(registrationTexts.queued);
  return id;
}

async function openOf({ tx, session }: Call, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('registered_code')
    .select('seq')
    .where('company_id', '=', session.companyId)
    .where('registration_id', '=', id)
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  return rows.map(({ seq }) => seq);
}

/** Has a job ask the node for what is open. */
export async function begin(
  { app, tx, session }: Call,
  id: number,
  subject: string,
  pack: { first: number; last: number } | null = null,
): Promise<void> {
  await app.jobs.add(tx, {
    kind: registrationKind,
    payload: { company: session.companyId, id, ...(pack ? { pack } : {}) },
    subject,
    companyId: session.companyId,
    accountId: session.accountId,
  });
}

async function nodeOf({ tx, session }: Call, node: RegistrationInput['node']) {
  if (node === null || node === 'own') return null;
  const found = await tx
    .selectFrom('registration_node')
    .select('is_active')
    .where('company_id', '=', session.companyId)
    .where('id', '=', node)
    .forShare()
    .executeTakeFirst();
  if (!found?.is_active) throw wrong(errors.noNode, 'node');
  return node;
}

async function packOf({ tx, session }: Call, id: number) {
  const pack = await tx
    .selectFrom('identifier_pack')
    .select(['first_seq', 'last_seq', 'state', 'made'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!pack || pack.made === 0) throw wrong(errors.noPack, 'pack_id');
  const n = pack.last_seq - pack.first_seq + 1;
  if (n > registrationLimits.codes)
    throw wrong(errors.tooMany, 'pack_id', { most: registrationLimits.codes, n });
  return { first: pack.first_seq, last: pack.last_seq };
}
