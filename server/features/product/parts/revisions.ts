import { isDeepStrictEqual } from 'node:util';
import { partInput, type PartRevision } from '#contract/features/product/parts/contract.ts';
import { limits } from '#contract/limits.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import type { Page } from '#server/http/endpoint.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import type { Columns } from '#server/records/write.ts';

const fields = Object.keys(partInput.shape);

/** The fields that differ from the stored values. */
export const changedFields = (before: Stored | null, columns: Columns): string[] =>
  before ? fields.filter((field) => !isDeepStrictEqual(before[field], columns[field])) : [];

/** Stores the saved content as a revision. */
export async function keepRevision(
  { tx, session }: RecordCall<StaffSession>,
  partId: number,
  before: Stored | null,
  columns: Columns,
): Promise<void> {
  const changed = changedFields(before, columns);
  if (before && changed.length === 0) return;
  const content = Object.fromEntries(fields.map((field) => [field, columns[field]]));
  await tx
    .insertInto('part_revision')
    .values({
      company_id: session.companyId,
      part_id: partId,
      revision: Number(columns.revision ?? 1),
      content: JSON.stringify({ ...content, net_content: content.net_content ?? '' }),
      changed,
      create_user: session.realname,
    })
    .execute();
}

export async function readRevisions(
  tx: Tx,
  companyId: number,
  { part_id: partId, page, limit }: { part_id: number; page: number; limit: number },
): Promise<Page<PartRevision>> {
  const own = tx
    .selectFrom('part_revision')
    .where('company_id', '=', companyId)
    .where('part_id', '=', partId);
  const size = Math.min(limit, limits.listMax);
  const rows = await own
    .select(['id', 'revision', 'changed', 'create_user', 'create_time', 'content'])
    .orderBy('revision', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { count } = await own
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    count,
    // Old content is parsed with today's schema: later fields get their default.
    rows: rows.map((row) => ({
      ...row,
      content: partInput.parse(row.content),
      create_time: row.create_time.toISOString(),
    })),
  };
}

export async function findRevision(tx: Tx, companyId: number, partId: number, revision: number) {
  const row = await tx
    .selectFrom('part_revision')
    .select('content')
    .where('company_id', '=', companyId)
    .where('part_id', '=', partId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && partInput.parse(row.content);
}
