import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Media,
  mediaFilter,
  MediaFolder,
  mediaFolderFilter,
  MediaUse,
} from '#contract/features/product/media/contract.ts';
import type { Permission } from '#contract/permissions.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import type { Tx } from '#server/database/database.ts';
import { addressOfPicture } from '#server/files/pictures.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

type Times = { create_time: Date; update_time: Date };
const withTimes = <Row extends Times>({ create_time, update_time, ...row }: Row) => ({
  ...row,
  create_time: create_time.toISOString(),
  update_time: update_time.toISOString(),
});

export const mediaOwner = 'media';

export const mediaList: ListPlan<z.output<typeof mediaFilter>, Media, StaffSession> = {
  table: 'media',
  filters: {
    keyword: mentions(),
    folder_id: equals('folder_id'),
    create_time: within('create_time'),
  },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Omit<Media, 'url' | keyof Times> & Times & { hash: string }>`
      select m.id, m.company_id, m.name, m.folder_id, coalesce(d.name, '') as folder_name, f.hash, b.size::float8 as size,
        coalesce(b.width, 0) as width, coalesce(b.height, 0) as height, m.create_user, m.version, m.create_time, m.update_time,
        (select count(*)::int from file_use u
          where u.company_id = m.company_id and u.file_id = m.file_id and u.owner <> ${mediaOwner}) as uses
      from media m
      join stored_file f on f.company_id = m.company_id and f.id = m.file_id
      join blob b on b.company_id = f.company_id and b.hash = f.hash
      left join media_folder d on d.company_id = m.company_id and d.id = m.folder_id
      where m.company_id = ${session.companyId} and m.id = any(${ids})`.execute(tx);
    return rows.map(({ hash, ...row }) => ({ ...withTimes(row), url: addressOfPicture(hash) }));
  },
};

export const folderList: ListPlan<z.output<typeof mediaFolderFilter>, MediaFolder, StaffSession> = {
  table: 'media_folder',
  filters: { keyword: mentions() },
  rows: async ({ tx, session }, ids) => {
    const { rows } = await sql<Omit<MediaFolder, keyof Times> & Times>`
      select d.id, d.company_id, d.name, d.version, d.create_time, d.update_time,
        (select count(*)::int from media m where m.company_id = d.company_id and m.folder_id = d.id) as pictures
      from media_folder d where d.company_id = ${session.companyId} and d.id = any(${ids})`.execute(
      tx,
    );
    return rows.map(withTimes);
  },
};

/** Which right it takes to see the name of what uses a picture; of others only the kind is told. */
const rights: Readonly<Record<string, Permission>> = {
  page_template: 'product:page:view',
  page_section: 'product:page:view',
  page_starter: 'product:page:view',
  part: 'product:part:view',
  label_template: 'product:labelTemplate:view',
  factory: 'query:factory:view',
};
const mostUses = 500;

/** What uses these pictures. A page keeps what its earlier versions show; those are told apart. */
export async function readUses(
  { tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select m.id as media_id, u.owner, u.owner_id as id,
      coalesce(p.name, s.name, k.name, t.name, l.name, a.name, '') as name,
      p.id is null or strpos(p.document::text, f.hash) > 0 or exists (
        select from page_version v
        where v.company_id = p.company_id and v.page_id = p.id and v.number in (p.published, p.scheduled)
          and strpos(v.document::text, f.hash) > 0) as is_now
    from media m
    join stored_file f on f.company_id = m.company_id and f.id = m.file_id
    join file_use u on u.company_id = m.company_id and u.file_id = m.file_id and u.owner <> ${mediaOwner}
    left join page_template p on u.owner = 'page_template' and p.company_id = u.company_id and p.id = u.owner_id
    left join page_section s on u.owner = 'page_section' and s.company_id = u.company_id and s.id = u.owner_id
    left join page_starter k on u.owner = 'page_starter' and k.company_id = u.company_id and k.id = u.owner_id
    left join part t on u.owner = 'part' and t.company_id = u.company_id and t.id = u.owner_id
    left join label_template l on u.owner = 'label_template' and l.company_id = u.company_id and l.id = u.owner_id
    left join factory a on u.owner = 'factory' and a.company_id = u.company_id and a.id = u.owner_id
    where m.company_id = ${session.companyId} and m.id = any(${[...ids]}::int[])
    order by m.id, is_now desc, u.owner, u.owner_id limit ${mostUses}`.execute(tx);
  return rows.map((row) => {
    const right = rights[row.owner];
    return right && rightTo(session, right) === 'ok' ? row : { ...row, name: '' };
  });
}

/** The company's pictures at these addresses, locked so that they are added once. */
export async function findKept(
  tx: Tx,
  company: number,
  files: readonly number[],
): Promise<Map<number, number>> {
  const found = await tx
    .selectFrom('media')
    .select(['id', 'file_id'])
    .where('company_id', '=', company)
    .where('file_id', 'in', files)
    .execute();
  return new Map(found.map((row) => [row.file_id, row.id]));
}

export async function holdFolder(tx: Tx, company: number, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('media_folder')
    .select('id')
    .where('company_id', '=', company)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Pictures of deleted folders stay, in none. */
export async function emptyFolders(tx: Tx, company: number, ids: readonly number[]): Promise<void> {
  await sql`update media set folder_id = null, version = version + 1
    where company_id = ${company} and folder_id = any(${[...ids]}::int[])`.execute(tx);
}

/** Where the bytes of a picture are. */
export async function findBytes(tx: Tx, company: number, hash: string) {
  return tx
    .selectFrom('blob')
    .select(['region', 'place', 'width', 'height'])
    .where('company_id', '=', company)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
}
