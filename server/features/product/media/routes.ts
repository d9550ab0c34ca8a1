import { buffer } from 'node:stream/consumers';
import { codes } from '#contract/envelope.ts';
import { mediaCalls, mediaFolderCalls } from '#contract/features/product/media/contract.ts';
import { mediaFolderTexts, mediaTexts } from '#contract/features/product/media/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { cropPicture } from '#server/files/make-picture.ts';
import { storePicture } from '#server/files/pictures.ts';
import { findFiles, freeFiles, useFiles } from '#server/files/uses.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { inOrder } from '#server/records/list.ts';
import type { RecordCall, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { insertRecord } from '#server/records/write.ts';
import { Refusal } from '#server/refusal.ts';
import {
  emptyFolders,
  findBytes,
  findKept,
  folderList,
  holdFolder,
  mediaList,
  mediaOwner as owner,
  readUses,
} from './queries.ts';

const { done, errors } = mediaTexts;
type Call = RecordCall<StaffSession>;

async function checkFolder({ tx, session }: Call, id: number | null | undefined): Promise<void> {
  if (id == null || (await holdFolder(tx, session.companyId, id))) return;
  throw new Refusal(errors.noFolder, { code: codes.invalid, field: 'folder_id' });
}

// Pictures are added by uploading or cropping, not by a form.
const { add, crop, uses, ...listed } = mediaCalls;
const plan: RecordPlan<typeof listed> = {
  texts: mediaTexts,
  list: mediaList,
  toColumns: async (given, call) => {
    await checkFolder(call, given.folder_id);
    return given;
  },
  // Records that use one go on using it.
  beforeDelete: ({ tx, session }, rows) =>
    freeFiles(
      tx,
      { company: session.companyId, owner },
      rows.map(({ id }) => id),
    ),
};
const { table } = recordWork(listed, plan);

type Kept = { file: number; url: string; name: string; folder_id: number | null };

/** Puts a picture into the library; returns its id. */
async function keep(call: Call, { file, url, ...given }: Kept): Promise<number> {
  const { tx, session } = call;
  const row = { ...given, file_id: file, create_user: session.realname };
  const id = await insertRecord(tx, table, session, row);
  await useFiles(tx, { company: session.companyId, owner, id }, [url]);
  call.changed('media', id, null, row);
  return id;
}

const longestName = 100;
/** What a picture is called after its file. */
const nameOf = (file: string) =>
  [...(file.replace(/\.[a-z\d]{1,5}$/i, '').trim() || file)].slice(0, longestName).join('');

const noPicture = (field: string) => new Refusal(errors.noPicture, { code: codes.invalid, field });

/** A picture of the company at an address. */
async function findPicture({ tx, session }: Call, url: string) {
  const [file] = await findFiles(tx, session.companyId, [url]);
  return file?.kind === 'picture' ? file : undefined;
}

export const mediaEndpoints = [
  ...serveRecords(mediaFolderCalls, {
    texts: mediaFolderTexts,
    list: folderList,
    unique: { media_folder_by_name: 'name' },
    beforeDelete: ({ tx, session }, rows) =>
      emptyFolders(
        tx,
        session.companyId,
        rows.map(({ id }) => id),
      ),
  }),
  ...serveRecords(listed, plan),
  serve(add, async (call) => {
    const { tx, session, input } = call;
    await checkFolder(call, input.folder_id);
    const byUrl = new Map(input.files.map((file) => [file.url, file]));
    const found = await findFiles(tx, session.companyId, [...byUrl.keys()]);
    const fileAt = new Map(
      found.flatMap((file) =>
        file.kind === 'picture' ? [[`/api/picture/${file.hash}.webp`, file.id]] : [],
      ),
    );
    const known = await findKept(tx, session.companyId, [...fileAt.values(), 0]);
    const ids: number[] = [];
    for (const [url, { name }] of byUrl) {
      const file = fileAt.get(url);
      if (file === undefined)
        throw noPicture(`files.${input.files.findIndex((one) => one.url === url)}.url`);
      ids.push(
        known.get(file) ??
          (await keep(call, { file, url, name: nameOf(name), folder_id: input.folder_id })),
      );
    }
    const already = ids.filter((id) => [...known.values()].includes(id)).length;
    call.tell(already > 0 ? done.known : done.added, { n: ids.length - already, m: already });
    return inOrder(mediaList, call, ids);
  }),
  serve(crop, async (call) => {
    const { app, tx, session, input } = call;
    const { url, name, folder_id, ...area } = input;
    const company = session.companyId;
    await checkFolder(call, folder_id);
    const picture = await findPicture(call, url);
    if (!picture) throw noPicture('url');
    const { region, place, width, height } = await findBytes(tx, company, picture.hash);
    const isOutside =
      area.left + area.width > (width ?? 0) || area.top + area.height > (height ?? 0);
    if (isOutside) throw new Refusal(errors.outside, { code: codes.invalid, field: 'width' });
    const bytes = await buffer(await app.storage.at(region).store.read(place));
    const account = session.accountId;
    const made = await storePicture(app, tx, { company, account }, await cropPicture(bytes, area));
    const file = (await findPicture(call, made))!.id;
    const id =
      (await findKept(tx, company, [file])).get(file) ??
      (await keep(call, { file, url: made, name, folder_id }));
    const [row] = await inOrder(mediaList, call, [id]);
    call.tell(done.cropped, { name: row!.name });
    return row!;
  }),
  serve(uses, (call) => readUses(call, call.input.ids), { writes: false }),
];
