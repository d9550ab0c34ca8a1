import { packCalls } from '#contract/features/identity/packs/contract.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import { sql } from 'kysely';
import { transact, type Tx } from '#server/database/database.ts';
import { recordEvent } from '#server/events/record.ts';
import { encryptedZip } from '#server/files/encrypted-zip.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { writeLines } from '#server/identifiers/code-lines.ts';
import { enterExport } from '#server/records/export.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';

const { errors } = packTexts;
const { path, allow } = packCalls.export;

const isKeyValid = async (tx: Tx, company: number, key: number): Promise<boolean> =>
  (await tx
    .selectFrom('secret_key')
    .select('id')
    .where('company_id', '=', company)
    .where('id', '=', key)
    .where('state', '<>', 'revoked')
    .executeTakeFirst()) !== undefined;

/** The pack, counted as exported; locked until that is written. */
async function countExport(tx: Tx, session: StaffSession, id: number) {
  const pack = await tx
    .selectFrom('identifier_pack')
    .select(['id', 'code', 'state', 'made', 'first_seq', 'key_id', 'part_id', 'batch_id'])
    .select('exports')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!pack) throw notFound();
  if (pack.state !== 'ready' && pack.state !== 'cancelled') throw new Refusal(errors.notExported);
  if (pack.made === 0) throw new Refusal(errors.nothingMade);
  if (pack.key_id !== null && !(await isKeyValid(tx, session.companyId, pack.key_id)))
    throw new Refusal(errors.keyRevoked);
  await tx
    .updateTable('identifier_pack')
    .set({ exports: pack.exports + 1, export_time: sql`now()`, update_time: sql`now()` })
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .execute();
  return pack;
}

/** All codes of a pack for a printer. The export is logged before the first code is sent. */
export const packExportEndpoint = serve(
  packCalls.export,
  async ({ app, session, type, requestInfo, input }) => {
    const leave = enterExport(app, session.accountId);
    try {
      const pack = await transact(app.database.main, actorOf(session), async (tx) => {
        const found = await countExport(tx, session, input.id);
        const { format, with_link: withLink } = input;
        const change = { target: 'identifierPack', id: found.id, before: null };
        const after = { code: found.code, quantity: found.made, format, with_link: withLink };
        const changes = [{ ...change, after }];
        const asked = { path, allow };
        await writeOperation(tx, {
          session,
          type,
          requestInfo,
          endpoint: asked,
          changes,
          duration: 0,
        });
        await recordEvent(app, tx, {
          companyId: session.companyId,
          kind: 'export',
          runs: [{ first: found.first_seq, last: found.first_seq + found.made - 1 }],
          packId: found.id,
          partId: found.part_id,
          batchId: found.batch_id,
          by: { id: session.accountId, name: session.realname },
        });
        return found;
      });
      const content = await writeLines(app, session, pack, input);
      const body = encryptedZip(
        { name: `${pack.code}.${input.format}`, content },
        input.passphrase,
      );
      body.once('close', leave);
      return { name: `${pack.code}.zip`, type: 'application/zip', body };
    } catch (error) {
      leave();
      throw error;
    }
  },
  { transaction: false },
);
