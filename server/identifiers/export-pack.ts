import { packTexts } from '#contract/features/identity/packs/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import { recordEvent } from '../events/record.ts';
import { eventTimes, sqlMomentOf, type Timed } from '../http/moment.ts';
import { notFound, Refusal } from '../refusal.ts';

const { errors } = packTexts;
type Asker = { app: App; tx: Tx; session: StaffSession } & Timed;

const isKeyValid = async (tx: Tx, company: number, key: number): Promise<boolean> =>
  (await tx
    .selectFrom('secret_key')
    .select('id')
    .where('company_id', '=', company)
    .where('id', '=', key)
    .where('state', '<>', 'revoked')
    .executeTakeFirst()) !== undefined;

/** Records that the codes of a pack leave the house; the pack is locked until that is written. */
export async function noteExport(asker: Asker, id: number) {
  const { app, tx, session } = asker;
  const pack = await tx
    .selectFrom('identifier_pack')
    .select(['id', 'code', 'state', 'made', 'first_seq', 'key_id', 'part_id', 'batch_id'])
    .select(['exports', 'level'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!pack) throw notFound();
  if (pack.state !== 'ready' && pack.state !== 'cancelled') throw new Refusal(errors.notExported);
  if (pack.made === 0) throw new Refusal(errors.nothingMade);
  if (pack.key_id !== null && !(await isKeyValid(tx, session.companyId, pack.key_id)))
    throw new Refusal(errors.keyRevoked);
  const time = sqlMomentOf(asker);
  await tx
    .updateTable('identifier_pack')
    .set({ exports: pack.exports + 1, export_time: time, update_time: time })
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .execute();
  await recordEvent(app, tx, {
    companyId: session.companyId,
    kind: 'export',
    runs: [{ first: pack.first_seq, last: pack.first_seq + pack.made - 1 }],
    packId: pack.id,
    partId: pack.part_id,
    batchId: pack.batch_id,
    by: { id: session.accountId, name: session.realname },
    ...eventTimes(asker),
  });
  return pack;
}
