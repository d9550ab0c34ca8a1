import { sql } from 'kysely';
import { type Website, websiteCalls } from '#contract/features/data/website/contract.ts';
import { websiteTexts } from '#contract/features/data/website/texts.ts';
import type { Tx } from '#server/database/database.ts';
import { editLocked } from '#server/database/optimistic-lock.ts';
import { usePictures } from '#server/files/of-platform.ts';
import { serve } from '#server/http/endpoint.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';

/** There is one website; it has an id because forms need one. */
const id = 1;

async function readWebsite(tx: Tx): Promise<Website> {
  const row = await tx
    .selectFrom('config')
    .select(['version', 'update_time'])
    .where('name', '=', 'site')
    .executeTakeFirst();
  return {
    ...(await readConfiguration(tx, 'site')),
    id,
    // Never saved yet.
    version: row?.version ?? 1,
    update_time: row?.update_time.toISOString() ?? null,
  };
}

/** Locked, so that the second of two concurrent saves gets a conflict. */
const holdWebsite = (tx: Tx) =>
  sql`insert into config (name, value) values ('site', '{}')
    on conflict (name) do update set value = config.value`.execute(tx);

export const websiteEndpoints = [
  serve(websiteCalls.info, ({ tx }) => readWebsite(tx)),
  serve(
    websiteCalls.edit,
    async ({ tx, input, changed }) => {
      const { version, ...site } = input;
      await holdWebsite(tx);
      const { id: _id, update_time: _time, ...before } = await readWebsite(tx);
      editLocked({ ...before, id }, version, site);
      await tx
        .updateTable('config')
        .set({
          value: JSON.stringify(site),
          version: sql`version + 1`,
          update_time: sql`now()`,
        })
        .where('name', '=', 'site')
        .execute();
      await usePictures(tx, { owner: 'site', id }, [site.logo], {
        text: websiteTexts.errors.noPicture,
        field: 'logo',
      });
      changed('website', 'site', before, site);
      return readWebsite(tx);
    },
    { done: websiteTexts.done },
  ),
];
