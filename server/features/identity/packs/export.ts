import { packCalls } from '#contract/features/identity/packs/contract.ts';
import { transact } from '#server/database/database.ts';
import { encryptedZip } from '#server/files/encrypted-zip.ts';
import { serve } from '#server/http/endpoint.ts';
import { writeLines } from '#server/identifiers/code-lines.ts';
import { noteExport } from '#server/identifiers/export-pack.ts';
import { enterExport } from '#server/records/export.ts';
import { writeOperation } from '#server/logs/operation-log.ts';
import { actorOf } from '#server/access/sessions.ts';

const { path, allow } = packCalls.export;

/** All codes of a pack for a printer. The export is logged before the first code is sent. */
export const packExportEndpoint = serve(
  packCalls.export,
  async ({ app, session, type, requestInfo, input }) => {
    const leave = enterExport(app, session.accountId);
    try {
      const pack = await transact(app.database.main, actorOf(session), async (tx) => {
        const found = await noteExport({ app, tx, session }, input.id);
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
