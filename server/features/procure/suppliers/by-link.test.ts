import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { partnerTexts } from '#contract/partners.ts';
import { isCreditCode } from '#contract/validation.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, sentMail, startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
type Side = 'supplier' | 'customer';
const demo = await node.signIn('demo');
const other = await node.signIn('other');
const admin = await node.signIn('admin', 'admin');
const { errors } = partnerTexts;
const refused = { status: 404, msg: sessionTexts.errors.noInvitation.zh_CN };
const otherCredit = '91150100MA0N5D2Q7E';

// Without the demo's own links.
for (const table of ['supplier', 'customer'])
  await owner.rows(
    `update ${table} set link_state = 'none', partnership_id = null, credit_code = ''`,
  );
await owner.rows('delete from partnership');
beforeEach(async () => {
  await owner.rows('delete from throttle');
});

let last = 0;
/** A valid credit code that no company has. */
function newCreditCode(): string {
  const digits = String((last += 1) + 500_000_000);
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
    .map((check) => `91330100${digits}${check}`)
    .find(isCreditCode)!;
}

async function addCard(user: User, side: Side, extra: object = {}): Promise<number> {
  const made = await user.post(`${side}/add`, { name: '还没来的企业', ...extra });
  expect(made, made.msg).toMatchObject({ code: 0, data: { invite_until: null } });
  return made.data.id as number;
}
const cardOf = async (user: User, side: Side, id: number) =>
  (await user.get(`${side}/info`, { id })).data;
