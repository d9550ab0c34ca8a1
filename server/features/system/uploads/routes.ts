import type * as z from 'zod';
import { uploadCalls, type uploadInput } from '#contract/features/system/uploads/contract.ts';
import { uploadTexts } from '#contract/features/system/uploads/texts.ts';
import { codes } from '#contract/envelope.ts';
import { plainAddress, signedAddress } from '#server/files/addresses.ts';
import { settle, type Staged } from '#server/files/keep.ts';
import { stageLicense } from '#server/files/licenses.ts';
import { addressOfPicture, stagePicture } from '#server/files/pictures.ts';
import { serve } from '#server/http/endpoint.ts';
import { Refusal } from '#server/refusal.ts';

type Input = z.output<typeof uploadInput>;
const isLicense = ({ file_path: path }: Input) => path === 'business_license';

export const uploadEndpoints = [
  serve(
    uploadCalls.uploadFile,
    async ({ tx, app, input, file, changed, succeedWith }) => {
      if (!file)
        throw new Refusal(uploadTexts.errors.noFile, { code: codes.invalid, field: 'file' });
      const staged = file.content as Staged;
      const { address } = await settle(tx, staged);
      const { hash, kind, width = null, height = null } = staged;
      changed(kind, hash, null, { name: file.name, bytes: file.bytes.length });
      if (!isLicense(input)) {
        const url = addressOfPicture(hash);
        return { url, preview: url, width, height };
      }
      succeedWith(codes.tableUpload);
      const preview = signedAddress(app.secrets, address);
      return { url: plainAddress(address), preview, width, height };
    },
    {
      readUpload: (file, { app, session, input }) => {
        const owner = { company: session?.companyId ?? 0, account: session?.accountId ?? null };
        return isLicense(input as Input)
          ? stageLicense(app, owner, file)
          : stagePicture(app, owner, file.bytes);
      },
    },
  ),
];
