import pg from 'pg';
import type { startPlace } from './place.ts';

type Place = Awaited<ReturnType<typeof startPlace>>;
const patience = 3_600_000;

/** Calls of the demo's general manager, with no quota in the way, and the database as its owner sees it. */
export async function openPacks(place: Place) {
  const owner = new pg.Client({ connectionString: place.ownerUrl });
  await owner.connect();
  await owner.query(`select set_config('app.actor', 'system', false)`);
  await owner.query(`update system_version set quotas = '{}'`);
  const headers = {
    authorization: `Bearer ${await place.tokenFor(10)}`,
    'content-type': 'application/json',
  };
  const ask = async (path: string, body?: object) => {
    const answer = await fetch(`${place.base}/api/web/${path}`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const told = (await answer.json()) as { code: number; msg: string; data: any }; // oxlint-disable-line typescript/no-explicit-any
    if (told.code !== 0) throw new Error(`${path}: ${told.msg}`);
    return told.data;
  };
  const rule = async (kind: 'standard' | 'own'): Promise<number> => {
    const { rows } = await owner.query<{ id: number }>(
      `select id from encoding_rule where company_id = 1 and kind = $1 and state = 'effective' limit 1`,
      [kind],
    );
    return rows[0]!.id;
  };
  return {
    owner,
    headers,
    ask,
    rule,
    /** Orders a pack and waits for its last code; gives its row and the seconds it took. */
    make: async (body: object) => {
      const began = performance.now();
      const { id } = (await ask('identifierPack/add', body)) as { id: number };
      while (performance.now() - began < patience) {
        const pack = (await ask(`identifierPack/info?id=${id}`)) as {
          state: string;
          first_code: string;
          last_code: string;
        };
        if (pack.state === 'ready')
          return { ...pack, id, seconds: (performance.now() - began) / 1_000 };
        if (pack.state === 'failed') throw new Error('the pack failed');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('the pack is not ready');
    },
  };
}
