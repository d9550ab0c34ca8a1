import type { IncomingHttpHeaders } from 'node:http';
import type { Range } from '../storage/storage.ts';

type Version = { tag: string; time?: Date };

const inSeconds = (time: Date) => Math.floor(time.getTime() / 1_000);
const names = (header: string) => header.split(',').map((one) => one.trim().replace(/^W\//, ''));

/** Whether the client has this very version already. */
export function isUnchanged(headers: IncomingHttpHeaders, { tag, time }: Version): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) return names(known).some((one) => one === tag || one === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return time !== undefined && since >= inSeconds(time) * 1_000;
}

/** Whether a range may be answered: without condition, or on the very version the client began with. */
function isSameVersion(condition: string | undefined, { tag, time }: Version): boolean {
  if (condition === undefined) return true;
  if (/^(W\/)?"/.test(condition)) return condition === tag;
  return time !== undefined && Date.parse(condition) === inSeconds(time) * 1_000;
}

/**
 * The one range that is asked for; `all` where none is, where it cannot be read, where there are several or the
 * version is another; `none` where there is nothing of it.
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
