import { expect } from 'vitest';
import { passportInput } from '#contract/features/product/passports/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

type Given = Record<string, string>;

export const asData = { accept: 'application/ld+json' };

export const operator = {
  operator_name: '欧洲代表',
  operator_address: 'Hamburg',
  operator_contact: 'dpp@example.com',
};

/** A fact of each level, with words that occur nowhere else. */
export const secrets = {
  disassembly: '只给伙伴的拆解',
  disassembly_en: 'partners only',
  safety: '只给监管的安全',
  safety_en: 'authorities only',
  care: '谁也不给的保养',
  care_en: 'nobody at all',
  recycling: '大家都能看的回收',
  recycling_en: 'everybody may',
  documents: [
    {
      kind: 'report',
      name: '秘密报告',
      name_en: 'secret report',
      url: 'https://a.example/r.pdf',
      level: 'authority',
    },
    {
      kind: 'conformity',
      name: '公开声明',
      name_en: 'open declaration',
      url: 'https://a.example/d.pdf',
    },
  ],
};

const levels = {
  disassembly: 'business',
  safety: 'authority',
  care: 'none',
  end_of_life: 'public',
};

export const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

/** A server whose passports are filled in, published and looked at. */
export async function startPassports() {
  const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
  const owner = await openOwner(node.ownerUrl);
  const demo = await node.signIn('demo');
  /** Each test from an address of its own: guesses of one do not count in the next. */
  let from = 0;
  const next = () => {
    from += 1;
  };
  const visit = async (path: string, headers: Given = {}) => {
    const answer = await fetch(node.base + path, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': `36.141.0.${from}`, 'accept-language': 'en', ...headers },
    });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- Documents are looked into freely.
  const read = async (path: string, headers: Given = {}): Promise<any> => {
    const answer = await visit(path, { ...asData, ...headers });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/ld+json');
    return JSON.parse(answer.text);
  };

  /** One unit of a part that has a batch, with its serial number as it is printed. */
  const known = await owner.row<{
    seq: string;
    gtin: string;
    part_id: number;
    lot: string;
    id: number;
  }>(
    `select i.seq, p.gtin, p.id as part_id, b.code as lot, d.id
   from passport d join part p on p.company_id = 1 and p.id = d.part_id
     join identifier i on i.company_id = 1 and i.part_id = p.id and i.code is null
     join batch b on b.company_id = 1 and b.id = i.batch_id
   where d.company_id = 1 and exists (select from quality_record r where r.company_id = 1 and r.seq = i.seq)
   order by i.seq limit 1`,
  );
  const seq = Number(known.seq);
  const serial = (
    await transact(node.app.database.main, systemActor, (tx) =>
      codeTexts(node.app, tx, 1, [{ seq, code: null }]),
    )
  ).get(seq)!;
  const gtin = known.gtin.padStart(14, '0');

  let parts = 0;
  /** A passport of a new part, as its form sends it. */
  const add = async (body: object = {}) => {
    parts += 1;
    const part = await demo.post('part/add', {
      name: `护照产品 ${parts}`,
      name_en: `Thing ${parts}`,
    });
    const answer = await demo.post('passport/add', { part_id: part.data.id, ...operator, ...body });
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return answer.data as { id: number; version: number; part_id: number; url: string };
  };
  const publish = (id: number, user = demo) => user.post('passport/publish', { ids: [id] });
  const published = async (body: object = {}) => {
    const made = await add(body);
    const answer = await publish(made.id);
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return made;
  };
  const edit = async (id: number, body: object) => {
    const { data } = await demo.get('passport/info', { id });
    const names = Object.keys(passportInput.shape);
    const input = Object.fromEntries(names.map((name) => [name, data[name]]));
    const answer = await demo.post('passport/edit', {
      ...input,
      id,
      version: data.version,
      ...body,
    });
    expect(answer, answer.msg).toMatchObject({ code: 0 });
  };
  const share = async (id: number, level: string, more: object = {}) => {
    const answer = await demo.post('passport/share', { id, level, name: '海关', ...more });
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    return new URL(answer.data.url as string).pathname;
  };

  const accessOf = async () => {
    const fresh = await add();
    const { data } = await demo.get('passport/info', { id: fresh.id });
    return { ...data.access, ...levels };
  };
  return {
    node,
    owner,
    demo,
    next,
    visit,
    read,
    known,
    seq,
    serial,
    gtin,
    add,
    publish,
    published,
    edit,
    share,
    accessOf,
  };
}
