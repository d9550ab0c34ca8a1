import { useLanguage } from '#admin/app/language.ts';
import { randomKey } from '#browser/random-key.ts';
import { limits } from '#contract/limits.ts';
import type { Way } from '../engine.ts';
import { problemOf, tokenNow, unanswered } from './problem-of.ts';

type Sending = Way & {
  url: string;
  body: FormData;
  size: number;
  /** Whose answer is not ours gets no login of ours. */
  isForeign?: boolean;
};
type Reply = { status: number; body: unknown };

/** Posts a form and follows how far it is; only the older way of calling tells. */
export function sendBody({ url, body, size, signal, onProgress, isForeign = false }: Sending) {
  const token = tokenNow();
  const request = new XMLHttpRequest();
  return new Promise<Reply>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * size) : 0);
    request.onload = () => {
      const answer = request.response as { code?: number; msg?: string } | null;
      const isRefused = request.status >= 400 || request.status === 0;
      if (isRefused) reject(problemOf(answer?.code ?? request.status, answer?.msg ?? '', token));
      else resolve({ status: request.status, body: answer });
    };
    request.onerror = () => reject(unanswered());
    request.ontimeout = () => reject(unanswered());
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal.aborted) return request.onabort(new ProgressEvent('abort'));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', url);
    request.responseType = isForeign ? 'text' : 'json';
    request.timeout = limits.uploadTimeout;
    if (!isForeign) {
      request.setRequestHeader('Authorization', `Bearer ${token}`);
      request.setRequestHeader('lang', useLanguage.getState().language);
      request.setRequestHeader('Idempotency-Key', randomKey());
    }
    request.send(body);
    return undefined;
  });
}
