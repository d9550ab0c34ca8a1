import { sql } from 'kysely';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { settle, stage, type Staged } from './keep.ts';
import { addressOfPicture, asFile } from './pictures.ts';
import { countBytes } from './quota.ts';

// A few pictures in memory, and one pass through the parts for all of them.
const batch = 20;

const readSome = (tx: Tx) =>
  tx
    .selectFrom('picture')
    .select(['company_id', 'hash', 'webp', 'width', 'height', 'create_time'])
    .orderBy('company_id')
    .orderBy('hash')
    .limit(batch)
    .execute();
type Row = Awaited<ReturnType<typeof readSome>>[number];

// They are older than the quotas: counted, never refused.
const bring = (app: App, { company_id: company, webp, width, height }: Row) =>
  stage(app, asFile({ webp, width, height }, { company, account: null }), async () => undefined);

/** Parts that show a picture, now or in an earlier revision, use it. */
async function noteUses(tx: Tx, company: number, files: { id: number; address: string }[]) {
  const ids = files.map(({ id }) => id);
  const addresses = files.map(({ address }) => address);
  await sql`
    insert into file_use (company_id, file_id, owner, owner_id)
    select distinct ${company}::int, f.id, 'part', shown.part_id
    from (
      select id as part_id, jsonb_array_elements_text(images) as address from part where company_id = ${company}
      union all
      select part_id, jsonb_array_elements_text(coalesce(content -> 'images', '[]')) from part_revision
      where company_id = ${company}
    ) shown join unnest(${ids}::int[], ${addresses}::text[]) as f (id, address) on f.address = shown.address
    on conflict do nothing`.execute(tx);
}

/** Moves pictures that an earlier version kept in the database into the storage, batch by batch. */
export const movePicturesJob: JobKind<App> = {
  kind: 'pictures.move',
  lane: 'long',
  run: async (job, app) => {
    for (;;) {
      const rows = await transact(app.database.main, systemActor, readSome);
      if (rows.length === 0) return;
      const staged: Staged[] = [];
      for (const row of rows) staged.push(await bring(app, row));
      await job.step(async (tx) => {
        const moved = new Map<number, { id: number; address: string }[]>();
        for (const one of staged) {
          const { id } = await settle(tx, one, countBytes);
          const list = moved.get(one.company) ?? [];
          moved.set(one.company, [...list, { id, address: addressOfPicture(one.hash) }]);
        }
        for (const [company, files] of moved) await noteUses(tx, company, files);
        for (const { company_id: company, hash } of rows)
          await tx
            .deleteFrom('picture')
            .where('company_id', '=', company)
            .where('hash', '=', hash)
            .execute();
        return {};
      });
    }
  },
};
