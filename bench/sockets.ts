import { fork } from 'node:child_process';
import { sql } from 'kysely';
import { hashToken } from '#server/access/sessions.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { notify } from '#server/messages/notices.ts';
import { mb, median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

const count = 5_000;
const rounds = 5;
const place = await startPlace();
const { app } = place;

const tokens = Array.from({ length: count }, (_, at) => `bench-token-${at}`);
const ids = await transact(app.database.main, systemActor, async (tx) => {
  await sql`insert into account (id, login_type, company_id, username, realname, password_hash)
    select 10000 + n, 'web', 1, 'bench' || n, 'bench', '' from generate_series(0, ${count - 1}) n`.execute(
    tx,
  );
  await sql`insert into session (token_hash, account_id, login_type, company_id, remember, ip, user_agent, expire_time)
    select h, 9999 + n, 'web', 1, false, '127.0.0.1', 'bench', now() + interval '1 day'
    from unnest(${tokens.map(hashToken)}::bytea[]) with ordinality as t(h, n)`.execute(tx);
  return tokens.map((_, at) => 10_000 + at);
});

globalThis.gc?.();
const before = process.memoryUsage().rss;
const client = fork(new URL('./socket-clients.mjs', import.meta.url), { execArgv: [] });
const next = () =>
  new Promise<{ at: number }>((resolve) =>
    client.once('message', (value) => resolve(value as { at: number })),
  );
const opened = next();
client.send({ url: place.base.replace('http', 'ws'), tokens, ids });
await opened;
print(
  `${count} sockets: memory of the server, per socket`,
  `${mb(process.memoryUsage().rss - before)}, ${((process.memoryUsage().rss - before) / count / 1_024).toFixed(1)} kB`,
);

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const reached = next();
  const began = Date.now();
  await transact(app.database.main, systemActor, (tx) =>
    notify(tx, app.cluster, systemActor, {
      to: { company: 1 },
      type: 0,
      sentence: 'announcement',
      params: { title: `${round}`, content: '' },
    }),
  );
  const written = Date.now() - began;
  times.push((await reached).at - began);
  if (round === rounds - 1) print('writing a notice for all of them', ms(written));
}
print('until the last of them has it: median', ms(median(times)));
client.kill();
await place.close();
