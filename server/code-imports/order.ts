import { codes } from '#contract/envelope.ts';
import type { ImportInput } from '#contract/features/identity/code-imports/contract.ts';
import { importTexts } from '#contract/features/identity/code-imports/texts.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import type { Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { takeNumbers } from '../codes/space.ts';
import { findFiles, useFiles } from '../files/uses.ts';
import { codeOf } from '../numbers/numbers.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import { findGoods } from '../identifiers/order-pack.ts';
import { chargeIdentifiers } from '../identifiers/quota.ts';
import { fileOwner, type ImportPayload } from './payload.ts';
import { checkSize } from './read-lines.ts';

type Call = RecordCall<StaffSession>;
/** An import that is held while it is moved. */
export type HeldImport = {
  id: number;
  code: string;
  level: number;
  part_id: number | null;
  batch_id: number | null;
  good: number;
  file_size: number;
  pack_id: number | null;
  remark: string;
};

const wrong = (text: Text) => new Refusal(text, { code: codes.invalid, field: 'file' });

/** Files a file to be checked, and its job. */
export async function addImport(call: Call, input: ImportInput): Promise<number> {
  const { tx, session } = call;
  const company = session.companyId;
  const { partId, batchId } = await findGoods(call, input);
  const [file] = await findFiles(tx, company, [input.file]);
  if (!file) throw wrong(importTexts.errors.noFile);
  if (!/\.(csv|txt|xlsx)$/i.test(file.name)) throw wrong(importTexts.errors.wrongFile);
  const { size } = await tx
    .selectFrom('blob')
    .select('size')
    .where('company_id', '=', company)
    .where('hash', '=', file.hash)
    .executeTakeFirstOrThrow();
  checkSize({ name: file.name, size });
  const columns = {
    code: await codeOf(call, company, 'code_import', '', null),
    file: input.file,
    file_name: file.name,
    file_size: size,
    part_id: partId,
    batch_id: batchId,
    level: levels.indexOf(input.level),
    remark: input.remark,
  };
  const { id } = await tx
    .insertInto('code_import')
    .values({
      ...columns,
      company_id: company,
      create_by: session.accountId,
      update_by: session.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await useFiles(tx, { company, owner: fileOwner, id }, [input.file]);
  call.changed('codeImport', id, null, columns);
  await addJob(call, { ...columns, id }, 'checking');
  return id;
}

/** The job that brings an import on. */
export async function addJob(
  call: Call,
  one: Pick<HeldImport, 'id' | 'code' | 'file_size'> & { good?: number },
  does: ImportPayload['does'],
): Promise<void> {
  const { app, tx, session, language } = call;
  const { companyId, accountId, realname } = session;
  const payload: ImportPayload = {
    company: companyId,
    id: one.id,
    does,
    by: { id: accountId, name: realname },
    language,
  };
  const job = await app.jobs.add(tx, {
    kind: 'codes.import',
    payload,
    subject: one.code,
    companyId,
    accountId,
    total: does === 'checking' ? one.file_size : (one.good ?? 0),
  });
  await tx
    .updateTable('code_import')
    .set({ job_id: job })
    .where('company_id', '=', companyId)
    .where('id', '=', one.id)
    .execute();
}

/** Takes the numbers of the codes that will be imported: a pack without a rule, counted against the quota. */
export async function openImportPack(call: Call, one: HeldImport): Promise<void> {
  const { app, tx, session } = call;
  const companyId = session.companyId;
  if (one.good === 0) throw new Refusal(importTexts.errors.nothing);
  await chargeIdentifiers(tx, companyId, one.good);
  const code = await codeOf(call, companyId, 'identifier_pack', '', null);
  // Last, because all orders on the platform wait for this lock.
  const first = await takeNumbers(tx, one.good).catch((error: { code?: string }) => {
    throw error.code === '23514' ? new Refusal(packTexts.errors.spaceFull) : error;
  });
  const columns = {
    code,
    rule_id: null,
    key_id: null,
    level: one.level,
    part_id: one.part_id,
    batch_id: one.batch_id,
    quantity: one.good,
    remark: one.remark || one.code,
  };
  const { id } = await tx
    .insertInto('identifier_pack')
    .values({
      ...columns,
      company_id: companyId,
      first_seq: first,
      create_by: session.accountId,
      update_by: session.accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('code_import')
    .set({ pack_id: id })
    .where('company_id', '=', companyId)
    .where('id', '=', one.id)
    .execute();
  await app.cluster.tell(tx, { topic: 'pack' });
  call.changed('identifierPack', id, null, columns);
}
