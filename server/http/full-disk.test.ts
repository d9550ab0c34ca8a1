import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { call } from '#contract/call.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { atEnd } from '#server/testing/end.ts';
import { startTestNode } from '#server/testing/node.ts';
import { template } from '#server/testing/settings.ts';
import { prepareTemplate } from '#server/testing/template.ts';
import { until } from '#server/testing/wait.ts';
import { serve } from './endpoint.ts';

const noise = serve(
  call('POST test/noise', {
    types: ['web'],
    allow: 'public',
    input: z.object({ rows: z.number() }),
    answer: z.null(),
  }),
  async ({ tx, input }) => {
    // Random text, so that nothing is compressed.
    await sql`insert into idempotency (scope, key, request_hash, answer)
      select 'noise', gen_random_uuid()::text, '', to_jsonb(string_agg(md5(random()::text || n), ''))
      from generate_series(1, ${input.rows}::int * 100) n group by n % ${input.rows}::int`.execute(
      tx,
    );
    return null;
  },
);

/** A file system of its own, as big as what is put there and some. */
function mount(folder: string): boolean {
  mkdirSync(folder);
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    'size=400m,mode=755',
    'none',
    folder,
  ]);
  if (status !== 0) return false;
  atEnd(() => void spawnSync('umount', ['-l', folder]));
  return true;
}

const root = mkdtempSync(path.join(tmpdir(), 'suyuan-full-'));
const folder = path.join(root, 'disk');
const isMounted = process.platform === 'linux' && process.getuid?.() === 0 && mount(folder);

test.runIf(isMounted)(
  'a full disk is told as 503, ends nothing, and is forgotten when there is room again',
  async () => {
    await prepareTemplate(folder);
    const database = await startEmbedded({
      folder: path.join(folder, 'postgres'),
      report: () => undefined,
    });
    atEnd(() => database.stop());
    const url = Object.assign(new URL(database.url), { pathname: `/${template}` }).href;
    const settings = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'info' };
    mkdirSync(settings.DATA_DIR);
    const node = await startTestNode({ settings, endpoints: [noise] }, url);
    const make = (rows: number) => node.anyone().post('test/noise', { rows }, { lang: 'en' });
    const ready = async () => {
      const answer = await fetch(`${node.base}/ready`);
      return { status: answer.status, ...((await answer.json()) as object) };
    };
    expect((await make(10)).msg).toBe('Done');
    expect(await ready()).toMatchObject({ status: 'ready' });

    const ballast = path.join(folder, 'ballast');
    for (let round = 0; round < 2; round += 1) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - 8_000_000, 1));
      const refused = await until('a refusal', async () => {
        const answer = await make(2_000);
        return answer.status === 200 ? undefined : answer;
      });
      expect(refused).toMatchObject({ status: 503, code: 503 });
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.msg).toMatch(/out of disk space|unavailable/);
      expect(await ready()).toMatchObject({ status: 'not ready', missing: 'disk' });
      expect((await fetch(`${node.base}/health`)).status).toBe(200);
      // Whatever is asked meanwhile, nothing but these two is answered.
      for (let n = 0; n < 5; n += 1) expect([200, 503]).toContain((await make(2_000)).status);
      rmSync(ballast);
      await until('it to heal', async () => (await make(10)).status === 200);
      await until('it to be ready', async () => (await fetch(`${node.base}/ready`)).status === 200);
    }
    await node.stop();
  },
);
