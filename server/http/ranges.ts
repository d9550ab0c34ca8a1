import type { IncomingHttpHeaders } from 'node:http';
import type { Range } from '../storage/storage.ts';

type Version = { tag: string; time?: Date };

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1_000);
const names = (header: string) => header.split(',').map((one) => one.trim().replace(/^W\//, ''));

/** Whether the client already has this version. */
export function isUnchanged(headers: IncomingHttpHeaders, { tag, time }: Version): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return names(known).some((one) => one === tag || one === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return time !== undefined && since >= inSeconds(time) * 1_000;
}

/** Whether a range may be answered: without a condition, or for the version the client started with. */
function isSameVersion(condition: string | undefined, { tag, time }: Version): boolean {
  if (condition === undefined) return true;
  if (/^(W\/)?"/.test(condition)) return condition === tag;
  return time !== undefined && Date.parse(condition) === inSeconds(time) * 1_000;
}

/**
 * The requested range; `all` if there is none, it is invalid, there are several, or the version differs; `none` if it
 * cannot be satisfied.
 */
export function readRange(
  headers: IncomingHttpHeaders,
  size: number,
  version: Version,
): Range | 'all' | 'none' {
  const condition = headers['if-range'];
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'all';
  if (!isSameVersion(Array.isArray(condition) ? condition[0] : condition, version)) return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'all';
  return start >= size ? 'none' : { start, end };
}
