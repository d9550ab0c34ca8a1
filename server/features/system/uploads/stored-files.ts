import * as z from 'zod';
import {
  deleteFileInput,
  secondPassAnswer,
  secondPassInput,
  tokenAnswer,
  tokenInput,
} from '#contract/features/system/uploads/contract.ts';
import { codes } from '#contract/envelope.ts';
import { kindOfBucket } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { fileTexts } from '#contract/texts/files.ts';
import { checkQuota } from '#server/files/quota.ts';
import { companyOf, makeToken } from '#server/files/tokens.ts';
import { findNamed, isInUse } from '#server/files/named.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { notFound, Refusal } from '#server/refusal.ts';
import { rightTo } from '#server/access/sessions.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { secondPass } from './second-pass.ts';

export const storedFileEndpoints = [
  endpoint({
    method: 'POST',
    types: ['web', 'admin'],
    path: 'WipFile/getToken',
    allow: 'signedIn',
    readsQuery: true,
    writes: false,
    keepAnswer: false,
    input: tokenInput,
    answer: tokenAnswer,
    run: async ({ input, tx, app, session }) => {
      await checkQuota(tx, companyOf(session), 1);
      const kind = kindOfBucket(input.bucket);
      const { region, store } = app.storage.at(input.region);
      const { token, prefix } = makeToken(app.secrets, session, { kind, region });
      const most = ['picture', 'license'].includes(kind) ? limits.imageBytes : limits.fileBytes;
      return {
        token,
        file_path: prefix,
        region,
        upload_url: '/api/storage/upload',
        form: await store.form(prefix, most, limits.uploadTokenMinutes * 60),
        tus_url: '/api/storage/tus',
      };
    },
  }),
  endpoint({
    method: 'POST',
    types: ['web', 'admin'],
    path: 'WipFile/secondPass',
    allow: 'signedIn',
    keepAnswer: false,
    input: secondPassInput,
    answer: secondPassAnswer,
    // The storage is read in between, and no connection waits for it.
    transaction: false,
    run: secondPass,
  }),
  endpoint({
    method: 'POST',
    types: ['web', 'admin'],
    path: 'WipFile/deleteFile',
    // The uploader's own, or anybody's with the right to delete attachments; see below.
    allow: 'signedIn',
    successCodes: [codes.fileDeleted],
    done: fileTexts.done.deleted,
    input: deleteFileInput,
    answer: z.null(),
    run: async ({ input, tx, session, changed }) => {
      const company = companyOf(session);
      const file = await findNamed(tx, company, input.file);
      if (!file) throw notFound();
      const mayDelete =
        file.account_id === session.accountId || rightTo(session, 'trace:attachment:delete') === 'ok';
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
  }),
];
