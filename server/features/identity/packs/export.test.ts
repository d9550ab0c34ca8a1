import { BlobReader, TextWriter, ZipReader, configure } from '@zip.js/zip.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#server/testing/batches.ts';
import { orderPack, standardRuleOf } from '#server/testing/codes.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

configure({ useWebWorkers: false });
const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const passphrase = '十二个字的口令也可以呀呀';
let demo: User;
let rule: number;
beforeAll(async () => {
  demo = await node.signIn('demo');
  rule = await standardRuleOf(owner);
});

const take = (id: number, body: object = {}) =>
  fetch(`${node.base}/api/web/identifierPack/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${demo.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id, passphrase, ...body }),
  });
async function open(answer: Response, password = passphrase) {
  const reader = new ZipReader(new BlobReader(await answer.blob()));
  const [entry] = await reader.getEntries();
  if (!entry || entry.directory) throw new Error('no file');
  const text = await entry.getData(new TextWriter(), { password, checkSignature: true });
  return { name: entry.filename, lines: text.split('\r\n').slice(0, -1) };
}
const codesOf = async (pack: number) => {
  const codes: string[] = [];
  for (let page = 1; codes.length % 100 === 0; page += 1) {
    const query = { pack_id: pack, page, limit: 100, sort_field: 'id', sort_by: 'asc' };
    const { data } = await demo.get('identifier/index', query);
    if (data.length === 0) break;
    codes.push(...data.map(({ code }: { code: string }) => code));
  }
  return codes;
};

describe('an exported pack', () => {
  test('holds every code in its order, and opens with its passphrase alone', async () => {
    const pack = await orderPack(demo, { rule_id: rule, quantity: 9_001 });
    const answer = await take(pack.id);
    expect(answer.headers.get('content-disposition')).toContain(`${pack.code}.zip`);
    const { name, lines } = await open(answer);
    expect(name).toBe(`${pack.code}.csv`);
    expect(lines[0]).toBe('code,link');
    expect(lines).toHaveLength(9_002);
    expect(new Set(lines).size).toBe(9_002);
    for (const line of [lines[1]!, lines[5_000]!, lines.at(-1)!])
      expect(line).toMatch(/^(\w{16}),https?:\/\/[^,]+\/c\/\1$/);
    expect([lines[1]!.slice(0, 16), lines.at(-1)!.slice(0, 16)]).toEqual([
      pack.first_code,
      pack.last_code,
    ]);
    await expect(open(await take(pack.id), `${passphrase}!`)).rejects.toThrow('Invalid password');
  });

  test('is plain lines where the printer wants them, also of own codes', async () => {
    const pack = await orderPack(demo, { rule_id: rule, quantity: 120 });
    const { name, lines } = await open(await take(pack.id, { format: 'txt', with_link: false }));
    expect(name).toBe(`${pack.code}.txt`);
    expect(lines).toEqual(await codesOf(pack.id));
    const own = await owner.row<{ id: number }>(
      `select p.id from identifier_pack p join encoding_rule r on r.company_id = p.company_id and r.id = p.rule_id
       where p.company_id = 1 and r.kind = 'own' limit 1`,
    );
    const opened = await open(await take(own.id, { format: 'txt', with_link: false }));
    expect(opened.lines).toHaveLength(400);
    expect(opened.lines).toEqual(await codesOf(own.id));
  });

  test('is counted, logged and written down, and no code changes its state', async () => {
    const pack = await orderPack(demo, { rule_id: rule, quantity: 3 });
    await (await take(pack.id)).arrayBuffer();
    await (await take(pack.id)).arrayBuffer();
    const { data } = await demo.get('identifierPack/info', { id: pack.id });
    expect(data).toMatchObject({ exports: 2, export_time: expect.any(String) });
    const log = await owner.rows(
      `select after from operation_log where path = 'identifierPack/export' and target_id = $1`,
      [String(pack.id)],
    );
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain(passphrase);
    const events = await owner.rows(
      `select quantity::int from trace_event where kind = 'export' and pack_id = $1`,
      [pack.id],
    );
    expect(events).toEqual([{ quantity: 3 }, { quantity: 3 }]);
    const { data: rows } = await demo.get('identifier/index', { pack_id: pack.id });
    for (const row of rows) expect(row).toMatchObject({ state: 'unallocated' });
  });

  test('is refused while it is being made, and with a passphrase that is too short', async () => {
    const { data } = await demo.post('identifierPack/add', { rule_id: rule, quantity: 3_000_000 });
    expect((await take(data.id)).status).toBe(409);
    await demo.post('identifierPack/cancel', { id: data.id });
    expect((await take(data.id, { passphrase: 'short' })).status).toBe(422);
    expect((await take(data.id, { format: 'exe' })).status).toBe(422);
  });
});
