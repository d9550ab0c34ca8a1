import Fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod';
import { call } from '#contract/call.ts';
import { serve } from '#server/http/endpoint.ts';
import { load } from './load.ts';
import { median, print } from './numbers.ts';
import { startPlace } from './place.ts';

const rounds = 5;
const plan = { seconds: 3, connections: 32 };
const answer = z.object({ ok: z.boolean() });

// The same call twice: once without touching the database, once with the request's own transaction.
const calls = (['bench/noop', 'bench/transaction'] as const).map((path) =>
  serve(
    call(`GET ${path}`, { types: ['web'], allow: 'dashboard:workplace:view', answer }),
    () => Promise.resolve({ ok: true }),
    { transaction: path === 'bench/transaction' },
  ),
);

const place = await startPlace(calls);
const headers = { authorization: `Bearer ${await place.tokenFor(10)}` };
const bare = Fastify();
const pool = new pg.Pool({ connectionString: place.app.database.url, max: 20 });
// The database ends before its idle connections do.
pool.on('error', () => undefined);
bare.get('/noop', () => ({ code: 0, msg: '', data: { ok: true } }));
bare.get('/transaction', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query("select set_config('app.company_id', $1, true)", ['1']);
  await client.query('commit');
  client.release();
  return { code: 0, msg: '', data: { ok: true } };
});
const bareBase = await bare.listen({ port: 0, host: '127.0.0.1' });

const targets = {
  bareNoop: { url: `${bareBase}/noop` },
  noop: { url: `${place.base}/api/web/bench/noop`, headers },
  bareTransaction: { url: `${bareBase}/transaction` },
  transaction: { url: `${place.base}/api/web/bench/transaction`, headers },
};
const speeds: Record<string, number[]> = {};
for (let round = 0; round <= rounds; round += 1)
  for (const [name, target] of Object.entries(targets)) {
    const { perSecond, failed } = await load({ ...plan, ...target });
    if (failed > 0) throw new Error(`${name}: ${failed} calls failed`);
    if (round > 0) (speeds[name] ??= []).push(perSecond);
  }
const speed = (name: keyof typeof targets) => median(speeds[name]!);
print('bare Fastify route', `${speed('bareNoop').toFixed(0)}/s`);
print('signed-in call: token, company, permission', `${speed('noop').toFixed(0)}/s`);
print('  ratio', (speed('noop') / speed('bareNoop')).toFixed(2), 'aim ≥ 0.5');
print('bare route with begin, set_config, commit', `${speed('bareTransaction').toFixed(0)}/s`);
print('signed-in call in its transaction', `${speed('transaction').toFixed(0)}/s`);
print('  ratio', (speed('transaction') / speed('bareTransaction')).toFixed(2));
await bare.close();
await pool.end();
await place.close();
