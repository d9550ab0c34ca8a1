import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll } from 'vitest';

/** A small object storage with one bucket for the tests of a file. */
export async function startS3(bucket = 'files') {
  const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  });
  const listening = await server.run();
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const endpoint = `http://127.0.0.1:${listening.port}`;
  return {
    endpoint,
    folder,
    url: `s3://S3RVER:S3RVER@${bucket}?endpoint=${encodeURIComponent(endpoint)}`,
  };
}
