import { showExpired } from '#admin/app/alerts.ts';
import { ApiError, networkCodes } from '#admin/app/api.ts';
import { sayNow, useLanguage } from '#admin/app/language.ts';
import { networkTexts } from '#admin/app/network-texts.ts';
import { randomKey } from '#admin/app/random-key.ts';
import { useSession } from '#admin/app/session.ts';
import { codes, type Answer, type Failure } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { callPath } from '#contract/login-types.ts';
import { pictureTexts } from './texts.ts';

const timeout = 1_000_000;
const accepted = /\.(gif|jpe?g|png)$/i;
const megabyte = 1_048_576;

/** Why a file is not taken; nothing where it is. */
export function refusePicture({ name, size }: { name: string; size: number }): string | null {
  if (!accepted.test(name)) return sayNow(pictureTexts.wrongType);
  if (size > limits.imageBytes)
    return sayNow(pictureTexts.tooLarge, { n: limits.imageBytes / megabyte });
  return null;
}

type UploadOptions = { signal: AbortSignal; onProgress: (percent: number) => void };

/** Sends one picture and answers its address. Only the older way of calling tells how far an upload has come. */
export function uploadPicture(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const { token, type } = useSession.getState();
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.set('file', file);
  return new Promise((resolve, reject) => {
    const fail = (failure: Failure) => {
      const isOurs = token === useSession.getState().token;
      if (failure.code === codes.unauthenticated && isOurs) showExpired();
      reject(new ApiError(failure));
    };
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onload = () => {
      const answer = request.response as Answer<{ url: string }> | Failure | null;
      if (answer?.code === codes.ok) resolve((answer as Answer<{ url: string }>).data.url);
      else fail(answer ?? { code: request.status, msg: sayNow(pictureTexts.failed) });
    };
    request.onerror = () =>
      fail({ code: networkCodes.unreachable, msg: sayNow(networkTexts.unreachable) });
    request.ontimeout = () =>
      fail({ code: networkCodes.timeout, msg: sayNow(networkTexts.timeout) });
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', callPath(type, 'common/uploadFile'));
    request.responseType = 'json';
    request.timeout = timeout;
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.setRequestHeader('lang', useLanguage.getState().language);
    request.setRequestHeader('Idempotency-Key', randomKey());
    request.send(body);
  });
}
