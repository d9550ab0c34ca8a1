import { codes } from '#contract/envelope.ts';
import type { StoredAnswer } from '#contract/features/system/uploads/contract.ts';
import type { Transport } from '../engine.ts';
import { problemOf, tokenNow } from './problem-of.ts';
import { sendBody } from './send-body.ts';
import { getToken } from './token.ts';

type DirectOptions = {
  bucket: string;
  /** The same name may be uploaded again and again. */
  hasTimestamp?: boolean;
};
type Reply = Partial<StoredAnswer> & { code?: number; msg?: string; data?: StoredAnswer };

/** A token first, then the file goes to the storage itself: ours, or the object storage of the region. */
export function directTransport({ bucket, hasTimestamp = false }: DirectOptions): Transport {
  return {
    send: async (file, way) => {
      const { token, file_path: prefix, upload_url, form } = await getToken(bucket, way.signal);
      const key = `${prefix}${hasTimestamp ? `${Date.now()}_` : ''}${file.name}`;
      const own = { token, key, fname: file.name };
      const fields = form ? { ...form.fields, key } : own;
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set('file', file, file.name);
      const url = form?.url ?? upload_url;
      const isForeign = form !== null;
      const reply = await sendBody({ ...way, url, body, size: file.size, isForeign });
      if (isForeign) return { url: '', key };
      const answer = reply.body as Reply | null;
      if (answer?.code !== codes.ok)
        throw problemOf(answer?.code ?? -1, answer?.msg ?? '', tokenNow());
      const { url: address = '', key: stored = key } = answer.data ?? answer;
      return { url: address, key: stored };
    },
  };
}
