import { isDeepStrictEqual } from 'node:util';
import { codes, type Conflict } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { maskMobile } from '#contract/validation.ts';
import { Refusal } from '../refusal.ts';

/** A record as it may be shown: phone numbers are masked, also in a refusal. */
export const withMasks = <Row extends object>(row: Row): Row =>
  'mobile' in row && typeof row.mobile === 'string'
    ? { ...row, mobile: maskMobile(row.mobile) }
    : row;

/**
 * The optimistic lock of an edit. `row` was read FOR UPDATE in this transaction; if it has changed since the editor
 * read `version`, the refusal carries the row and which of the editor's fields differ.
 */
export function editLocked<Row extends { version: number }>(
  row: Row,
  version: number,
  next: Partial<Row>,
): void {
  if (row.version === version) return;
  const changed = Object.keys(next).filter(
    (field) => !isDeepStrictEqual(row[field as keyof Row], next[field as keyof Row]),
  );
  const conflict: Conflict = { current: withMasks(row), changed };
  throw new Refusal(errorTexts.conflict, { code: codes.conflict, data: conflict });
}
