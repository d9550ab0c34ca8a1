import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { PrintJobInfo } from '#contract/features/trace/print-jobs/contract.ts';
import { labelDocument } from '#contract/labels/document.ts';
import { bundleProgram, makeComputer } from '#print-control/trial.fixture.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { isLong, sizes } from '#server/testing/sizes.ts';

const { count, kills } = sizes.labels;
const wait = { timeout: 600_000, interval: 20 };
const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
const built = mkdtempSync(path.join(tmpdir(), 'suyuan-print-built-'));
const computer = await makeComputer(bundleProgram(built));
afterAll(async () => {
  await computer.end();
  rmSync(built, { recursive: true, force: true });
});

const post = async (route: string, body: object) => {
  const answer = await demo.post(route, body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return answer.data;
};

test(
  `the print control is killed ${kills} times in the middle of ${count} labels: each is printed once and acknowledged`,
  { timeout: isLong ? 1_200_000 : 300_000 },
  async () => {
    const document = JSON.stringify(
      labelDocument.parse({
        width_mm: 40,
        height_mm: 20,
        // Its number makes every label another picture.
        elements: [
          { id: 't', kind: 'text', x: 2, y: 2, width: 36, height: 8, content: '{number}/{total}' },
        ],
      }),
    );
    const template = await owner.row<{ id: number }>(
      `insert into label_template (company_id, name, state, width_mm, height_mm, document, published)
       values (1, '打印控件', 'published', 40, 20, $1::jsonb, $1::jsonb) returning id`,
      [document],
    );
    const pack = await orderPack(demo, { rule_id: await standardRuleOf(owner), quantity: count });
    const job = (await post('printJob/add', {
      template_id: template.id,
      pack_id: pack.id,
      driver: 'service',
    })) as PrintJobInfo;
    const station = await post('printStation/add', { name: '试验台' });
    await computer.start();
    await computer.ask('/pair', { server: node.base, code: station.code });
    const folder = path.join(computer.folder, 'out');
    const printer = await computer.addPrinter({ kind: 'file', name: '文件', folder });
    await computer.ask('/jobs', { id: job.id, printer: printer.id });

    const printed = async () => (await computer.status()).jobs[0]?.printed ?? 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      const goal = Math.floor((count * kill) / (kills + 1));
      await expect.poll(printed, wait).toBeGreaterThanOrEqual(goal);
      // Anywhere in a claim, a print, an entry of the journal or an acknowledgement.
      await pause(Math.random() * 80);
      await computer.kill();
      await computer.start();
    }
    await expect.poll(async () => (await computer.status()).jobs[0]?.state, wait).toBe('done');
    const text = readFileSync(path.join(folder, `suyuan-${job.id}.zpl`), 'utf8');
    const labels = text.split('^XZ').slice(0, -1);
    expect(labels).toHaveLength(count);
    expect(new Set(labels.map((label) => label.trim())).size).toBe(count);
    const { data } = await demo.get('printJob/info', { id: job.id });
    expect(data).toMatchObject({
      state: 'done',
      claimed: 0,
      ledger: { ordered: count, good: count, spoiled: 0, unused: 0, open: 0 },
    });
    expect((await computer.status()).questions).toEqual([]);
    const states = await owner.rows(
      `select state, count(*)::int as n from print_label where company_id = 1 and job_id = $1 group by 1`,
      [job.id],
    );
    expect(states).toEqual([{ state: 'good', n: count }]);
  },
);
