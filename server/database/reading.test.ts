import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestNode } from '../testing/node.ts';
import { systemActor, transactReading, type Actor } from './database.ts';

const { app } = await startTestNode({ settings: { DATABASE_POOL: '2' } });
const { main } = app.database;
const suppliers = async (actor: Actor) =>
  transactReading(main, actor, async (tx) => {
    const { rows } = await sql<{ company_id: number }>`
      select distinct company_id from supplier`.execute(tx);
    return rows.map((one) => one.company_id);
  });
const demo: Actor = { actor: 'web', companyId: 1, accountId: 10 };

test('who asked is forgotten before the connection serves the next', async () => {
  const rounds = Array.from({ length: 20 }, async () => {
    expect(await suppliers(demo)).toEqual([1]);
    expect(await suppliers({ actor: 'web' })).toEqual([]);
  });
  await Promise.all(rounds);
  expect(await suppliers(systemActor)).toContain(1);
});

test('a reading that fails is told, and leaves the connection whole', async () => {
  await expect(transactReading(main, demo, (tx) => sql`select 1 / 0`.execute(tx))).rejects.toThrow(
    'division by zero',
  );
  await expect(
    transactReading(main, demo, () => Promise.reject(new Error('refused'))),
  ).rejects.toThrow('refused');
  expect(await suppliers(demo)).toEqual([1]);
});

test('a connection that breaks meanwhile is replaced', async () => {
  await expect(
    transactReading(main, systemActor, (tx) =>
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx),
    ),
  ).rejects.toThrow();
  expect(await suppliers(demo)).toEqual([1]);
});
