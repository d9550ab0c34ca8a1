import { useSession } from '#admin/app/session.ts';
import { codes } from '#contract/envelope.ts';
import { uploadCalls } from '#contract/features/system/uploads/contract.ts';
import { callPath } from '#contract/login-types.ts';
import type { Transport } from '../engine.ts';
import { problemOf, tokenNow } from './problem-of.ts';
import { sendBody } from './send-body.ts';

type FormOptions = {
  /** `business_license` for the licence, whose success has its own code. */
  filePath?: 'business_license';
  /** Changes a file before the upload. */
  prepare?: (file: File) => Promise<File>;
};
type Reply = { code: number; msg?: string; data?: string | { url?: string; preview?: string } };

/** One file with `common/uploadFile`: pictures, and the business licence. */
export function formTransport({ filePath, prepare }: FormOptions = {}): Transport {
  const success = filePath ? codes.tableUpload : codes.ok;
  return {
    send: async (given, way) => {
      const file = (await prepare?.(given)) ?? given;
      const body = new FormData();
      // Fields before the file: a streaming server knows them then.
      if (filePath) body.set('file_path', filePath);
      body.set('file', file, given.name);
      const { type } = useSession.getState();
      const url = callPath(type, uploadCalls.uploadFile.path);
      const { body: answer } = await sendBody({ ...way, url, body, size: given.size });
      const { code, msg = '', data } = (answer ?? { code: -1 }) as Reply;
      if (code !== success) throw problemOf(code, msg, tokenNow());
      // A plain URL is an answer too.
      const { url: address = '', preview } =
        typeof data === 'string' ? { url: data } : (data ?? {});
      return { url: address, key: address, ...(preview && { preview }) };
    },
  };
}
