import * as z from 'zod';
import { shownLink, type ShownLink } from '#contract/features/data/links/contract.ts';
import { loginTypes } from '#contract/login-types.ts';
import type { App } from '#server/app.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { endpoint } from '#server/http/endpoint.ts';

type Kept = { links: Promise<ShownLink[]>; until: number };
// Anyone may ask as often as they like: the database is asked once in this time.
const keptFor = 2_000;
const kept = new WeakMap<App, Kept>();

const readShown = (app: App) =>
  transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('link')
      .select(['name', 'url'])
      .where('is_shown', '=', true)
      .orderBy('sort')
      .orderBy('id')
      .limit(mostShown)
      .execute(),
  );

// Past this a foot is no foot any more.
const mostShown = 20;

/** `GET {type}/login/links` */
export const shownLinksEndpoint = endpoint({
  method: 'GET',
  types: loginTypes,
  path: 'login/links',
  allow: 'public',
  answer: z.array(shownLink),
  transaction: false,
  run: async ({ app }) => {
    const known = kept.get(app);
    if (known && known.until > Date.now()) return known.links;
    const links = readShown(app);
    kept.set(app, { links, until: Date.now() + keptFor });
    // What failed is asked again.
    links.catch(() => kept.delete(app));
    return links;
  },
});
