import { beforeEach, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { invitationTexts } from '#contract/invitation.ts';
import { sentMail, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const { errors } = invitationTexts;
const manager = await node.signIn('demo');
const password = 'Mine-2026';
beforeEach(async () => void (await owner.rows('delete from throttle')));

let last = 0;
async function addUser(more: object = {}): Promise<{ id: number; username: string }> {
  const [role] = (await manager.get('role/index?limit=100&keyword=')).data as { id: number }[];
  const username = `invited${(last += 1)}`;
  const added = await manager.post('user/add', {
    username,
    realname: '新同事',
    role_ids: [role!.id],
    ...more,
  });
  expect(added).toMatchObject({ code: 0, data: { invite_until: null } });
  return { id: (added.data as { id: number }).id, username };
}
const invite = async (id: number, more: object = {}) => {
  const made = await manager.post('user/invite', { id, ...more });
  expect(made).toMatchObject({ code: 0 });
  const { path, ...told } = made.data as { path: string; sent_to: string };
  return { ...told, token: path.split('#invite=')[1]! };
};
const accept = (token: string, type: 'web' | 'admin' = 'web') =>
  node.anyone(type).post('login/acceptInvitation', { token, realname: '李新', password });
const refused = { status: 404, msg: sessionTexts.errors.noInvitation.zh_CN };

describe('an invited user', () => {
  test('sees who invites them, sets name and password, and signs in; once', async () => {
    const { id, username } = await addUser();
    const { token } = await invite(id);
    expect(await node.anyone().post('login/invitation', { token })).toMatchObject({
      code: 0,
      data: { username, realname: '新同事', company_name: expect.any(String) },
    });
    expect(await accept(token, 'admin')).toMatchObject(refused);
    expect(await accept(token)).toMatchObject({ code: 0, data: { username } });
    expect(await accept(token)).toMatchObject(refused);
    const user = await node.signInAtDoor(username, 'web', password);
    expect(await user.get('index/getUserInfo')).toMatchObject({
      data: { realname: '李新', must_change_password: false },
    });
    expect(await manager.post('user/invite', { id })).toMatchObject({
      status: 409,
      msg: errors.alreadyIn.zh_CN.replace('{name}', '李新'),
    });
  });

  test('cannot use a link that was replaced, revoked or has expired', async () => {
    const { id } = await addUser();
    const first = await invite(id);
    const second = await invite(id);
    expect(await accept(first.token)).toMatchObject(refused);
    expect(await manager.post('user/revokeInvite', { id })).toMatchObject({ code: 0 });
    expect(await accept(second.token)).toMatchObject(refused);
    const third = await invite(id);
    await owner.rows('update account set invite_until = now() where id = $1', [id]);
    expect(await accept(third.token)).toMatchObject(refused);
  });

  test('is refused once they are disabled or got a password otherwise', async () => {
    const { id } = await addUser();
    const { token } = await invite(id);
    await manager.post('user/disable', { ids: [id] });
    expect(await accept(token)).toMatchObject(refused);
    await manager.post('user/enable', { ids: [id] });
    await manager.post('user/resetPassword', { ids: [id] });
    expect(await accept(token)).toMatchObject(refused);
  });

  test('who signs in with a password instead ends the link', async () => {
    const { id, username } = await addUser();
    const [shown] = (await manager.post('user/resetPassword', { ids: [id] })).data;
    const { token } = await invite(id);
    await node.signInAtDoor(username, 'web', shown.password);
    expect(await accept(token)).toMatchObject(refused);
    expect((await manager.get('user/info', { id })).data.invite_until).toBe(null);
  });

  test('cannot use a link that went to an address or number that is no longer theirs', async () => {
    const given = { email: 'wrong@example.org', mobile: '13833330002' };
    const { id } = await addUser(given);
    const edit = async (set: object) => {
      const { data } = await manager.get('user/info', { id });
      const { version, username, realname, mobile, email, role_ids, remark } = data;
      const { dept_id, position_id, level_id } = data;
      const kept = { username, realname, mobile, email, role_ids, remark };
      const places = { dept_id, position_id, level_id };
      const answer = await manager.post('user/edit', { id, version, ...kept, ...places, ...set });
      expect(answer, answer.msg).toMatchObject({ code: 0 });
    };
    const isOpen = async (token: string) =>
      (await node.anyone().post('login/invitation', { token })).code === 0;
    for (const set of [{ email: 'right@example.org' }, { mobile: '13833330003' }, { mobile: '' }]) {
      const { token } = await invite(id);
      await edit({ realname: '改名' });
      expect(await isOpen(token)).toBe(true);
      await edit(set);
      expect(await isOpen(token), JSON.stringify(set)).toBe(false);
      await edit({ email: given.email });
    }
    await edit({ mobile: given.mobile });
    const { token } = await invite(id);
    // The number itself instead of its mask changes nothing.
    await edit({ mobile: given.mobile });
    expect(await isOpen(token)).toBe(true);
  });

  test('gets the link by SMS where they have a number', async () => {
    const { id } = await addUser({ mobile: '13833330001' });
    const { token, sent_to: to } = await invite(id, { by_sms: true });
    expect(to).toBe('138****0001');
    const read = () => {
      try {
        return readFileSync(join(node.folder, 'outbox', 'sms.jsonl'), 'utf8');
      } catch {
        return '';
      }
    };
    await until('the SMS', () => (read().includes(token) ? true : undefined));
    const without = await addUser();
    expect(await manager.post('user/invite', { id: without.id, by_sms: true })).toMatchObject({
      status: 409,
    });
  });

  test('gets the link by email where they have one, in the language chosen for them', async () => {
    const email = 'new.colleague@example.org';
    const { id } = await addUser({ email });
    const made = await invite(id, { by_email: true, language: 'en' });
    expect(made.sent_to).toBe(email);
    const mail = await until('the mail', () => sentMail(node.folder, email).at(-1));
    expect(mail.subject).toMatch(/^.+ invites you to .+$/);
    expect(mail.text).toContain(made.token);
    expect(await accept(made.token)).toMatchObject({ code: 0 });
    const without = await addUser();
    expect(await manager.post('user/invite', { id: without.id, by_email: true })).toMatchObject({
      status: 409,
      msg: errors.noEmail.zh_CN.replace('{name}', '新同事'),
    });
  });

  test('of the platform is invited by email in the platform’s name', async () => {
    const admin = await node.signIn('admin', 'admin');
    const [role] = (await admin.get('role/index?limit=1')).data as { id: number }[];
    const email = 'operator@example.org';
    const given = { username: 'invited-operator', realname: '新管理员', email };
    const added = await admin.post('user/add', { ...given, role_ids: [role!.id] });
    const { id } = added.data as { id: number };
    expect(await admin.post('user/invite', { id, by_email: true })).toMatchObject({ code: 0 });
    const mail = await until('the mail', () => sentMail(node.folder, email).at(-1));
    expect(mail.subject).toMatch(/^邀请您使用(\S+)$/);
    expect(mail.text).toContain('/admin/login#invite=');
    const english = { id, by_email: true, language: 'en' };
    expect(await admin.post('user/invite', english)).toMatchObject({ code: 0 });
    const later = await until('the English mail', () => sentMail(node.folder, email)[1]);
    expect(later.subject).toMatch(/^You are invited to \S+$/);
  });

  test('is mailed only so often in a day, in all and at one address; a refused one makes no link', async () => {
    const email = 'often@example.org';
    const { id } = await addUser({ email });
    const limit = async (value: object) => {
      await owner.rows(`delete from config where name = 'mail'`);
      await owner.rows(`insert into config (name, value) values ('mail', $1)`, [
        JSON.stringify(value),
      ]);
    };
    const ask = () => manager.post('user/invite', { id, by_email: true });
    await limit({ mail_per_recipient: 2 });
    for (const status of [200, 200, 429]) expect(await ask()).toMatchObject({ status });
    await owner.rows('delete from throttle');
    await limit({ mail_per_company: 1 });
    for (const status of [200, 429]) expect(await ask()).toMatchObject({ status });
    await owner.rows('delete from throttle');
    await limit({ mail_in_all: 1 });
    expect(await ask()).toMatchObject({ status: 200 });
    const { invite_until: until } = (await manager.get('user/info', { id })).data;
    expect(await ask()).toMatchObject({ status: 429, errors: [{ field: 'email' }] });
    expect((await manager.get('user/info', { id })).data.invite_until).toBe(until);
    await limit({});
  });

  test('is invited by nobody of another company and nobody without the right', async () => {
    const { id } = await addUser();
    const other = await node.signIn('other');
    expect(await other.post('user/invite', { id })).toMatchObject({ status: 404 });
    const product = await node.signIn('product');
    expect(await product.post('user/invite', { id })).toMatchObject({ status: 403 });
  });

  test('and neither the table nor the log holds the link', async () => {
    const { id } = await addUser();
    const { token } = await invite(id);
    const rows = await owner.rows<{ row: string }>(
      `select o::text as row from operation_log o where path = 'user/invite'
       union all select a::text from account a where id = $1`,
      [id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test('is tried only so often from one address', async () => {
    await accept('x'.repeat(32));
    await owner.rows(`update throttle set hits = 60 where subject like 'invitation:%'`);
    expect(await accept('x'.repeat(32))).toMatchObject({ status: 429 });
  });
});
