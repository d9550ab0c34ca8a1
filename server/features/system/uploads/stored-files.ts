import { uploadCalls } from '#contract/features/system/uploads/contract.ts';
import { codes } from '#contract/envelope.ts';
import { kindOfBucket } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { checkQuota } from '#server/files/quota.ts';
import { companyOf, makeToken } from '#server/files/tokens.ts';
import { findNamed, isInUse } from '#server/files/named.ts';
import { serve } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { rightTo } from '#server/access/sessions.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { secondPass } from './second-pass.ts';

export const storedFileEndpoints = [
  serve(
    uploadCalls.getToken,
    async ({ input, tx, app, session }) => {
      const room = await checkQuota(tx, companyOf(session), 1);
      const kind = kindOfBucket(input.bucket);
      const { region, store } = app.storage.at(input.region);
      const { token, prefix } = makeToken(app.secrets, session, { kind, region });
      const allowed = ['picture', 'license'].includes(kind) ? limits.imageBytes : limits.fileBytes;
      const most = Math.min(allowed, room ?? allowed);
      return {
        token,
        file_path: prefix,
        region,
        upload_url: '/api/storage/upload',
        form: await store.form(prefix, most, limits.uploadTokenMinutes * 60),
        tus_url: '/api/storage/tus',
      };
    },
    { writes: false, keepAnswer: false },
  ),
  serve(uploadCalls.secondPass, secondPass, {
    keepAnswer: false,
    // The storage is read in between, without holding a connection.
    transaction: false,
  }),
  // One's own uploads, or any with the right to delete attachments.
  serve(
    uploadCalls.deleteFile,
    async ({ input, tx, session, changed }) => {
      const company = companyOf(session);
      const file = await findNamed(tx, company, input.file);
      if (!file) throw notFound();
      const mayDelete =
        file.account_id === session.accountId ||
        rightTo(session, 'trace:attachment:delete') === 'ok';
      if (!mayDelete) throw new Refusal(errorTexts.forbidden, { code: codes.forbidden });
      if (await isInUse(tx, company, file.id)) throw new Refusal(fileTexts.errors.inUse);
      await tx
        .deleteFrom('stored_file')
        .where('company_id', '=', company)
        .where('id', '=', file.id)
        .execute();
      changed('file', file.key, { kind: file.kind, name: file.name }, null);
      return null;
    },
    { done: fileTexts.done.deleted },
  ),
];