async function invite(user: User, side: Side, id: number, more: object = {}): Promise<string> {
  const made = await user.post(`${side}/inviteByLink`, { id, ...more });
  expect(made, made.msg).toMatchObject({ code: 0 });
  expect(made.data.path).toMatch(/^\/login#partner=/);
  return made.data.path.split('#partner=')[1];
}
const read = (token: string) => node.anyone().post('login/partnerInvitation', { token });
async function register(invitation: string, creditCode = newCreditCode()) {
  const at = (last += 1);
  const mobile = `1371222${String(at).padStart(4, '0')}`;
  const sent = await node.anyone().post('login/sms', { mobile, ...(await takeCaptcha(node)) });
  expect(sent.code).toBe(0);
  const username = `newpartner${at}`;
  const answer = await node.anyone().post('login/register', {
    company_name: `新伙伴 ${at}`,
    credit_code: creditCode,
    realname: '何新来',
    username,
    password: 'Abc-123',
    mobile,
    code: await until('the SMS', () => sentCodes(node.folder, mobile).at(-1)),
    invitation,
  });
  return { answer, username, name: `新伙伴 ${at}` };
}
async function verify(companyId: number): Promise<void> {
  await owner.rows(
    'update company set verify_status = 1, submit_time = now() where company_id = $1',
    [companyId],
  );
  const { version } = (await admin.get('company/info', { id: companyId })).data;
  const approved = await admin.post('company/approve', {
    id: companyId,
    version,
    system_version_id: 3,
  });
  expect(approved, approved.msg).toMatchObject({ code: 0 });
}
const notices = async (user: User, type: number) =>
  (await user.get('notice/index', { type, limit: 50 })).data as {
    title: string;
    content: string;
  }[];

describe('a supplier that is not on the platform yet', () => {
  test('registers by the link, and is linked on both sides once it is verified', async () => {
    const id = await addCard(demo, 'supplier', { contact: '何新来' });
    const token = await invite(demo, 'supplier', id);
    expect(await cardOf(demo, 'supplier', id)).toMatchObject({
      link_state: 'none',
      invite_until: expect.any(String),
    });
    expect(await read(token)).toMatchObject({
      code: 0,
      data: { side: 'supplier', name: '还没来的企业', contact: '何新来' },
    });
    const { answer, username, name } = await register(token);
    expect(answer, answer.msg).toMatchObject({ code: 0 });
    expect(await read(token)).toMatchObject(refused);
    expect(await cardOf(demo, 'supplier', id)).toMatchObject({
      link_state: 'invited',
      link_company: name,
      invite_until: null,
    });
    expect((await notices(demo, 2))[0]).toMatchObject({
      title: '受邀企业已注册',
      content: expect.stringContaining(name),
    });
    await verify(answer.data.company_id);
    expect(await cardOf(demo, 'supplier', id)).toMatchObject({ link_state: 'active' });
    expect((await notices(demo, 2))[0]).toMatchObject({ title: '关联已建立' });
    const theirs = await node.signInAtDoor(username, 'web', 'Abc-123');
    const { data: customers } = await theirs.get('customer/index');
    expect(customers).toMatchObject([{ link_state: 'active', link_company: expect.any(String) }]);
    expect((await notices(theirs, 3))[0]).toMatchObject({ title: '关联已建立' });
  });

  test('is not linked if the invitation was withdrawn before it was verified', async () => {
    const id = await addCard(demo, 'supplier');
    const { answer, username } = await register(await invite(demo, 'supplier', id));
    const { version } = await cardOf(demo, 'supplier', id);
    expect(await demo.post('supplier/withdraw', { id, version })).toMatchObject({ code: 0 });
    await verify(answer.data.company_id);
    expect(await cardOf(demo, 'supplier', id)).toMatchObject({ link_state: 'none' });
    const theirs = await node.signInAtDoor(username, 'web', 'Abc-123');
    expect(await theirs.get('customer/index')).toMatchObject({ count: 0 });
  });

  test('is the company that was meant, where its credit code is known', async () => {
    const creditCode = newCreditCode();
    const id = await addCard(demo, 'supplier', { credit_code: creditCode });
    const token = await invite(demo, 'supplier', id);
    const { answer } = await register(token);
    expect(answer).toMatchObject({
      status: 409,
      errors: [{ field: 'credit_code', msg: errors.otherCompany.zh_CN }],
    });
    expect((await register(token, creditCode)).answer).toMatchObject({ code: 0 });
  });

  test('gets the link by SMS where the number is one of a mobile phone', async () => {
    const id = await addCard(demo, 'supplier', { mobile: '13855550001' });
    const token = await invite(demo, 'supplier', id, { by_sms: true });
    const outbox = () => {
      try {
        return readFileSync(join(node.folder, 'outbox', 'sms.jsonl'), 'utf8');
      } catch {
        return '';
      }
    };
    await until('the SMS', () => (outbox().includes(token) ? true : undefined));
    const fixed = await addCard(demo, 'supplier', { mobile: '0510-85120001' });
    expect(await demo.post('supplier/inviteByLink', { id: fixed, by_sms: true })).toMatchObject({
      status: 409,
    });
  });
});

test.each([
  ['supplier', '供应商', 'link as its supplier'],
  ['customer', '客户', 'link as its customer'],
] as const)('a %s gets the link by email', async (side, chinese, english) => {
  const email = `${side}@example.org`;
  const id = await addCard(demo, side, { contact: '何新来', email });
  const token = await invite(demo, side, id, { by_email: true });
  const mail = await until('the mail', () => sentMail(node.folder, email).at(-1));
  expect(mail.subject).toContain(`邀请贵企业作为其${chinese}`);
  expect(mail.text).toContain('何新来，您好！');
  expect(mail.text).toContain(`/login#partner=${token}`);
  await invite(demo, side, id, { by_email: true, language: 'en' });
  const later = await until('the second mail', () => sentMail(node.folder, email)[1]);
  expect(later.text).toContain(english);
  const without = await addCard(demo, side);
  expect(await demo.post(`${side}/inviteByLink`, { id: without, by_email: true })).toMatchObject({
    status: 409,
  });
});

describe('a company that is here already', () => {
  test('signs in and takes the link: a customer on one side, a supplier on the other', async () => {
    const id = await addCard(demo, 'customer');
    const token = await invite(demo, 'customer', id);
    // Of a customer’s link one becomes a customer, not a supplier.
    expect(await other.post('customer/takeInvitation', { token })).toMatchObject(refused);
    expect(await demo.post('supplier/takeInvitation', { token })).toMatchObject({
      status: 409,
      msg: errors.ownCompany.zh_CN,
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => other.post('supplier/takeInvitation', { token })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await cardOf(demo, 'customer', id)).toMatchObject({ link_state: 'active' });
    const taken = answers.find(({ code }) => code === 0)!.data;
    expect(taken).toMatchObject({ link_state: 'active' });
    expect((await notices(demo, 3))[0]).toMatchObject({ title: '关联已建立' });
    // They are linked now, so a second link adds nothing.
    const second = await invite(demo, 'customer', await addCard(demo, 'customer'));
    expect(await other.post('supplier/takeInvitation', { token: second })).toMatchObject({
      status: 409,
      msg: errors.alreadyLinked.zh_CN,
    });
  });

  test('needs the right to link', async () => {
    const sales = await node.signIn('sales');
    const token = 'x'.repeat(32);
    expect(await sales.post('supplier/takeInvitation', { token })).toMatchObject({ status: 403 });
    expect(await sales.post('supplier/inviteByLink', { id: 1 })).toMatchObject({ status: 403 });
  });
});

describe('a link', () => {
  test('is void when it was replaced, revoked, has expired, or the company was invited otherwise', async () => {
    const id = await addCard(demo, 'supplier');
    const first = await invite(demo, 'supplier', id);
    const second = await invite(demo, 'supplier', id);
    expect(await read(first)).toMatchObject(refused);
    expect(await demo.post('supplier/revokeInvite', { id })).toMatchObject({ code: 0 });
    expect(await read(second)).toMatchObject(refused);
    const third = await invite(demo, 'supplier', id);
    await owner.rows('update supplier set invite_until = now() where id = $1', [id]);
    expect(await read(third)).toMatchObject(refused);
    const fourth = await invite(demo, 'supplier', id);
    const { version } = await cardOf(demo, 'supplier', id);
    const asked = { id, version, credit_code: otherCredit };
    expect(await demo.post('supplier/invite', asked)).toMatchObject({ code: 0 });
    expect(await read(fourth)).toMatchObject(refused);
    expect(await demo.post('supplier/inviteByLink', { id })).toMatchObject({
      status: 409,
      msg: errors.wrongState.zh_CN,
    });
  });

  test.each(['supplier', 'customer'] as const)(
    'to a %s is void when it went to an address or number that is no longer theirs',
    async (side) => {
      const contacts = { contact: '何新来', email: 'wrong@example.org', mobile: '13855550002' };
      const id = await addCard(demo, side, contacts);
      const edit = async (set: object) => {
        const { version, name, code, contact, email, mobile } = await cardOf(demo, side, id);
        const card = { id, version, name, code, contact, email, mobile };
        const answer = await demo.post(`${side}/edit`, { ...card, ...set });
        expect(answer, answer.msg).toMatchObject({ code: 0 });
        return answer.data as { invite_until: string | null };
      };
      for (const set of [{ email: 'right@example.org' }, { mobile: '13855550003' }]) {
        const token = await invite(demo, side, id);
        expect(await edit({ contact: '何后来' })).toMatchObject({
          invite_until: expect.any(String),
        });
        expect(await read(token)).toMatchObject({ code: 0 });
        expect(await edit(set)).toMatchObject({ invite_until: null });
        expect(await read(token)).toMatchObject(refused);
      }
    },
  );

  test('is made for own records only, and neither table nor log holds it', async () => {
    const id = await addCard(demo, 'supplier');
    expect(await other.post('supplier/inviteByLink', { id })).toMatchObject({ status: 404 });
    const token = await invite(demo, 'supplier', id);
    const rows = await owner.rows<{ row: string }>(
      `select o::text as row from operation_log o where path = 'supplier/inviteByLink'
       union all select s::text from supplier s where id = $1`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test('is tried only so often from one address', async () => {
    await read('x'.repeat(32));
    await owner.rows(`update throttle set hits = 60 where subject like 'invitation:%'`);
    expect(await read('x'.repeat(32))).toMatchObject({ status: 429 });
  });
});
