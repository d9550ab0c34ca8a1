import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { keepPhoto } from '#server/repairs/photos.ts';
import { newRequestKey, readRequestKey } from '#server/repairs/request-key.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { queueSms } from '#server/messages/sms.ts';
import type { TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

/** People with data on a node, and the administrator who searches for them. */
export async function setUpPeople(node: TestNode) {
  const { app } = node;
  const owner = await openOwner(node.ownerUrl);
  const [admin, demo] = [await node.signIn('admin', 'admin'), await node.signIn('demo')];
  const parts = await owner.rows<{ company_id: number; id: number }>(
    `select distinct on (company_id) company_id, id from part where company_id in (1, 38)
     order by company_id, warranty_months desc nulls last, id`,
  );

  /** Everything a person can leave behind, in two companies. */
  async function leaveTraces(person: { name: string; mobile: string }) {
    const products = [];
    for (const { company_id: companyId, id: partId } of parts) {
      const [product] = await makeCodes(node, [{ count: 1, state: 'sold' }], { companyId, partId });
      products.push(product!);
      const body = { name: person.name, phone: person.mobile, sn: product!.code };
      expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
    }
    const key = newRequestKey(app);
    const request = readRequestKey(app, key)!;
    const red = { create: { width: 40, height: 30, channels: 3 as const, background: '#a00' } };
    await keepPhoto(app, { company: 1, request }, await sharp(red).png().toBuffer());
    const asked = await node.anyone().post('api/repair', {
      sn: products[0]!.code,
      fault_type: 'noise',
      content: `请打 ${person.mobile} 找 ${person.name}`,
      name: person.name,
      phone: `+86${person.mobile}`,
      key,
    });
    expect(asked, asked.msg).toMatchObject({ code: 0 });
    const { id: repair } = await owner.row<{ id: number }>(
      'select id from repair where company_id = 1 and code = $1',
      [asked.data.code],
    );
    const told = { id: repair, note: `已联系 ${person.name}`, reply: `${person.name} 您好` };
    expect(await demo.post('repair/accept', told)).toMatchObject({ code: 0 });
    for (const [at, words] of [`电话：${person.mobile}`, `称呼：${person.name}`].entries())
      await owner.rows(
        `insert into survey (company_id, page_id, page_name, number, block, title, seq, serial_number, device, answers, words)
         values (1, 1, '页', 1, $1, '问卷', $2, $3, 5, $4, $5)`,
        [
          `b${at}`,
          products[0]!.seq,
          products[0]!.code,
          JSON.stringify([{ value: [words] }]),
          words,
        ],
      );
    await transact(app.database.main, systemActor, (tx) =>
      queueSms(app, tx, {
        mobile: person.mobile,
        template: 'code',
        language: 'zh_CN',
        params: { code: '123456', minutes: 5 },
      }),
    );
    const [member] = (await admin.get('member/index', { mobile: person.mobile })).data;
    const { id, version } = member as { id: number; version: number };
    const keyed = { 'idempotency-key': `edit-${products[0]!.seq}` };
    const edit = {
      id,
      version,
      name: person.name,
      mobile: '',
      birthday: '1990-05-01',
      city: '嘉兴市',
    };
    expect(await admin.post('member/edit', edit, keyed)).toMatchObject({ code: 0 });
    const reason = `补给 ${person.name} ${person.mobile}`;
    expect(await admin.post('member/grant', { id, points: 5, reason })).toMatchObject({ code: 0 });
    await admin.get('member/export', { keyword: person.name });
    await node
      .anyone('admin')
      .post('login/login', { username: person.mobile, password: 'Wrong-1' });
    return { member: id, repair, product: products[0]! };
  }

  /** Where a text occurs: in plain text, in encrypted columns, and in a node's files. */
  async function placesOf(words: string[]): Promise<string[]> {
    const columns = await owner.rows<{ t: string; c: string; type: string }>(
      `select c.relname as t, a.attname as c, a.atttypid::regtype::text as type
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped`,
    );
    const found: string[] = [];
    for (const { t, c, type } of columns) {
      const spelt = words.map((word) => JSON.stringify(word).slice(1, -1));
      if (type === 'bytea') {
        const rows = await owner.rows<{ v: Buffer | null }>(`select "${c}" as v from "${t}"`);
        const opened = rows.flatMap(({ v }) => (v && v.length > 28 ? [openOrNot(v)] : []));
        const hashes = words.map((word) => app.secrets.index('mobile', word));
        const isThere =
          opened.some((text) => [...words, ...spelt].some((word) => text.includes(word))) ||
          rows.some(({ v }) => v && hashes.some((hash) => hash.equals(v)));
        if (isThere) found.push(`${t}.${c}`);
        continue;
      }
      const [hit] = await owner.rows(
        `select from "${t}" where exists (select from unnest($1::text[]) w where strpos("${c}"::text, w) > 0) limit 1`,
        [[...words, ...spelt]],
      );
      if (hit) found.push(`${t}.${c}`);
    }
    const outbox = readFileSync(path.join(node.folder, 'outbox', 'sms.jsonl'), 'utf8');
    if (words.some((word) => outbox.includes(word))) found.push('outbox');
    return found;
  }

  function openOrNot(sealed: Buffer): string {
    try {
      return app.secrets.open(sealed);
    } catch {
      return '';
    }
  }

  const messagesSent = (n: number) =>
    until('the messages to be sent', async () => {
      const sent = await owner.row<{ n: number }>(
        `select count(*)::int as n from sms_message where state = 'sent'`,
      );
      return sent.n >= n ? true : null;
    });

  return { owner, admin, demo, leaveTraces, placesOf, messagesSent };
}
