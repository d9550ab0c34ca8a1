import { describe, expect, test } from 'vitest';
import { companyTexts } from '#contract/features/application/company/texts.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const { base, signIn, anyone, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
type User = Awaited<ReturnType<typeof signIn>>;
const { errors, done } = companyTexts;

const fields = [
  'name',
  'short_name',
  'credit_code',
  'legal_person',
  'contact',
  'mobile',
  'email',
  'address',
  'gln',
  'introduction',
];
async function read(user: User) {
  const { data } = await user.get('company/info');
  return {
    ...Object.fromEntries(fields.map((field) => [field, data[field]])),
    version: data.version,
  } as Record<string, string> & {
    version: number;
  };
}

describe('company/info', () => {
  test('[ACC-6] is one’s own company, whatever is asked', async () => {
    const demo = await signIn('demo');
    expect((await demo.get('company/info')).data.id).toBe(1);
    const other = await signIn('other');
    expect((await other.get('company/info', { id: 1, company_id: 1 })).data.id).toBe(38);
  });

  test('names the version in the language asked for', async () => {
    const demo = await signIn('demo');
    expect((await demo.get('company/info', {}, { lang: 'en' })).data.system_version_name).toBe(
      'Professional',
    );
    expect((await demo.get('company/info', {}, { lang: 'zh_TW' })).data.system_version_name).toBe(
      '專業版',
    );
  });
});

describe('company/edit', () => {
  test('saves, and a small change needs no new verification', async () => {
    const demo = await signIn('demo');
    const form = await read(demo);
    const saved = await demo.post('company/edit', { ...form, introduction: '<p>新的</p> 🥛' });
    expect(saved).toMatchObject({
      code: 0,
      msg: done.saved.zh_CN,
      data: { introduction: '<p>新的</p> 🥛', verify_status: 3 },
    });
  });

  test('gives the second of two editors what stands now and which fields differ', async () => {
    const demo = await signIn('demo');
    const form = await read(demo);
    expect(await demo.post('company/edit', { ...form, address: '甲地' })).toMatchObject({
      code: 0,
    });
    const late = await demo.post('company/edit', { ...form, contact: '乙人' });
    expect(late).toMatchObject({
      status: 409,
      code: 409,
      data: { current: { address: '甲地', version: form.version + 1 } },
    });
    expect(late.data.changed.toSorted()).toEqual(['address', 'contact']);
    expect(await read(demo)).toMatchObject({ address: '甲地', contact: form.contact });
  });

  test('names each wrong field by its label', async () => {
    const demo = await signIn('demo');
    const answer = await demo.post(
      'company/edit',
      { version: 1, name: '', credit_code: 'x', contact: '', mobile: '1', email: 'x' },
      { lang: 'en' },
    );
    expect(answer.errors).toEqual([
      { field: 'name', msg: 'Company name is required' },
      { field: 'credit_code', msg: expect.stringContaining('unified social credit code') },
      { field: 'contact', msg: 'Contact is required' },
      { field: 'mobile', msg: 'Format error' },
      { field: 'email', msg: expect.any(String) },
    ]);
  });

  test('refuses the credit code of another company without telling whose it is', async () => {
    const demo = await signIn('demo');
    const form = await read(demo);
    expect(
      await demo.post('company/edit', { ...form, credit_code: '91150100MA0N5D2Q7E' }),
    ).toMatchObject({
      status: 409,
      msg: errors.creditCodeTaken.zh_CN,
      errors: [{ field: 'credit_code' }],
    });
  });

  test('is refused while the company is under review', async () => {
    const newco = await signIn('newco');
    expect(
      await newco.post('company/edit', { ...(await read(newco)), contact: '丙' }),
    ).toMatchObject({
      status: 409,
      msg: errors.pending.zh_CN,
    });
  });
});

