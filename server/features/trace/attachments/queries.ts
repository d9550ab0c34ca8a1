import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Attachment,
  attachmentFilter,
} from '#contract/features/trace/attachments/contract.ts';
import type { Tx } from '#server/database/database.ts';
import { signedAddress } from '#server/files/addresses.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan } from '#server/records/list-plan.ts';
import type { StaffSession } from '#server/access/sessions.ts';

export const attachmentList: ListPlan<
  z.output<typeof attachmentFilter>,
  Attachment,
  StaffSession
> = {
  table: 'wip_file',
  filters: {
    keyword: mentions(),
    serial_number: equals('serial_number'),
    format: oneOf('format'),
    create_time: within('create_time'),
  },
  rows: async ({ tx, app, session }, ids) => {
    const rows = await tx
      .selectFrom('wip_file as w')
      .innerJoin('stored_file as f', (join) =>
        join.onRef('f.company_id', '=', 'w.company_id').onRef('f.id', '=', 'w.file_id'),
      )
      .select(['w.id', 'w.company_id', 'w.serial_number', 'w.origin_name', 'w.file_name'])
      .select(['w.file_path', 'w.file_size', 'w.format', 'w.create_user', 'w.version'])
      .select(['w.create_time', 'w.update_time', 'f.address'])
      .where('w.company_id', '=', session.companyId)
      .where('w.id', 'in', ids)
      .execute();
    return rows.map(({ address, ...row }) => ({
      ...row,
      url: signedAddress(app.secrets, address),
      create_time: row.create_time.toISOString(),
      update_time: row.update_time.toISOString(),
    }));
  },
};

/** An uploaded file, with the type detected from its bytes. */
export type Arrived = {
  id: number;
  key: string;
  name: string;
  address: string;
  size: number;
  type: string;
};

/** The company's uploads under these keys, locked so that attaching the same file twice is serialised. */
export async function findArrived(
  tx: Tx,
  company: number,
  keys: readonly string[],
): Promise<Map<string, Arrived>> {
  // Keys that PostgreSQL cannot store do not exist.
  const possible = [...new Set(keys)].filter((key) => key.isWellFormed() && !key.includes('\0'));
  if (possible.length === 0) return new Map();
  const found = await tx
    .selectFrom('stored_file as f')
    .innerJoin('blob as b', (join) =>
      join.onRef('b.company_id', '=', 'f.company_id').onRef('b.hash', '=', 'f.hash'),
    )
    .select(['f.id', 'f.key', 'f.name', 'f.address', 'b.size', 'b.type'])
    .where('f.company_id', '=', company)
    // Page pictures are re-encoded and public; they have no serial number.
    .where('f.kind', '<>', 'picture')
    .where('f.key', '=', sql<string>`any(${possible})`)
    .orderBy('f.id')
    .forNoKeyUpdate('f')
    .execute();
  return new Map(found.map((file) => [file.key, file]));
}

/** Which of these files are already attached, and where. */
export async function findAttached(
  tx: Tx,
  company: number,
  fileIds: readonly number[],
): Promise<Map<number, number>> {
  if (fileIds.length === 0) return new Map();
  const found = await tx
    .selectFrom('wip_file')
    .select(['id', 'file_id'])
    .where('company_id', '=', company)
    .where('file_id', 'in', fileIds)
    .execute();
  return new Map(found.map((row) => [row.file_id, row.id]));
}
