import { expect } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { publicLog } from '#contract/public-log.ts';
import { hire, sql } from './support/backstage.ts';
import { callAs, readZip } from './support/codes.ts';
import { enter } from './support/people.ts';
import { test } from './support/windows.ts';

test('[BP-7] an auditor gets the proof of one product’s history and verifies it without us and without a network', async ({
  page,
  browser,
  request,
}) => {
  const { username } = await hire('data');
  const [sold] = await sql<{ id: number }>(
    `select c.seq as id from sale_code c
       join shipment_code s on s.company_id = c.company_id and s.seq = c.seq
     where c.company_id = 1 order by c.seq limit 1`,
  );
  const call = await callAs(username);
  const { code } = await call.get<{ code: string }>(`identifier/info?id=${sold!.id}`);
  await enter(page, username, `/trace/query?text=${code}`);
  const panel = page.getByRole('region', { name: '封存证明' });
  const coming = page.waitForEvent('download');
  await panel.getByRole('button', { name: '导出证明' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^溯源证明-.*\.zip$/);

  // The auditor's computer.
  const folder = await mkdtemp(path.join(tmpdir(), 'auditor-'));
  const at = (name: string) => path.join(folder, name);
  for (const [name, bytes] of await readZip(await file.path())) await writeFile(at(name), bytes);
  const about = (await (await request.get(publicLog.about)).json()) as { keys: string[] };
  const context = await browser.newContext({ locale: 'en-US', offline: true });
  const offline = await context.newPage();
  await offline.goto(pathToFileURL(at('suyuan-verify.html')).href);
  await expect(offline.getByRole('heading', { name: 'Verify a proof' })).toBeVisible();
  const choose = (...names: string[]) =>
    offline.getByLabel('Choose files').setInputFiles(names.map((name) => at(name)));
  const result = offline.getByRole('status');
  await choose('proof.json', 'signature.txt', '溯源证明.pdf');
  await expect(result).toContainText('Everything is as it was sealed.');
  await expect(result).toContainText('only proven to agree with itself');
  await offline.getByText('Compare with what you got elsewhere').click();
  await offline.getByLabel('Public keys, one per line').fill(about.keys[0]!);
  await offline.getByLabel('Public keys, one per line').blur();
  await expect(result).toContainText('matches the key or the head that you gave');

  // Somebody changes one event of it on the way.
  const proof = await readFile(at('proof.json'), 'utf8');
  await writeFile(at('proof.json'), proof.replace('"action": "ADD"', '"action": "OBSERVE"'));
  await choose('proof.json', 'signature.txt', '溯源证明.pdf');
  await expect(result).toContainText('This is not what was sealed.');
  await expect(result).toContainText('The event was changed');
  await offline.getByRole('button', { name: '繁體中文' }).click();
  await expect(result).toContainText('這不是封存時的內容。');
  await offline.setViewportSize({ width: 375, height: 812 });
  expect(
    await offline.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBe(0);
  await context.close();

  // The same with the program that is downloaded from the installation.
  const program = await (await request.get(publicLog.program)).text();
  await writeFile(at('suyuan-verify.mjs'), program);
  await writeFile(at('proof.json'), proof);
  const verify = () =>
    execFileSync('node', ['suyuan-verify.mjs', 'proof.json', '--key', about.keys[0]!], {
      cwd: folder,
      encoding: 'utf8',
    });
  expect(verify()).toContain('Everything is as it was sealed.');
  await writeFile(at('溯源证明.pdf'), 'something else');
  expect(() => verify()).toThrow();
});
