import { buffer } from 'node:stream/consumers';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { ReadPicture } from './raster.ts';

/** Reads pictures of a company by their address; null where it has none there. */
export const pictureReader =
  (app: Pick<App, 'storage'>, tx: Tx, companyId: number): ReadPicture =>
  async (url) => {
    const [, hash] = /^\/api\/picture\/([\da-f]{64})\.webp$/.exec(url) ?? [];
    if (hash === undefined) return null;
    const found = await tx
      .selectFrom('stored_file as f')
      .innerJoin('blob as b', (join) =>
        join.onRef('b.company_id', '=', 'f.company_id').onRef('b.hash', '=', 'f.hash'),
      )
      .select(['b.region', 'b.place'])
      .where('f.company_id', '=', companyId)
      .where('f.key', '=', `picture/${hash}`)
      .limit(1)
      .executeTakeFirst();
    if (!found) return null;
    return buffer(await app.storage.at(found.region).store.read(found.place));
  };
