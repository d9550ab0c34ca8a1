import * as z from 'zod';
import { call } from '#contract/call.ts';
import { codes } from '#contract/envelope.ts';
import { regions } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { rule, typed, wholeNumber } from '#contract/validation.ts';

/** `POST web/common/uploadFile`: one picture, or with `file_path=business_license` the licence (answered with 10000). */
export const uploadInput = z.strictObject({ file_path: typed(64).default('') });
export const uploadAnswer = z.object({
  url: z.string(),
  /** Its URL; for a private file a signed one. */
  preview: z.string(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});

const region = wholeNumber((number) =>
  number.refine((code) => regions.some((one) => one === code)),
);

/** `POST web/WipFile/getToken?bucket=&region=` */
export const tokenInput = z.strictObject({
  bucket: typed(64).default(''),
  region: region.default(30),
});
export const tokenAnswer = z.object({
  token: z.string(),
  /** The prefix of the upload key. */
  file_path: z.string(),
  region: z.number(),
  /**
   * Where to send `token`, `key`, `fname` and `file`; with object storage, `form` has the fields for its own endpoint.
   */
  upload_url: z.string(),
  form: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
  /** Where a resumable upload (tus) begins. */
  tus_url: z.string(),
});
export type UploadToken = z.infer<typeof tokenAnswer>;

const hash = z.string().regex(/^[\da-f]{64}$/, { error: rule('formatError') });

/** `POST web/WipFile/secondPass`: skips the upload if the company already has a file with these bytes. */
export const secondPassInput = z.strictObject({
  token: z.string().max(2_000),
  key: z.string().max(600),
  fname: z.string().max(300),
  hash,
  size: wholeNumber((number) => number.min(0)),
});
export const storedAnswer = z.object({ url: z.string(), key: z.string() });
export const secondPassAnswer = storedAnswer.nullable();
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** `POST web/WipFile/deleteFile`: an uploaded file that is not used yet; answered with 1007. */
export const deleteFileInput = z.strictObject({ file: z.string().max(600) });

const mine = { types: ['web', 'admin'], allow: 'signedIn' } as const;
export const uploadCalls = {
  // Also for unverified companies, which upload their licence here.
  uploadFile: call('POST common/uploadFile', {
    ...mine,
    input: uploadInput,
    answer: uploadAnswer,
    successCodes: [codes.ok, codes.tableUpload],
    uploadBytes: limits.imageBytes,
  }),
  getToken: call('POST WipFile/getToken', {
    ...mine,
    readsQuery: true,
    input: tokenInput,
    answer: tokenAnswer,
  }),
  secondPass: call('POST WipFile/secondPass', {
    ...mine,
    input: secondPassInput,
    answer: secondPassAnswer,
  }),
  deleteFile: call('POST WipFile/deleteFile', {
    ...mine,
    input: deleteFileInput,
    answer: z.null(),
    successCodes: [codes.fileDeleted],
  }),
};
