import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import type { PageDocument } from '#blocks/kit/document.ts';
import { faultsOf, openPage } from '#blocks/open.ts';
import { demo } from '#server/features/list.ts';
import { startTestNode } from '#server/testing/node.ts';
import { fingerprint, openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { demoLogins, loadDemo } from './demo.ts';
import { createFirstAdministrator } from './first-administrator.ts';

async function emptyDatabase(): Promise<string> {
  const server = await openOwner(inject('databaseUrl'));
  const name = `s_${randomUUID().replaceAll('-', '')}`;
  await server.rows(`create database ${name} template template0`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

describe('the demo', () => {
  test('has every account of the contract, and each can sign in', async () => {
    const node = await startTestNode();
    expect(demoLogins).toEqual({
      admin: ['admin'],
      web: ['demo', 'product', 'procure', 'data', 'sales', 'identity', 'other', 'newco'],
      dealer: ['dealer', 'dealer2'],
    });
    for (const [type, names] of Object.entries(demoLogins))
      for (const name of names) await node.signIn(name, type as 'web');
  });

  test('has two verified companies, one waiting, and two dealers of the first', async () => {
    const { ownerUrl } = await startTestNode();
    const owner = await openOwner(ownerUrl);
    expect(await owner.rows('select company_id, verify_status from company order by 1')).toEqual([
      { company_id: 1, verify_status: 3 },
      { company_id: 3, verify_status: 1 },
      { company_id: 38, verify_status: 3 },
    ]);
    const dealers = await owner.rows(
      `select a.username, d.company_id from account a join dealer d using (company_id, dealer_id) order by 1`,
    );
    expect(dealers).toEqual([
      { username: 'dealer', company_id: 1 },
      { username: 'dealer2', company_id: 1 },
    ]);
  });

  test('has pictures and manuals that open, and leaves nothing half-way in the storage', async () => {
    const { base, ownerUrl } = await startTestNode();
    const owner = await openOwner(ownerUrl);
    const parts = await owner.rows<{ images: string[]; manuals: { url: string }[] }>(
      'select images, manuals from part',
    );
    const images = new Set(parts.flatMap((part) => part.images));
    const manuals = new Set(parts.flatMap((part) => part.manuals.map(({ url }) => url)));
    expect([images.size, manuals.size].every((count) => count > 10)).toBe(true);
    const types = async (addresses: Iterable<string>) =>
      new Set(
        await Promise.all(
          [...addresses].map(async (address) => {
            const answer = await fetch(base + address);
            const bytes = Buffer.from(await answer.arrayBuffer());
            return `${answer.headers.get('content-type')} ${bytes.toString('latin1', 0, 4)}`;
          }),
        ),
      );
    expect(await types(images)).toEqual(new Set(['image/webp RIFF']));
    expect(await types(manuals)).toEqual(new Set(['application/pdf %PDF']));
    expect(await owner.rows('select from upload')).toEqual([]);
  });

  test('has pages that can be published as they are', async () => {
    const { ownerUrl } = await startTestNode();
    const owner = await openOwner(ownerUrl);
    const pages = await owner.rows<{ name: string; document: PageDocument }>(
      'select name, document from page_template where published is not null',
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const { name, document } of pages) expect(faultsOf(openPage(document)), name).toEqual([]);
  });

  test('is loaded into an empty database only, and starting again changes nothing', async () => {
    const node = await startTestNode();
    const owner = await openOwner(node.ownerUrl);
    const moving = ['node', 'job', 'session'];
    const before = await fingerprint(owner, moving);
    expect(await loadDemo(node.app, demo, () => demoPassword)).toBeNull();
    await startTestNode({}, node.ownerUrl);
    expect(await fingerprint(owner, moving)).toBe(before);
  });

  // The whole demo is made, and the second waits for it.
  test('two nodes that load it at once load it once', { timeout: 120_000 }, async () => {
    const url = await emptyDatabase();
    const loaded: (string | null)[] = [];
    const prepare = {
      prepare: async (app: Parameters<typeof loadDemo>[0]) =>
        void loaded.push(await loadDemo(app, demo, () => demoPassword)),
    };
    const [node] = await Promise.all([startTestNode(prepare, url), startTestNode(prepare, url)]);
    expect(loaded.filter(Boolean)).toEqual([demoPassword]);
    expect(loaded).toHaveLength(2);
    await node.signInAtDoor('demo');
  });
});

describe('the first administrator of an installation without demo', () => {
  const start = (url: string, settings: Record<string, string>) =>
    startTestNode({ settings, prepare: createFirstAdministrator }, url);

  test.each([
    [{}, 'The setting ADMIN_USERNAME is needed'],
    [{ ADMIN_USERNAME: 'root' }, 'The setting ADMIN_PASSWORD is needed'],
    [
      { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: '123456' },
      'The setting ADMIN_PASSWORD must have 6 to 16 characters',
    ],
  ])('is asked for: %j', async (settings, sentence) => {
    await expect(start(await emptyDatabase(), settings)).rejects.toThrow(sentence);
  });

  test('comes from the settings once, and a later start neither needs nor changes it', async () => {
    const url = await emptyDatabase();
    const first = await start(url, { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'Admin-1' });
    await first.signInAtDoor('root', 'admin', 'Admin-1');
    const second = await start(url, { ADMIN_USERNAME: 'other', ADMIN_PASSWORD: 'Other-1' });
    await second.signInAtDoor('root', 'admin', 'Admin-1');
    await expect(second.signInAtDoor('other', 'admin', 'Other-1')).rejects.toThrow();
    await start(url, {});
  });
});
