import * as z from 'zod';
import { uploadTexts } from '#contract/features/system/uploads/texts.ts';
import { codes } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { Refusal } from '#server/http/refusal.ts';
import { makePicture } from '#server/services/pictures.ts';

type Picture = Awaited<ReturnType<typeof makePicture>>;

export const uploadEndpoints = [
  endpoint({
    method: 'POST',
    types: ['web'],
    path: 'common/uploadFile',
    allow: 'signedIn',
    upload: { maxBytes: limits.imageBytes, read: ({ bytes }) => makePicture(bytes) },
    input: z.strictObject({}),
    answer: z.object({ url: z.string(), width: z.number(), height: z.number() }),
    run: async ({ tx, who, file, changed }) => {
      if (!file)
        throw new Refusal(uploadTexts.errors.noFile, { code: codes.invalid, field: 'file' });
      const { hash, webp, thumb, width, height } = file.content as Picture;
      await tx
        .insertInto('picture')
        .values({ company_id: who.companyId!, hash, webp, thumb, width, height })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      changed('picture', hash, null, { name: file.name, bytes: file.bytes.length });
      return { url: `/api/picture/${hash}.webp`, width, height };
    },
  }),
];
