import { BlobReader, TextWriter, ZipReader, configure } from '@zip.js/zip.js';
import { expect } from 'vitest';
import type { SecurityPack } from '#contract/features/trace/security-packs/contract.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

configure({ useWebWorkers: false });
export const passphrase = '十二个字以上的长口令 2026';
export async function open(archive: ArrayBuffer, password = passphrase): Promise<string[]> {
  const reader = new ZipReader(new BlobReader(new Blob([archive])));
  const [entry] = await reader.getEntries();
  if (!entry || entry.directory) throw new Error('no file');
  const text = await entry.getData(new TextWriter(), { password });
  return text.trim().split('\r\n').slice(1);
}
export const flip = (code: string) => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10);

/** A server, the users who order and approve codes, and their actions. */
export async function setUpPacks() {
  const node = await startTestNode();
  const owner = await openOwner(node.ownerUrl);
  const demo = await node.signIn('demo');
  const identity = await node.signIn('identity');
  const other = await node.signIn('other');
  const sales = await node.signIn('sales');

  const freePack = () =>
    owner.row<{ id: number; quantity: string; first_seq: string }>(
      `select p.id, p.quantity, p.first_seq from identifier_pack p
       where company_id = 1 and state = 'ready' and key_id is not null and not exists (select from security_pack s
         where s.company_id = 1 and s.pack_id = p.id and s.state not in ('voided', 'cancelled')) order by id desc limit 1`,
    );
  const info = async (id: number, user = identity): Promise<SecurityPack> =>
    (await user.get('securityPack/info', { id })).data;
  const ready = (id: number) =>
    until('the pack is made', async () => (await info(id)).state === 'ready');
  const add = async (body: object, user = identity): Promise<SecurityPack> => {
    const answer = await user.post('securityPack/add', body);
    expect(answer).toMatchObject({ code: 0 });
    return answer.data as SecurityPack;
  };
  async function made(body: object): Promise<SecurityPack> {
    const { id } = await add(body);
    await ready(id);
    return info(id);
  }
  const download = (id: number, user = identity) =>
    user.post('securityPack/download', { id, passphrase });
  async function handedOut(id: number): Promise<string[]> {
    await identity.post('securityPack/request', { id });
    await demo.post('securityPack/approve', { id });
    const answer = await download(id);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    return open(answer.data as ArrayBuffer);
  }

  return {
    node,
    owner,
    demo,
    identity,
    other,
    sales,
    freePack,
    info,
    ready,
    add,
    made,
    download,
    handedOut,
  };
}
