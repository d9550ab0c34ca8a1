import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import type { App } from '#server/app.ts';
import { writeCodes } from '#server/codes/codes.ts';
import { activeKey } from '#server/codes/keys.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { permutationOf, takeNumbers } from '#server/codes/space.ts';

/** Numbers of a standard rule, as an order of codes takes them. */
export const takePack = (app: App, count: number) =>
  transact(app.database.main, systemActor, async (tx) => {
    const start = await takeNumbers(tx, count);
    const secret = await activeKey(app, tx, 1, 'code');
    const rule = await tx
      .selectFrom('encoding_rule')
      .select('id')
      .where('company_id', '=', 1)
      .where('kind', '=', 'standard')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('identifier_pack')
      .values({
        company_id: 1,
        code: 'BENCH',
        rule_id: rule.id,
        key_id: secret.id,
        quantity: count,
        made: count,
        first_seq: start,
        state: 'ready',
      })
      .execute();
    await app.cluster.tell(tx, { topic: 'pack' });
    return { first: start, key: secret.key };
  });

/** Makes sold codes of company 1; a random sample is written to the returned file, one per line. */
export async function makeCodes(
  app: App,
  owner: pg.Client,
  count: number,
  wanted = Math.min(count, 200_000),
) {
  const { first, key } = await takePack(app, count);
  const { rows } = await owner.query<{ id: number }>(
    'select min(id) as id from part where company_id = 1',
  );
  const part = rows[0]!.id;
  await owner.query(
    `insert into identifier (company_id, seq, part_id, state) select 1, n, $1, 7 from generate_series($2::bigint, $3::bigint) as n`,
    [part, first, first + count - 1],
  );
  await owner.query('vacuum analyze identifier');
  // Spread over all of them, like products in the hands of consumers.
  const step = Math.floor(count / wanted);
  const order = Array.from({ length: wanted }, (_, at) => at).toSorted(
    (one, other) => ((one * 7_919) % wanted) - ((other * 7_919) % wanted),
  );
  const texts = order.map((at) =>
    writeCodes(permutationOf(app), key, first + at * step, 1, '').toString('latin1'),
  );
  const file = path.join(tmpdir(), `suyuan-bench-codes-${process.pid}`);
  writeFileSync(file, texts.join('\n'));
  return { file, texts, first, step, part };
}
