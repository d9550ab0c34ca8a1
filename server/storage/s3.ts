import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from '../storage-address.ts';
import { explain, isGone, isUnknownCall, once } from './s3-faults.ts';
import { gatherParts } from './s3-parts.ts';
import { Missing, WrongOffset, type Store, type Stored, type UploadState } from './storage.ts';

/** A long upload: its finished parts, and the size of the rest that is stored separately until it is large enough. */
type Parts = { id: string | null; parts: { tag: string; size: number }[]; tail: number };

const partsOf = (state: UploadState): Parts =>
  (state as Parts | null) ?? { id: null, parts: [], tail: 0 };
const sizeOf = ({ parts, tail }: Parts) => parts.reduce((sum, { size }) => sum + size, tail);
// Data smaller than one part is already at its place.
const tailPlace = (place: string, { parts }: Parts) => (parts.length > 0 ? `${place}.tail` : place);

// Slow readers hold a connection each; a few dozen must not use up all.
const agent = { keepAlive: true, maxSockets: 1_000 };

/** A storage in a bucket of any S3 service; one that does not answer for so many milliseconds counts as down. */
export function openS3(address: S3Address, patience = 60_000): Store {
  const Bucket = address.bucket;
  // Loaded on first use: installations on disk never pay for it.
  const sdk = once(() => import('@aws-sdk/client-s3'));
  const client = once(async (): Promise<S3Client> => {
    const { S3Client } = await sdk();
    return new S3Client({
      region: address.region,
      ...(address.endpoint ? { endpoint: address.endpoint, forcePathStyle: true } : {}),
      ...(address.credentials ? { credentials: address.credentials } : {}),
      // Newer checksums are unknown to many services.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: Math.min(patience, 5_000),
        requestTimeout: patience,
        throwOnRequestTimeout: true,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
  });

  const put = async (Key: string, Body: Buffer) => {
    const { PutObjectCommand } = await sdk();
    await explain((await client()).send(new PutObjectCommand({ Bucket, Key, Body })));
  };
  const read = async (Key: string, range?: { start: number; end: number }): Promise<Readable> => {
    const { GetObjectCommand } = await sdk();
    const Range = range && `bytes=${range.start}-${range.end}`;
    try {
      const { Body } = await (
        await client()
      ).send(new GetObjectCommand({ Bucket, Key, ...(Range ? { Range } : {}) }));
      return Body as Readable;
    } catch (error) {
      if (isGone(error)) throw new Missing(Key);
      return explain(Promise.reject(error));
    }
  };
  const readAll = async (key: string, size: number): Promise<Buffer> =>
    size === 0
      ? Buffer.alloc(0)
      : Buffer.concat(await (await read(key, { start: 0, end: size - 1 })).toArray());
  const remove = async (Key: string) => {
    const { DeleteObjectCommand } = await sdk();
    await explain((await client()).send(new DeleteObjectCommand({ Bucket, Key })));
  };
  const lengthOf = async (Key: string): Promise<number | null> => {
    const { HeadObjectCommand } = await sdk();
    try {
      const found = await (await client()).send(new HeadObjectCommand({ Bucket, Key }));
      return found.ContentLength ?? null;
    } catch (error) {
      if (isGone(error)) return null;
      return explain(Promise.reject(error));
    }
  };
  const addPart = async (Key: string, state: Parts, Body: Buffer): Promise<Parts> => {
    const { UploadPartCommand } = await sdk();
    const PartNumber = state.parts.length + 1;
    const { ETag = '' } = await explain(
      (await client()).send(
        new UploadPartCommand({ Bucket, Key, UploadId: state.id!, PartNumber, Body }),
      ),
    );
    return { ...state, parts: [...state.parts, { tag: ETag, size: Body.length }], tail: 0 };
  };

  async function seal({ place, state }: Stored): Promise<void> {
    const { CompleteMultipartUploadCommand } = await sdk();
    let whole = partsOf(state);
    if (!whole.id || whole.parts.length === 0) return;
    const size = sizeOf(whole);
    try {
      if (whole.tail > 0)
        whole = await addPart(place, whole, await readAll(tailPlace(place, whole), whole.tail));
      const Parts = whole.parts.map(({ tag }, at) => ({ ETag: tag, PartNumber: at + 1 }));
      const end = { Bucket, Key: place, UploadId: whole.id!, MultipartUpload: { Parts } };
      await (await client()).send(new CompleteMultipartUploadCommand(end));
    } catch (error) {
      // It may have been completed before by a request whose answer was lost.
      if ((await lengthOf(place)) !== size) await explain(Promise.reject(error));
    }
    await remove(`${place}.tail`);
  }

  const store: Store = {
    kind: 's3',
    put,
    read,
    seal,
    sizeOf: async ({ state }) => sizeOf(partsOf(state)),
    append: async ({ place, state }, offset, body, most, keep) => {
      const { CreateMultipartUploadCommand } = await sdk();
      let now = partsOf(state);
      if (sizeOf(now) !== offset) throw new WrongOffset(sizeOf(now));
      const note = async (next: Parts) => {
        now = next;
        await keep(next);
      };
      const begun = await readAll(tailPlace(place, now), now.tail);
      const rest = await gatherParts(begun, body, most, async (part) => {
        if (!now.id) {
          const begin = new CreateMultipartUploadCommand({ Bucket, Key: place });
          const { UploadId = '' } = await explain((await client()).send(begin));
          await note({ ...now, id: UploadId });
        }
        await note(await addPart(place, now, part));
      });
      if (rest.length > 0) await put(tailPlace(place, now), rest);
      await note({ ...now, tail: rest.length });
      return { size: sizeOf(now), state: now };
    },
    digest: async ({ place }) => {
      const hash = createHash('sha256');
      for await (const piece of await read(place)) hash.update(piece as Buffer);
      return hash.digest('hex');
    },
    remove: async ({ place, state }) => {
      const { AbortMultipartUploadCommand } = await sdk();
      const { id } = partsOf(state);
      if (id) {
        const abort = new AbortMultipartUploadCommand({ Bucket, Key: place, UploadId: id });
        await (await client()).send(abort).catch(async (error: unknown) => {
          if (!isGone(error) && !isUnknownCall(error)) await explain(Promise.reject(error));
        });
        await remove(`${place}.tail`);
      }
      await remove(place);
    },
    form: async (prefix, mostBytes, seconds) => {
      const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
      const { url, fields } = await createPresignedPost(await client(), {
        Bucket,
        Key: `${prefix}\${filename}`,
        Conditions: [
          ['starts-with', '$key', prefix],
          ['content-length-range', 1, mostBytes],
        ],
        Expires: seconds,
      });
      return { url, fields };
    },
    adopt: async (key, place) => {
      const { CopyObjectCommand } = await sdk();
      const size = await lengthOf(key);
      if (size === null) return null;
      const CopySource = `${Bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
      const copy = new CopyObjectCommand({ Bucket, Key: place, CopySource });
      try {
        await (await client()).send(copy);
      } catch (error) {
        if (!isGone(error)) await explain(Promise.reject(error));
        // It exists, but some services decode the source name differently. Then it is copied through here.
        let state: UploadState = null;
        const keep = async (next: UploadState) => void (state = next);
        await store.append({ place, state }, 0, await read(key), size, keep);
        await seal({ place, state });
      }
      // It may have been uploaded again meanwhile: the copy counts.
      return lengthOf(place);
    },
  };
  return store;
}
