import type { Session } from '#server/access/sessions.ts';
import { addressOfPicture } from '#server/files/pictures.ts';
import { useFiles } from '#server/files/uses.ts';
import type { DemoStep } from '#server/records/demo-rows.ts';
import { insertRecord } from '#server/records/write.ts';

const named = 12;

/** Each company of the demo keeps the pictures of its parts in a folder. */
export const mediaDemo: DemoStep = async (tx) => {
  for (const company of [1, 38]) {
    const session = { companyId: company, accountId: null } as unknown as Session;
    const insert = (name: 'media' | 'media_folder', columns: Record<string, unknown>) =>
      insertRecord(tx, { name, isTenant: true, fields: {} }, session, columns);
    const folder_id = await insert('media_folder', { name: '产品图片' });
    await insert('media_folder', { name: '活动海报' });
    const pictures = await tx
      .selectFrom('file_use as u')
      .innerJoin('stored_file as f', (join) =>
        join.onRef('f.company_id', '=', 'u.company_id').onRef('f.id', '=', 'u.file_id'),
      )
      .innerJoin('part as p', (join) =>
        join.onRef('p.company_id', '=', 'u.company_id').onRef('p.id', '=', 'u.owner_id'),
      )
      .select(['f.id', 'f.hash', 'p.name'])
      .distinctOn('f.id')
      .where('u.company_id', '=', company)
      .where('u.owner', '=', 'part')
      .where('f.kind', '=', 'picture')
      .orderBy('f.id')
      .limit(named)
      .execute();
    for (const { id: file_id, hash, name } of pictures) {
      const id = await insert('media', { name, folder_id, file_id, create_user: '陈青山' });
      await useFiles(tx, { company, owner: 'media', id }, [addressOfPicture(hash)]);
    }
  }
};
