import path from 'node:path';

export type DiskAddress = { kind: 'disk'; folder: string | null };
export type S3Address = {
  kind: 's3';
  bucket: string;
  endpoint: string | null;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

export const addressRule =
  'must be file:, file:/a/folder or s3://[key:secret@]bucket?endpoint=https://…&region=…';

/** Parses the URL of a storage; undefined if invalid. */
export function readStorageAddress(value: string): DiskAddress | S3Address | null {
  if (value.startsWith('file:')) {
    const folder = value.slice('file:'.length);
    if (folder === '') return { kind: 'disk', folder: null };
    return path.isAbsolute(folder) ? { kind: 'disk', folder: path.resolve(folder) } : null;
  }
  if (!value.startsWith('s3://') || !URL.canParse(value)) return null;
  const url = new URL(value);
  const known = new Set(['endpoint', 'region', 'access_key', 'secret_key']);
  const isPlain =
    ['', '/'].includes(url.pathname) &&
    [...url.searchParams.keys()].every((name) => known.has(name));
  if (!isPlain || !/^[a-z\d][a-z\d.-]{2,62}$/.test(url.hostname) || url.port) return null;
  const endpoint = url.searchParams.get('endpoint');
  if (endpoint !== null && !/^https?:\/\/[^/?#]+\/?$/.test(endpoint)) return null;
  const key = decodeURIComponent(url.username) || url.searchParams.get('access_key');
  const secret = decodeURIComponent(url.password) || url.searchParams.get('secret_key');
  // One is useless without the other.
  if (!key !== !secret) return null;
  return {
    kind: 's3',
    bucket: url.hostname,
    endpoint: endpoint?.replace(/\/$/, '') ?? null,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: key && secret ? { accessKeyId: key, secretAccessKey: secret } : null,
  };
}

/** The origin that browsers upload to. */
export const originOf = ({ bucket, endpoint, region }: S3Address): string =>
  endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`;
