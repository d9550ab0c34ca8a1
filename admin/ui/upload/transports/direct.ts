import { codes } from '#contract/envelope.ts';
import type { StoredAnswer } from '#contract/features/system/uploads/contract.ts';
import type { Transport } from '../engine.ts';
import { problemOf, tokenNow } from './problem-of.ts';
import { sendBody } from './send-body.ts';
import { getToken } from './token.ts';

type DirectOptions = {
  bucket: string;
  /** The same name may be uploaded repeatedly. */
  hasTimestamp?: boolean;
};
type Reply = Partial<StoredAnswer> & { code?: number; msg?: string; data?: StoredAnswer };

/** Gets a token, then sends the file directly to the storage: ours, or the object storage of the region. */
export function directTransport({ bucket, hasTimestamp = false }: DirectOptions): Transport {
  return {
    send: async (file, way) => {
      const { token, file_path: prefix, upload_url, form } = await getToken(bucket, way.signal);
      const key = `${prefix}${hasTimestamp ? `${Date.now()}_` : ''}${file.name}`;
      const own = { token, key, fname: file.name };
      if (form) {
        const body = formOf({ ...form.fields, key }, file);
        await sendBody({ ...way, url: form.url, body, size: file.size, isForeign: true });
      }
      // For object storage only the completion is reported.
      const body = formOf(own, form ? null : file);
      const reply = await sendBody({ ...way, url: upload_url, body, size: file.size });
      const answer = reply.body as Reply | null;
      if (answer?.code !== codes.ok)
        throw problemOf(answer?.code ?? -1, answer?.msg ?? '', tokenNow());
      const { url: address = '', key: stored = key } = answer.data ?? answer;
      return { url: address, key: stored };
    },
  };
}

function formOf(fields: Record<string, string>, file: File | null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', file, file.name);
  return form;
}
