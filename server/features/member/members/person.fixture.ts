import { sealedKinds } from '#server/secrets.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { keepPhoto } from '#server/repairs/photos.ts';
import { newRequestKey, readRequestKey } from '#server/repairs/request-key.ts';
import { newReportKey, readReportKey } from '#server/reports/report-key.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { queueSms } from '#server/messages/sms.ts';
import type { TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';
import { until } from '#server/testing/wait.ts';

/** People with data on a node, and the administrator who searches for them. */
export async function setUpPeople(node: TestNode) {
  const { app } = node;
  const owner = await openOwner(node.ownerUrl);
  const [admin, demo] = [await node.signIn('admin', 'admin'), await node.signIn('demo')];
  const other = await node.signIn('other');
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
      const body = { name: person.name, phone: person.mobile, sn: product!.code, consent: 'p1' };
      expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
    }
    const why = `${person.name} ${person.mobile} 来电`;
    const [longer, ended] = products.map(({ seq }) => ({ id: seq, reason: why }));
    expect(await demo.post('warranty/extend', { ...longer, months: 1 })).toMatchObject({ code: 0 });
    expect(await other.post('warranty/void', ended!)).toMatchObject({ code: 0 });
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
      consent: 'p1',
      key,
    });
    expect(asked, asked.msg).toMatchObject({ code: 0 });
    const { id: repair } = await owner.row<{ id: number }>(
      'select id from repair where company_id = 1 and code = $1',
      [asked.data.code],
    );
    const told = { id: repair, note: `已联系 ${person.name}`, reply: `${person.name} 您好` };
    expect(await demo.post('repair/accept', told)).toMatchObject({ code: 0 });
    const reportKey = newReportKey(app, {
      company: 1,
      seq: products[0]!.seq,
      code: products[0]!.code,
      verdict: '',
    });
    const { request: album } = readReportKey(app, reportKey)!;
    const place = { company: 1, request: album, of: 'report' } as const;
    await keepPhoto(app, place, await sharp(red).png().toBuffer());
    const reported = await node.anyone().post('api/report', {
      sn: products[0]!.code,
      content: `请打 ${person.mobile} 找 ${person.name}`,
      name: person.name,
      phone: person.mobile,
      latitude: 30.2,
      longitude: 120.1,
      consent: 'p1',
      key: reportKey,
    });
    expect(reported, reported.msg).toMatchObject({ code: 0 });
    const { id: report } = await owner.row<{ id: number }>(
      'select id from fake_report where company_id = 1 and code = $1',
      [reported.data.code],
    );
    expect(
      await demo.post('fakeReport/reply', { id: report, reply: `${person.name} 您好` }),
    ).toMatchObject({ code: 0 });
    // Colleagues write names down where the work is done.
    expect(await demo.post('fakeReport/accept', { id: report })).toMatchObject({ code: 0 });
    const { incident_id: incident } = (await demo.get('fakeReport/info', { id: report })).data;
    const text = `${person.name} ${person.mobile} 愿意作证`;
    expect(await demo.post('incident/addNote', { id: incident, text })).toMatchObject({ code: 0 });
    expect(await demo.post('incident/confirm', { ids: [incident], reason: text })).toMatchObject({
      code: 0,
    });
    await writeFindings(
      [
        ['repair', repair],
        ['report', report],
        ['incident', incident],
      ],
      why,
    );
    const after = await sendFile(
      node.base,
      demo,
      { name: 'a.png', bytes: await sharp(red).png().toBuffer() },
      {},
      'repair/photo',
    );
    expect(
      await demo.post('repair/addPhotos', {
        id: repair,
        photos: [(after.data as unknown as { name: string }).name],
      }),
    ).toMatchObject({ code: 0 });
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
    return { member: id, repair, report, product: products[0]! };
  }

  /** Findings from a person's records, in which colleagues wrote who it was. */
  async function writeFindings(from: readonly (readonly [string, number])[], why: string) {
    const { id: colleague } = await owner.row<{ id: number }>(
      `select id from account where username = 'product'`,
    );
    for (const [source, source_id] of from) {
      const finding = { source, source_id, severity: 'minor', title: why, description: why };
      const opened = await demo.post('nonconformance/add', finding);
      expect(opened, opened.msg).toMatchObject({ code: 0 });
      const { id } = opened.data as { id: number };
      const step = async (name: string, version: number, more: object) => {
        const made = await demo.post(`nonconformance/${name}`, { id, version, ...more });
        expect(made, made.msg).toMatchObject({ code: 0 });
      };
      const planned = { owner_id: colleague, due_day: '2099-12-31' };
      await step('plan', 1, { cause: why, action: why, ...planned });
      await step('finish', 2, { performed: why });
      await step('redo', 3, { effect: why, due_day: '2099-12-31' });
      await step('cancel', 4, { reason: why });
    }
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
        const rows = await owner.rows<{ v: Buffer | null; company: number }>(
          `select "${c}" as v, coalesce(to_jsonb(x) ->> 'company_id', '0')::int as company from "${t}" x`,
        );
        const opened = rows.flatMap(({ v, company }) =>
          v && v.length > 28 ? [openOrNot(t, company, v)] : [],
        );
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

  function openOrNot(table: string, company: number, sealed: Buffer): string {
    for (const kind of sealedKinds)
      if (kind.startsWith(`${table}.`) || table.startsWith(kind.split('.')[0]!))
        try {
          return app.secrets.open(kind, company, sealed);
        } catch {
          // Sealed as something else, or not at all.
        }
    return '';
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
