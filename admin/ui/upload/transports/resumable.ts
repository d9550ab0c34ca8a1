import type { DetailedError, HttpResponse, Upload, UploadOptions } from 'tus-js-client';
import { api } from '#admin/app/api.ts';
import { useLanguage } from '#admin/app/language.ts';
import type { InputOf } from '#contract/call.ts';
import { uploadCalls, type StoredAnswer } from '#contract/features/system/uploads/contract.ts';
import type { Arrived, Transport, Way } from '../engine.ts';
import { hashFile } from '../hash-file.ts';
import { UploadProblem } from '../upload-problem.ts';
import { problemOf, problemOfCall, tokenNow, unanswered } from './problem-of.ts';
import { getToken } from './token.ts';
import { dropUnfinished, findUnfinished, fingerprint, keepUnfinished } from './unfinished.ts';

const piece = 16 * 1_048_576;
const retryDelays = [500, 1_500, 4_000, 8_000];
const gone = [404, 410];
const hopeless = [404, 410, 413, 422];

type Reply = Partial<StoredAnswer> & { code?: number; msg?: string; data?: StoredAnswer };

/** Resumes where it stopped; content the company already has is not transferred. */
export function resumableTransport(bucket: string): Transport {
  return {
    send: async (file, way) => {
      const print = fingerprint(file, bucket);
      const begun = findUnfinished(print);
      if (begun) {
        const arrived = await travel(file, way, print, { uploadUrl: begun.url }, begun.key);
        if (arrived !== 'gone') return arrived;
        dropUnfinished(print);
      }
      return begin(file, way, print, bucket);
    },
    forget: async (file) => {
      const print = fingerprint(file, bucket);
      const begun = findUnfinished(print);
      dropUnfinished(print);
      if (!begun) return;
      const { Upload: Tus } = await loadTus();
      await Tus.terminate(begun.url, { headers: headersNow() });
    },
  };
}

async function begin(file: File, way: Way, print: string, bucket: string): Promise<Arrived> {
  const { signal } = way;
  const onRead = (bytes: number) => way.onProgress(bytes, 'reading');
  const hash = await patiently(signal, () => hashFile(file, { signal, onRead }));
  const {
    token,
    file_path: prefix,
    tus_url: endpoint,
  } = await patiently(signal, () => getToken(bucket, signal));
  const named = { token, key: `${prefix}${file.name}`, fname: file.name };
  const known = await patiently(signal, () => passBy({ ...named, hash, size: file.size }, signal));
  if (known) return { ...known, isInstant: true };
  const metadata = { ...named, sha256: hash };
  const arrived = await travel(file, way, print, { endpoint, metadata }, named.key);
  if (arrived === 'gone') throw unanswered();
  return arrived;
}

const loadTus = () =>
  import('tus-js-client').catch(() => {
    throw unanswered();
  });

/** Requests before and between chunks are retried as often as chunks; a browser may notice late that it is offline. */
async function patiently<T>(signal: AbortSignal, attempt: () => Promise<T>): Promise<T> {
  for (const pause of retryDelays) {
    try {
      return await attempt();
    } catch (failure) {
      const isSilent = failure instanceof UploadProblem && failure.kind === 'failed';
      if (!isSilent || signal.aborted) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    signal.throwIfAborted();
  }
  return attempt();
}

/** Asks whether the company already has a file with these bytes. */
async function passBy(
  input: InputOf<typeof uploadCalls.secondPass>,
  signal: AbortSignal,
): Promise<StoredAnswer | null> {
  try {
    const { data } = await api(uploadCalls.secondPass, input, {
      quiet: true,
      signal,
    });
    return data;
  } catch (failure) {
    throw problemOfCall(failure);
  }
}

const headersNow = () => ({
  Authorization: `Bearer ${tokenNow()}`,
  lang: useLanguage.getState().language,
});

async function travel(
  file: File,
  { signal, onProgress, onResumed }: Way,
  print: string,
  options: UploadOptions,
  key: string,
): Promise<Arrived | 'gone'> {
  const { Upload: Tus } = await patiently(signal, loadTus);
  const isResumed = options.uploadUrl !== undefined;
  let token = '';
  return new Promise<Arrived | 'gone'>((resolve, reject) => {
    const upload: Upload = new Tus(file, {
      ...options,
      chunkSize: piece,
      retryDelays,
      // Our own record survives an expired session, which the library takes for the end of an upload.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        token = tokenNow();
        for (const [name, value] of Object.entries(headersNow())) request.setHeader(name, value);
      },
      onAfterResponse: (request, response) => {
        if (!isResumed || request.getMethod() !== 'HEAD' || response.getStatus() >= 300) return;
        onResumed(Number(response.getHeader('Upload-Offset') ?? 0));
      },
      onUploadUrlAvailable: () => keepUnfinished(print, { url: upload.url!, key, name: file.name }),
      onShouldRetry: (failure) => isPassing(failure.originalResponse),
      onProgress: (sent) => onProgress(sent),
      onSuccess: ({ lastResponse }) => {
        dropUnfinished(print);
        resolve(arrivedBy(lastResponse, key));
      },
      onError: (failure) => {
        const response = (failure as DetailedError).originalResponse;
        const status = response?.getStatus() ?? 0;
        if (status === 0) return reject(unanswered());
        if (isResumed && gone.includes(status)) return resolve('gone');
        const { code = status, msg = '' } = replyOf(response);
        // Permanent errors are not retried.
        if (hopeless.includes(status)) dropUnfinished(print);
        return reject(problemOf(code, msg, token));
      },
    });
    const stop = () => {
      void upload.abort();
      reject(new DOMException('aborted', 'AbortError'));
    };
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop);
    upload.start();
    return undefined;
  });
}

/** The URL of the file: from the last answer, or from HEAD if all bytes had arrived before. */
function arrivedBy(response: HttpResponse, key: string): Arrived {
  const { data } = replyOf(response);
  if (data) return { url: data.url, key: data.key };
  const [url, stored] = ['Upload-Url', 'Upload-Key'].map((name) => response.getHeader(name) ?? '');
  return { url: decodeURI(url!), key: decodeURIComponent(stored!) || key };
}

/** Temporary errors that are retried automatically. */
function isPassing(response: HttpResponse | null): boolean {
  const status = response?.getStatus() ?? 0;
  if (!navigator.onLine) return false;
  // The server has another offset than expected.
  const isElsewhere = status === 409 && response?.getHeader('Upload-Offset') !== undefined;
  return status === 0 || status >= 500 || status === 423 || isElsewhere;
}

function replyOf(response: HttpResponse | null): Reply {
  try {
    return (JSON.parse(response?.getBody() ?? '') ?? {}) as Reply;
  } catch {
    return {};
  }
}