describe('the business licence', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
  async function upload(user: User, filePath: string) {
    const form = new FormData();
    form.set('file_path', filePath);
    form.set('file', new Blob([pdf]), '营业执照.pdf');
    const answer = await fetch(`${base}/api/web/common/uploadFile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}` },
      body: form,
    });
    return (await answer.json()) as { code: number; data: { url: string; preview: string } };
  }

  test('[CAL-11] is uploaded with 10000, kept with the company and shown by a signed address to it and the platform', async () => {
    const other = await signIn('other');
    const { code, data } = await upload(other, 'business_license');
    expect(code).toBe(10_000);
    const form = await read(other);
    const saved = await other.post('company/edit', { ...form, license: data.url });
    expect(saved.data.license).toEqual({ name: '营业执照.pdf', url: expect.any(String) });
    const file = await fetch(`${base}${saved.data.license.url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await fetch(`${base}${data.url}`)).status).not.toBe(200);
    const admin = await signIn('admin', 'admin');
    const shown = await admin.get('company/info', { id: 38 });
    expect(shown.data.license.name).toBe('营业执照.pdf');
  });

  test('a new one asks for verification again, taking it away too; the same one does not, nor an edit that names none', async () => {
    const other = await signIn('other');
    await owner.rows('update company set verify_status = 3 where company_id = 38');
    const form = await read(other);
    const { data: info } = await other.get('company/info');
    const license = info.license.url.split('?')[0] as string;
    const same = await other.post('company/edit', { ...form, license, introduction: '又一句' });
    expect(same.data.verify_status).toBe(3);
    const unnamed = await other.post('company/edit', { ...form, version: form.version + 1 });
    expect(unnamed.data).toMatchObject({ verify_status: 3, license: { name: '营业执照.pdf' } });
    const version = form.version + 2;
    const gone = await other.post('company/edit', { ...form, version, license: '' });
    expect(gone).toMatchObject({
      msg: done.resubmit.zh_CN,
      data: { verify_status: 0, license: null },
    });
    await owner.rows('update company set verify_status = 3 where company_id = 38');
  });

  test('is never another company’s file, nor an address that somebody made up', async () => {
    const demo = await signIn('demo');
    const other = await signIn('other');
    const { data } = await upload(other, 'business_license');
    const form = await read(demo);
    for (const license of [data.url, '/api/file/AAAAAAAAAAAAAAAAAAAAAA'])
      expect(await demo.post('company/edit', { ...form, license })).toMatchObject({
        status: 422,
        errors: [{ field: 'license' }],
      });
    expect(await demo.post('company/edit', { ...form, license: 'https://x/y' })).toMatchObject({
      status: 422,
      errors: [{ field: 'license' }],
    });
  });
});

describe('company/brand', () => {
  test('[ACC-8] is shown on the company’s own login page to anyone', async () => {
    const demo = await signIn('demo');
    const { version } = await read(demo);
    const wanted = { version, title: '青山', color: '#0a7d4f', logo: null };
    const saved = await demo.post('company/brand', wanted);
    expect(saved.data.brand).toEqual({ title: '青山', color: '#0a7d4f', logo: null });
    expect((await anyone().get('login/branding', { company_id: 1 })).data).toEqual({
      title: '青山',
      color: '#0a7d4f',
      logo: null,
    });
    expect((await anyone().get('login/branding', { company_id: 38 })).data).toMatchObject({
      title: '远航溯源',
    });
    expect((await anyone().get('login/branding', { company_id: 77 })).data).toBeNull();
    expect((await anyone().get('login/branding')).data).toBeNull();
  });

  test('an empty logo is none', async () => {
    const demo = await signIn('demo');
    const { version } = await read(demo);
    const saved = await demo.post('company/brand', { version, title: '青山', color: '', logo: '' });
    expect(saved.data.brand).toEqual({ title: '青山', color: null, logo: null });
  });

  test('takes a colour only as six digits', async () => {
    const demo = await signIn('demo');
    for (const color of ['red', '#fff', '#12345g', 'url(x)', '#123456;}'])
      expect(
        await demo.post('company/brand', { version: 1, title: 'x', color, logo: null }),
      ).toMatchObject({ status: 422, errors: [{ field: 'color' }] });
  });

  test('the second of two editors is told what changed, and changes nothing', async () => {
    const demo = await signIn('demo');
    const { version } = await read(demo);
    const first = { version, title: '第一', color: '#111111', logo: null };
    expect((await demo.post('company/brand', first)).status).toBe(200);
    expect(await demo.post('company/brand', { ...first, title: '第二' })).toMatchObject({
      status: 409,
      data: { changed: ['title'], current: { title: '第一', version: version + 1 } },
    });
    expect((await anyone().get('login/branding', { company_id: 1 })).data.title).toBe('第一');
  });
});

describe('verification', () => {
  test('a key field that changes takes it away, at once and for everyone, and submitting asks for it again', async () => {
    const demo = await signIn('demo');
    const product = await signIn('product');
    expect((await product.get('workplace/index')).status).toBe(200);
    const form = await read(demo);
    const saved = await demo.post('company/edit', { ...form, name: '青山新名有限公司' });
    expect(saved).toMatchObject({ code: 0, msg: done.resubmit.zh_CN, data: { verify_status: 0 } });
    expect((await product.get('workplace/index')).status).toBe(403);
    expect((await product.get('notice/index', { limit: 1 })).data[0]).toMatchObject({
      title: '需要重新认证',
      create_user: form.contact,
    });

    const version = form.version + 1;
    expect(await demo.post('company/submit', { version: form.version })).toMatchObject({
      status: 409,
    });
    expect(await demo.post('company/submit', { version })).toMatchObject({
      code: 0,
      data: { verify_status: 1 },
    });
    expect(await demo.post('company/submit', { version: version + 1 })).toMatchObject({
      status: 409,
      msg: errors.pending.zh_CN,
    });
    const admin = await signIn('admin', 'admin');
    expect((await admin.get('notice/index', { limit: 1 })).data[0]).toMatchObject({
      type: 1,
      title: '企业提交认证',
      content: '青山新名有限公司 提交了企业认证，请审核。',
    });
  });

  test('a verified company has nothing to submit, an incomplete one not yet', async () => {
    const other = await signIn('other');
    const { version } = await read(other);
    expect(await other.post('company/submit', { version })).toMatchObject({
      status: 409,
      msg: errors.alreadyVerified.zh_CN,
    });
    await owner.rows(`update company set verify_status = 0, address = '' where company_id = 38`);
    expect(await other.post('company/submit', { version })).toMatchObject({
      status: 409,
      msg: errors.incomplete.zh_CN,
      errors: [{ field: 'address' }],
    });
  });
});
