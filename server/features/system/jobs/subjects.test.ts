import { expect, test } from 'vitest';
import type { Job } from '#contract/features/system/jobs/contract.ts';
import { standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);

test('packs that are made at the same time are told apart by their codes, and by whose they are', async () => {
  // No worker runs: all jobs stay in the lists.
  await node.app.jobs.stop();
  const demo = await node.signIn('demo');
  const rule = await standardRuleOf(owner);
  const codeOf = async (path: string, body: object) =>
    (await demo.post(path, body)).data.code as string;
  const packs = [
    await codeOf('identifierPack/add', { rule_id: rule, quantity: 10 }),
    await codeOf('identifierPack/add', { rule_id: rule, quantity: 20 }),
  ];
  const secret = await codeOf('securityPack/add', { kind: 'standalone', quantity: 30 });
  expect(new Set([...packs, secret]).size).toBe(3);

  const admin = await node.signIn('admin', 'admin');
  const { data: jobs } = await admin.get('job/index', { state: 'waiting' });
  const shown = (jobs as Job[])
    .filter(({ kind }) => kind.endsWith('.make'))
    .map(({ kind, subject, company_name: company }) => ({ kind, subject, company }));
  const company = '青山精密制造有限公司';
  expect(shown).toEqual([
    { kind: 'security.make', subject: secret, company },
    { kind: 'codes.make', subject: packs[1], company },
    { kind: 'codes.make', subject: packs[0], company },
  ]);
  // The platform's own jobs have no company.
  const { data: sweeps } = await admin.get('job/index', { kind: 'retention.sweep' });
  expect(sweeps[0]).toMatchObject({ subject: '', company_name: null });

  const { data: figures } = await demo.get('monitor/figures');
  expect(figures.jobs.map(({ subject }: Job) => subject)).toEqual([secret, packs[1], packs[0]]);
});
