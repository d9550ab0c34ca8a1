import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  RecordNote,
  recordNoteCalls,
} from '#contract/features/dashboard/record-notes/contract.ts';
import { previewFormatOf } from '#contract/files.ts';
import { notFound } from '#server/refusal.ts';
import { plainAddress, signedAddress } from '#server/files/addresses.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { equals } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

export const owner = 'recordNote';

type File = { id: number; name: string; size: number; type: string; address: string };
type Found = Omit<RecordNote, 'files' | 'create_time' | 'edit_time'> & {
  files: File[];
  create_time: Date;
  edit_time: Date | null;
};

async function readNotes(
  { tx, app, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<RecordNote[]> {
  const { rows } = await sql<Found>`
    select n.id, n.text, n.version, n.create_time, n.edit_time, a.realname as author,
      n.account_id = ${session.accountId} as is_own,
      coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'name', m.realname) order by m.id)
        from account m where m.company_id = n.company_id and m.id = any(n.mentions)), '[]') as mentions,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', b.size, 'type', b.type,
          'address', f.address) order by f.id)
        from file_use u join stored_file f on f.company_id = u.company_id and f.id = u.file_id
          join blob b on b.company_id = f.company_id and b.hash = f.hash
        where u.company_id = n.company_id and u.owner = ${owner} and u.owner_id = n.id), '[]') as files
    from record_note n join account a on a.company_id = n.company_id and a.id = n.account_id
    where n.company_id = ${session.companyId} and n.id = any(${ids}::integer[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    files: row.files.map(({ type, address, ...file }) => ({
      ...file,
      format: previewFormatOf(type, file.name),
      address: plainAddress(address),
      url: signedAddress(app.secrets, address),
    })),
    create_time: row.create_time.toISOString(),
    edit_time: row.edit_time?.toISOString() ?? null,
  }));
}

export async function readNote(reader: Reader<StaffSession>, id: number): Promise<RecordNote> {
  const [note] = await readNotes(reader, [id]);
  if (!note) throw notFound();
  return note;
}

export const noteList: ListPlan<
  z.output<NonNullable<typeof recordNoteCalls.index.input>>,
  RecordNote,
  StaffSession
> = {
  table: 'record_note',
  filters: { kind: equals('kind'), record_id: equals('record_id') },
  order: () => sql`create_time desc, id desc`,
  rows: readNotes,
};
